'use client'

import type { CSSProperties } from 'react'
import { ERROR_INESPERADO } from '@/contract/fixed-texts'

const PAGE: CSSProperties = {
  display: 'grid',
  gap: '1rem',
  placeContent: 'center',
  justifyItems: 'center',
  minHeight: '90dvh',
  padding: '1rem',
  font: '1rem/1.5 system-ui, sans-serif',
  textAlign: 'center',
  colorScheme: 'light dark',
}

/** The layout itself failed, so neither stylesheet nor router can be relied on. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="es-AR" style={{ colorScheme: 'light dark' }}>
      <body>
        <title>Error</title>
        <main style={PAGE}>
          <h1 style={{ margin: 0, fontSize: '1.25rem' }}>{ERROR_INESPERADO}</h1>
          {error.digest && (
            <p style={{ margin: 0 }}>
              Código de la falla <code>{error.digest}</code>
            </p>
          )}
          <p style={{ display: 'flex', gap: '1rem', margin: 0 }}>
            <button type="button" onClick={() => window.location.reload()}>
              Reintentar
            </button>
            <button type="button" onClick={() => window.history.back()}>
              Volver
            </button>
            {/* oxlint-disable-next-line nextjs/no-html-link-for-pages -- the router itself may be what failed */}
            <a href="/">Inicio</a>
          </p>
        </main>
      </body>
    </html>
  )
}
