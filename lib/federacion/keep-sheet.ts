import 'server-only'
import { guardarHoja, traerLote } from '@/contract/archivo-federacion'
import { HOJA_EN_PALABRAS, type Hoja } from '@/domain/archivo-federacion'
import { callApi } from '@/lib/api/client'
import { uploadFile } from '@/lib/api/file-calls'
import type { Falla, Resultado } from '@/lib/api/result'
import { COLUMNAS, type Linea } from '@/lib/federacion/columns'
import type { Quien } from '@/lib/month-stream'
import { streamXlsx } from '@/domain/spreadsheets/xlsx-stream'

/** Frozen lines of one read, of which altas and bajas are few: little enough that decoding them holds up nobody. */
const LOTE: Readonly<Record<Hoja, number>> = { altas: 5_000, bajas: 5_000, unificado: 2_000 }
/** So many lots are under way, so that the API reads while this process writes. */
const A_LA_VEZ = 2
/** Milliseconds the API may take once it has the whole sheet. */
const ESPERA = 60_000

/** Writes a frozen sheet while its lines are read, straight into the API: nothing of it is whole in memory. */
export async function keepSheet(
  { id: archivoFederacionID, lineas }: { id: number; lineas: number },
  hoja: Hoja,
  { sesion, senal }: Quien,
  tell: (filas: number) => void,
): Promise<Resultado<unknown>> {
  let unread: Falla | undefined
  const cantidad = LOTE[hoja]
  const read = (despuesDe: number) =>
    callApi(traerLote, { archivoFederacionID, hoja, cantidad, despuesDe }, sesion, { senal })
  async function* lots(): AsyncGenerator<readonly Linea[]> {
    const begun: ReturnType<typeof read>[] = []
    let at = 0
    for (let done = 0; done < lineas; done += cantidad) {
      for (; at < lineas && begun.length < A_LA_VEZ; at += cantidad) begun.push(read(at))
      const lote = await begun.shift()
      if (!lote?.ok) {
        unread = lote
        throw new Error(lote?.mensaje)
      }
      yield lote.datos
      tell(lote.datos.length)
    }
  }
  const bytes = streamXlsx({ titulo: HOJA_EN_PALABRAS[hoja], columnas: COLUMNAS, ajena: true, lotes: lots() })
  const kept = await uploadFile(
    guardarHoja,
    { archivoFederacionID, hoja },
    sesion,
    { nombre: `${hoja}.xlsx`, bytes, largo: undefined },
    { senal, espera: ESPERA },
  )
  return unread ?? kept
}
