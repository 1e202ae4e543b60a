import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { imprimir, type DocumentoPedido } from '@/components/documents/imprimir'
import type { Documento } from '@/components/documents/papeles'

const paper = (nroRecibo: string): Documento => ({
  tipo: 'recibo',
  datos: { consejo: 'Consejo', consejoLineas: [], verificacion: '', nroRecibo },
})
const PEDIDO = { documento: paper('7') }

/** Papers that the worker was given, and names of the files that were saved: no window opens here. */
const asked: Documento[] = []
const saved: string[] = []

class Prensa {
  onmessage?: (event: { data: unknown }) => void
  postMessage(documento: Documento) {
    asked.push(documento)
    const archivo = documento.tipo === 'recibo' ? `${documento.datos.nroRecibo}.pdf` : documento.tipo
    queueMicrotask(() => this.onmessage?.({ data: { ok: true, blob: new Blob(), archivo } }))
  }
  terminate() {}
}

beforeEach(() => {
  asked.length = 0
  saved.length = 0
  vi.stubGlobal('Worker', Prensa)
  vi.stubGlobal('window', { open: () => null })
  vi.stubGlobal('document', {
    createElement: () => ({
      download: '',
      click() {
        saved.push(this.download)
      },
    }),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what is foreseen is drawn while it is counted, and shown once it is', async () => {
  let count: (pedido: DocumentoPedido) => void = () => undefined
  const printing = imprimir(
    'No',
    () => new Promise<DocumentoPedido>((resolve) => (count = resolve)),
    paper('7'),
  )
  await vi.waitFor(() => expect(asked).toEqual([paper('7')]))
  expect(saved).toEqual([])
  count(PEDIDO)
  await printing
  expect(asked).toHaveLength(1)
  expect(saved).toEqual(['7.pdf'])
})

test('what was counted is another paper: that one is drawn and shown', async () => {
  await imprimir('No', () => Promise.resolve(PEDIDO), paper('6'))
  expect(asked).toEqual([paper('6'), paper('7')])
  expect(saved).toEqual(['7.pdf'])
})

test('what was not counted is not shown', async () => {
  await imprimir('No', () => Promise.resolve({ mensaje: 'Sin conexión' }), paper('7'))
  await imprimir('No', () => Promise.resolve(undefined), paper('7'))
  expect(saved).toEqual([])
})
