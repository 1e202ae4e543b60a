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
          {/* A whole load, since the router that failed cannot be trusted. */}
          <a href="/">Ir al inicio</a>
        </main>
      </body>
    </html>
  )
}
