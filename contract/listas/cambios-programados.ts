import { listado } from '@/contract/listas/declaracion'
import { dia, opcion, palabras } from '@/contract/listas/filtros'
import { SITUACIONES_DE_PROGRAMADO } from '@/domain/estado-programado'

/** Changes of state that wait for their day, and those that could not be done on it. */
export const cambiosProgramados = listado({
  clave: 'cambiosProgramados',
  ruta: '/estado_programado',
  acceso: 'padron.editar',
  titulo: 'Cambios programados',
  subtitulo: 'Los cambios de estado que se hacen solos en su día',
  que: 'los cambios programados',
  mayusculas: true,
  columnas: {
    dia: { etiqueta: 'Día', vista: { kind: 'date', width: '7rem' }, planilla: 'fecha' },
    matricula: { etiqueta: 'Matrícula', vista: { kind: 'number', width: '7rem' }, planilla: 'entero' },
    apellidoNombre: {
      etiqueta: 'Apellido y Nombre',
      vista: { kind: 'text', href: '/fichaMatriculado/{matriculadoID}/periodoMatricula' },
      planilla: 'texto',
    },
    previo: { etiqueta: 'Está', vista: { kind: 'word' }, planilla: 'texto' },
    estado: { etiqueta: 'Pasa a', vista: { kind: 'word' }, planilla: 'texto' },
    causa: { etiqueta: 'Causa', vista: { kind: 'text', blank: true }, planilla: 'texto' },
    impedimento: {
      etiqueta: 'Por qué no se aplicó',
      vista: { kind: 'text', blank: true },
      planilla: 'texto',
    },
    creo: { etiqueta: 'Lo programó', vista: { kind: 'text', blank: true }, planilla: 'texto' },
  },
  fija: 'apellidoNombre',
  filtros: [
    palabras('nombre', 'Matriculado', 'Matrícula o nombre'),
    dia('desde', 'Desde'),
    dia('hasta', 'Hasta'),
    opcion('situacion', 'Situación', SITUACIONES_DE_PROGRAMADO, {
      mensaje: 'Elija una opción',
      placeholder: 'Todas',
    }),
  ],
  orden: { por: ['dia', 'matricula', 'apellidoNombre'], inicial: 'dia asc' },
})
