import * as z from 'zod'
import { opcional, texto } from '@/contract/campos'
import { type OrdenDe, ordersOf } from '@/domain/orden'

const INVALIDO = 'Orden desconocido'
const lower = (word: string): string => word.toLowerCase()

/** 'matricula asc' of a closed list of columns; a column alone is ascending. */
export function orden<C extends string>(columnas: readonly C[]) {
  const known = z.enum(ordersOf(columnas) as [string, ...string[]], INVALIDO)
  return z.codec(z.string(INVALIDO), known as unknown as z.ZodType<OrdenDe<C>, OrdenDe<C>>, {
    decode: (value) =>
      (/ (asc|desc)$/i.test(value) ? value.replace(/\w+$/, lower) : `${value} asc`) as OrdenDe<C>,
    encode: (value) => value,
  })
}

/** Of a list that is read lot by lot in an order: where the last row stood, as its row said. */
export const LUGAR = { lugar: opcional(texto(2_000)) } as const
