import Link from 'next/link'
import { isThere, type Alcance } from '@/lib/own-screens'
import { rutas } from '@/lib/routes'

/** A doctor's own screens, in the order of the strip. */
const ENLACES = [
  { lugar: 'carnetDigital', label: 'Mi carnet' },
  { lugar: 'pedirPapel', label: 'Pedir un papel' },
  { lugar: 'miCuentaCorriente', label: 'Cuenta y recibos' },
  { lugar: 'miFicha', label: 'Mis datos' },
  { lugar: 'misDatos', label: 'Proponer un cambio' },
  { lugar: 'ayuda', label: 'Cómo se hace' },
  { lugar: 'misAvisos', label: 'Mis avisos' },
  { lugar: 'misAccesos', label: 'Quién vio mis datos' },
] as const

export const OwnLinks = ({ hay }: { hay: Alcance }) => (
  <nav aria-label="Mis páginas" data-print="hide">
    <ul className="flex flex-wrap gap-2">
      {ENLACES.filter(({ lugar }) => isThere(lugar, hay)).map(({ lugar, label }) => (
        <li key={lugar} className="grid max-sm:flex-auto">
          <Link
            href={rutas[lugar]()}
            prefetch={false}
            className="grid min-h-11 place-content-center rounded-lg border bg-card px-3.5 py-1.5 text-center text-primary-ink hover:bg-muted"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
