import { pdf } from '@react-pdf/renderer'
import { registerFuente } from '@/components/documents/fuente'
import { type Documento, compose } from '@/components/documents/papeles'

/** Makes the PDF in a worker: its layout engine is WebAssembly, which the pages' content policy refuses. */
self.onmessage = async ({ data }: MessageEvent<Documento>) => {
  try {
    registerFuente(self.location.origin)
    const { pages, archivo } = compose(fromHere(data))
    self.postMessage({ ok: true, archivo, blob: await pdf(pages).toBlob() })
  } catch (reason) {
    self.postMessage({ ok: false, mensaje: reason instanceof Error ? reason.message : String(reason) })
  }
}

/** The logo's address as the worker reads it; a picture that does not come leaves the paper without it. */
function fromHere(documento: Documento): Documento {
  const { logo } = documento.datos
  if (!logo?.startsWith('/')) return documento
  return { ...documento, datos: { ...documento.datos, logo: self.location.origin + logo } } as Documento
}
