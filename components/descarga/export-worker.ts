import { fileMaker } from '@/components/descarga/file-maker'
import type { Avance, Encargo, FallaDescarga, Parte } from '@/components/descarga/pedido'
import { tooLarge } from '@/components/descarga/sheet-limit'
import { ERROR_INESPERADO, SIN_RESPUESTA } from '@/contract/fixed-texts'
import { OWNER_HEADER } from '@/lib/llamada/headers'
import type { Renglon } from '@/lib/descarga/renglon'
import { fromJson } from '@/lib/exact-json'

/** Milliseconds between two reports of progress. */
const CADA = 120

const tell = (parte: Parte) => self.postMessage(parte)

/** Writes the file off the page's thread. It ends with `listo` or `falla`, or is terminated. */
self.onmessage = async ({ data }: MessageEvent<Encargo>) => {
  try {
    tell(await download(data))
  } catch (reason) {
    tell({ falla: { tipo: 'inesperado', mensaje: ERROR_INESPERADO } })
    throw reason
  }
}

async function download(pedido: Encargo): Promise<Parte> {
  const maker = fileMaker(pedido)
  const avance: Avance = { filas: 0, total: null, intento: 1, armando: false }
  const report = throttled(() => tell({ avance: { ...avance } }))
  const take: Take = (change, filas = []) => {
    Object.assign(avance, change)
    avance.filas += filas.length
    const falla = tooLarge(pedido, avance)
    if (falla) return falla
    maker.add(filas)
    report.soon()
    return undefined
  }
  const { de, dueno } = pedido
  const falla = typeof de === 'string' ? await readAll(de, dueno, take) : take({}, de)
  report.stop()
  if (falla) return { falla }
  tell({ avance: { ...avance, armando: true } })
  return { listo: await maker.finish(), filas: avance.filas }
}

/** Acts at most once in so many milliseconds, and always on the last state. */
function throttled(act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const fire = () => {
    timer = undefined
    act()
  }
  return { soon: () => void (timer ??= setTimeout(fire, CADA)), stop: () => clearTimeout(timer) }
}

/** Answers why there are too many. */
type Take = (
  change: Partial<Avance>,
  filas?: Parameters<ReturnType<typeof fileMaker>['add']>[0],
) => FallaDescarga | undefined

/** Undefined when the last line has come; an answer without it was cut. */
async function readAll(url: string, dueno: string, take: Take): Promise<FallaDescarga | undefined> {
  const cut: FallaDescarga = { tipo: 'sinRespuesta', mensaje: SIN_RESPUESTA }
  try {
    const { body, headers } = await fetch(url, { headers: { [OWNER_HEADER]: dueno } })
    if (!body || !headers.get('content-type')?.includes('ndjson'))
      return { tipo: 'inesperado', mensaje: ERROR_INESPERADO }
    for await (const renglon of readLines(body)) {
      if ('falla' in renglon) return renglon.falla
      if ('fin' in renglon) return undefined
      const falla = 'filas' in renglon ? take({ intento: 1 }, renglon.filas) : take(renglon)
      if (falla) return falla
    }
  } catch (reason) {
    if (!(reason instanceof TypeError)) throw reason
  }
  return cut
}

/** Yields each line as soon as it is whole. */
async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<Renglon> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const lines = (rest + decoder.decode(next.value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield fromJson(line) as Renglon
  }
}
