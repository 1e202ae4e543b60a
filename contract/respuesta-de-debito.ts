import * as z from 'zod'
import { dinero, entero, fecha, id, nulo, texto } from '@/contract/campos'
import { objeto } from '@/contract/objeto'
import { RESPUESTAS } from '@/domain/debito/respuesta'

/**
 * What became of a member's debit: how much was asked and, where money came in, how much when. `resultado` is the
 * specification's code, `codigo` the bank's own, and `motivo` why it was not paid, in plain words.
 */
export const respuesta = objeto({
  rondaID: id,
  forma: entero(),
  mes: entero(),
  anio: entero(),
  estado: z.enum(RESPUESTAS),
  pedido: dinero(),
  cobrado: nulo(dinero()),
  fecha: nulo(fecha()),
  resultado: nulo(entero()),
  codigo: nulo(texto()),
  motivo: nulo(texto(500)),
}).cable
