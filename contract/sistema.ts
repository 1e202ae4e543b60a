import * as z from 'zod'
import { texto } from '@/contract/campos'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'

/** Asked once per web start, without token; any other answer than a list means none (D3). */
export const capacidades = dato({
  metodo: 'GET',
  ruta: '/sistema/capacidades',
  acceso: 'publico',
  entrada: objeto({}),
  salida: objeto({ capacidades: z.array(texto()) }).cable,
})
