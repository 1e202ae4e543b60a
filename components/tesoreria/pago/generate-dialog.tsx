'use client'

import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useExpectMade } from '@/components/tesoreria/pago/chosen-scope'
import { GeneratePropuesta, type Plan } from '@/components/tesoreria/pago/generate-propuesta'
import { pendingMonthsOf } from '@/lib/tesoreria/pending-input'
import { useMostrador } from '@/components/tesoreria/pago/mostrador'
import { MoneyDialog } from '@/components/form/money-dialog'
import { useActFor } from '@/components/acto/use-act-for'
import { testigo } from '@/components/llamada/testigo'
import { toast } from '@/components/ui/toast'
import { moneyOrDash } from '@/domain/dinero'
import { formatMes, makeFecha, monthNumber } from '@/domain/fechas'
import { useSeen } from '@/components/llamada/use-seen'
import { useOutcome, type ShowOutcome } from '@/components/llamada/use-outcome'
import type { Verdict } from '@/components/llamada/use-rereading'
import { countMonths } from '@/components/tesoreria/pago/counts'
import type { Falla } from '@/lib/api/result'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'

const SIMULAR = '/pago/simularMatriculaAdelantada'

type Props = {
  cantidad: number
  /** What the API would do; absent where it cannot say, or not before a type is chosen. */
  plan?: Plan
  /** Why a type must be chosen first. */
  falta?: string
  /** The message goes beside the quantity. */
  refused: (message: string) => void
  close: () => void
}

/** Shows months, type, price and total before anything is written. */
export function GenerateDialog({ cantidad, plan: first, falta, refused, close }: Props) {
  const { matriculadoID } = useMostrador()
  const { control, getValues, setError } = useForm({ defaultValues: { motivo: '' } })
  const { plan, tipo, leyendo, choose, releer } = usePlan({ matriculadoID, cantidad }, first)
  const { cambios, look } = useSeen(plan, changesOf)
  const para = useActFor({ matriculadoID, acto: 'cuota', control, mes: plan?.meses?.at(-1) })
  const cuantas = plan?.meses?.length ?? cantidad
  const antes = usePendingMonths(matriculadoID)
  const expectMade = useExpectMade()
  const outcome = useOutcome('/pago/generarMatriculaAdelantada', {
    exito: `Cuotas generadas: ${cuantas}`,
    fracaso: 'No se pudieron generar las cuotas',
  })

  function afterRefusal({ errores: { cantidad: wrong, motivo } }: Falla) {
    if (motivo) setError('motivo', { message: motivo }, { shouldFocus: true })
    if (wrong) {
      close()
      return refused(wrong)
    }
    antes.releer()
    releer()
  }
  function generate() {
    look()
    const show = monthsWitness(matriculadoID, cuantas, antes.meses)
    void outcome.send(
      {
        show,
        done: () => {
          expectMade(cuantas)
          close()
        },
        refused: afterRefusal,
      },
      { matriculadoID, cantidad, motivo: getValues('motivo').trim() || undefined, ...agreed(plan) },
    )
  }

  return (
    <MoneyDialog title="Generar Cuotas" description={para.head} className="max-w-xl" {...{ outcome, close }}>
      <GeneratePropuesta
        {...{ cantidad, plan, falta, tipo, choose, cambios, generate, close }}
        {...para}
        pendiente={outcome.pendiente}
        espera={antes.leyendo || leyendo}
      />
    </MoneyDialog>
  )
}

/** The plan of the chosen type, read again after a refusal. Another type is not somebody else's change. */
function usePlan(pedido: { matriculadoID: number; cantidad: number }, first: Plan | undefined) {
  const { estado, leer } = useLectura(SIMULAR)
  const [plan, setPlan] = useState(first)
  const [tipo, setTipo] = useState(first?.tipoMatriculaID)

  async function read(tipoMatriculaID: number | undefined): Promise<boolean> {
    toast.retry(SIMULAR)
    const result = await leer({ ...pedido, tipoMatriculaID })
    if (result?.ok) setPlan(result.datos)
    if (!result || result.ok) return true
    toast.error('No se pudo calcular el total', result.mensaje, SIMULAR)
    return false
  }
  async function choose(tipoMatriculaID: number) {
    setTipo(tipoMatriculaID)
    if (!(await read(tipoMatriculaID))) setTipo(plan?.tipoMatriculaID)
  }
  return {
    plan,
    tipo,
    leyendo: estado.fase === 'leyendo',
    choose: (id: number) => void choose(id),
    releer: () => void (plan && read(tipo)),
  }
}

function changesOf(visto: Plan, ahora: Plan): string[] {
  if (visto.tipoMatriculaID !== ahora.tipoMatriculaID) return []
  const [antes, ya] = [visto.meses?.[0], ahora.meses?.[0]]
  const moved = antes && ya && monthNumber(antes) !== monthNumber(ya)
  return [
    ...(moved ? [`Las cuotas empiezan en ${formatMes(ya)}, antes en ${formatMes(antes)}`] : []),
    ...(visto.total === ahora.total
      ? []
      : [`El total es ${moneyOrDash(ahora.total)}, antes ${moneyOrDash(visto.total)}`]),
  ]
}

type Meses = ReadonlySet<number> | undefined

/** The months that are pending before; only the first try to read them is waited for. */
function usePendingMonths(matriculadoID: number): { leyendo: boolean; meses: Meses; releer: () => void } {
  const { estado, leer } = useLectura('/pago/traerPagosPendientes')
  useEffect(() => void leer(pendingMonthsOf(matriculadoID)), [leer, matriculadoID])
  return {
    leyendo: estado.fase === 'quieta' || (estado.fase === 'leyendo' && estado.intento === 1),
    meses: estado.fase === 'lista' ? new Set(estado.datos.flatMap(({ id }) => id ?? [])) : undefined,
    releer: () => void leer(pendingMonthsOf(matriculadoID)),
  }
}

/** Only the server that made the plan gets these extensions, and refuses another plan. */
function agreed(plan: Plan | undefined) {
  if (!plan) return {}
  const first = plan.meses?.[0]
  return {
    tipoMatriculaID: plan.tipoMatriculaID,
    totalPrevisto: plan.total,
    primerMesPrevisto: first && (makeFecha(first.anio, first.mes, 1) ?? undefined),
  }
}

/**
 * Advance months: those that were not pending before tell whether they were made. `antes`: ids of the months that were,
 * undefined where that could not be read.
 */
const monthsWitness = (
  matriculadoID: number,
  cantidad: number,
  antes: ReadonlySet<number> | undefined,
): ShowOutcome =>
  testigo('/pago/traerPagosPendientes', {
    entrada: pendingMonthsOf(matriculadoID),
    cuentaDe: matriculadoID,
    juzga: (pendientes) => judge(antes && newMonths(pendientes, antes), cantidad),
    que: 'las cuotas se generaron',
    repetir: 'Generar de nuevo',
    riesgo: `se generan ${cantidad * 2} cuotas en lugar de ${cantidad}`,
    revisar: 'en la lista de pagos pendientes',
  })

type Pendientes = LeidoEn<'/pago/traerPagosPendientes'>

const newMonths = (filas: Pendientes, antes: ReadonlySet<number>): number =>
  filas.filter(({ id }) => id !== undefined && !antes.has(id)).length

/** Somebody else may have made some at the same time: any other number tells nothing. */
function judge(nuevas: number | undefined, cantidad: number): Verdict {
  if (nuevas === cantidad) return { fue: 'hecho', texto: `Las cuotas quedaron generadas: ${cantidad}.` }
  if (nuevas === 0) return { fue: 'pendiente', texto: 'En la lista de pendientes no hay cuotas nuevas.' }
  return {
    fue: 'dudoso',
    texto: `Se pidieron ${countMonths(cantidad)}${nuevas === undefined ? '' : ` y aparecen ${nuevas}`}. Cierre y revise la lista de pendientes antes de generar más.`,
  }
}
