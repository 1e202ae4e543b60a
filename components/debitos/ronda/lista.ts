import type { Lista } from '@/components/data-table/lista'
import type { ColumnaDePlanilla } from '@/components/descarga/planilla'
import { type ColumnaDe, ORDEN_RONDAS } from '@/domain/orden'

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
  orden: ORDEN_RONDAS,
}

export const PLANILLA_RONDAS: readonly ColumnaDePlanilla<ColumnaDeRondas>[] = [
  { id: 'debito', titulo: 'DÉBITO', tipo: 'texto' },
  { id: 'mes', titulo: 'MES', tipo: 'texto' },
  { id: 'estado', titulo: 'ESTADO', tipo: 'texto' },
  { id: 'cantidad', titulo: 'DÉBITOS', tipo: 'entero' },
  // Trials and rounds that were undone are listed beside those that went out.
  { id: 'total', titulo: 'TOTAL', tipo: 'dinero', sinTotal: true },
  { id: 'cerrada', titulo: 'CERRADO', tipo: 'instante' },
  { id: 'quien', titulo: 'QUIÉN', tipo: 'texto' },
]

/** A round's debits: what goes to the bank is less than what is listed once somebody was taken out. */
export const PLANILLA_RONDA = [
  { id: 'matricula', titulo: 'MATRÍCULA', tipo: 'entero' },
  { id: 'apellidoNombre', titulo: 'APELLIDO Y NOMBRE', tipo: 'texto' },
  { id: 'clase', titulo: 'ARCHIVO', tipo: 'texto' },
  { id: 'importe', titulo: 'IMPORTE', tipo: 'dinero', sinTotal: true },
  { id: 'seDebita', titulo: 'SE DEBITA', tipo: 'dinero', soloExcel: true },
  { id: 'cargos', titulo: 'CARGOS', tipo: 'texto' },
  { id: 'cambio', titulo: 'CAMBIÓ', tipo: 'texto' },
  { id: 'sacada', titulo: 'SACADO', tipo: 'texto' },
  { id: 'ultimo', titulo: 'RESPUESTA', tipo: 'texto' },
  { id: 'cobrado', titulo: 'COBRADO', tipo: 'dinero' },
  { id: 'resultado', titulo: 'RESULTADO', tipo: 'entero' },
  { id: 'codigo', titulo: 'CÓDIGO', tipo: 'texto' },
  { id: 'motivo', titulo: 'MOTIVO', tipo: 'texto' },
] as const
