'use client'

import { ListChecks, UserPlus } from '@/components/ui/icons'
import Link from 'next/link'
import { Suspense, useState } from 'react'
import { ColumnChooser } from '@/components/data-table/column-chooser'
import { besidesOf } from '@/components/data-table/lista'
import { SavedViews } from '@/components/data-table/saved-views'
import { TextFilters } from '@/components/data-table/text-filters'
import { FILTROS } from '@/components/padron/matriculado/filters'
import { MatriculadoDownloads } from '@/components/padron/matriculado/matriculado-downloads'
import {
  MatriculadoTable,
  type MatriculadoTableProps,
} from '@/components/padron/matriculado/matriculado-table'
import { PageHeader } from '@/components/shell/page-header'
import { Button } from '@/components/ui/button'
import { porPedido } from '@/components/ui/por-pedido'
import type { Actos } from '@/domain/seleccion'
import { rutas } from '@/lib/routes'
import type { Emisor } from '@/lib/tesoreria/emisor'

const PickMatriculados = porPedido(() =>
  import('@/components/padron/matriculado/pick-matriculados').then((module) => module.PickMatriculados),
)

type Props = MatriculadoTableProps & {
  filtros: Readonly<Record<string, string | undefined>>
  exporta: boolean
  /** Its filters are kept by a name. */
  guarda: boolean
  crea: boolean
  /** What may be done with those chosen; absent where nothing may. */
  actos: Actos | undefined
  emisor: Emisor | undefined
}

/** The whole screen is a client component, so that a page of it travels as its rows. */
export function MatriculadoList({ filtros, exporta, guarda, crea, actos, emisor, ...table }: Props) {
  const [picking, setPicking] = useState(false)
  const { address, pagination, lista, puesta } = table
  return (
    <>
      <PageHeader
        title="Matriculados"
        back={rutas.inicio()}
        actions={
          <>
            {crea && (
              <Button asChild>
                <Link href={rutas.crearInicial()} prefetch={false} aria-keyshortcuts="n">
                  <UserPlus aria-hidden />
                  Nuevo Matriculado
                </Link>
              </Button>
            )}
            {actos && !picking && (
              <Button variant="outline" onClick={() => setPicking(true)} disabled={!pagination.total}>
                <ListChecks aria-hidden />
                Elegir
              </Button>
            )}
            {exporta && <MatriculadoDownloads {...{ filtros, lista, puesta }} disabled={!pagination.total} />}
            {guarda && <SavedViews lista="matriculados" address={address} besides={besidesOf(puesta)} />}
            <ColumnChooser {...{ lista, address, puesta }} />
          </>
        }
      />
      <div className="mb-4">
        <TextFilters filters={FILTROS} address={address} autoFocus />
      </div>
      {actos && picking ? (
        <Suspense fallback={<MatriculadoTable {...table} />}>
          <PickMatriculados.Late {...table} {...{ actos, emisor }} leave={() => setPicking(false)} />
        </Suspense>
      ) : (
        <MatriculadoTable {...table} />
      )}
    </>
  )
}
