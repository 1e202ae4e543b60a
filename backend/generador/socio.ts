import type { Seguro } from '@/backend/generador/seguros'
import type { Periodo } from '@/backend/generador/trayectoria'
import { FALLECIDO } from '@/domain/estados'
import type { Fecha } from '@/domain/fechas'

export interface Socio {
  id: number
  matricula: number
  periodos: Periodo[]
  seguros: Seguro[]
  formaPagoID: number
  generaCuotas: boolean
}

/** Every generated register has both: one charged for 20 years, one who owes 300 items. */
export type Papel = 'veterano' | 'deudor' | undefined

/** The day of a member's death; nothing is done for him after it. */
export const deathOf = ({ periodos }: Pick<Socio, 'periodos'>): Fecha | undefined =>
  periodos.find(({ tipo }) => tipo === FALLECIDO)?.desde
