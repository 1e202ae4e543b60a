import Link from 'next/link'
import { type Address, hrefWith } from '@/components/data-table/address'
import { ReadFailure } from '@/components/espera/read-failure'
import { countRows } from '@/components/mudanza/importar/words'
import { Panel } from '@/components/ui/panel'
import { traerHallazgos } from '@/contract/importacion'
import { readApi } from '@/lib/api/client'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { orLeave } from '@/lib/screen'

type Kinds = LeidoEn<'/importacion/traerHallazgos'>
type Props = { importacionID: number; address: Address }

/** Kinds of what was found, the most frequent first; each leads to its rows. */
export async function Findings({ importacionID, address }: Props) {
  const entrada = { importacionID }
  const leidos = orLeave(await readApi(traerHallazgos, entrada))
  if (!leidos.ok)
    return (
      <ReadFailure
        bajoEncabezado
        falla={leidos}
        ruta="/importacion/traerHallazgos"
        entrada={entrada}
        que="lo que se encontró"
      />
    )
  if (leidos.datos.length === 0) return null
  const chosen = address.params.codigo
  return (
    <div className="mb-4">
      <Panel title="Qué se encontró" aside={kindsIn(leidos.datos.length)} defaultOpen>
        <ul className="grid max-h-56 gap-0.5 overflow-y-auto" tabIndex={0} aria-label="Clases">
          {refusedFirst(leidos.datos).map(({ codigo = '', texto, rehusa, filas = 0 }) => {
            const elegido = codigo === chosen
            const change = {
              ...{ paso: 'revision', codigo: elegido ? undefined : codigo },
              ...{ que: undefined, aviso: undefined, pagina: undefined },
            }
            return (
              <li key={`${codigo} ${rehusa}`}>
                <Link
                  href={hrefWith(address, change)}
                  prefetch={false}
                  aria-current={elegido ? 'true' : undefined}
                  className="finding"
                >
                  <span
                    className={`shrink-0 tabular-nums ${rehusa ? 'text-destructive-ink' : 'text-muted-foreground'}`}
                  >
                    {countRows(filas)} {rehusa ? (filas === 1 ? 'rehusada' : 'rehusadas') : 'con aviso'}
                  </span>
                  <span className="min-w-0 wrap-anywhere">{texto}</span>
                </Link>
              </li>
            )
          })}
        </ul>
      </Panel>
    </div>
  )
}

/** What keeps rows out comes before what only leaves a field empty. */
const refusedFirst = (kinds: Kinds): Kinds => kinds.toSorted((a, b) => Number(b.rehusa) - Number(a.rehusa))

const kindsIn = (count: number): string => (count === 1 ? '1 clase' : `${count} clases`)
