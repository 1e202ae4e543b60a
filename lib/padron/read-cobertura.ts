import { traerEstado } from '@/contract/federacion-matriculado'
import { leer } from '@/lib/api/cliente'

/** The insurance label is one line of a head: longer than this, in milliseconds, the screen does without it. */
const ESPERA = 3_000

export const readCobertura = (matriculado: { matriculadoID: number }) =>
  leer(traerEstado, matriculado, { espera: ESPERA })
