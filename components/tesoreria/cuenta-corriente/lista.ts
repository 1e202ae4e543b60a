import type { Lista } from '@/components/data-table/lista'
import type { ColumnaDePlanilla } from '@/components/descarga/planilla'
import { type ColumnaDe, ORDEN_CUENTAS } from '@/domain/orden'

export type ColumnaDeCuentas =
  'matricula' | 'dni' | 'apellidoNombre' | 'estado' | 'pendiente' | 'aFavor' | 'saldo'

export const LISTA_CUENTAS: Lista<ColumnaDeCuentas, ColumnaDe<'cuentas'>> = {
  clave: 'cuentasCorrientes',
  columnas: {
    matricula: 'Matricula',
    dni: 'DNI',
    apellidoNombre: 'Apellido y Nombre',
    estado: 'Estado',
    pendiente: 'Pendiente',
    aFavor: 'A favor',
    saldo: 'Saldo',
  },
  fija: 'apellidoNombre',
  orden: ORDEN_CUENTAS,
}

export const PLANILLA_CUENTAS: readonly ColumnaDePlanilla<ColumnaDeCuentas>[] = [
  { id: 'matricula', titulo: 'Matricula', tipo: 'entero' },
  { id: 'dni', titulo: 'DNI', tipo: 'entero' },
  { id: 'apellidoNombre', titulo: 'Apellido y Nombre', tipo: 'texto' },
  { id: 'estado', titulo: 'Estado', tipo: 'texto' },
  { id: 'pendiente', titulo: 'Pendiente', tipo: 'dinero' },
  { id: 'aFavor', titulo: 'A favor', tipo: 'dinero' },
  { id: 'saldo', titulo: 'Saldo', tipo: 'dinero' },
]
