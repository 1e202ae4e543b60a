import { entero, nulo, texto } from '@/contract/campos'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'

/**
 * Asked once per web start, without token; an answer without a version is a foreign server's. `pasarela` is the
 * provider of online payments, or null.
 */
export const capacidades = dato({
  metodo: 'GET',
  ruta: '/sistema/capacidades',
  acceso: 'publico',
  entrada: objeto({}),
  salida: objeto({
    version: entero(),
    pasarela: nulo(texto()),
  }).cable,
})
