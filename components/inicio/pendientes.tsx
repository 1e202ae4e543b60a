import Link from 'next/link'
import { tellPendiente } from '@/components/inicio/pendientes-palabras'
import { PrimerosPasos } from '@/components/inicio/primeros-pasos'
import { Card, CardTitle } from '@/components/ui/card'
import { traerPendientes } from '@/contract/inicio'
import type { FilaDe } from '@/contract/llamada'
import type { Permiso } from '@/domain/roles'
import { readApi } from '@/lib/api/client'
import { orLeave } from '@/lib/screen'

type Permisos = ReadonlySet<Permiso>

/** What there is to see to today, each a number, a sentence and the way there. */
export async function Pendientes({ permisos }: { permisos: Permisos }) {
  const result = orLeave(await readApi(traerPendientes, {}))
  if (!result.ok)
    return (
      <Frame>
        <p className="text-muted-foreground">No se pudo leer lo que hay para ver. {result.mensaje}</p>
      </Frame>
    )
  const { pendientes = [], nuevo } = result.datos
  return (
    <>
      <List pendientes={pendientes} />
      {nuevo && <PrimerosPasos permisos={permisos} />}
    </>
  )
}

function List({ pendientes }: Pick<FilaDe<typeof traerPendientes>, 'pendientes'>) {
  if (pendientes.length === 0)
    return (
      <Frame>
        <p className="text-muted-foreground">Nada espera por usted. Buen trabajo.</p>
      </Frame>
    )
  return (
    <Frame>
      <ul className="-mx-2 grid gap-x-6 xl:grid-cols-2">
        {pendientes.map((pendiente) => {
          const { cifra, frase, href } = tellPendiente(pendiente)
          return (
            <li key={pendiente.clase}>
              <Link
                href={href}
                prefetch={false}
                className="flex min-h-10 items-baseline gap-2 rounded-md px-2 py-1.5 transition-colors hover:bg-primary-tint pointer-coarse:min-h-11"
              >
                <span className="shrink-0 text-base font-semibold tabular-nums">{cifra}</span>
                <span className="min-w-0">{frase}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Frame>
  )
}

/** As high as two lines of it, so that little moves when they come. */
export const PendientesComing = () => (
  <Frame busy>
    <span className="skeleton block h-5 w-64" />
    <span className="skeleton mt-4 block h-5 w-48" />
  </Frame>
)

function Frame({ busy, children }: { busy?: boolean; children: React.ReactNode }) {
  return (
    <Card className="px-4 py-4" aria-labelledby="para-ver" aria-busy={busy}>
      <CardTitle id="para-ver" className="mb-2">
        Para ver
      </CardTitle>
      {children}
    </Card>
  )
}
