import { nulo, texto } from '@/contract/campos'
import { objeto } from '@/contract/objeto'

/** A changed field in words. `antes` is '' for what was empty and null for what was not there, as in a creation. */
export const cambio = objeto({
  campo: texto(),
  antes: texto(5000).nullable(),
  despues: nulo(texto(5000)),
}).cable
