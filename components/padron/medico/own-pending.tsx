import type { Address } from '@/components/data-table/address'
import { contentOf, mapRows } from '@/components/espera/content-of'
import { dueOf } from '@/components/padron/medico/debt-summary'
import { OpenNotice } from '@/components/tesoreria/en-linea/open-notice'
import { OwnPendingTable } from '@/components/padron/medico/own-pending-table'
import { Section } from '@/components/padron/medico/section'
import { type Leida, toFila } from '@/components/tesoreria/pago/pending-row'
import type { Fecha } from '@/domain/fechas'
import type { Exito } from '@/lib/api/result'
import type { EntradaEn } from '@/lib/llamada/call-paths'
import type { FallaVisible } from '@/lib/screen'

type Props = {
  lista: Exito<Leida[]> | FallaVisible
  entrada: EntradaEn<'/pago/traerPagosPendientes'>
  hoy: Fecha
  address: Address
  paga: boolean
}

export function OwnPending({ lista, entrada, hoy, address, paga }: Props) {
  const filas = mapRows(lista, (row, index) => ({
    ...toFila(row, index, undefined),
    vencido: dueOf(row, hoy),
  }))
  const espera = { ruta: '/pago/traerPagosPendientes', entrada, que: 'la lista de pagos pendientes' } as const
  return (
    <Section id="pendientes" title="Pagos pendientes">
      {lista.ok && <OpenNotice filas={lista.datos} pantalla="medico" />}
      <OwnPendingTable content={contentOf(filas, espera)} address={address} paga={paga} />
    </Section>
  )
}
