'use client'

import Link from 'next/link'
import type { PagedList } from '@/components/espera/paged-list'
import type { TablaDe } from '@/components/listado/list-page'
import { columnsOf, ListTable } from '@/components/listado/list-table'
import { ActoBadge } from '@/components/catalogos/acto/acto-badge'
import { actos } from '@/contract/listas/actos'
import { nameOfActo } from '@/domain/acto'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

type Fila = LeidoEn<'/acto/traerTodos'>[number]
type Props = PagedList<Fila> & TablaDe<typeof actos.declaracion>

const COLUMNAS = columnsOf<Fila, typeof actos.declaracion>(actos, {
  numero: { kind: 'own', width: '11rem', cell: (fila) => <Numero {...fila} /> },
  estado: { kind: 'own', width: '11rem', cell: (fila) => <Estado {...fila} /> },
})

export const ActoTable = (props: Props) => (
  <ListTable
    {...props}
    listado={actos}
    columnas={COLUMNAS}
    empty={{
      text: 'Todavía no hay ninguna resolución',
      filtered: 'Ninguna resolución coincide con estos filtros',
    }}
  />
)

function Numero({ id, clase, numero, anio, asunto = '' }: Fila) {
  if (id === undefined || !clase) return '—'
  const nombre = nameOfActo({ clase, numero, anio })
  return (
    <Link
      href={rutas.resolucion(id)}
      prefetch={false}
      className="cell-link"
      aria-label={`${nombre}: ${asunto}`}
    >
      {nombre}
    </Link>
  )
}

const Estado = ({ estado, por }: Fila) => (
  <>
    {estado && <ActoBadge estado={estado} />}
    {por && <span className="cell-note">por {por}</span>}
  </>
)
