import { listado } from '@/contract/listas/declaracion'
import { dia, opcion, palabras } from '@/contract/listas/filtros'
import { CLASES_DE_SOLICITUD, COLAS } from '@/domain/solicitud'

/** What doctors asked of the office; without a queue those that are open. */
export const solicitudes = listado({
  clave: 'solicitudes',
  ruta: '/solicitud',
  llamadas: { pagina: 'traerTodas', lote: 'traerLote' },
  acceso: 'solicitudes.ver',
  titulo: 'Solicitudes',
  subtitulo: 'Lo que piden los matriculados: bajas, suspensiones, rehabilitaciones, traslados',
  que: 'las solicitudes',
  mayusculas: true,
  columnas: {
    numero: { etiqueta: 'Número', planilla: 'texto' },
    presentada: {
      etiqueta: 'Presentada',
      vista: { kind: 'date', width: '8rem' },
      planilla: 'fecha',
    },
    tipo: { etiqueta: 'Qué pide', vista: { kind: 'text' }, planilla: 'texto' },
    matricula: { etiqueta: 'Matrícula', vista: { kind: 'number', width: '7rem' }, planilla: 'entero' },
    apellidoNombre: {
      etiqueta: 'Apellido y Nombre',
      vista: { kind: 'text', href: '/fichaMatriculado/{matriculadoID}/solicitudes' },
      planilla: 'texto',
    },
    estado: { etiqueta: 'Estado', planilla: 'texto' },
    vence: {
      etiqueta: 'Se contesta hasta',
      vista: { kind: 'date', width: '9rem', blank: true },
      planilla: 'fecha',
    },
    caduca: { etiqueta: 'Caduca el', vista: { kind: 'date', width: '8rem', blank: true }, planilla: 'fecha' },
    motivo: { etiqueta: 'Motivo', vista: { kind: 'text', blank: true, cut: true }, planilla: 'texto' },
  },
  iniciales: ['numero', 'presentada', 'tipo', 'matricula', 'apellidoNombre', 'estado', 'vence', 'caduca'],
  fija: 'numero',
  filtros: [
    palabras('nombre', 'Matriculado', 'Matrícula o nombre'),
    opcion('clase', 'Qué pide', CLASES_DE_SOLICITUD, {
      mensaje: 'Elija qué pide',
      placeholder: 'Todo',
    }),
    dia('desde', 'Desde'),
    dia('hasta', 'Hasta'),
    { ...opcion('cola', 'Cola', COLAS, { mensaje: 'Cola desconocida' }), oculto: true },
  ],
  orden: {
    por: ['numero', 'presentada', 'matricula', 'apellidoNombre', 'vence', 'caduca'],
    inicial: 'presentada asc',
  },
})
