import type { ApiDePrueba, NombreLlamada } from '@/backend/prueba/api'
import { addMember } from '@/backend/prueba/gente'

/** A member who owes, with a plan nothing of which is paid. */
export interface Tesoreria {
  deudor: number
  planID: number
  /** What the plan comes to. */
  planificado: number
  /** Concepts charged to him, owed. */
  libres: Pendiente[]
  conceptoID: number
}
interface Pendiente {
  id: number
  tipoPagoID: number
  monto: number
}

/** The calls these samples are for. */
export type LlamadaDeTesoreria = Extract<
  NombreLlamada,
  `plan_pagos.${string}` | `concepto_matriculado.${string}`
>

export async function addTreasury(api: ApiDePrueba, token: string): Promise<Tesoreria> {
  const deudor = await addMember(api.db, { apellido: 'Deudor', nombre: 'Abel' })
  await api.call('pago.generarMatriculaAdelantada', { matriculadoID: deudor, cantidad: 2 }, { token })
  const bought = { matriculadoID: deudor, conceptoID: await conceptoID(api) }
  for (let i = 0; i < 3; i++) await api.call('concepto_matriculado.crear', bought, { token })
  const wire = { matriculadoID: deudor, traerMatriculas: true, traerPP: true, traerConceptos: true }
  const { sobre } = await api.call('pago.traerPagosPendientes', { ...wire, mostrarTodo: true }, { token })
  const [first, second, ...rest] = sobre.datos as Pendiente[]
  const libres = rest.filter(({ tipoPagoID }) => tipoPagoID === 1)
  if (!first || !second) throw new Error(`Sin pendientes: ${JSON.stringify(sobre)}`)
  const plan = await api.call('plan_pagos.crear', planOf(deudor, [first, second]), { token })
  const { id: planID } = plan.sobre.datos as { id: number }
  return { deudor, planID, planificado: first.monto + second.monto, libres, conceptoID: bought.conceptoID }
}

async function conceptoID(api: ApiDePrueba): Promise<number> {
  const [concepto] = await api.db.query<{ id: number }>(
    'SELECT id FROM concepto WHERE tipo <> 1 AND monto > 0 AND eliminado_en IS NULL ORDER BY id LIMIT 1',
  )
  if (!concepto) throw new Error('Sin conceptos de referencia')
  return concepto.id
}

const planOf = (matriculadoID: number, lineas: readonly Pendiente[]) => ({
  matriculadoID,
  pagosJSON: JSON.stringify(lineas.map(({ id, tipoPagoID, monto }) => ({ id, tipoPagoID, monto }))),
  monto: lineas.reduce((sum, { monto }) => sum + monto, 0),
  cuotas: 3,
  observaciones: 'Acordado',
})

export const treasurySamples = ({
  deudor,
  planID,
  planificado,
  libres,
  conceptoID,
}: Tesoreria): Record<LlamadaDeTesoreria, Record<string, unknown>> => ({
  'concepto_matriculado.traerTodos': { matriculadoID: deudor },
  'concepto_matriculado.crear': { matriculadoID: deudor, conceptoID },
  'concepto_matriculado.eliminar': { conceptoMatriculadoID: libres.at(-1)?.id },
  'plan_pagos.crear': planOf(deudor, libres.slice(0, 1)),
  'plan_pagos.traerTodos': { matriculadoID: deudor },
  'plan_pagos.simularRotura': { planID },
  'plan_pagos.romper': { planID, motivo: 'No paga', restante: planificado },
})
