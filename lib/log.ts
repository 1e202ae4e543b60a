import { pino } from 'pino'
import { BITACORA } from '@/contract/bitacora'

/** The web's log, a line of JSON as the API's: its message says what happened, as 'api.falla'. */
export const bitacora = pino(BITACORA, process.stdout)
