'use client'

import Link from 'next/link'
import { RECIENTES } from '@/components/paleta/recent'
import { useKept } from '@/components/shell/use-kept'
import { Card, CardTitle } from '@/components/ui/card'
import { rutas } from '@/lib/routes'

/** The records that this person opened last; the browser alone knows them. */
export function LastFichas() {
  const [recientes = []] = useKept(RECIENTES)
  if (recientes.length === 0) return null
  return (
    <Card className="px-4 py-4" aria-labelledby="ultimas-fichas">
      <CardTitle id="ultimas-fichas" className="mb-2">
        Últimas fichas
      </CardTitle>
      <ul data-vuelve className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-4">
        {recientes.map(({ id, nombre, matricula }) => (
          <li key={id} className="flex items-baseline gap-2 py-1">
            <Link href={rutas.ficha(id)} prefetch={false} className="link min-w-0 wrap-anywhere">
              {nombre}
            </Link>
            {matricula !== null && <span className="text-muted-foreground tabular-nums">{matricula}</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
