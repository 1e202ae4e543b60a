import { listado } from '@/contract/listas/declaracion'
import { opcion, palabras } from '@/contract/listas/filtros'
import { CLASES_DE_HALLAZGO } from '@/domain/mudanza/hallazgo'

/** What of the other server could not be kept as it was. */
export const hallazgosDeMudanza = listado({
  clave: 'hallazgosDeMudanza',
  ruta: '/mudanza',
  llamadas: { pagina: 'traerHallazgos', lote: 'traerLoteDeHallazgos' },
  acceso: 'mudanza.ver',
  titulo: 'Hallazgos',
  que: 'los hallazgos',
  mayusculas: true,
  columnas: {
    matricula: {
      etiqueta: 'Matrícula',
      vista: { kind: 'number', width: '6rem', blank: true },
      planilla: 'entero',
    },
    apellidoNombre: { etiqueta: 'Apellido y Nombre', planilla: 'texto' },
    clase: { etiqueta: 'De qué', planilla: 'texto' },
    texto: { etiqueta: 'Qué pasó', planilla: 'texto' },
  },
  // Some are of nobody.
  fija: 'texto',
  filtros: [
    opcion('clase', 'De qué', CLASES_DE_HALLAZGO, { mensaje: 'Elija una opción', placeholder: 'Todos' }),
    palabras('nombre', 'Matriculado', 'Matrícula o nombre'),
  ],
  orden: { por: [], inicial: 'clase asc' },
})
