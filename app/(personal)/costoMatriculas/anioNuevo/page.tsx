import type { Metadata } from 'next'
import { addressOf } from '@/components/data-table/address'
import { ReadFailure } from '@/components/espera/read-failure'
import { readPedido, toPropuesta } from '@/components/tesoreria/precio/propuesta'
import { PropuestaScreen } from '@/components/tesoreria/precio/propuesta-screen'
import { yearsOf } from '@/components/tesoreria/precio/precio-row'
import { PageHeader } from '@/components/shell/page-header'
import { simularAnio, traerTodosSinPaginar } from '@/contract/concepto'
import { TIPO_PRECIO } from '@/domain/precio'
import { readApi } from '@/lib/api/client'
import { type Busqueda, orLeave } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Precios de un año nuevo' }

const entrada = { tipo: TIPO_PRECIO }

export default async function PreciosDeAnioPage({ searchParams }: { searchParams: Busqueda }) {
  await requireSession('precios.editar')
  const address = addressOf(rutas.preciosDeAnio(), await searchParams)
  const precios = orLeave(await readApi(traerTodosSinPaginar, entrada))
  const pedido = precios.ok ? readPedido(address.params, precios.datos) : undefined
  const propuesta = pedido && toPropuesta(pedido)
  const simulado = propuesta && orLeave(await readApi(simularAnio, propuesta))
  return (
    <>
      <PageHeader
        title="Precios de un año nuevo"
        subtitle="Se calculan desde los de otro año y se guardan todos juntos"
        back={rutas.costoMatriculas()}
      />
      {precios.ok ? (
        <PropuestaScreen
          pedido={pedido}
          anios={yearsOf(precios.datos)}
          propuesta={propuesta}
          simulado={simulado}
          address={address}
        />
      ) : (
        <ReadFailure
          falla={precios}
          ruta="/concepto/traerTodosSinPaginar"
          entrada={entrada}
          que="los precios"
        />
      )}
    </>
  )
}
