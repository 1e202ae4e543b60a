import type { Lista } from '@/components/data-table/lista'
import type { ColumnaDePlanilla } from '@/components/descarga/planilla'
import { type ColumnaDe, ORDEN_CONTROL_COBERTURA } from '@/domain/orden'

export type ColumnaDeControl = 'matricula' | 'apellidoNombre' | 'falta' | 'remedio'

export const LISTA_CONTROL: Lista<ColumnaDeControl, ColumnaDe<'controlCobertura'>> = {
  clave: 'controlCobertura',
  columnas: {
    matricula: 'Matrícula',
    apellidoNombre: 'Apellido y Nombre',
    falta: 'Falta',
    remedio: 'Qué hacer',
  },
  fija: 'apellidoNombre',
  orden: ORDEN_CONTROL_COBERTURA,
}

export const PLANILLA_CONTROL: readonly ColumnaDePlanilla<ColumnaDeControl>[] = [
  { id: 'matricula', titulo: 'MATRÍCULA', tipo: 'entero' },
  { id: 'apellidoNombre', titulo: 'APELLIDO Y NOMBRE', tipo: 'texto' },
  { id: 'falta', titulo: 'FALTA', tipo: 'texto' },
  { id: 'detalle', de: 'falta', titulo: 'DETALLE', tipo: 'texto' },
  { id: 'remedio', titulo: 'QUÉ HACER', tipo: 'texto' },
]
