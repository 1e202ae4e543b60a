import Link from 'next/link'
import type { Datos } from '@/components/mudanza/importar/datos'
import { ErrorSheet } from '@/components/mudanza/importar/error-sheet'
import { ImportBar } from '@/components/mudanza/importar/import-bar'
import { JobOfScreen } from '@/components/tarea/screen-tarea'
import { Result } from '@/components/mudanza/importar/result'
import { hrefOfStep } from '@/components/mudanza/importar/steps'
import { UndoButton } from '@/components/mudanza/importar/undo-button'
import { countOf, tellHow, tellPlan, wordsOfImport } from '@/components/mudanza/importar/words'
import { Card } from '@/components/ui/card'
import type { Permiso } from '@/domain/roles'

type Props = { datos: Datos; permisos: ReadonlySet<Permiso> }

/** What it will do in a sentence, its progress, and what came of it. */
export function ImportStep({ datos, permisos }: Props) {
  const { importacion, evaluacion, tareaID } = datos
  const { id, estado, cuentas } = importacion
  if (estado === 'importando') return <JobOfScreen tareaID={tareaID} que="importando" />
  if (estado === 'deshaciendo') return <JobOfScreen tareaID={tareaID} que="deshaciendo" />
  if (estado === 'importada' || estado === 'deshecha') return <Result datos={datos} permisos={permisos} />
  if (estado !== 'revisada' || !cuentas || evaluacion === null)
    return (
      <p className="rounded-lg border bg-card px-4 py-6 text-center text-balance">
        Antes de importar hay que revisar el archivo.{' '}
        <Link href={hrefOfStep(id, 'revision')} prefetch={false} className="link">
          Ir a Revisión
        </Link>
      </p>
    )
  return <Plan datos={datos} cuentas={cuentas} evaluacion={evaluacion} permisos={permisos} />
}

type PlanProps = Props & { cuentas: NonNullable<Datos['importacion']['cuentas']>; evaluacion: string }

function Plan({ datos, cuentas, evaluacion, permisos }: PlanProps) {
  const { id, nombre, destino, vivos } = datos.importacion
  const { nuevas, cambian, rehusadas } = cuentas
  const nothing = nuevas + cambian === 0
  const begun = vivos > 0
  return (
    <>
      <Card aria-label="Qué se va a hacer" className="grid gap-3 px-4 py-4 md:px-5">
        <p className="text-lg font-semibold text-balance">
          {tellPlan(destino, cuentas, datos.lectura.opciones.modo === 'reemplazar')}
        </p>
        <p className="text-muted-foreground">
          {begun
            ? `Se detuvo a medio importar: ya ${vivos === 1 ? 'está' : 'están'} ${countOf(destino, vivos)}, y sigue donde quedó.`
            : nothing
              ? 'Lo que trae el archivo ya está, o no se puede importar.'
              : tellHow(permisos)}
        </p>
        {rehusadas > 0 && <ErrorSheet datos={datos} />}
        {begun && permisos.has('importar.deshacer') && (
          <div>
            <UndoButton importacionID={id} nombre={nombre} destino={destino} />
          </div>
        )}
      </Card>
      {!nothing && (
        <ImportBar
          {...{ nuevas, cambian, evaluacion }}
          texto={begun ? 'Seguir importando' : wordsOfImport(destino, cuentas)}
        />
      )}
    </>
  )
}
