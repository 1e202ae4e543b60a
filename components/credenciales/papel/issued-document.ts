import type { Emitido } from '@/components/credenciales/papel/issued-papel'
import type { DocumentoPedido } from '@/components/documents/imprimir'
import { failedPaper } from '@/components/documents/use-paper'
import type { Resultado } from '@/lib/api/result'
import type { Emisor } from '@/lib/tesoreria/emisor'

export const FRACASO = 'No se pudo imprimir el certificado'

/** What lays a paper out comes before it is asked for: nothing is counted that could not be drawn. */
const load = () => import('@/components/credenciales/papel/issued-papel').then((module) => module.issuedPapel)

/**
 * A paper of the register for `usePaper`. `ask` is the call that issues it or counts a copy: it is made once, though
 * drawing may be tried again; without an answer of its own it is told elsewhere.
 */
export function issuedDocument(
  emisor: Emisor,
  conMembrete: boolean,
  ask: () => Promise<Resultado<Emitido> | null | undefined>,
): () => Promise<DocumentoPedido> {
  let emitido: Emitido | undefined
  return async () => {
    const issuedPapel = await load()
    if (!emitido) {
      const result = await ask()
      if (!result?.ok) return result ? failedPaper(result) : undefined
      emitido = result.datos
    }
    return issuedPapel(emitido, emisor, conMembrete)
  }
}
