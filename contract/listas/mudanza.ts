import { listado } from '@/contract/listas/declaracion'
import { opcion, palabras } from '@/contract/listas/filtros'
import { CLASES_DE_DIFERENCIA, ESTADOS_DE_RESPUESTA, QUES } from '@/domain/mudanza/diferencia'

/** Where the register is not what the other server says. */
export const mudanza = listado({
  clave: 'mudanza',
  ruta: '/mudanza',
  acceso: 'mudanza.ver',
  titulo: 'Diferencias',
  que: 'las diferencias',
  mayusculas: true,
  columnas: {
    matricula: { etiqueta: 'Matrícula', vista: { kind: 'number', width: '6rem' }, planilla: 'entero' },
    apellidoNombre: {
      etiqueta: 'Apellido y Nombre',
      vista: { kind: 'text', href: '/mudanza/diferencias/{id}' },
      planilla: 'texto',
    },
    que: {
      etiqueta: 'Qué y por qué',
      planilla: [
        { id: 'que', titulo: 'QUÉ', tipo: 'texto' },
        { id: 'clase', titulo: 'POR QUÉ', tipo: 'texto' },
      ],
    },
    viejo: { etiqueta: 'Sistema anterior', planilla: 'texto' },
    nuevo: { etiqueta: 'Este registro', planilla: 'texto' },
    importe: {
      etiqueta: 'Diferencia',
      planilla: [{ id: 'importe', titulo: 'DIFERENCIA', tipo: 'dinero', sinTotal: true }],
    },
    respuesta: {
      etiqueta: 'Respuesta',
      planilla: [
        { id: 'respuesta', titulo: 'RESPUESTA', tipo: 'texto' },
        { id: 'quien', titulo: 'QUIÉN', tipo: 'texto' },
      ],
    },
  },
  fija: 'apellidoNombre',
  filtros: [
    palabras('nombre', 'Matriculado', 'Matrícula o nombre'),
    opcion('que', 'Qué', QUES, { mensaje: 'Elija una opción', placeholder: 'Todo' }),
    opcion('clase', 'Por qué', CLASES_DE_DIFERENCIA, { mensaje: 'Elija una opción', placeholder: 'Todas' }),
    opcion('respuesta', 'Respuesta', ESTADOS_DE_RESPUESTA, {
      mensaje: 'Elija una opción',
      placeholder: 'Todas',
    }),
  ],
  orden: { por: [], inicial: 'importe desc' },
})
