import Link from 'next/link'
import type { Datos } from '@/components/mudanza/importar/datos'
import { ErrorSheet } from '@/components/mudanza/importar/error-sheet'
import { placeOf } from '@/components/mudanza/importar/place'
import { hrefOfStep } from '@/components/mudanza/importar/steps'
import { UndoButton } from '@/components/mudanza/importar/undo-button'
import { countOf, countRows } from '@/components/mudanza/importar/words'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { CircleCheck, Undo2 } from '@/components/ui/icons'
import { formatInstante } from '@/domain/fechas'
import type { Permiso } from '@/domain/roles'
import { formatCount } from '@/domain/texto'
import { rutas } from '@/lib/routes'

type Props = { datos: Datos; permisos: ReadonlySet<Permiso> }

/** What came of it, where it can be seen, and the way to take it back. */
export function Result({ datos, permisos }: Props) {
  const { id, destino, estado, cuentas, vivos, nombre } = datos.importacion
  const undone = estado === 'deshecha'
  // An undoing that was stopped leaves the rest as it was imported.
  const begun = undone || vivos < (cuentas?.registros ?? vivos)
  const place = placeOf(destino, permisos)
  const Icon = begun ? Undo2 : CircleCheck
  return (
    <Card aria-label="Qué pasó" className="grid gap-4 px-4 py-4 md:px-5">
      <p className="flex items-start gap-2.5 text-lg font-semibold">
        <Icon aria-hidden className="mt-1 size-5 shrink-0 text-primary-ink" />
        <span>{begun ? tellUndone(vivos) : tellDone(datos)}</span>
      </p>
      <History importacion={datos.importacion} />
      {!begun && cuentas && cuentas.rehusadas > 0 && (
        <div className="grid gap-2">
          <p>
            {cuentas.rehusadas === 1 ? 'Quedó sin importar' : 'Quedaron sin importar'}{' '}
            {countRows(cuentas.rehusadas)}. Corrija la hoja de errores y vuelva a subirla: lo que ya está no
            se repite.
          </p>
          <ErrorSheet datos={datos} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {place && !undone && (
          <Button asChild>
            <Link href={place.href} prefetch={false}>
              {place.texto}
            </Link>
          </Button>
        )}
        <Button variant="outline" asChild>
          <Link href={hrefOfStep(id, 'revision')} prefetch={false}>
            Ver fila por fila
          </Link>
        </Button>
        <Button variant="outline" asChild>
          <Link href={rutas.importar()} prefetch={false}>
            Importar otra planilla
          </Link>
        </Button>
        {vivos > 0 && permisos.has('importar.deshacer') && (
          <UndoButton importacionID={id} nombre={nombre} destino={destino} />
        )}
      </div>
    </Card>
  )
}

function tellDone({ importacion: { destino, cuentas, vivos } }: Datos): string {
  if (!cuentas) return `Se importó: ${countOf(destino, vivos)}`
  const { nuevas, cambian, registros } = cuentas
  if (registros !== nuevas + cambian) return `Se importaron ${countOf(destino, registros)}`
  const added = `${nuevas === 1 ? 'Se agregó' : 'Se agregaron'} ${countOf(destino, nuevas)}`
  if (cambian === 0) return added
  const changed = cambian === 1 ? 'cambió' : 'cambiaron'
  return nuevas > 0
    ? `${added} y ${changed} ${formatCount(cambian)}`
    : `${cambian === 1 ? 'Cambió' : 'Cambiaron'} ${countOf(destino, cambian)}`
}

const tellUndone = (vivos: number): string =>
  vivos === 0
    ? 'Se deshizo: no queda nada de lo que trajo este archivo'
    : `Se deshizo en parte: ${vivos === 1 ? 'queda 1' : `quedan ${formatCount(vivos)}`}`

function History({ importacion }: Pick<Datos, 'importacion'>) {
  const { importada, importadaPor, deshecha, deshechaPor, motivo } = importacion
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {importada && <Line term="Importada" cuando={importada} quien={importadaPor} />}
      {deshecha && <Line term="Deshecha" cuando={deshecha} quien={deshechaPor} />}
      {motivo && (
        <>
          <dt className="text-muted-foreground">Motivo</dt>
          <dd className="wrap-anywhere">{motivo}</dd>
        </>
      )}
    </dl>
  )
}

const Line = ({ term, cuando, quien }: { term: string; cuando: string; quien: string | null }) => (
  <>
    <dt className="text-muted-foreground">{term}</dt>
    <dd>
      {formatInstante(cuando).slice(0, -3)}
      {quien && ` por ${quien}`}
    </dd>
  </>
)
