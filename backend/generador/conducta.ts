import type { Azar } from '@/backend/generador/azar'
import type { Medio } from '@/backend/generador/asientos'
import type { Papel, Socio } from '@/backend/generador/socio'
import { monthNumber, partsOf } from '@/domain/fechas'

/** How a member pays. Months count as `monthNumber` does. */
export interface Conducta {
  medio: Medio
  /** Pays the debt every so many months. */
  cada: number
  fase: number
  /** The first month without payments; Infinity never stops. */
  deja: number
  /** The chance that a payment fails or is forgotten. */
  falla: number
  /** The monthly chance of buying something. */
  compra: number
}

const CASH_HABITS = [1, 1, 1, 1, 1, 1, 2, 3, 3, 6, 12]

export function inventConducta(azar: Azar, socio: Socio, papel: Papel, current: number): Conducta {
  if (papel === 'veterano') return { ...STEADY, deja: current - 2 }
  if (papel === 'deudor') return { ...STEADY, deja: 0, compra: 0 }
  const medio = socio.formaPagoID === 1 ? 'efectivo' : 'debito'
  const cada = medio === 'debito' ? 1 : azar.pick(CASH_HABITS)
  const last = socio.periodos.at(-1)
  const left = last && last.tipo > 3 ? monthNumber(partsOf(last.desde)) - azar.int(0, 8) : Infinity
  const stops = azar.chance(medio === 'debito' ? 0.01 : 0.09) ? current - azar.int(1, 20) : Infinity
  return {
    medio,
    cada,
    fase: azar.int(0, 11),
    deja: Math.min(left, stops),
    falla: medio === 'debito' ? 0.04 : 0.07,
    compra: 0.006,
  }
}

const STEADY: Conducta = { medio: 'efectivo', cada: 1, fase: 0, deja: Infinity, falla: 0, compra: 0.03 }
