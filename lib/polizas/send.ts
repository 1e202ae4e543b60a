import 'server-only'
import type { FileHandle } from 'node:fs/promises'
import { cargarPolizas } from '@/contract/federacion'
import type { Mes } from '@/domain/fechas'
import { MAX_LOTE, POLIZAS_POR_LOTE, SUERTE_EN_PALABRAS, SUERTES } from '@/domain/poliza'
import { uploadFiles } from '@/lib/api/file-calls'
import type { Falla } from '@/lib/api/result'
import type { Destino, PolizaLista } from '@/lib/polizas/review'
import type { Sesion } from '@/lib/session-cookie'
import { extract } from '@/lib/zip/extract'

/** Milliseconds a lot may take. */
const ESPERA_LOTE = 60_000

/**
 * Sends the policies in lots and tells what became of each. A refused lot is told by the server's own words and the next
 * one goes; without an answer, or once `senal` says that nobody waits any more, the rest stays.
 */
export async function* sendPolizas(
  file: FileHandle,
  listas: readonly PolizaLista[],
  mes: Mes,
  sesion: Sesion,
  senal: AbortSignal,
): AsyncGenerator<Destino[], void> {
  let ended: string | undefined
  for (const lote of lotsOf(listas)) {
    if (ended === undefined && senal.aborted) ended = 'La carga se cortó antes.'
    if (ended !== undefined) {
      yield all(lote, 'sinEnviar', ended)
      continue
    }
    const archivos = []
    for (const { nombre, entrada } of lote) archivos.push({ nombre, bytes: await extract(file, entrada) })
    const result = await uploadFiles(cargarPolizas, mes, sesion, archivos, { espera: ESPERA_LOTE })
    if (result.ok) yield fatesOf(lote, result.datos?.archivos)
    else if (result.tipo === 'rechazo') yield refusedOf(lote, result)
    else {
      ended = 'La carga se cortó antes.'
      yield all(lote, 'sinEnviar', wordsOf(result))
    }
  }
}

/** A lot without an answer may have been kept: sent again, nothing of it is twice. */
const wordsOf = ({ tipo, mensaje }: Falla): string =>
  tipo === 'sinRespuesta' ? `${mensaje} No se sabe si se guardó: cargue el zip otra vez.` : mensaje

const all = (lote: readonly PolizaLista[], suerte: Destino['suerte'], mensaje: string | null): Destino[] =>
  lote.map(({ nombre }) => ({ nombre, suerte, mensaje }))

/** A server of the specification says no more than that it took them. */
function fatesOf(lote: readonly PolizaLista[], told: readonly Destino[] | undefined): Destino[] {
  const byName = new Map(told?.map((one) => [one.nombre, one]))
  return lote.map(({ nombre }) => byName.get(nombre) ?? { nombre, suerte: 'enviada', mensaje: null })
}

/** Ours names each file's fate, in the words of that fate, when nothing of a lot was kept. */
const refusedOf = (lote: readonly PolizaLista[], { mensaje, errores }: Falla): Destino[] =>
  lote.map(({ nombre }) => {
    const dicho = Object.hasOwn(errores, nombre) ? errores[nombre] : undefined
    const suerte = SUERTES.find((one) => SUERTE_EN_PALABRAS[one] === dicho)
    if (suerte) return { nombre, suerte, mensaje: null }
    return { nombre, suerte: dicho === undefined ? 'rechazada' : 'noSirve', mensaje: dicho ?? mensaje }
  })

/** In the zip's order, each within a lot's files and bytes. */
function* lotsOf(listas: readonly PolizaLista[]): Generator<PolizaLista[]> {
  let lote: PolizaLista[] = []
  let bytes = 0
  for (const lista of listas) {
    const full = lote.length === POLIZAS_POR_LOTE || bytes + lista.entrada.bytes > MAX_LOTE
    if (full && lote.length > 0) {
      yield lote
      lote = []
      bytes = 0
    }
    lote.push(lista)
    bytes += lista.entrada.bytes
  }
  if (lote.length > 0) yield lote
}
