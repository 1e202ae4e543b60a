'use client'

import Link from 'next/link'
import type { PagedList } from '@/components/espera/paged-list'
import type { TablaDe } from '@/components/listado/list-page'
import { columnsOf, ListTable } from '@/components/listado/list-table'
import { Changes } from '@/components/padron/ficha/changes'
import { tellChange } from '@/components/padron/ficha/tell-change'
import { auditoria } from '@/contract/listas/auditoria'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

/** `href` leads to the changed row, where it can be opened. */
export type FilaAuditoria = LeidoEn<'/auditoria/traerTodos'>[number] & { href?: string }
type Registro = NonNullable<FilaAuditoria['registro']>

const whoOf = ({ quien }: FilaAuditoria): string => quien ?? 'El sistema'
const recordOf = ({ nombre, id }: Registro): string => nombre ?? `N° ${id ?? '—'}`
const memberOf = ({ nombre, id }: NonNullable<FilaAuditoria['matriculado']>): string =>
  nombre ?? `Matriculado N° ${id ?? '—'}`

const COLUMNAS = columnsOf<FilaAuditoria, typeof auditoria.declaracion>(auditoria, {
  quien: { kind: 'own', width: '9rem', cell: whoOf, cut: whoOf },
  registro: { kind: 'own', width: '14rem', cell: (fila) => <What fila={fila} />, cut: whatOf },
  cambios: {
    kind: 'own',
    cell: (fila) => fila.cambios && fila.cambios.length > 0 && <Changed fila={fila} cambios={fila.cambios} />,
    cut: ({ cambios = [] }) => cambios.map(tellChange).join('; '),
  },
})

export const AuditoriaTable = (tabla: PagedList<FilaAuditoria> & TablaDe<typeof auditoria.declaracion>) => (
  <ListTable
    {...tabla}
    listado={auditoria}
    wide="page"
    columnas={COLUMNAS}
    empty={{ text: 'Todavía no hay nada registrado' }}
  />
)

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
