import type { Periodo } from '@/backend/generador/trayectoria'

/** What the ledger needs to know of a member. */
export interface Socio {
  id: number
  matricula: number
  periodos: Periodo[]
  federacion: boolean
  ampliacion: boolean
  ampliacionExtendida: boolean
  formaPagoID: number
  generaCuotas: boolean
}

/** The two members every generated register has: one charged for 20 years, one who owes 300 items. */
export type Papel = 'veterano' | 'deudor' | undefined
