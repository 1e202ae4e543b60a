import 'server-only'
import { altasBajasFederacion } from '@/contract/archivo-federacion'
import { type Hoja, HOJA_EN_PALABRAS } from '@/domain/archivo-federacion'
import type { Mes } from '@/domain/fechas'
import { callApi } from '@/lib/api/client'
import { COLUMNAS, type Linea } from '@/lib/federacion/columns'
import { linesOf } from '@/lib/federacion/lines'
import type { ParteDeHoja } from '@/lib/federacion/files-action'
import type { Sesion } from '@/lib/session-cookie'
import { streamXlsx } from '@/lib/spreadsheets/xlsx-stream'

/** Milliseconds: another server makes all three lists for one answer. */
const ESPERA = 60_000

/** Lines written at a time. */
const LOTE = 1_000

/** A sheet of what another server answers now, piece by piece. */
export async function foreignSheet(
  mes: Mes,
  hoja: Hoja,
  { sesion, senal }: { sesion: Sesion; senal: AbortSignal },
  tell: (parte: ParteDeHoja) => void,
): Promise<ParteDeHoja> {
  const answer = await callApi(altasBajasFederacion, mes, sesion, { senal, espera: ESPERA })
  if (!answer.ok) return answer.tipo === 'sesion' ? { caducada: true } : { error: answer.mensaje }
  const lineas = linesOf(answer.datos, hoja, mes)
  const bytes = streamXlsx({ titulo: HOJA_EN_PALABRAS[hoja], columnas: COLUMNAS, lotes: inLots(lineas) })
  for await (const trozo of bytes) tell({ trozo: new Uint8Array(trozo as Buffer) })
  return { filas: lineas.length }
}

async function* inLots(lineas: readonly Linea[]): AsyncGenerator<readonly Linea[]> {
  for (let at = 0; at < lineas.length; at += LOTE) yield await Promise.resolve(lineas.slice(at, at + LOTE))
}
