import type { ReciboDatos } from '@/components/documents/recibo-datos'

/** Everything that can be printed: a kind and its data. */
export type Documento = { tipo: 'recibo'; datos: ReciboDatos }

type Answer = { ok: true; blob: Blob } | { ok: false; mensaje: string }

/** The PDF's bytes; the program that makes them (react-pdf, font) is loaded now and not before. */
function makePdf(documento: Documento): Promise<Blob> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) =>
      data.ok ? resolve(data.blob) : reject(new Error(data.mensaje))
    worker.onerror = (event) => reject(new Error(event.message || 'No se pudo preparar el documento'))
    worker.postMessage(documento)
  }).finally(() => worker.terminate())
}

/**
 * Shows a document in a new tab, ready to print. Call it straight from the click: the tab is opened before the work
 * begins, while the browser still allows it; where it refuses, the file is downloaded. Throws when the PDF fails.
 */
export async function imprimir(documento: Documento): Promise<void> {
  const tab = window.open('', '_blank')
  if (tab) tab.document.body.textContent = 'Preparando el documento…'
  try {
    const url = URL.createObjectURL(await makePdf(documento))
    if (tab) tab.location.href = url
    else download(url, fileName(documento))
  } catch (reason) {
    tab?.close()
    throw reason
  }
}

function download(url: string, name: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

const fileName = ({ datos: { nroRecibo, pagoID } }: Documento) =>
  nroRecibo ? `recibo-${nroRecibo.replace(/\W+/g, '-')}.pdf` : `pago-${pagoID ?? 'recibo'}.pdf`
