import type { Lista } from '@/components/data-table/lista'
import type { ColumnaDePlanilla } from '@/components/descarga/planilla'
import { type ColumnaDe, ORDEN_RECIBOS } from '@/domain/orden'

export type ColumnaDeRecibos = 'nroRecibo' | 'fecha' | 'apellidoNombre' | 'mp' | 'quien' | 'estado' | 'total'

export const LISTA_RECIBOS: Lista<ColumnaDeRecibos, ColumnaDe<'recibos'>> = {
  clave: 'recibos',
  columnas: {
    nroRecibo: 'Recibo',
    fecha: 'Fecha',
    apellidoNombre: 'Matriculado',
    mp: 'Medio de pago',
    quien: 'Cobró',
    estado: 'Estado',
    total: 'Monto',
  },
  fija: 'nroRecibo',
  orden: ORDEN_RECIBOS,
}

export const PLANILLA_RECIBOS: readonly ColumnaDePlanilla<ColumnaDeRecibos>[] = [
  { id: 'nroRecibo', titulo: 'RECIBO', tipo: 'entero' },
  { id: 'fecha', titulo: 'FECHA', tipo: 'fecha' },
  { id: 'apellidoNombre', titulo: 'MATRICULADO', tipo: 'texto' },
  { id: 'matricula', de: 'apellidoNombre', titulo: 'MATRÍCULA', tipo: 'entero' },
  { id: 'mp', titulo: 'MEDIO DE PAGO', tipo: 'texto' },
  { id: 'referencia', de: 'mp', titulo: 'REFERENCIA', tipo: 'texto' },
  { id: 'quien', titulo: 'COBRÓ', tipo: 'texto' },
  { id: 'registrado', de: 'quien', titulo: 'ASENTADO', tipo: 'instante' },
  { id: 'estado', titulo: 'ESTADO', tipo: 'texto' },
  { id: 'anulado', de: 'estado', titulo: 'ANULADO', tipo: 'instante' },
  { id: 'motivo', de: 'estado', titulo: 'MOTIVO', tipo: 'texto' },
  { id: 'total', titulo: 'MONTO', tipo: 'dinero', sinTotal: true },
  { id: 'queda', de: 'total', titulo: 'QUEDA', tipo: 'dinero', soloExcel: true },
]
