import type { Metadata } from 'next'
import { ActoForm } from '@/components/catalogos/acto/acto-form'
import { ReadFailure } from '@/components/espera/read-failure'
import { PageHeader } from '@/components/shell/page-header'
import { namedOptions } from '@/components/ui/options'
import { firmante } from '@/contract/catalogo/seleccion'
import { today } from '@/domain/fechas'
import { readApi } from '@/lib/api/client'
import { rutas } from '@/lib/routes'
import { orLeave } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Nueva Resolución' }

export default async function CrearResolucionPage() {
  await requireSession('actos.redactar')
  const firmantes = orLeave(await readApi(firmante, {}))
  const vacio = { organo: '', asunto: '', visto: '', considerando: '', resuelve: '' }
  const quienes = { primerFirmanteID: undefined, segundoFirmanteID: undefined }
  return (
    <>
      <PageHeader title="Nueva Resolución" back={rutas.resoluciones()} />
      {firmantes.ok ? (
        <ActoForm
          inicial={{ clase: 'resolucion', fecha: today(), ...vacio, ...quienes }}
          firmantes={namedOptions(firmantes.datos)}
        />
      ) : (
        <ReadFailure falla={firmantes} ruta="/firmante/traerTodosSelect" entrada={{}} que="los firmantes" />
      )}
    </>
  )
}
