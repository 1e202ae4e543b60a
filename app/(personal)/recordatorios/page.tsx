import type { Metadata } from 'next'
import { ReadFailure } from '@/components/espera/read-failure'
import { RemindersScreen } from '@/components/avisos/recordatorio/reminders-screen'
import { PageHeader } from '@/components/shell/page-header'
import { simular, traerPlantillas, traerTodos } from '@/contract/recordatorio'
import { leer } from '@/lib/api/cliente'
import { orLeave } from '@/lib/pantalla'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Recordatorios' }

export default async function RecordatoriosPage() {
  await exigir('mensajes.enviar')
  const [lista, plantillas, simulado] = await Promise.all([
    leer(traerTodos, {}),
    leer(traerPlantillas, {}),
    leer(simular, {}),
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
        <RemindersScreen
          recordatorios={reglas.datos}
          plantillas={textos.datos}
          simulado={deHoy.ok ? deHoy.datos : undefined}
        />
      )}
    </>
  )
}
