import { CAMPOS_BSE, PREGUNTAS_BSE } from '@/domain/debito/bse'
import type { CamposDeDebito } from '@/domain/debito/campos'
import { CAMPOS_ICBC, PREGUNTAS_ICBC } from '@/domain/debito/icbc'

interface BancoDeDebito {
  nombre: string
  /** Its form of payment in the filters. */
  forma: number
  campos: CamposDeDebito
  /** What the council asks before the first real round. */
  preguntas: readonly string[]
}

/** The banks that collect. One more is its settings in a file of their own and a line here. */
export const BANCOS_DE_DEBITO = {
  BSE: {
    nombre: 'Banco Santiago del Estero (BSE)',
    forma: 41,
    campos: CAMPOS_BSE,
    preguntas: PREGUNTAS_BSE,
  },
  ICBC: { nombre: 'ICBC', forma: 42, campos: CAMPOS_ICBC, preguntas: PREGUNTAS_ICBC },
} as const satisfies Record<string, BancoDeDebito>

export type BancoDeDebitoID = keyof typeof BANCOS_DE_DEBITO
export const CLAVES_DE_BANCO = Object.keys(BANCOS_DE_DEBITO) as BancoDeDebitoID[]
