'use client'

import { useMemo, useState } from 'react'
import {
  type Acts,
  type FilaPapel,
  type Papel,
  actionsOf,
  columnasFor,
} from '@/components/credenciales/emitidos/papel-columns'
import type { PagedList } from '@/components/espera/paged-list'
import type { TablaDe } from '@/components/listado/list-page'
import { ListTable } from '@/components/listado/list-table'
import { porPedido } from '@/components/ui/por-pedido'
import { papeles } from '@/contract/listas/papeles'
import type { Emisor } from '@/lib/tesoreria/emisor'

const AnnulDialog = porPedido(() =>
  import('@/components/credenciales/emitidos/annul-dialog').then((module) => module.AnnulDialog),
)

const CopyDialog = porPedido(() =>
  import('@/components/credenciales/emitidos/copy-dialog').then((module) => module.CopyDialog),
)

type Props = PagedList<FilaPapel> &
  TablaDe<typeof papeles.declaracion> & {
    /** On a member's own screen his name is said once, above. */
    deUno?: boolean
    anula: boolean
    /** For who may print. */
    emisor: Emisor | undefined
  }

export function PapelTable({ deUno = false, anula, emisor, ...tabla }: Props) {
  const [annulling, setAnnulling] = useState<Papel>()
  const [copying, setCopying] = useState<Papel>()
  const copia = emisor !== undefined
  const columnas = useMemo(() => columnasFor(deUno), [deUno])
  const acciones = useMemo(() => {
    const acts: Acts = {
      annul: anula ? setAnnulling : undefined,
      copy: copia ? setCopying : undefined,
    }
    return (acts.annul ?? acts.copy) ? actionsOf(acts) : undefined
  }, [anula, copia])
  return (
    <>
      <ListTable
        {...tabla}
        listado={papeles}
        wide="page"
        columnas={columnas}
        {...(acciones && { acciones })}
        empty={{ text: 'Todavía no se emitió ningún papel' }}
      />
      {copying && emisor && (
        <CopyDialog papel={copying} emisor={emisor} close={() => setCopying(undefined)} />
      )}
      {annulling && <AnnulDialog papel={annulling} close={() => setAnnulling(undefined)} />}
    </>
  )
}
