import type { Documento } from '@/components/documents/papeles'

interface Hecho {
  blob: Blob
  archivo: string
}
type Answer = ({ ok: true } & Hecho) | { ok: false; mensaje: string }

export interface Press {
  draw: (documento: Documento) => Promise<Hecho>
  stop: () => void
}

/** Loads the program that makes papers (react-pdf, font) on first use. */
export function startPress(): Press {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  const broken = new Promise<never>((_resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message || 'No se pudo preparar el documento'))
  })
  // A failed load must not count as unhandled before anybody waits for it.
  broken.catch(() => undefined)
  const send = (documento: Documento) =>
    new Promise<Hecho>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Answer>) =>
        data.ok ? resolve(data) : reject(new Error(data.mensaje))
      worker.postMessage(documento)
    })
  let before: Promise<unknown> = Promise.resolve()
  return {
    draw: (documento) => {
      const drawn = before.then(() => Promise.race([broken, send(documento)]))
      // Also when nobody waits for it.
      before = drawn.catch(() => undefined)
      return drawn
    },
    stop: () => worker.terminate(),
  }
}
