import type { Address } from '@/components/data-table/address'
import { contentOf, mapRows } from '@/components/espera/content-of'
import { isOverdue } from '@/components/medico/debt-summary'
import { OwnPendingTable } from '@/components/medico/own-pending-table'
import { Section } from '@/components/medico/section'
import { type Leida, toFila } from '@/components/pago/pending-row'
import type { Fecha } from '@/domain/fechas'
import type { Exito } from '@/lib/api/resultado'
import type { EntradaEn } from '@/lib/llamada/rutas-de-llamada'
import type { FallaVisible } from '@/lib/pantalla'

type Props = {
  lista: Exito<Leida[]> | FallaVisible
  entrada: EntradaEn<'/pago/traerPagosPendientes'>
  hoy: Fecha
  address: Address
  paga: boolean
}

/** What the doctor owes, item by item: what it is, of which month, overdue or not, how much; to be read, or to be paid. */
export function OwnPending({ lista, entrada, hoy, address, paga }: Props) {
  const filas = mapRows(lista, (row, index) => ({
    ...toFila(row, index, undefined),
    vencido: isOverdue(row, hoy),
  }))
  const espera = { ruta: '/pago/traerPagosPendientes', entrada, que: 'la lista de pagos pendientes' } as const
  const abiertos = lista.ok
    ? [...new Set(lista.datos.flatMap((row) => row.enTramite?.pagoEnLineaID ?? []))]
    : []
  return (
    <Section id="pendientes" title="Pagos pendientes">
      {abiertos.map((id) => (
        <p key={id} className="mb-2.5 rounded-lg border bg-surface px-4 py-3">
          Tiene un pago en línea sin terminar.{' '}
          <a
            href={`/mercado_pago/${id}/medico/resultado/enCurso`}
            className="inline-block py-1 font-medium text-primary-ink underline"
          >
            Ver el pago o continuarlo
          </a>
        </p>
      ))}
      <OwnPendingTable
        matriculadoID={entrada.matriculadoID}
        content={contentOf(filas, espera)}
        address={address}
        paga={paga}
      />
    </Section>
  )
}
