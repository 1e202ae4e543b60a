import Link from 'next/link'
import { COLAS, type Cola } from '@/domain/solicitud'
import { rutas } from '@/lib/routes'

/** What is over is looked for from the last. */
const DETRAS: Readonly<Partial<Record<Cola, string>>> = { cerradas: '&orden=presentada%20desc' }

const hrefOf = (cola: Cola): string =>
  cola === 'abiertas' ? rutas.solicitudes() : `${rutas.solicitudes()}?cola=${cola}${DETRAS[cola] ?? ''}`

/** The queues of the requests, of which one is looked at. */
export const ColaNav = ({ cola }: { cola: Cola }) => (
  <nav aria-label="Colas" className="mb-4 flex flex-wrap gap-1" data-print="hide">
    {(Object.keys(COLAS) as Cola[]).map((una) => (
      <Link
        key={una}
        href={hrefOf(una)}
        prefetch={false}
        aria-current={una === cola ? 'page' : undefined}
        className="inline-flex min-h-9 items-center rounded-md border border-transparent px-3 hover:bg-muted aria-[current=page]:border-border aria-[current=page]:bg-card aria-[current=page]:font-semibold pointer-coarse:min-h-11"
      >
        {COLAS[una]}
      </Link>
    ))}
  </nav>
)
