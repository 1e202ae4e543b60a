import type { Columnas } from '@/components/data-table/arrange'
import type { ActionsColumn } from '@/components/data-table/columns'
import { EstadoBadge } from '@/components/acto/estado-badge'
import { mailCell, telephoneCell } from '@/components/padron/matriculado/contact-links'
import type { ColumnaDePadron } from '@/components/padron/matriculado/lista'
import type { FilaDe } from '@/contract/llamada'
import type { traerTodos } from '@/contract/matriculado'
import type { Leido } from '@/lib/api/result'

export type FilaMatriculado = Leido<FilaDe<typeof traerTodos>>

const columnasWith = (href?: string): Columnas<FilaMatriculado, ColumnaDePadron> => ({
  apellidoNombre: { kind: 'text', cut: true, ...(href && { href }) },
  dni: { kind: 'number', width: '9rem' },
  matricula: { kind: 'number', width: '9rem' },
  estado: { kind: 'own', width: '9rem', cell: ({ estado }) => estado && <EstadoBadge estado={estado} /> },
  deuda: { kind: 'money', width: '9rem' },
  telefono: { kind: 'own', width: '13rem', cell: ({ telefono }) => telephoneCell(telefono) },
  email: { kind: 'own', cell: ({ email }) => mailCell(email) },
})

/** While cards are picked nothing leads away. */
export const SIN_ENLACES = columnasWith()
export const CON_ENLACES = columnasWith('/fichaMatriculado/{id}')

export const VER: ActionsColumn = {
  id: 'acciones',
  label: 'Acciones',
  kind: 'actions',
  width: '7rem',
  actions: [{ label: 'Ver', href: '/fichaMatriculado/{id}' }],
}
