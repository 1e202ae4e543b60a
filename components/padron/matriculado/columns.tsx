import type { Column } from '@/components/data-table/columns'
import type { FilaDe } from '@/contract/llamada'
import type { traerTodos } from '@/contract/matriculado'
import type { Leido } from '@/lib/api/result'

export type FilaMatriculado = Leido<FilaDe<typeof traerTodos>>

export const DATOS: readonly Column<FilaMatriculado>[] = [
  { id: 'apellidoNombre', label: 'Nombre Completo', kind: 'text', title: true },
  { id: 'dni', label: 'DNI', kind: 'number', width: '9rem' },
  { id: 'matricula', label: 'Matricula', kind: 'number', width: '9rem' },
]

const VER: Column<FilaMatriculado> = {
  id: 'acciones',
  label: 'Acciones',
  kind: 'actions',
  width: '7rem',
  actions: [{ label: 'Ver', href: '/fichaMatriculado/{id}' }],
}

export const columnsFor = (verFicha: boolean): readonly Column<FilaMatriculado>[] =>
  verFicha ? [...DATOS, VER] : DATOS
