import type { Metadata } from 'next'
import { LiveCarnet } from '@/components/credenciales/carnet/live-carnet'
import { ReadFailure } from '@/components/espera/read-failure'
import { UnlinkedNotice } from '@/components/padron/matriculado/unlinked-notice'
import { PageHeader } from '@/components/shell/page-header'
import { traerPropio } from '@/contract/carnet-digital'
import { readApi } from '@/lib/api/client'
import { orLeave } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'
import { emisor } from '@/lib/tesoreria/emisor'

/** It can be added to a telephone's home screen. */
export const metadata: Metadata = {
  title: 'Mi carnet',
  manifest: '/carnet/carnet.webmanifest',
  appleWebApp: { title: 'Carnet', capable: true },
  icons: { icon: '/icon.svg', apple: '/carnet/icono-180.png' },
}

export default async function CarnetPage() {
  const { matriculadoID, permisos } = await requireSession('medico.inicio')
  if (matriculadoID === null) return <UnlinkedNotice personal={permisos.has('padron.ver')} vincula />
  const leido = orLeave(await readApi(traerPropio, {}))
  const { consejo, verificacion } = await emisor()
  return (
    <>
      <PageHeader title="Mi carnet" back={rutas.inicioMatriculado()} />
      {leido.ok ? (
        <LiveCarnet carnet={leido.datos} consejo={consejo} verificacion={verificacion} />
      ) : (
        <ReadFailure falla={leido} ruta="/carnet_digital/traerPropio" entrada={{}} que="su carnet" />
      )}
      <p className="mx-auto mt-4 max-w-sm text-center text-muted-foreground [@media(display-mode:standalone)]:hidden">
        Para tenerlo a mano, elija «Agregar a la pantalla de inicio» en el menú del navegador.
      </p>
    </>
  )
}
