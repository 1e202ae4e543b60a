import 'server-only'
import { guardarHoja, traerLote } from '@/contract/archivo-federacion'
import { HOJA_EN_PALABRAS, type Hoja } from '@/domain/archivo-federacion'
import { callApi } from '@/lib/api/client'
import { uploadFile } from '@/lib/api/file-calls'
import type { Falla, LeidoDe, Resultado } from '@/lib/api/result'
import { COLUMNAS, type Linea } from '@/lib/federacion/columns'
import type { Sesion } from '@/lib/session-cookie'
import { streamXlsx } from '@/lib/spreadsheets/xlsx-stream'

/** Lines of one read: few enough that decoding them holds up nobody. */
const LOTE = 2_000
/** Milliseconds the API may take once it has the whole sheet. */
const ESPERA = 60_000

interface Quien {
  sesion: Sesion
  senal: AbortSignal
}

/** Writes a frozen sheet while its lines are read, straight into the API: nothing of it is whole in memory. */
export async function keepSheet(
  archivoFederacionID: number,
  hoja: Hoja,
  { sesion, senal }: Quien,
  tell: (filas: number) => void,
): Promise<Resultado<unknown>> {
  let unread: Falla | undefined
  const read = (despuesDe?: number): Promise<Resultado<LeidoDe<typeof traerLote>>> =>
    callApi(traerLote, { archivoFederacionID, hoja, cantidad: LOTE, despuesDe }, sesion, { senal })
  async function* lots(): AsyncGenerator<readonly Linea[]> {
    let next: ReturnType<typeof read> | undefined = read()
    while (next) {
      const lote: Awaited<typeof next> = await next
      if (!lote.ok) {
        unread = lote
        throw new Error(lote.mensaje)
      }
      // The API reads the next lot while this one is written.
      next = lote.datos.length < LOTE ? undefined : read(lote.datos.at(-1)?.orden)
      yield lote.datos
      tell(lote.datos.length)
    }
  }
  const bytes = streamXlsx({ titulo: HOJA_EN_PALABRAS[hoja], columnas: COLUMNAS, lotes: lots() })
  const kept = await uploadFile(
    guardarHoja,
    { archivoFederacionID, hoja },
    sesion,
    { nombre: `${hoja}.xlsx`, bytes, largo: undefined },
    { senal, espera: ESPERA },
  )
  return unread ?? kept
}
