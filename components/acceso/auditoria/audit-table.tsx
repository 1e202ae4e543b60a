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
import { Changes } from '@/components/padron/ficha/history-table'
import { DECLARADOS, direccionDeFila, type NounDeclarado } from '@/contract/catalogo/lista'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

export type FilaAuditoria = LeidoEn<'/auditoria/traerTodos'>[number]
type Registro = NonNullable<FilaAuditoria['registro']>

const COLUMNAS: Columnas<FilaAuditoria, ColumnaDeAuditoria> = {
  cuando: { kind: 'instant', width: '10.5rem' },
  quien: { kind: 'own', width: '10rem', cell: ({ quien }) => quien ?? 'El sistema' },
  accion: { kind: 'text', width: '13rem' },
  registro: { kind: 'own', width: '15rem', cell: (fila) => <What fila={fila} /> },
  cambios: {
    kind: 'own',
    cell: ({ cambios }) => (cambios && cambios.length > 0 ? <Changes cambios={cambios} /> : null),
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

/** The changed row and its doctor, each a link where it can be opened. */
function What({ fila: { registro, matriculado } }: { fila: FilaAuditoria }) {
  const own = registro && registro.entidad !== 'matriculado'
  return !own && !matriculado ? (
    '—'
  ) : (
    <div className="grid gap-0.5 wrap-anywhere">
      {own && (
        <span>
          <span className="text-soft">{registro.tipo} </span>
          <Named href={hrefOf(registro)} nombre={registro.nombre ?? `N° ${registro.id ?? '—'}`} />
        </span>
      )}
      {matriculado && (
        <Named
          href={matriculado.vigente && matriculado.id ? rutas.ficha(matriculado.id) : undefined}
          nombre={matriculado.nombre ?? `Matriculado N° ${matriculado.id ?? '—'}`}
        />
      )}
    </div>
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

const isDeclared = (entidad: string): entidad is NounDeclarado => Object.hasOwn(DECLARADOS, entidad)

function hrefOf({ entidad, id, vigente }: Registro): string | undefined {
  if (!vigente || !id || !entidad) return undefined
  if (entidad === 'usuario') return rutas.usuario(id)
  if (entidad === 'corrida') return rutas.corrida(id)
  return isDeclared(entidad) ? direccionDeFila(entidad, id) : undefined
}
