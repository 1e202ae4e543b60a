import type { Columnas } from '@/components/data-table/arrange'
import type { ActionsColumn } from '@/components/data-table/columns'
import type { ColumnaDeMorosos } from '@/components/avisos/moroso/lista'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export type FilaMoroso = NonNullable<LeidoEn<'/moroso/traerTodos'>['filas']>[number]

export const COLUMNAS: Columnas<FilaMoroso, ColumnaDeMorosos> = {
  matricula: { kind: 'number', width: '7rem' },
  dni: { kind: 'number', width: '8rem' },
  apellidoNombre: { kind: 'text', href: '/fichaMatriculado/{id}', cut: true },
  meses: { kind: 'number', width: '6rem' },
  mora: { kind: 'money', width: '10rem' },
}

export const ACCIONES: ActionsColumn = {
  id: 'acciones',
  label: 'Accion',
  kind: 'actions',
  width: '8rem',
  actions: [{ label: 'Ver cuenta', href: '/fichaMatriculado/{id}/cuentaCorriente' }],
}
