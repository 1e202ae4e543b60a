/** A zip that is made as the browser takes it. `nombre`: without its ending. */
export const zipAnswer = (body: ReadableStream<Uint8Array>, nombre: string): Response =>
  new Response(body, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${nombre}.zip"`,
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
    },
  })

/** Why there is no file, in words. */
export const refuseFile = (status: number, mensaje: string): Response =>
  new Response(mensaje, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
