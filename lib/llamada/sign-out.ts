import { dropAllKept } from '@/lib/borrador'
import { OWN_HEADER, OWN_VALUE } from '@/lib/llamada/headers'

/**
 * Signs out and forgets this browser's drafts. Without an answer the caller goes to /login, which asks the API
 * whether the session lives.
 */
export async function leave(): Promise<void> {
  dropAllKept()
  await fetch('/api/salir', { method: 'POST', headers: { [OWN_HEADER]: OWN_VALUE } }).catch(() => undefined)
}
