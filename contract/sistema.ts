import * as z from 'zod'
import { entero, nulo, texto } from '@/contract/campos'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'

/**
 * Asked once per web start, without token; any answer without a version is a server of the spec alone. `pasarela`: who
 * online payments go through, null where nobody. `capacidades` is for webs of before version 1.
 */
export const capacidades = dato({
  metodo: 'GET',
  ruta: '/sistema/capacidades',
  acceso: 'publico',
  entrada: objeto({}),
  salida: objeto({
    version: entero(),
    pasarela: nulo(texto()),
    capacidades: z.array(texto()),
  }).cable,
})
