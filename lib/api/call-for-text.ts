import 'server-only'
import type { EntradaDe } from '@/contract/llamada'
import { callApi, type Modo } from '@/lib/api/client'
import { sendRequest } from '@/contract/lectura/connection'
import type { AnyCall, LeidoDe, Resultado } from '@/lib/api/result'
import type { Sesion } from '@/lib/session-cookie'

/** Bytes: a month of 50,000 receipts is one answer, so that it is of one moment. */
const MAXIMO = 64 * 1024 * 1024

/** A read and the answer's text as it came, for what another server says in words of its own. */
export async function callForText<L extends AnyCall>(
  llamada: L,
  entrada: EntradaDe<L>,
  sesion: Sesion,
  modo: Modo,
): Promise<{ answer: Resultado<LeidoDe<L>>; texto: string }> {
  let texto = ''
  const answer = await callApi(llamada, entrada, sesion, {
    ...modo,
    por: async (envio) => {
      const raw = await sendRequest({ ...envio, maximo: MAXIMO })
      texto = raw.texto
      return raw
    },
  })
  return { answer, texto }
}
