import type { Lista } from '@/components/data-table/lista'
import type { ColumnaDePlanilla } from '@/components/descarga/planilla'
import { type ColumnaDe, ORDENES_DE } from '@/domain/orden'

export type ColumnaDeRondas = 'debito' | 'mes' | 'estado' | 'cantidad' | 'total' | 'cerrada' | 'quien'

export const LISTA_RONDAS: Lista<ColumnaDeRondas, ColumnaDe<'rondas'>> = {
  clave: 'rondas',
  columnas: {
    debito: 'Débito',
    mes: 'Mes',
    estado: 'Estado',
    cantidad: 'Débitos',
    total: 'Total',
    cerrada: 'Cerrado',
    quien: 'Quién',
  },
  fija: 'debito',
  orden: ORDENES_DE.rondas,
}

export const PLANILLA_RONDAS: readonly ColumnaDePlanilla<ColumnaDeRondas>[] = [
  { id: 'debito', titulo: 'DÉBITO', tipo: 'texto' },
  { id: 'mes', titulo: 'MES', tipo: 'texto' },
  { id: 'estado', titulo: 'ESTADO', tipo: 'texto' },
  { id: 'cantidad', titulo: 'DÉBITOS', tipo: 'entero' },
  { id: 'total', titulo: 'TOTAL', tipo: 'dinero' },
  { id: 'cerrada', titulo: 'CERRADO', tipo: 'instante' },
  { id: 'quien', titulo: 'QUIÉN', tipo: 'texto' },
]
