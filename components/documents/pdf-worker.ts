import { pdf } from '@react-pdf/renderer'
import { registerFuente } from '@/components/documents/fuente'
import type { Documento } from '@/components/documents/imprimir'
import { Recibo } from '@/components/documents/recibo'

/**
 * Makes the PDF off the page's thread. Its layout engine is WebAssembly, which the pages' content security policy refuses;
 * a worker obeys the policy of its own script, and static scripts carry none.
 */
self.onmessage = async ({ data }: MessageEvent<Documento>) => {
  try {
    registerFuente(self.location.origin)
    self.postMessage({ ok: true, blob: await pdf(draw(data)).toBlob() })
  } catch (reason) {
    self.postMessage({ ok: false, mensaje: reason instanceof Error ? reason.message : String(reason) })
  }
}

function draw(documento: Documento) {
  switch (documento.tipo) {
    case 'recibo':
      return Recibo({ datos: documento.datos })
  }
}
