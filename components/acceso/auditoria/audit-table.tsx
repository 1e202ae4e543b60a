'use client'

import Link from 'next/link'
import { FILTROS_AUDITORIA } from '@/components/acceso/auditoria/filters'
import type { Address } from '@/components/data-table/address'
import { type ColumnaDeAuditoria, LISTA_AUDITORIA } from '@/components/acceso/auditoria/lista'
import { type Columnas, useColumns } from '@/components/data-table/arrange'
import type { Puesta } from '@/components/data-table/lista'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import type { PaginationState } from '@/components/data-table/pagination'
import { useGrowing } from '@/components/espera/use-growing'
import { Changes } from '@/components/padron/ficha/changes'
import { tellChange } from '@/components/padron/ficha/tell-change'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

/** `href` leads to the changed row, where it can be opened. */
export type FilaAuditoria = LeidoEn<'/auditoria/traerTodos'>[number] & { href?: string }
type Registro = NonNullable<FilaAuditoria['registro']>

const whoOf = ({ quien }: FilaAuditoria): string => quien ?? 'El sistema'
const recordOf = ({ nombre, id }: Registro): string => nombre ?? `N° ${id ?? '—'}`
const memberOf = ({ nombre, id }: NonNullable<FilaAuditoria['matriculado']>): string =>
  nombre ?? `Matriculado N° ${id ?? '—'}`

const COLUMNAS: Columnas<FilaAuditoria, ColumnaDeAuditoria> = {
  cuando: { kind: 'instant', width: '10.5rem' },
  quien: { kind: 'own', width: '9rem', cell: whoOf, cut: whoOf },
  accion: { kind: 'text', width: '11rem', cut: true },
  registro: { kind: 'own', width: '14rem', cell: (fila) => <What fila={fila} />, cut: whatOf },
  cambios: {
    kind: 'own',
    cell: (fila) => fila.cambios && fila.cambios.length > 0 && <Changed fila={fila} cambios={fila.cambios} />,
    cut: ({ cambios = [] }) => cambios.map(tellChange).join('; '),
  },
}

type Props = {
  content: TableContent<FilaAuditoria>
  address: Address
  pagination: PaginationState
  puesta: Puesta<ColumnaDeAuditoria>
}

export function AuditTable({ content, address, pagination, puesta }: Props) {
  return (
    <DataTable
      label="Auditoría"
      wide="page"
      columns={useColumns(LISTA_AUDITORIA, COLUMNAS, puesta, address)}
      content={useGrowing(content)}
      rowKey={({ id, cuando }) => `${id ?? ''} ${cuando ?? ''}`}
      empty={{ text: 'Todavía no hay nada registrado' }}
      address={address}
      filters={FILTROS_AUDITORIA}
      pagination={pagination}
    />
  )
}

function whatOf({ registro, matriculado }: FilaAuditoria): string {
  const own = registro && registro.entidad !== 'matriculado' && `${registro.tipo ?? ''} ${recordOf(registro)}`
  return [own, matriculado && memberOf(matriculado)].filter(Boolean).join(' · ') || '—'
}

type ChangedProps = { fila: FilaAuditoria; cambios: NonNullable<FilaAuditoria['cambios']> }

/** A row in focus is told whole; where nothing else in it takes the focus, this does. */
const Changed = ({ fila: { href, matriculado }, cambios }: ChangedProps) =>
  href || matriculado?.vigente ? (
    <Changes cambios={cambios} />
  ) : (
    <div role="group" aria-label="Cambios" tabIndex={0} className="inline">
      <Changes cambios={cambios} />
    </div>
  )

/** The changed row and its doctor, each a link where it can be opened. */
function What({ fila: { registro, href, matriculado } }: { fila: FilaAuditoria }) {
  const own = registro && registro.entidad !== 'matriculado'
  return !own && !matriculado ? (
    '—'
  ) : (
    <span className="wrap-anywhere">
      {own && (
        <>
          <span className="text-muted-foreground">{registro.tipo} </span>
          <Named href={href} nombre={recordOf(registro)} />
          {matriculado && ' · '}
        </>
      )}
      {matriculado && (
        <Named
          href={matriculado.vigente && matriculado.id ? rutas.ficha(matriculado.id) : undefined}
          nombre={memberOf(matriculado)}
        />
      )}
    </span>
  )
}

const Named = ({ href, nombre }: { href: string | undefined; nombre: string }) =>
  href ? (
    <Link href={href} prefetch={false} className="link">
      {nombre}
    </Link>
  ) : (
    <span>{nombre}</span>
  )
