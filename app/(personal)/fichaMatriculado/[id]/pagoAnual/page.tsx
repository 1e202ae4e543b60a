import type { Metadata } from 'next'
import { ReadFailure } from '@/components/espera/read-failure'
import { MatriculadoHeader } from '@/components/padron/matriculado/matriculado-header'
import { knownMatriculado } from '@/lib/padron/matriculado-name'
import { MostradorScope } from '@/components/tesoreria/pago/mostrador'
import { AnnualForm } from '@/components/tesoreria/pago-anual/annual-form'
import { AnnualPending } from '@/components/tesoreria/pago-anual/annual-pending'
import { AnnualTables, type Simulado } from '@/components/tesoreria/pago-anual/annual-tables'
import { counterRules } from '@/lib/tesoreria/counter-rules'
import { counterFor } from '@/lib/tesoreria/mostrador'
import { monthsOf } from '@/components/tesoreria/pago/pending-months'
import { readPending } from '@/lib/tesoreria/pending-deuda'
import { Card } from '@/components/ui/card'
import { traerDatosBasicos } from '@/contract/matriculado'
import { simularPagoAnual } from '@/contract/pago-anual'
import { CERO, subtract } from '@/domain/dinero'
import { TIPO_MATRICULA } from '@/domain/estados'
import { partsOf, today } from '@/domain/fechas'
import { readApi } from '@/lib/api/client'
import { environment } from '@/lib/environment'
import { orLeave, orNotFound, readId } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Pagar Anual' }

type Props = { params: Promise<{ id: string }> }

export default async function PagoAnualPage({ params }: Props) {
  const { permisos, hay, personaID } = await requireSession('pagos.cobrar')
  const matriculadoID = readId((await params).id)
  const { anio } = partsOf(today())
  const { propio } = hay
  const entrada = { matriculadoID, anio }
  // The specification's screen has observations and a button, no more.
  const ampliada = propio && environment().ROLE_POLICY !== 'estricta'
  const [quien, vista, lista, reglas] = await Promise.all([
    readApi(traerDatosBasicos, { matriculadoID }),
    propio ? readApi(simularPagoAnual, entrada) : undefined,
    propio ? undefined : readPending(matriculadoID, { traerConceptos: false, traerPP: false }),
    ampliada ? counterRules(personaID) : undefined,
  ])
  const miembro = knownMatriculado(orNotFound(quien))
  const simulado = vista && orLeave(vista)
  const datos = simulado?.ok ? simulado.datos : undefined
  const pendientes = lista && orLeave(lista.lista)
  const meses = pendientes?.ok ? monthsOf(pendientes.datos, anio) : undefined
  return (
    <MostradorScope {...await counterFor({ matriculadoID, datos: miembro, hay, permisos, reglas })}>
      <MatriculadoHeader
        pantalla={`Pagar Anual ${anio}`}
        matriculadoID={matriculadoID}
        datos={miembro}
        suma={lista?.suma}
      />
      <Card className="grid max-w-3xl grid-cols-1 gap-4 p-4">
        {propio && <Effect anio={anio} enEfectivo={!ampliada} />}
        {simulado && !simulado.ok && (
          <ReadFailure falla={simulado} ruta="/pago/simularPagoAnual" entrada={entrada} que="el pago anual" />
        )}
        {lista && pendientes && !pendientes.ok && (
          <ReadFailure
            falla={pendientes}
            ruta="/pago/traerPagosPendientes"
            entrada={lista.entrada}
            que="lo que se debe del año"
          />
        )}
        {datos && <AnnualTables simulado={datos} />}
        {meses && <AnnualPending {...{ anio, meses }} />}
        {miembro && (datos || meses) && (
          <AnnualForm
            anio={anio}
            impedimento={datos?.impedimento ?? undefined}
            total={datos?.total}
            pendientes={meses?.flatMap(({ id }) => id ?? [])}
            lineas={linesOf(datos)}
          />
        )}
      </Card>
    </MostradorScope>
  )
}

const Effect = ({ anio, enEfectivo }: { anio: number; enEfectivo: boolean }) => (
  <p className="text-muted-foreground">
    Se pagan {enEfectivo && 'en efectivo, '}hoy y en un solo recibo{enEfectivo && ','} las matrículas de{' '}
    {anio} que se deben. Las que todavía no se generaron se generan al precio de hoy.
  </p>
)

const linesOf = (simulado: Simulado | undefined) =>
  (simulado?.meses ?? []).flatMap(({ mes = 0, nombre, monto, descuento = CERO }) =>
    monto ? [{ id: mes, tipoPagoID: TIPO_MATRICULA, nombre, monto: subtract(monto, descuento) }] : [],
  )
