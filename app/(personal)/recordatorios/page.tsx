import type { Metadata } from 'next'
import { ReadFailure } from '@/components/espera/read-failure'
import { RecordatoriosScreen } from '@/components/avisos/recordatorio/recordatorios-screen'
import { PageHeader } from '@/components/shell/page-header'
import { simular, traerPlantillas, traerTodos } from '@/contract/recordatorio'
import { readApi } from '@/lib/api/client'
import { orLeave } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Recordatorios' }

export default async function RecordatoriosPage() {
  await requireSession('mensajes.enviar')
  const [lista, plantillas, simulado] = await Promise.all([
    readApi(traerTodos, {}),
    readApi(traerPlantillas, {}),
    readApi(simular, {}),
  ])
  const reglas = orLeave(lista)
  const textos = orLeave(plantillas)
  const deHoy = orLeave(simulado)
  return (
    <>
      <PageHeader
        title="Recordatorios"
        subtitle="Avisos automáticos antes y después del vencimiento de cada cuota"
        back={rutas.morosos()}
      />
      {!reglas.ok ? (
        <ReadFailure
          falla={reglas}
          ruta="/recordatorio/traerTodos"
          entrada={{}}
          que="los recordatorios"
          bajoEncabezado
        />
      ) : !textos.ok ? (
        <ReadFailure
          falla={textos}
          ruta="/recordatorio/traerPlantillas"
          entrada={{}}
          que="las plantillas"
          bajoEncabezado
        />
      ) : (
        <RecordatoriosScreen
          recordatorios={reglas.datos}
          plantillas={textos.datos}
          simulado={deHoy.ok ? deHoy.datos : undefined}
        />
      )}
    </>
  )
}
