import { plegar } from '@/domain/plegar'

/** What an extract's word for a licence's state means. */
export interface EstadoLeido {
  activa: boolean
  fallecido: boolean
}

const FALLECIDO = /\b(?:fallec|defunc|muert|obito)/
/** Asked before the other: 'no activa' and 'inhabilitada' have it inside. */
const INACTIVA =
  /^(?:no|n|false|falso)$|\b(?:in(?:activ|habil)|no (?:activ|habil|vigent)|suspend|baja|cancel|venci|anulad|caduc|pasiv|jubil|sin efecto)/
const ACTIVA = /^(?:si|s|true|verdadero|ok|alta)$|\b(?:activ|habilit|vigent)/

/** Null for a word that says neither: nothing is concluded from it. */
export function readEstado(text: string): EstadoLeido | null {
  const folded = plegar(text)
  if (FALLECIDO.test(folded)) return { activa: false, fallecido: true }
  if (INACTIVA.test(folded)) return { activa: false, fallecido: false }
  return ACTIVA.test(folded) ? { activa: true, fallecido: false } : null
}
