import { CABECERA_PROPIA, VALOR_PROPIO } from '@/lib/llamada/cabecera'

/** Signs out. Without an answer the caller goes on to /login, which asks the API whether the session lives. */
export async function leave(): Promise<void> {
  await fetch('/api/salir', { method: 'POST', headers: { [CABECERA_PROPIA]: VALOR_PROPIO } }).catch(
    () => undefined,
  )
}
