import { listado } from '@/contract/listas/declaracion'
import { deLlamada } from '@/contract/listas/filtros'
import { ESTADOS_EN_LINEA, type EstadoEnLinea } from '@/domain/en-linea'

export const enLinea = listado({
  clave: 'pagosEnLinea',
  ruta: '/mercado_pago',
  acceso: 'pagos.ver',
  titulo: 'Pagos en línea',
  subtitulo: 'Qué se pidió, qué se pagó y qué hay que revisar',
  que: 'los pagos en línea',
  alEsperar: 'la lista',
  mayusculas: true,
  columnas: {
    creado: { etiqueta: 'Iniciado', vista: { kind: 'instant', width: '10.5rem' }, planilla: 'instante' },
    matriculado: {
      etiqueta: 'Matriculado',
      planilla: [
        { id: 'matriculado', titulo: 'MATRICULADO', tipo: 'texto' },
        { id: 'observacion', titulo: 'OBSERVACIÓN', tipo: 'texto' },
      ],
    },
    total: {
      etiqueta: 'Monto',
      vista: { kind: 'money', width: '8rem' },
      planilla: [
        { id: 'total', titulo: 'MONTO', tipo: 'dinero', sinTotal: true },
        { id: 'cobrado', titulo: 'COBRADO', tipo: 'dinero', soloExcel: true },
      ],
    },
    estado: { etiqueta: 'Estado', planilla: 'texto' },
    quien: {
      etiqueta: 'Quién',
      vista: { kind: 'text', width: '11rem', note: 'motivo' },
      planilla: [
        { id: 'quien', titulo: 'QUIÉN', tipo: 'texto' },
        { id: 'motivo', titulo: 'MOTIVO', tipo: 'texto' },
      ],
    },
    nroRecibo: {
      etiqueta: 'Recibo',
      vista: { kind: 'text', width: '6rem', blank: true },
      planilla: 'texto',
    },
  },
  fija: 'matriculado',
  filtros: [
    deLlamada<{ matriculadoID: number }>({ matriculadoID: { como: 'id' } }),
    deLlamada<{ estado: EstadoEnLinea }>({
      estado: { como: 'uno', de: ESTADOS_EN_LINEA, mensaje: 'Estado inválido' },
    }),
  ],
  orden: {
    por: ['creado', 'matriculado', 'total', 'estado', 'quien', 'nroRecibo'],
    inicial: 'creado desc',
  },
})
