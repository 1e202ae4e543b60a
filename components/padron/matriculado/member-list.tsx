'use client'

import { UserPlus } from '@/components/ui/icons'
import Link from 'next/link'
import { TextFilters } from '@/components/data-table/text-filters'
import { FILTROS } from '@/components/padron/matriculado/filters'
import { MemberDownloads } from '@/components/padron/matriculado/member-downloads'
import { MemberTable, type MemberTableProps } from '@/components/padron/matriculado/member-table'
import { PageHeader } from '@/components/shell/page-header'
import { Button } from '@/components/ui/button'
import { rutas } from '@/lib/routes'

type Props = MemberTableProps & {
  filtros: Readonly<Record<string, string | undefined>>
  exporta: boolean
  crea: boolean
}

/** The whole screen is a client component, so that a page of it travels as its rows. */
export function MemberList({ filtros, exporta, crea, ...table }: Props) {
  const { address, pagination } = table
  return (
    <>
      <PageHeader
        title="Matriculados"
        back={rutas.inicio()}
        actions={
          crea && (
            <Button asChild variant="primary">
              <Link href={rutas.crearInicial()} prefetch={false} aria-keyshortcuts="n">
                <UserPlus aria-hidden />
                Nuevo Matriculado
              </Link>
            </Button>
          )
        }
      />
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2.5">
        <div className="min-w-0 flex-1 basis-2xl">
          <TextFilters filters={FILTROS} address={address} autoFocus />
        </div>
        {exporta && <MemberDownloads filtros={filtros} disabled={!pagination.total} />}
      </div>
      <MemberTable {...table} />
    </>
  )
}
