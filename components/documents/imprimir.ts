import type { Documento } from '@/components/documents/papeles'
import { openPaperWindow } from '@/components/documents/paper-window'
import type { Press } from '@/components/documents/press'
import { toJson } from '@/lib/exact-json'

/** A paper's data, or why there is none; undefined where the person is told elsewhere. */
export type DocumentoPedido = { documento: Documento } | { mensaje: string } | undefined

const SIN_DIBUJO = 'No se pudo preparar el documento. Revise la conexión e intente de nuevo.'

/**
 * Shows a document in its own window (decision 107). Call it straight from the click, since the window opens first;
 * it shows progress and failures under `fracaso`, with a retry. What was read once is not read again, because the
 * first print of a receipt counts. A `foreseen` document is drawn meanwhile and shown if it is what was read (decision
 * 128). Without a window the file is downloaded, and a failure throws.
 */
export async function imprimir(
  fracaso: string,
  read: () => Promise<DocumentoPedido>,
  foreseen?: Documento,
): Promise<void> {
  const ventana = openPaperWindow()
  let documento: Documento | undefined
  async function attempt(): Promise<void> {
    ventana?.working()
    const { startPress } = await import('@/components/documents/press')
    const press = startPress()
    return make(press).finally(press.stop)
  }
  async function make(press: Press): Promise<void> {
    const early = !documento && foreseen && press.draw(foreseen)
    if (!documento) {
      const pedido = await read()
      if (!pedido) return ventana?.close()
      if ('mensaje' in pedido) return ventana?.fail(fracaso, pedido.mensaje, retry)
      documento = pedido.documento
    }
    const { blob, archivo } = await (early && isSame(documento, foreseen) ? early : press.draw(documento))
    const url = URL.createObjectURL(blob)
    if (ventana) ventana.show(url)
    else download(url, archivo)
  }
  function retry(): void {
    attempt().catch(() => ventana?.fail(fracaso, SIN_DIBUJO, retry))
  }
  if (!ventana) return attempt()
  return attempt().catch(() => ventana.fail(fracaso, SIN_DIBUJO, retry))
}

const isSame = (one: Documento, other: Documento | undefined): boolean => toJson(one) === toJson(other)

function download(url: string, name: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
