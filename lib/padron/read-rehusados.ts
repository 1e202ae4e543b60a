import { traerTodos } from '@/contract/aviso-rehusado'
import { readApi } from '@/lib/api/client'

/** After so many milliseconds the record does without it. */
const ESPERA = 3_000

export const readRehusados = (miembro: { matriculadoID: number }) =>
  readApi(traerTodos, miembro, { espera: ESPERA })
