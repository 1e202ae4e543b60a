import type { Centavos } from '@/domain/dinero'
import { dayOf, formatFecha } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export type PlanLeido = LeidoEn<'/plan_pagos/traerTodos'>[number]

export interface FilaPlan {
  id: number | undefined
  cuotas: string
  finalizado: boolean | undefined
  roto: string | undefined
  monto: Centavos | null | undefined
  montoCuota: Centavos | null | undefined
  fechaCreacion: string | null | undefined
}

export const toPlan = ({ id, cantCuotas, cantCuotasPagadas, roto, ...plan }: PlanLeido): FilaPlan => ({
  id,
  cuotas: `${cantCuotasPagadas ?? '—'} / ${cantCuotas ?? '—'}`,
  finalizado: plan.finalizado,
  roto: roto ? `Rescindido el ${formatFecha(dayOf(new Date(roto)))}` : undefined,
  monto: plan.monto,
  montoCuota: plan.montoCuota,
  fechaCreacion: plan.fechaCreacion,
})
