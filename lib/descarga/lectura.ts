import 'server-only'
import type { EntradaDe } from '@/contract/llamada'
import { callApi } from '@/lib/api/client'
import type { Exito, Falla, LeidoDe, AnyCall } from '@/lib/api/result'
import type { Renglon } from '@/lib/descarga/renglon'
import { environment } from '@/lib/environment'
import type { Sesion } from '@/lib/session-cookie'
import { MORE_EACH_TRY, TRIES, pauseBefore } from '@/lib/llamada/tries'

/** A download's reads cannot go on; the message is for the person. */
export class DownloadCut extends Error {
  constructor(readonly falla: Pick<Falla, 'tipo' | 'mensaje'>) {
    super(falla.mensaje)
  }
}

/** One read of a download, which may report tries. Throws Cortada. */
export type Lector = <L extends AnyCall>(
  llamada: L,
  entrada: EntradaDe<L>,
) => AsyncGenerator<Renglon, Exito<LeidoDe<L>>>

/** Reads with the usual tries, until `senal` stops it. */
export const readerFor = (sesion: Sesion, senal: AbortSignal): Lector =>
  async function* read(llamada, entrada) {
    for (let intento = 1; ; intento++) {
      if (intento > 1) {
        yield { intento }
        await pauseBefore(intento, senal)
      }
      const espera = environment().ESPERA_GET + MORE_EACH_TRY * (intento - 1)
      const result = await callApi(llamada, entrada, sesion, { senal, espera })
      if (result.ok) return result
      if (senal.aborted || result.tipo !== 'sinRespuesta' || intento === TRIES) throw new DownloadCut(result)
    }
  }
