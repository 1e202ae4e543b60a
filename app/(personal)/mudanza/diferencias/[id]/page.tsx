import type { Metadata } from 'next'
import { ReadFailure } from '@/components/espera/read-failure'
import { LinkButton } from '@/components/listado/link-button'
import { Answer } from '@/components/mudanza/diferencia/answer'
import { Cuentas } from '@/components/mudanza/diferencia/cuentas'
import { OtherDiferencias, Sides } from '@/components/mudanza/diferencia/sides'
import { Told } from '@/components/mudanza/diferencia/told'
import { ErrorFrame } from '@/components/shell/frames'
import { PageHeader } from '@/components/shell/page-header'
import { Card, CardContent } from '@/components/ui/card'
import { traerDatos } from '@/contract/mudanza'
import { CERO } from '@/domain/dinero'
import { QUES } from '@/domain/mudanza/diferencia'
import { readApi } from '@/lib/api/client'
import { rutas } from '@/lib/routes'
import { orNotFound, readId } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Diferencia de la mudanza' }

export default async function DiferenciaPage({ params }: { params: Promise<{ id: string }> }) {
  const { permisos } = await requireSession('mudanza.ver')
  const diferenciaID = readId((await params).id)
  const leida = orNotFound(await readApi(traerDatos, { diferenciaID }))
  if (!leida.ok)
    return (
      <ReadFailure falla={leida} ruta="/mudanza/traerDatos" entrada={{ diferenciaID }} que="la diferencia" />
    )
  const { matriculadoID, apellidoNombre, matricula, que, respuesta, decisiones = [], todos } = leida.datos
  if (matriculadoID === undefined || que === undefined) return <ErrorFrame />
  const { suya, nuestra, otras = [] } = leida.datos
  const answers = permisos.has('mudanza.responder') && decisiones.length > 0
  const alcance = { cantidad: todos?.cantidad ?? 1, importe: todos?.importe ?? CERO }
  return (
    <>
      <PageHeader
        title={apellidoNombre}
        subtitle={[matricula !== undefined && `Matrícula ${matricula}`, QUES[que]]
          .filter(Boolean)
          .join(' · ')}
        back={rutas.mudanza()}
        actions={
          permisos.has('ficha.ver') && <LinkButton href={rutas.ficha(matriculadoID)}>Ver ficha</LinkButton>
        }
      />
      <div className="grid grid-cols-1 gap-4">
        <div className="grid gap-2">
          <Sides diferencia={leida.datos} />
          <OtherDiferencias otras={otras} />
        </div>
        <Card aria-label="Respuesta">
          <CardContent>
            {answers ? (
              <Answer {...{ diferenciaID, que, decisiones, respuesta }} todos={alcance} />
            ) : (
              <Told respuesta={respuesta} />
            )}
          </CardContent>
        </Card>
        {suya && nuestra && <Cuentas suya={suya} nuestra={nuestra} />}
      </div>
    </>
  )
}
