import type { Centavos } from '@/domain/dinero'
import type { Fecha } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import type { Emisor } from '@/lib/tesoreria/emisor'

type Plan = LeidoEn<'/plan_pagos/traerDetalle'>
type Parte<C extends 'cuotas' | 'items'> = NonNullable<Plan[C]>[number]

/** A plan's agreement: who owes, the plan as the register has it, and the day it was made. */
export type ConvenioDatos = Emisor & {
  planID: number
  fecha: Fecha | undefined
  matriculado: string
  matricula?: number | null | undefined
  dni?: number | null | undefined
  domicilio?: string | null | undefined
  monto: Centavos
  items: readonly Pick<Parte<'items'>, 'nombre' | 'monto'>[]
  cuotas: readonly Pick<Parte<'cuotas'>, 'mes' | 'anio' | 'monto'>[]
  observaciones?: string | undefined
  /** A broken plan is an agreement no more. */
  roto: boolean
}
