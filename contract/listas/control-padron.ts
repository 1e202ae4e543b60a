import { listado } from '@/contract/listas/declaracion'
import { opcion, palabras } from '@/contract/listas/filtros'
import { CLASES_DE_CONTROL, VISTOS } from '@/domain/control-padron'

export const controlPadron = listado({
  clave: 'controlPadron',
  ruta: '/controlPadron',
  acceso: 'padron.editar',
  titulo: 'Control del Padrón',
  que: 'los hallazgos del padrón',
  mayusculas: true,
  columnas: {
    matricula: { etiqueta: 'Matrícula', vista: { kind: 'number', width: '7rem' }, planilla: 'entero' },
    quienes: { etiqueta: 'Quiénes', planilla: 'texto' },
    clase: {
      etiqueta: 'Qué no cierra',
      planilla: [
        { id: 'clase', titulo: 'QUÉ NO CIERRA', tipo: 'texto' },
        { id: 'detalle', titulo: 'DETALLE', tipo: 'texto' },
      ],
    },
    visto: { etiqueta: 'Está bien', planilla: 'texto' },
  },
  fija: 'clase',
  filtros: [
    opcion('clase', 'Qué no cierra', CLASES_DE_CONTROL, { mensaje: 'Elija una opción', placeholder: 'Todo' }),
    opcion('ver', 'Ver', VISTOS, { mensaje: 'Elija una opción', placeholder: 'Lo que falta mirar' }),
    palabras('nombre', 'Matriculado', 'Matrícula o nombre'),
  ],
  orden: { por: ['matricula', 'clase'], inicial: 'clase asc' },
})
