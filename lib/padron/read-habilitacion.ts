import { traerDatos } from '@/contract/habilitacion'
import { readApi } from '@/lib/api/client'

/** After so many milliseconds the record does without it. */
const ESPERA = 3_000

export const readHabilitacion = (miembro: { matriculadoID: number }) =>
  readApi(traerDatos, miembro, { espera: ESPERA })
