import type { ReactNode } from 'react'
import { contentOf, mapRows } from '@/components/espera/content-of'
import { dueOf } from '@/components/medico/deuda-summary'
import { OwnDeudas } from '@/components/medico/own-deudas'
import { OwnPago } from '@/components/medico/own-pago'
import { Unread } from '@/components/medico/unread'
import { OpenNotice } from '@/components/tesoreria/en-linea/open-notice'
import { type Leida, toFila } from '@/components/tesoreria/pago/pending-row'
import type { Fecha } from '@/domain/fechas'
import type { Exito } from '@/lib/api/result'
import type { EntradaEn } from '@/lib/llamada/call-paths'
import type { FallaVisible } from '@/lib/screen'

type Props = {
  lista: Exito<Leida[]> | FallaVisible
  entrada: EntradaEn<'/pago/traerPagosPendientes'>
  hoy: Fecha
  paga: boolean
  /** Over the list. */
  antes: ReactNode
  /** Under the list. */
  children: ReactNode
}

export function OwnPending({ lista, entrada, hoy, paga, antes, children }: Props) {
  const espera = { ruta: '/pago/traerPagosPendientes', entrada, que: 'la lista de pagos pendientes' } as const
  const content = contentOf(
    mapRows(lista, (row, index) => ({ ...toFila(row, index, undefined), vencido: dueOf(row, hoy) })),
    espera,
  )
  const aviso = lista.ok && <OpenNotice filas={lista.datos} pantalla="medico" />
  if (content.state !== 'rows')
    return (
      <>
        {antes}
        <Unread content={content} title="Pagos pendientes" />
        {children}
      </>
    )
  if (paga)
    return (
      <OwnPago filas={content.rows} antes={antes} aviso={aviso}>
        {children}
      </OwnPago>
    )
  return (
    <>
      {antes}
      <OwnDeudas filas={content.rows} aviso={aviso} />
      {children}
    </>
  )
}
