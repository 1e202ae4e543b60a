'use client'

import { TriangleAlert } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import type { Plan } from '@/components/pago/generate-form'
import { GenerateUnknown } from '@/components/pago/generate-unknown'
import { matriculasDe } from '@/components/pago/pendientes-de'
import { countMonths } from '@/components/pago/counts'
import { AmountTable } from '@/components/pago/amount-table'
import { ScrollBox, TotalLine } from '@/components/pago/dialog-parts'
import { Button } from '@/components/ui/button'
import { DangerNotice } from '@/components/ui/danger-notice'
import { useMember } from '@/components/matriculado/member-scope'
import { Dialog, DialogBody, DialogContent, DialogFooter, focusFirstField } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast'
import { formatMoney } from '@/domain/dinero'
import { ESTADOS, ESTADOS_CON_CUOTA } from '@/domain/estados'
import { formatMes, makeFecha } from '@/domain/fechas'
import { isUncertain, useLlamada } from '@/components/llamada/use-llamada'
import { useLectura } from '@/lib/llamada/use-lectura'

type Props = {
  matriculadoID: number
  cantidad: number
  /** What the API says it would do; absent where it cannot say. */
  plan: Plan | undefined
  /** The quantity was refused: the message goes beside its field. */
  refused: (message: string) => void
  close: () => void
}

/** The 'generate registration' dialog: months, type, price and total before anything is written (S2 4, D9). */
export function GenerateDialog({ matriculadoID, cantidad, plan: first, refused, close }: Props) {
  const [plan, setPlan] = useState(first)
  const quien = useMember()
  const cuantas = plan?.meses?.length ?? cantidad
  const antes = usePendingMonths(matriculadoID)
  const [incierto, setIncierto] = useState<{ antes: Meses }>()
  const { enviar, pendiente } = useLlamada('/pago/generarMatriculaAdelantada', {
    exito: `Cuotas generadas: ${cuantas}`,
    fracaso: 'No se pudieron generar las cuotas',
    cuentaIncierto: true,
  })

  async function generate(meses: Meses) {
    const result = await enviar({ matriculadoID, cantidad, ...agreed(plan) })
    if (!result) return
    if (result.ok) return close()
    setIncierto(isUncertain(result) ? { antes: meses } : undefined)
    const wrong = result.errores.cantidad
    if (wrong) refused(wrong)
  }

  if (incierto)
    return (
      <GenerateUnknown
        {...{ matriculadoID, pendiente, close }}
        cantidad={cuantas}
        antes={incierto.antes}
        repetir={() => void generate(incierto.antes)}
      />
    )
  return (
    <Dialog open onOpenChange={(open) => !open && !pendiente && close()}>
      <DialogContent
        title="Generar Cuotas"
        description={quien}
        className="max-w-xl"
        onOpenAutoFocus={focusFirstField}
      >
        <Proposal
          {...{ matriculadoID, cantidad, plan, setPlan, pendiente, close }}
          espera={antes.leyendo}
          generate={() => void generate(antes.meses)}
        />
      </DialogContent>
    </Dialog>
  )
}

type ProposalProps = {
  matriculadoID: number
  cantidad: number
  plan: Plan | undefined
  setPlan: (plan: Plan) => void
  pendiente: boolean
  /** Not to be generated yet. */
  espera: boolean
  generate: () => void
  close: () => void
}

/** What would be generated, and the type it goes by. */
function Proposal(props: ProposalProps) {
  const { matriculadoID, cantidad, plan, setPlan, pendiente, espera, generate, close } = props
  const { estado: lectura, leer } = useLectura('/pago/simularMatriculaAdelantada')
  const [tipo, setTipo] = useState(plan?.tipoMatriculaID)
  const sinPrecio = plan?.sinPrecio ?? []
  const waits = pendiente || espera || lectura.fase === 'leyendo' || sinPrecio.length > 0

  async function choose(tipoMatriculaID: number) {
    setTipo(tipoMatriculaID)
    const result = await leer({ matriculadoID, cantidad, tipoMatriculaID })
    if (result?.ok) return setPlan(result.datos)
    if (!result) return
    setTipo(plan?.tipoMatriculaID)
    toast.error('No se pudo calcular el total', result.mensaje)
  }
  return (
    <>
      <DialogBody className="grid gap-4">
        {plan ? (
          <>
            <TypeChoice value={tipo} disabled={pendiente} choose={(id) => void choose(id)} />
            {sinPrecio.length > 0 && <Missing nombres={sinPrecio} />}
            <Months plan={plan} />
          </>
        ) : (
          <p>
            {cantidad === 1
              ? 'Se va a generar 1 cuota adelantada'
              : `Se van a generar ${cantidad} cuotas adelantadas`}{' '}
            al precio vigente.
          </p>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={close} disabled={pendiente}>
          Cancelar
        </Button>
        <Button variant="primary" disabled={waits} onClick={generate}>
          {pendiente && <Spinner />}
          {pendiente ? 'Generando...' : `Generar ${countMonths(plan?.meses?.length ?? cantidad)}`}
        </Button>
      </DialogFooter>
    </>
  )
}

type Meses = ReadonlySet<number> | undefined

/** The months that are pending before any is made; only the first try to read them is waited for. */
function usePendingMonths(matriculadoID: number): { leyendo: boolean; meses: Meses } {
  const { estado, leer } = useLectura('/pago/traerPagosPendientes')
  useEffect(() => void leer(matriculasDe(matriculadoID)), [leer, matriculadoID])
  return {
    leyendo: estado.fase === 'quieta' || (estado.fase === 'leyendo' && estado.intento === 1),
    meses: estado.fase === 'lista' ? new Set(estado.datos.flatMap(({ id }) => id ?? [])) : undefined,
  }
}

type ChoiceProps = { value: number | undefined; disabled: boolean; choose: (id: number) => void }

/** ACTIVO, RESIDENTE or PASIVO: the only states that are charged (S2 4). */
function TypeChoice({ value, disabled, choose }: ChoiceProps) {
  const name = useId()
  return (
    <fieldset className="flex flex-wrap gap-x-5 gap-y-1" disabled={disabled}>
      <legend className="mb-1 text-[0.8125rem] font-medium">Tipo de Matricula</legend>
      {ESTADOS_CON_CUOTA.map((id) => (
        <label key={id} className="inline-flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
          <input
            type="radio"
            name={name}
            className="size-4 accent-(--primary)"
            checked={value === id}
            onChange={() => choose(id)}
          />
          {ESTADOS[id]}
        </label>
      ))}
    </fieldset>
  )
}

function Missing({ nombres }: { nombres: readonly string[] }) {
  return (
    <DangerNotice role="alert" icon={TriangleAlert} title="No se pueden generar estas cuotas">
      <ul className="mt-1 list-disc pl-10">
        {nombres.map((nombre) => (
          <li key={nombre}>{nombre}</li>
        ))}
      </ul>
    </DangerNotice>
  )
}

function Months({ plan }: { plan: Plan }) {
  return (
    <div>
      <ScrollBox label="Cuotas que se van a generar">
        <AmountTable
          label="Cuotas que se van a generar"
          filas={plan.meses ?? []}
          columnas={[
            { titulo: 'Mes', celda: (mes) => formatMes(mes) },
            {
              titulo: 'Precio',
              monto: true,
              celda: ({ monto }) => (monto === null ? 'Sin precio' : formatMoney(monto)),
            },
          ]}
        />
      </ScrollBox>
      <TotalLine total={plan.total} />
    </div>
  )
}

/** What the dialog showed, all extensions: it goes only to the server that made the plan, which refuses any other. */
function agreed(plan: Plan | undefined) {
  if (!plan) return {}
  const first = plan.meses?.[0]
  return {
    tipoMatriculaID: plan.tipoMatriculaID,
    totalPrevisto: plan.total,
    primerMesPrevisto: first && (makeFecha(first.anio, first.mes, 1) ?? undefined),
  }
}
