import Link from 'next/link'
import { escrito } from '@/lib/ortografia/escrito'
import { rutas } from '@/lib/routes'

const VARIOS = { href: rutas.varios(), titulo: 'Varios' }
/** The ways down to what is reached from more than the menu. */
const CAMINOS: Readonly<Record<string, readonly { href: string; titulo: string }[]>> = {
  [rutas.varios()]: [VARIOS],
  [rutas.utilidades()]: [VARIOS, { href: rutas.utilidades(), titulo: 'Utilidades' }],
  [rutas.ajustesBasicos()]: [VARIOS, { href: rutas.ajustesBasicos(), titulo: 'Ajustes Basicos' }],
  [rutas.ajustesAvanzados()]: [VARIOS, { href: rutas.ajustesAvanzados(), titulo: 'Ajustes Avanzados' }],
  [rutas.estadisticas()]: [{ href: rutas.estadisticas(), titulo: 'Estadisticas' }],
}

/** Where a screen stands, by the one it leads back to: 'Varios › Morosos'. */
export function Trail({ back }: { back: string }) {
  const camino = CAMINOS[back]
  return (
    camino && (
      <nav aria-label="Camino" className="trail">
        {camino.map(({ href, titulo }) => (
          <span key={href}>
            <Link href={href} prefetch={false} className="cell-link">
              {escrito(titulo)}
            </Link>
            <span aria-hidden> ›</span>
          </span>
        ))}
      </nav>
    )
  )
}
