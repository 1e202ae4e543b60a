import { type Medida, ms, percentile } from '@/bench/medir'
import type { Sitio } from '@/bench/paginas'
import { sendCall, type NombreLlamada } from '@/backend/prueba/llamada'

const ITEMS = 60
const VECES = 12

interface Item {
  id: number
  tipoPagoID: number
  monto: number
}

/** A plan of sixty items in sixty instalments, made and broken again and again over the API. */
export async function measurePlans({ api, token, miembro }: Sitio): Promise<Medida[]> {
  const matriculadoID = miembro.id300
  const call = async <T>(nombre: NombreLlamada, wire: Record<string, unknown>): Promise<T> => {
    const { sobre } = await sendCall(api, nombre, wire, { token })
    if (sobre.estado !== 1) throw new Error(`${nombre}: ${sobre.mensaje}`)
    return sobre.datos as T
  }
  const [makes, breaks]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < VECES; turn++) {
    const todo = { traerMatriculas: true, traerConceptos: true, traerPP: false, mostrarTodo: true }
    const items = (await call<Item[]>('pago.traerPagosPendientes', { matriculadoID, ...todo })).slice(
      0,
      ITEMS,
    )
    const monto = items.reduce((sum, item) => sum + Math.round(item.monto * 100), 0) / 100
    const plan = { matriculadoID, pagosJSON: JSON.stringify(items), monto, cuotas: ITEMS }
    const start = performance.now()
    await call('plan_pagos.crear', plan)
    makes.push(performance.now() - start)
    const [newest] = (await call<{ id: number }[]>('plan_pagos.traerTodos', { matriculadoID })).toSorted(
      (a, b) => b.id - a.id,
    )
    const planID = newest?.id ?? 0
    const { restante } = await call<{ restante: number }>('plan_pagos.simularRotura', { planID })
    const begin = performance.now()
    await call('plan_pagos.romper', { planID, motivo: 'Medición', restante })
    breaks.push(performance.now() - begin)
  }
  const described = (times: readonly number[]) =>
    `${ms(percentile(times, 50))} / ${ms(percentile(times, 95))}`
  return [
    {
      que: `Plan de ${ITEMS} ítems en ${ITEMS} cuotas, p50 / p95`,
      valor: described(makes),
      meta: '≤ 100 ms',
    },
    { que: 'Rescindirlo, p50 / p95', valor: described(breaks), meta: '≤ 100 ms' },
  ]
}
