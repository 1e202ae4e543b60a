import type { Column } from '@/components/data-table/columns'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export type FilaCuentas = NonNullable<LeidoEn<'/cuentasCorrientes/traerTodos'>['filas']>[number]

export const DATOS: readonly Column<FilaCuentas>[] = [
  { id: 'matricula', label: 'Matricula', kind: 'number', width: '7rem' },
  { id: 'dni', label: 'DNI', kind: 'number', width: '8rem' },
  {
    id: 'apellidoNombre',
    label: 'Apellido y Nombre',
    kind: 'text',
    title: true,
    href: '/fichaMatriculado/{id}/cuentaCorriente',
  },
  { id: 'estado', label: 'Estado', kind: 'word', width: '9rem' },
  { id: 'pendiente', label: 'Pendiente', kind: 'money', width: '11rem' },
  { id: 'aFavor', label: 'A favor', kind: 'money', width: '10rem' },
  { id: 'saldo', label: 'Saldo', kind: 'money', width: '11rem' },
]
