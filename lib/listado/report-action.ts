'use server'

import { listadoMatriculados, MAX_LOTE, traerLote, traerOrden } from '@/contract/listado'
import { ERROR_DATOS } from '@/contract/fixed-texts'
import type { EntradaDe } from '@/contract/llamada'
import { COLUMNAS_INICIALES } from '@/domain/listado'
import { callApi } from '@/lib/api/client'
import { type Fila, sheetColumn } from '@/lib/listado/columns'
import { type Fin, inLots, type Quien, streamFor, whyNot } from '@/lib/month-stream'
import { streamXlsx } from '@/domain/spreadsheets/xlsx-stream'

/** How many rows are written, the bytes, then how many rows there are or why there is no file. */
export type ParteDeInforme =
  | { hechos: number; total: number }
  | { trozo: Uint8Array }
  | { filas: number }
  | Fin

type ListadoPedido = Omit<EntradaDe<typeof listadoMatriculados>, 'pagina'>
type Tell = (parte: ParteDeInforme) => void

/** So many lots are under way, so that the API reads while this process writes. */
const A_LA_VEZ = 2
/** Milliseconds: another server makes every row for one answer. */
const ESPERA = 60_000

/**
 * The listing report as a spreadsheet, all rows of its filters with the chosen columns in their order, or those of
 * `ids`. Anybody can call a server action, so session and permission come first.
 */
export async function makeReport(pedido: ListadoPedido): Promise<ReadableStream<ParteDeInforme>> {
  return streamFor<ParteDeInforme>('listado.ver', async (quien, tell) => {
    if (typeof pedido !== 'object' || pedido === null) return { error: ERROR_DATOS }
    return ofOrder(pedido, quien, tell)
  })
}

/** Who is in it is read once, and the rows lot by lot while they are written. */
async function ofOrder(
  { campos, ...filtros }: ListadoPedido,
  quien: Quien,
  tell: Tell,
): Promise<ParteDeInforme> {
  const order = await callApi(traerOrden, filtros, quien.sesion, { senal: quien.senal })
  if (!order.ok) return order.ausente ? ofAnswer({ campos, ...filtros }, quien, tell) : whyNot(order)
  const { ids = '', cantidad: total = 0 } = order.datos
  const all = ids === '' ? [] : ids.split(',').map(Number)
  const unread: { fin?: Fin } = {}
  await write(
    campos,
    lotsOf(all, campos, quien, unread, (hechos) => tell({ hechos, total })),
    tell,
  ).catch((error: unknown) => {
    if (!unread.fin) throw error
  })
  return unread.fin ?? { filas: total }
}

async function* lotsOf(
  ids: readonly number[],
  campos: ListadoPedido['campos'],
  { sesion, senal }: Quien,
  unread: { fin?: Fin },
  tell: (hechos: number) => void,
): AsyncGenerator<readonly Fila[]> {
  const read = (at: number) =>
    callApi(traerLote, { ids: ids.slice(at, at + MAX_LOTE), campos }, sesion, { senal })
  const begun: ReturnType<typeof read>[] = []
  let at = 0
  for (let done = 0; done < ids.length; done += MAX_LOTE) {
    for (; at < ids.length && begun.length < A_LA_VEZ; at += MAX_LOTE) begun.push(read(at))
    const lote = await begun.shift()
    if (!lote?.ok) {
      if (lote) unread.fin = whyNot(lote)
      throw new Error('No se pudo leer una parte del listado')
    }
    tell(done)
    yield lote.datos
  }
}

/** Another server's: what the specification's call answers at once. */
async function ofAnswer(
  pedido: ListadoPedido,
  { sesion, senal }: Quien,
  tell: Tell,
): Promise<ParteDeInforme> {
  const answer = await callApi(listadoMatriculados, pedido, sesion, { senal, espera: ESPERA })
  if (!answer.ok) return whyNot(answer)
  const total = answer.datos.length
  await write(
    pedido.campos,
    inLots(answer.datos, (hechos) => tell({ hechos, total })),
    tell,
  )
  return { filas: total }
}

async function write(
  campos: ListadoPedido['campos'],
  lotes: AsyncIterable<readonly Fila[]>,
  tell: Tell,
): Promise<void> {
  const chosen = Array.isArray(campos) && campos.length > 0 ? campos : COLUMNAS_INICIALES
  const bytes = streamXlsx({ titulo: 'Listado de Usuarios', columnas: chosen.map(sheetColumn), lotes })
  for await (const trozo of bytes) tell({ trozo: new Uint8Array(trozo as Buffer) })
}
