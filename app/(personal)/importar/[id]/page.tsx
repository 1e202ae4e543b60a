import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { addressOf } from '@/components/data-table/address'
import { ReadFailure } from '@/components/espera/read-failure'
import { type Datos, wholeOf } from '@/components/mudanza/importar/datos'
import { Earlier } from '@/components/mudanza/importar/earlier'
import { ImportSteps } from '@/components/mudanza/importar/import-steps'
import { ReadingProvider } from '@/components/mudanza/importar/reading'
import { StepBody } from '@/components/mudanza/importar/step-body'
import {
  hrefOfStep,
  isDraft,
  isOpen,
  isWritten,
  openingStep,
  type Paso,
  readStep,
} from '@/components/mudanza/importar/steps'
import { stateOf } from '@/components/mudanza/importar/words'
import { ErrorFrame } from '@/components/shell/frames'
import { PageHeader } from '@/components/shell/page-header'
import { Badge } from '@/components/ui/badge'
import { traerDatos } from '@/contract/importacion'
import { destinoDe } from '@/domain/importar/destinos'
import { readApi } from '@/lib/api/client'
import { titleOf } from '@/lib/destinations'
import { readValues } from '@/lib/mudanza/importacion'
import { rutas } from '@/lib/routes'
import { type Busqueda, orNotFound, readId } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: titleOf('importar') }

type Props = { params: Promise<{ id: string }>; searchParams: Busqueda }

export default async function ImportacionPage({ params, searchParams }: Props) {
  const { permisos } = await requireSession('importar.padron')
  const importacionID = readId((await params).id)
  const entrada = { importacionID }
  const address = addressOf(rutas.importacion(importacionID), await searchParams)
  const leida = orNotFound(await readApi(traerDatos, entrada))
  if (!leida.ok)
    return <ReadFailure falla={leida} ruta="/importacion/traerDatos" entrada={entrada} que="la importación" />
  const datos = wholeOf(leida.datos)
  if (!datos) return <ErrorFrame />
  const { nombre, destino } = datos.importacion
  const { label, color } = stateOf(datos.importacion)
  const paso = readStep(address.params.paso)
  // Named from now on: the last answer of a step does not take anybody out of it.
  if (!paso) redirect(hrefOfStep(importacionID, await openingStepOf(datos), address.params.antes))
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere">{nombre}</span>}
        subtitle={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {destinoDe(destino).nombre}
            <Badge color={color}>{label}</Badge>
          </span>
        }
        back={rutas.importar()}
      />
      <ReadingProvider
        {...{ importacionID, version: datos.version, lectura: datos.lectura }}
        fija={!isDraft(datos.importacion)}
        antes={address.params.antes}
      >
        <ImportSteps paso={paso} hechos={doneOf(datos)} />
        {isDraft(datos.importacion) && <Earlier id={address.params.antes} />}
        <StepBody {...{ paso, datos, address, permisos }} />
      </ReadingProvider>
    </>
  )
}

/** The first step that needs a person. */
async function openingStepOf(datos: Datos): Promise<Paso> {
  const known = openingStep(datos)
  if (known) return known
  const valores = await readValues(datos.importacion.id)
  return valores.ok && valores.datos.every((campo) => !isOpen(campo, datos)) ? 'revision' : 'valores'
}

function doneOf(datos: Datos): Paso[] {
  const { estado } = datos.importacion
  const written = isWritten(estado)
  const read = datos.faltan.length === 0
  return [
    'archivo',
    'lectura',
    ...(read ? (['columnas'] as const) : []),
    ...(written || estado === 'revisada' ? (['valores', 'revision'] as const) : []),
    ...(written && estado !== 'importando' ? (['importar'] as const) : []),
  ]
}
