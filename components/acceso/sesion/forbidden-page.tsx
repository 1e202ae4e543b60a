import type { Metadata } from 'next'
import { ForbiddenScreen } from '@/components/acceso/sesion/lost-screens'
import { environment } from '@/lib/environment'

const TITULO = 'Sin autorización'

export const metadata: Metadata = { title: TITULO }

/** Ends the session only once it is really shown, so that a prefetch signs nobody out. */
export const ForbiddenPage = () => <ForbiddenScreen titulo={`${TITULO} · ${environment().SISTEMA_NOMBRE}`} />
