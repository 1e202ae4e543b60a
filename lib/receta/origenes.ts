import { environment } from '@/lib/environment'
import { isOwnOrigin } from '@/lib/origin'
import { rutas } from '@/lib/routes'

/** Whose pages may be framed: the configured origins, or the one of RECETA_URL. */
function allowedOrigins(): readonly string[] {
  const { RECETA_ORIGENES, RECETA_URL } = environment()
  return RECETA_ORIGENES.length > 0 || !RECETA_URL ? RECETA_ORIGENES : [RECETA_URL.origin]
}

const isDemo = (): boolean => environment().PADRON_REGISTRO === 'demo'

/** What `frame-src` says on the prescriptions' page; a redirect to anywhere else is not followed either. */
export const frameSources = (): string =>
  [...(isDemo() ? [`'self'`] : []), ...allowedOrigins()].join(' ') || `'none'`

/** The address to frame, or null for one that must not be: of our own pages only the stand-in may. */
export function frameAddress(text: string): string | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null
  if (isDemo() && isOwnOrigin(url.origin) && url.pathname === rutas.recetaDePrueba())
    return url.pathname + url.search
  return allowedOrigins().includes(url.origin) ? url.href : null
}
