import type { Instrumentation } from 'next'

/** Writes the socket's address on each request before anybody reads its headers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { markSocketAddress } = await import('@/lib/api/socket')
  const { markOutside } = await import('@/contract/lectura/outside')
  markSocketAddress()
  markOutside()
  const { meetServidor } = await import('@/lib/api/servidor')
  await meetServidor()
}

/** The error page shows the digest of an unforeseen failure, so that the log can be searched for it. */
export const onRequestError: Instrumentation.onRequestError = (error, request, context) => {
  const digest =
    typeof error === 'object' && error !== null && 'digest' in error ? String(error.digest) : undefined
  const { pathname } = new URL(request.path, 'http://localhost')
  console.error(
    JSON.stringify({
      time: new Date().toISOString(),
      level: 'error',
      msg: 'web.error',
      digest,
      ruta: pathname,
      tipo: context.routeType,
      error: String(error),
    }),
  )
}
