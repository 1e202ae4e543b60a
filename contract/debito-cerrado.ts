import * as z from 'zod'
import { entero, id, nulo } from '@/contract/campos'
import { objeto } from '@/contract/objeto'
import { CAMBIOS } from '@/domain/debito/cambio'

/**
 * A closed round that was not sent, in which a member stands with this registration number: he is debited unless he is
 * taken out. `cambio` is what changed for him since, null where nothing did; `rondaID` is null for who may not see rounds.
 */
export const debitoCerrado = objeto({
  rondaID: nulo(id),
  forma: entero(),
  mes: entero(),
  anio: entero(),
  matricula: entero(),
  cambio: nulo(z.enum(CAMBIOS)),
}).cable
