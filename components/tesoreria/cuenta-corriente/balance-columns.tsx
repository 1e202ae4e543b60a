import type { Columnas } from '@/components/data-table/arrange'
import type { ActionsColumn } from '@/components/data-table/columns'
import type { ColumnaDeCuentas } from '@/components/tesoreria/cuenta-corriente/lista'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export type FilaCuentas = NonNullable<LeidoEn<'/cuentasCorrientes/traerTodos'>['filas']>[number]

export const COLUMNAS: Columnas<FilaCuentas, ColumnaDeCuentas> = {
  matricula: { kind: 'number', width: '7rem' },
  dni: { kind: 'number', width: '8rem' },
  apellidoNombre: { kind: 'text', href: '/fichaMatriculado/{id}', cut: true },
  estado: { kind: 'word', width: '9rem' },
  pendiente: { kind: 'money', width: '9rem' },
  aFavor: { kind: 'money', width: '8rem' },
  saldo: { kind: 'money', width: '9rem' },
}

export const ACCIONES: ActionsColumn = {
  id: 'acciones',
  label: 'Accion',
  kind: 'actions',
  width: '8rem',
  actions: [{ label: 'Ver cuenta', href: '/fichaMatriculado/{id}/cuentaCorriente' }],
}
