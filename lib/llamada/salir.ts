import { dropAllKept } from '@/lib/borrador'
import { CABECERA_PROPIA, VALOR_PROPIO } from '@/lib/llamada/cabecera'

/**
 * Signs out and forgets this browser's drafts. Without an answer the caller goes to /login, which asks the API
 * whether the session lives.
 */
export async function leave(): Promise<void> {
  dropAllKept()
  await fetch('/api/salir', { method: 'POST', headers: { [CABECERA_PROPIA]: VALOR_PROPIO } }).catch(
    () => undefined,
  )
}
