import { traerEstado } from '@/contract/federacion-matriculado'
import { readApi } from '@/lib/api/client'

/** After so many milliseconds the screen does without the insurance label. */
const ESPERA = 3_000

export const readCobertura = (matriculado: { matriculadoID: number }) =>
  readApi(traerEstado, matriculado, { espera: ESPERA })
