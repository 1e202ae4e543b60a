import type { traerLote } from '@/contract/debito-automatico'
import { monthOfAnswer, RESPUESTA_EN_PALABRAS } from '@/domain/debito/respuesta'
import type { LeidoDe } from '@/lib/api/result'

type Respuesta = NonNullable<LeidoDe<typeof traerLote>[number]['ultimo']>

/** What became of a debit, as files tell it. */
export const answerLine = (respuesta: Respuesta | null | undefined) => ({
  ultimo: respuesta?.estado && RESPUESTA_EN_PALABRAS[respuesta.estado],
  mesUltimo: monthOfAnswer(respuesta ?? {}),
  pedido: respuesta?.pedido,
  cobrado: respuesta?.cobrado,
  resultado: respuesta?.resultado,
  codigo: respuesta?.codigo,
  motivo: respuesta?.motivo,
})
