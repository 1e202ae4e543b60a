import 'server-only'
import type { EntradaDe } from '@/contract/llamada'
import { llamar } from '@/lib/api/cliente'
import type { Exito, Falla, LeidoDe, LlamadaCualquiera } from '@/lib/api/resultado'
import type { Renglon } from '@/lib/descarga/renglon'
import { entorno } from '@/lib/entorno'
import type { Sesion } from '@/lib/galleta'
import { ESPERA_MAS, INTENTOS, pauseBefore } from '@/lib/llamada/intentos'

/** The reads of a download cannot go on: what to tell the person. */
export class Cortada extends Error {
  constructor(readonly falla: Pick<Falla, 'tipo' | 'mensaje'>) {
    super(falla.mensaje)
  }
}

/** One read of a download; on the way to its answer it may tell of tries. Throws Cortada. */
export type Lector = <L extends LlamadaCualquiera>(
  llamada: L,
  entrada: EntradaDe<L>,
) => AsyncGenerator<Renglon, Exito<LeidoDe<L>>>

/** Reads as a person, as often as any read is tried (S1 7), until `senal` stops it down to the API. */
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
