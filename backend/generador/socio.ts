import type { Seguro } from '@/backend/generador/seguros'
import type { Periodo } from '@/backend/generador/trayectoria'

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
