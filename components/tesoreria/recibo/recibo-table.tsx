'use client'

import Link from 'next/link'
import { useEffect } from 'react'
import type { PagedList } from '@/components/espera/paged-list'
import type { TablaDe } from '@/components/listado/list-page'
import { columnsOf, ListTable } from '@/components/listado/list-table'
import type { ActosDeRecibo } from '@/components/tesoreria/recibo/acts'
import { type ReciboDeLista, useReciboActs } from '@/components/tesoreria/recibo/recibo-acts'
import { Badge } from '@/components/ui/badge'
import { recibos } from '@/contract/listas/recibos'
import { dayOf, formatFecha, formatInstante } from '@/domain/fechas'
import { namedThen } from '@/domain/nombre-de-entonces'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'
import type { Emisor } from '@/lib/tesoreria/emisor'
import { escrito } from '@/lib/ortografia/escrito'

export type FilaRecibo = NonNullable<LeidoEn<'/recibo/traerTodos'>['filas']>[number]

type Props = PagedList<FilaRecibo> &
  TablaDe<typeof recibos.declaracion> & { actos: ActosDeRecibo; emisor: Emisor }

/** Everybody's receipts, each with what is done with it. */
export function ReciboTable({ actos, emisor, ...tabla }: Props) {
  const { acciones, dialog } = useReciboActs({
    ...{ ...actos, emisor, reciboOf },
    dice: !tabla.puesta.campos.includes('estado'),
  })
  useActsFocus(tabla.address.params['numero'])
  return (
    <>
      <ListTable
        {...tabla}
        listado={recibos}
        wide="page"
        columnas={COLUMNAS}
        acciones={acciones}
        empty={{ text: 'Todavía no hay recibos' }}
      />
      {dialog}
    </>
  )
}

/** Who asked for one receipt begins at what is done with it, unless he is somewhere on the screen already. */
function useActsFocus(numero: string | undefined): void {
  useEffect(() => {
    if (!numero || document.activeElement?.closest('main, [role=dialog]')) return
    document.querySelector<HTMLElement>('main .cell-action')?.focus({ preventScroll: true })
  }, [numero])
}

const numberOf = ({ nroRecibo, reciboAnterior }: Pick<FilaRecibo, 'nroRecibo' | 'reciboAnterior'>): string =>
  String(nroRecibo ?? reciboAnterior ?? '—')

const reciboOf = ({ id, matriculadoID, ...row }: FilaRecibo): ReciboDeLista => ({
  ...{
    matriculadoID,
    pagoID: id,
    nroRecibo: numberOf(row),
    anulado: row.anulado === null ? undefined : annulmentOf(row.anulado, row.motivo),
  },
  quien: `${escrito('Matricula')} ${row.matricula} · ${row.apellidoNombre}`,
})

const day = ({ fecha, registrado }: FilaRecibo) => (
  <span className="whitespace-nowrap">
    {formatFecha(fecha)}
    {dayOf(new Date(registrado)) !== fecha && (
      <span className="cell-note">{`Asentado ${formatInstante(registrado).slice(0, 10)}`}</span>
    )}
  </span>
)

const whose = ({ matriculadoID, apellidoNombre, hoy }: FilaRecibo) => (
  <span className="wrap-anywhere">
    <Link href={rutas.cuentaCorriente(matriculadoID)} prefetch={false} className="cell-link">
      {apellidoNombre || 'Sin nombre'}
    </Link>
    {hoy && <span className="cell-note">{`hoy: ${hoy}`}</span>}
  </span>
)

const paidBy = ({ mp, referencia }: FilaRecibo) => (
  <span className="wrap-anywhere">
    {mp}
    {referencia && <span className="cell-note">{referencia}</span>}
  </span>
)

const collector = ({ quien }: FilaRecibo): string => quien ?? 'Sistema'

const standing = ({ anulado, motivo }: FilaRecibo) =>
  anulado === null ? (
    'Cobrado'
  ) : (
    <span className="wrap-anywhere">
      <Badge color="grey">Anulado</Badge>
      <span className="cell-note">{annulmentOf(anulado, motivo)}</span>
    </span>
  )

const annulmentOf = (anulado: string, motivo: FilaRecibo['motivo']): string =>
  `${formatInstante(anulado).slice(0, 10)}${motivo ? `: ${motivo}` : ''}`

const COLUMNAS = columnsOf<FilaRecibo, typeof recibos.declaracion>(recibos, {
  nroRecibo: { kind: 'own', width: '4.75rem', cell: numberOf },
  fecha: { kind: 'own', width: '6rem', cell: day },
  apellidoNombre: {
    ...{ kind: 'own', cell: whose },
    cut: ({ apellidoNombre, hoy }) => namedThen(apellidoNombre || 'Sin nombre', hoy),
  },
  mp: {
    ...{ kind: 'own', width: '10rem', cell: paidBy },
    cut: ({ mp, referencia }) => [mp, referencia].filter(Boolean).join(', '),
  },
  quien: { kind: 'own', width: '7rem', cell: collector, cut: collector },
  estado: {
    ...{ kind: 'own', width: '6rem', cell: standing },
    cut: ({ anulado, motivo }) =>
      anulado === null ? 'Cobrado' : `Anulado el ${annulmentOf(anulado, motivo)}`,
  },
})
