'use client'

import { ERROR_INESPERADO } from '@/contract/fixed-texts'

type Props = { error: Error & { digest?: string } }

/**
 * For what fails around the groups of screens, each of which has its own inside the shell. Every page loads this one, so
 * it asks for no part that a page does without.
 */
export default function RootError({ error }: Props) {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 px-4 text-center">
      <h1 className="text-lg font-semibold text-balance">{ERROR_INESPERADO}</h1>
      {error.digest && (
        <p className="text-muted-foreground">
          Código de la falla <code>{error.digest}</code>
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          Reintentar
        </button>
        {/* oxlint-disable-next-line nextjs/no-html-link-for-pages -- the parts of a screen may be what failed */}
        <a className="btn btn-outline" href="/">
          Inicio
        </a>
      </p>
    </main>
  )
}
