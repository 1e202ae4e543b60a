import 'server-only'
import { altasBajasFederacion } from '@/contract/archivo-federacion'
import { type Hoja, HOJA_EN_PALABRAS } from '@/domain/archivo-federacion'
import type { Mes } from '@/domain/fechas'
import { callApi } from '@/lib/api/client'
import { COLUMNAS } from '@/lib/federacion/columns'
import { linesOf } from '@/lib/federacion/lines'
import { inLots, type Quien, whyNot, type Fin } from '@/lib/month-stream'
import { cellOf } from '@/domain/spreadsheets/cell'
import { streamXlsx } from '@/domain/spreadsheets/xlsx-stream'

/** The bytes of a sheet, then how many lines it has or why there is none. */
export type ParteDeHoja = { trozo: Uint8Array } | { filas: number } | Fin

/** A sheet of what another server answers now, piece by piece. */
export async function foreignSheet(
  mes: Mes,
  hoja: Hoja,
  { sesion, senal }: Quien,
  tell: (parte: ParteDeHoja) => void,
): Promise<ParteDeHoja> {
  const answer = await callApi(altasBajasFederacion, mes, sesion, { senal })
  if (!answer.ok) return whyNot(answer)
  const lineas = linesOf(answer.datos, hoja, mes)
  const money = COLUMNAS.find(
    (columna) => columna.tipo === 'dinero' && lineas.every((linea) => cellOf(columna, linea) === null),
  )
  if (money && lineas.length > 0) return { error: `El servidor no informó ninguna ${money.titulo}.` }
  const bytes = streamXlsx({
    titulo: HOJA_EN_PALABRAS[hoja],
    columnas: COLUMNAS,
    ajena: true,
    lotes: inLots(lineas),
  })
  for await (const trozo of bytes) tell({ trozo: new Uint8Array(trozo as Buffer) })
  return { filas: lineas.length }
}
