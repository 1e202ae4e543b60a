import { pdf } from '@react-pdf/renderer'
import { registerFuente } from '@/components/documents/fuente'
import { type Documento, compose } from '@/components/documents/papeles'

/** Makes the PDF in a worker: its layout engine is WebAssembly, which the pages' content policy refuses. */
self.onmessage = async ({ data }: MessageEvent<Documento>) => {
  try {
    registerFuente(self.location.origin)
    const { pages, archivo } = compose(data)
    self.postMessage({ ok: true, archivo, blob: await pdf(pages).toBlob() })
  } catch (reason) {
    self.postMessage({ ok: false, mensaje: reason instanceof Error ? reason.message : String(reason) })
  }
}
