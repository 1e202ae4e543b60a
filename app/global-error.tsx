'use client'

import { ERROR_INESPERADO } from '@/contract/mensajes'

/** The layout itself failed: no styles can be counted on. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="es-AR">
      <body>
        <main>
          <h1>{ERROR_INESPERADO}</h1>
          {error.digest && <p>Pedido {error.digest}</p>}
          {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- the router itself may be what failed */}
          <a href="/">Ir al inicio</a>
        </main>
      </body>
    </html>
  )
}
