import type { Metadata } from 'next'
import { AboutLlevado } from '@/components/acceso/llevado/about-llevado'
import { ReadyFile } from '@/components/acceso/llevado/ready-file'
import { TakeButton } from '@/components/acceso/llevado/take-button'
import { ReadFailure } from '@/components/espera/read-failure'
import { PageHeader } from '@/components/shell/page-header'
import { TareaPanel } from '@/components/tarea/tarea-panel'
import { traer } from '@/contract/llevado'
import { traerUltima } from '@/contract/tarea'
import { CLAVE_DE_LLEVADO } from '@/domain/llevado'
import { readApi } from '@/lib/api/client'
import { rutas } from '@/lib/routes'
import { orLeave } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Llevarse todo' }

export default async function LlevarsePage() {
  await requireSession('registro.llevar')
  // First: a job told as ended with what could be had before its end would hide its file.
  const ultima = await readApi(traerUltima, { tipo: 'llevar', clave: CLAVE_DE_LLEVADO })
  const found = orLeave(await readApi(traer, {}))
  const [tarea] = ultima.ok ? ultima.datos : []
  const llevado = found.ok ? found.datos.llevado : undefined
  return (
    <>
      <PageHeader
        title="Llevarse todo"
        subtitle="Una copia entera del registro en formatos que cualquiera abre, para guardarla o irse con ella"
        back={rutas.varios()}
      />
      <div className="grid max-w-3xl grid-cols-1 gap-4">
        {tarea && <TareaPanel key={tarea.id} tarea={tarea} enlace={undefined} />}
        {!found.ok && <ReadFailure falla={found} ruta="/llevado/traer" entrada={{}} que="el archivo" />}
        {llevado && <ReadyFile llevado={llevado} />}
        <AboutLlevado>
          <TakeButton busy={tarea?.estado === 'pendiente'} again={!!llevado} />
        </AboutLlevado>
      </div>
    </>
  )
}
