import { RechazoHttp } from '@/backend/nucleo/rechazo'

export const stopped = (): RechazoHttp => new RechazoHttp(408, 'El envío se detuvo. Intente de nuevo.')

/** The body's pieces. One that takes longer than `espera` milliseconds, or is cut off, is refused. */
export async function* piecesOf(request: Request, espera: number): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader()
  for (;;) {
    let timer: NodeJS.Timeout | undefined
    const silence = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(stopped()), espera)
    })
    const next = reader?.read().catch(() => {
      throw new RechazoHttp(400, 'El envío llegó incompleto. Intente de nuevo.')
    })
    const got = await Promise.race([next, silence]).finally(() => clearTimeout(timer))
    if (!got || got.done) return
    yield got.value
  }
}
