'use client'

import Link from 'next/link'
import { type ReactNode, useState } from 'react'
import { type Control, useForm, type UseFormReturn } from 'react-hook-form'
import { type Question, useConfirm } from '@/components/form/confirm'
import { Form, SubmitButton } from '@/components/form/form'
import { RecoveredNotice } from '@/components/form/recovered-notice'
import { showErrors } from '@/components/form/show-errors'
import { type Recuperado, useUnsavedForm } from '@/components/form/unsaved-form'
import { ChangedNotice } from '@/components/llamada/changed-notice'
import { useSeen } from '@/components/llamada/use-seen'
import { MoneyDialog } from '@/components/form/money-dialog'
import { type ShowOutcome, useOutcome } from '@/components/llamada/use-outcome'
import { EFECTIVO, MeansChoice } from '@/components/tesoreria/en-linea/means-choice'
import { changeOf, type DelMedio, MeansFields, type Vuelto } from '@/components/tesoreria/pago/cash-received'
import { holdEnter } from '@/components/tesoreria/pago/dialog-parts'
import { useMostrador } from '@/components/tesoreria/pago/mostrador'
import { ObservationsField } from '@/components/tesoreria/pago/observations-field'
import { yearWitness } from '@/components/tesoreria/pago-anual/year-witness'
import type { Pagado } from '@/components/tesoreria/pago/paid-notice'
import { porPedido } from '@/components/ui/por-pedido'
import { formatMoney, type Centavos } from '@/domain/dinero'
import { today } from '@/domain/fechas'
import { EFECTIVO_EN_MANO } from '@/domain/recibo'
import type { EntradaEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'
import type { MedioDePago } from '@/lib/tesoreria/counter-rules'

const AnnualPaid = porPedido(() =>
  import('@/components/tesoreria/pago-anual/annual-paid').then((module) => module.AnnualPaid),
)

const HECHO = 'Se registro el Pago correctamente'

type Props = {
  anio: number
  impedimento: string | undefined
  /** Undefined on a server without a preview. */
  total: Centavos | undefined
  /** Without a preview: ids of the year's pending months. */
  pendientes: readonly number[] | undefined
  lineas: Pagado['pago']['lineas']
}

const changesOf = (visto: Centavos, ahora: Centavos) => [
  `El total es ${formatMoney(ahora)}, antes ${formatMoney(visto)}`,
]

type Valores = DelMedio & { observaciones: string }
const ETIQUETAS = { referencia: 'Número de referencia' }

export function AnnualForm(props: Props) {
  const { anio, impedimento, total, pendientes, lineas } = props
  const { matriculadoID } = useMostrador()
  const [medio, setMedio] = useState(EFECTIVO)
  const form = useForm<Valores>({
    defaultValues: { observaciones: '', referencia: '', recibido: undefined },
  })
  const recuperado = useUnsavedForm(form)
  const confirm = useConfirm()
  const { cambios, look } = useSeen(total, changesOf)
  const { outcome, pay, pagado, setPagado, aceptado, rechazado } = useAnnualPay({
    lineas: total === undefined ? undefined : lineas,
    show: yearWitness(matriculadoID, anio, pendientes),
    done: () => form.reset(),
  })

  async function submit({ observaciones, referencia, recibido }: Valores) {
    if (total !== undefined || (await confirm(questionOf(anio)))) {
      look()
      const enEfectivo = medio.id === EFECTIVO_EN_MANO
      const pago = {
        matriculadoID,
        anio,
        observaciones: observaciones.trim() || undefined,
        totalPrevisto: total,
        ...(!enEfectivo && { medioPagoID: medio.id, referencia: referencia.trim() || undefined }),
      }
      const vuelto = enEfectivo && total !== undefined ? changeOf(recibido, total) : undefined
      showErrors(form, await pay(pago, vuelto), ETIQUETAS)
    }
  }

  return (
    <>
      {rechazado && <ChangedNotice cambios={cambios} />}
      {impedimento !== undefined ? (
        <Impeded>{impedimento}.</Impeded>
      ) : aceptado ? (
        <Accepted matriculadoID={matriculadoID} />
      ) : (
        <AnnualFields
          {...{ form, recuperado, anio, total, medio, setMedio, submit }}
          pendiente={outcome.pendiente}
        />
      )}
      {pagado && <AnnualPaid pagado={pagado} title={HECHO} close={() => setPagado(undefined)} />}
      {outcome.incierto && (
        <MoneyDialog
          title={`Pagar Anual ${anio}`}
          className="max-w-lg"
          outcome={outcome}
          close={outcome.forget}
        />
      )}
    </>
  )
}

type PagoAnualPedido = {
  /** What it pays, where a preview told it. */
  lineas: Props['lineas'] | undefined
  show: ShowOutcome
  done: () => void
}

/** Sends it, and keeps what came of it. */
function useAnnualPay({ lineas, show, done }: PagoAnualPedido) {
  const [pagado, setPagado] = useState<Pagado>()
  const [aceptado, setAceptado] = useState(false)
  const [rechazado, setRechazado] = useState(false)
  // The server's own words are the message of a failure.
  const outcome = useOutcome('/pago/pagoAnual', { exito: HECHO, enCampos: Object.keys(ETIQUETAS) })

  function pay(pago: EntradaEn<'/pago/pagoAnual'>, vuelto: Vuelto | undefined) {
    function paid(datos: Partial<Omit<Pagado, 'pago'>> | null | undefined) {
      done()
      const { observaciones } = pago
      const { pagoID, nroRecibo, recibo } = datos ?? {}
      // Without a preview it is unknown what was paid, so no figure of ours may stand on a paper.
      if (!lineas) setAceptado(true)
      else if (pagoID !== undefined)
        setPagado({ pago: { lineas, fechaPago: today(), observaciones }, pagoID, nroRecibo, recibo, vuelto })
    }
    setRechazado(false)
    return outcome.send({ show, done: paid, refused: () => setRechazado(true) }, pago)
  }
  return { outcome, pay, pagado, setPagado, aceptado, rechazado }
}

const Impeded = ({ children }: { children: ReactNode }) => (
  <p role="status" className="font-medium">
    {children}
  </p>
)

/** A server without a preview is asked for something that only it knows. */
const questionOf = (anio: number): Question => ({
  title: `Pagar Anual ${anio}`,
  description:
    'Se le pide al servidor que registre el pago del año. Qué cuotas toma y cuánto cobra lo decide él, y no se ve de antemano.',
  yes: `Pagar ${anio}`,
  no: 'Cancelar',
})

const Accepted = ({ matriculadoID }: { matriculadoID: number }) => (
  <p role="status">
    El servidor registró el pago anual. Qué cobró y con qué recibo lo dice la{' '}
    <Link href={rutas.cuentaCorriente(matriculadoID)} prefetch={false} className="link">
      cuenta corriente
    </Link>
    : mírela antes de pagar algo más de este año.
  </p>
)

type FieldsProps = {
  form: UseFormReturn<Valores>
  recuperado: Recuperado | undefined
  anio: number
  total: Centavos | undefined
  medio: MedioDePago
  setMedio: (medio: MedioDePago) => void
  pendiente: boolean
  submit: (valores: Valores) => Promise<void>
}

function AnnualFields({ form, recuperado, anio, total, medio, setMedio, pendiente, submit }: FieldsProps) {
  const medios = useMostrador().reglas?.medios ?? []
  return (
    <Form form={form} onSubmit={submit}>
      <div className="grid gap-3">
        <RecoveredNotice recuperado={recuperado} />
        <MeansChoice
          {...{ medios, medio }}
          disabled={pendiente}
          choose={(chosen) => chosen !== 'enLinea' && setMedio(chosen)}
        />
        {total !== undefined && medios.length > 0 && (
          <div className="grid gap-4 sm:grid-cols-2" onKeyDown={holdEnter}>
            <MeansFields control={form.control as unknown as Control<DelMedio>} {...{ medio, total }} />
          </div>
        )}
        <ObservationsField control={form.control} name="observaciones" />
        <div className="flex justify-end max-sm:*:flex-1">
          <SubmitButton savingText="Pagando..." busy={pendiente}>
            Pagar {anio}
            {total !== undefined && ` · ${formatMoney(total)}`}
          </SubmitButton>
        </div>
      </div>
    </Form>
  )
}
