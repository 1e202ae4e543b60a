import type { Lista } from '@/components/data-table/lista'
import type { ColumnaDePlanilla } from '@/components/descarga/planilla'
import { type ColumnaDe, ORDEN_EN_LINEA } from '@/domain/orden'

export type ColumnaEnLinea = 'creado' | 'matriculado' | 'total' | 'estado' | 'quien' | 'nroRecibo'

export const LISTA_EN_LINEA: Lista<ColumnaEnLinea, ColumnaDe<'enLinea'>> = {
  clave: 'pagosEnLinea',
  columnas: {
    creado: 'Iniciado',
    matriculado: 'Matriculado',
    total: 'Monto',
    estado: 'Estado',
    quien: 'Quién',
    nroRecibo: 'Recibo',
  },
  fija: 'matriculado',
  orden: ORDEN_EN_LINEA,
}

export const PLANILLA_EN_LINEA: readonly ColumnaDePlanilla<ColumnaEnLinea>[] = [
  { id: 'creado', titulo: 'INICIADO', tipo: 'instante' },
  { id: 'matriculado', titulo: 'MATRICULADO', tipo: 'texto' },
  { id: 'observacion', de: 'matriculado', titulo: 'OBSERVACIÓN', tipo: 'texto' },
  { id: 'total', titulo: 'MONTO', tipo: 'dinero', sinTotal: true },
  { id: 'cobrado', de: 'total', titulo: 'COBRADO', tipo: 'dinero', soloExcel: true },
  { id: 'estado', titulo: 'ESTADO', tipo: 'texto' },
  { id: 'quien', titulo: 'QUIÉN', tipo: 'texto' },
  { id: 'motivo', de: 'quien', titulo: 'MOTIVO', tipo: 'texto' },
  { id: 'nroRecibo', titulo: 'RECIBO', tipo: 'texto' },
]
