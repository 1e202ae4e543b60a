import { CornerUpLeft } from '@/components/ui/icons'
import Link from 'next/link'
import { destinationsFor } from '@/lib/destinations'
import type { Visita } from '@/lib/session'
import { placeFrom } from '@/lib/come-back'

type Props = { sesion: Visita; volver: unknown }

/** The way back to the screen that was asked for before signing in, if the person may open it. */
export function ResumeLink({ sesion, volver }: Props) {
  const lugar = placeFrom(volver)
  if (!lugar || !sesion.permisos.has(lugar.permiso)) return null
  const [camino] = lugar.href.split('?')
  const destino = destinationsFor(sesion.permisos, sesion.hay).find(({ href }) => href === camino)
  return (
    <Link
      href={lugar.href}
      prefetch={false}
      className="mb-4 flex items-center gap-2.5 rounded-lg border bg-primary-tint px-4 py-2.5 text-primary-ink hover:border-primary"
    >
      <CornerUpLeft aria-hidden className="size-4 shrink-0" />
      <span className="font-medium">Seguir donde estaba</span>
      <span className="min-w-0 truncate">{destino?.titulo ?? camino}</span>
    </Link>
  )
}
