import 'server-only'
import type { EntradaDe } from '@/contract/llamada'
import { llamar } from '@/lib/api/cliente'
import type { Exito, Falla, LeidoDe, LlamadaCualquiera } from '@/lib/api/resultado'
import type { Renglon } from '@/lib/descarga/renglon'
import { entorno } from '@/lib/entorno'
import type { Sesion } from '@/lib/galleta'
import { ESPERA_MAS, INTENTOS, pauseBefore } from '@/lib/llamada/intentos'

/** A download's reads cannot go on; the message is for the person. */
export class Cortada extends Error {
  constructor(readonly falla: Pick<Falla, 'tipo' | 'mensaje'>) {
    super(falla.mensaje)
  }
}

/** One read of a download, which may report tries. Throws Cortada. */
export type Lector = <L extends LlamadaCualquiera>(
  llamada: L,
  entrada: EntradaDe<L>,
) => AsyncGenerator<Renglon, Exito<LeidoDe<L>>>

/** Reads with the usual tries, until `senal` stops it. */
export const lectorDe = (sesion: Sesion, senal: AbortSignal): Lector =>
  async function* read(llamada, entrada) {
    for (let intento = 1; ; intento++) {
      if (intento > 1) {
        yield { intento }
        await pauseBefore(intento, senal)
      }
      const espera = entorno().ESPERA_GET + ESPERA_MAS * (intento - 1)
      const result = await llamar(llamada, entrada, sesion, { senal, espera })
      if (result.ok) return result
      if (senal.aborted || result.tipo !== 'sinRespuesta' || intento === INTENTOS) throw new Cortada(result)
    }
  }
