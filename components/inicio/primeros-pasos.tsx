import Link from 'next/link'
import { stepsFor } from '@/components/inicio/pasos'
import { PutAway } from '@/components/inicio/put-away'
import type { Permiso } from '@/domain/roles'

/** Three things to try, under what waits: for who has not put them away. */
export function PrimerosPasos({ permisos }: { permisos: ReadonlySet<Permiso> }) {
  return (
    <PutAway>
      <h2 id="primeros-pasos" className="mb-2 font-semibold">
        Para empezar, pruebe esto
      </h2>
      <ol className="-mx-2 grid gap-x-4 md:grid-cols-3">
        {stepsFor(permisos).map(({ href, titulo, texto }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              className="block min-h-11 rounded-md px-2 py-2 transition-colors hover:bg-primary-tint"
            >
              <span className="link block font-medium">{titulo}</span>
              <span className="text-muted-foreground">{texto}</span>
            </Link>
          </li>
        ))}
      </ol>
    </PutAway>
  )
}
