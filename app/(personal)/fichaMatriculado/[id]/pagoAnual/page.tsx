import type { Metadata } from 'next'
import { ReadFailure } from '@/components/espera/read-failure'
import { MemberHeader } from '@/components/matriculado/member-header'
import { AnnualForm } from '@/components/pago-anual/annual-form'
import { AnnualTables } from '@/components/pago-anual/annual-tables'
import { emisor } from '@/components/pago/emisor'
import { accionesDePago } from '@/components/pago/payment-actions'
import { pendingDebt } from '@/components/pago/pending-debt'
import { Card } from '@/components/ui/card'
import { traerDatosBasicos } from '@/contract/matriculado'
import { simularPagoAnual } from '@/contract/pago-anual'
import { CERO, subtract } from '@/domain/dinero'
import { TIPO_MATRICULA } from '@/domain/estados'
import { partsOf, today } from '@/domain/fechas'
import { capacidades } from '@/lib/api/capacidades'
import { leer } from '@/lib/api/cliente'
import { orLeave, orNotFound, readId } from '@/lib/pantalla'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Pagar Anual' }

type Props = { params: Promise<{ id: string }> }

export default async function PagoAnualPage({ params }: Props) {
  const { permisos } = await exigir('pagos.cobrar')
  const matriculadoID = readId((await params).id)
  const { anio } = partsOf(today())
  const puede = await capacidades()
  const entrada = { matriculadoID, anio }
  const [quien, vista] = await Promise.all([
    leer(traerDatosBasicos, { matriculadoID }),
    puede.has('pago.simularPagoAnual') ? leer(simularPagoAnual, entrada) : undefined,
  ])
  const basicos = orNotFound(quien)
  const simulado = vista && orLeave(vista)
  const datos = simulado?.ok ? simulado.datos : undefined
  const lineas = (datos?.meses ?? []).flatMap(({ mes = 0, nombre, monto, descuento = CERO }) =>
    monto ? [{ id: mes, tipoPagoID: TIPO_MATRICULA, nombre, monto: subtract(monto, descuento) }] : [],
  )
  return (
    <>
      <MemberHeader
        pantalla={`Pagar Anual ${anio}`}
        matriculadoID={matriculadoID}
        datos={basicos.ok ? basicos.datos : undefined}
        suma={pendingDebt(matriculadoID)}
      />
      <Card className="grid max-w-3xl grid-cols-1 gap-4 p-4">
        <p className="text-soft">
          Se pagan en efectivo, hoy y en un solo recibo, las matrículas de {anio} que se deben. Las que
          todavía no se generaron se generan al precio de hoy.
        </p>
        {simulado && !simulado.ok && (
          <ReadFailure falla={simulado} ruta="/pago/simularPagoAnual" entrada={entrada} que="el pago anual" />
        )}
        {datos && <AnnualTables simulado={datos} />}
        {(datos || !simulado) && (
          <AnnualForm
            {...entrada}
            impedimento={datos?.impedimento ?? undefined}
            total={datos?.total}
            lineas={lineas}
            daRecibo={puede.has('pago.emitirRecibo')}
            emisor={emisor()}
            acciones={accionesDePago(permisos, puede)}
          />
        )}
      </Card>
    </>
  )
}
