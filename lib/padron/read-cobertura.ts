import { traerEstado } from '@/contract/federacion-matriculado'
import { leer } from '@/lib/api/cliente'

/** After so many milliseconds the screen does without the insurance label. */
const ESPERA = 3_000

export const readCobertura = (matriculado: { matriculadoID: number }) =>
  leer(traerEstado, matriculado, { espera: ESPERA })
