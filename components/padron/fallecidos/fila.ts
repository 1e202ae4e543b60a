import type { AccionDeFallecido } from '@/domain/fallecidos/clases'
import type { PagoDespues } from '@/domain/fallecidos/asentar'
import { CERO } from '@/domain/dinero'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export type Fila = LeidoEn<'/fallecidos/traerFilas'>[number]

/** Whose death it is, in words. */
export const nameOf = ({ aqui, alla }: Fila): string =>
  aqui?.apellidoNombre || alla?.apellidoNombre || 'sin nombre'

/** By their keys, as they are written above the cards. */
export const TECLAS: Readonly<Record<AccionDeFallecido, string>> = {
  asentar: 'a',
  noEsElMismo: 'n',
  dejar: 'd',
}

/** What a server left out of a payment is nothing. */
export const pagosOf = ({ pagos = [] }: Fila): PagoDespues[] =>
  pagos.map(({ fecha = '', monto = CERO, medio = '', recibo = null, deAlguien = true }) => ({
    ...{ fecha, monto, medio, recibo, deAlguien },
  }))
