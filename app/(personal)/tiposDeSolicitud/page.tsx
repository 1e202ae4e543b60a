import type { Metadata } from 'next'
import { ReadFailure } from '@/components/espera/read-failure'
import { TipoList } from '@/components/medico/solicitud/tipo-list'
import { PageHeader } from '@/components/shell/page-header'
import { traerTodos } from '@/contract/tipo-solicitud'
import { readApi } from '@/lib/api/client'
import { rutas } from '@/lib/routes'
import { orLeave } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Tipos de Solicitud' }

export default async function TiposDeSolicitudPage() {
  await requireSession('catalogos.administrar')
  const leido = orLeave(await readApi(traerTodos, {}))
  return (
    <>
      <PageHeader
        title="Tipos de Solicitud"
        subtitle="Lo que un matriculado puede pedir: qué papeles trae, qué se mira y quién decide"
        back={rutas.ajustesBasicos()}
      />
      {leido.ok ? (
        <TipoList tipos={leido.datos} />
      ) : (
        <ReadFailure
          falla={leido}
          ruta="/tipo_solicitud/traerTodos"
          entrada={{}}
          que="los tipos de solicitud"
        />
      )}
    </>
  )
}
