import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ReadFailure } from '@/components/espera/read-failure'
import { RemindersScreen } from '@/components/recordatorio/reminders-screen'
import { PageHeader } from '@/components/shell/page-header'
import { simular, traerPlantillas, traerTodos } from '@/contract/recordatorio'
import { capacidades } from '@/lib/api/capacidades'
import { leer } from '@/lib/api/cliente'
import { orLeave } from '@/lib/pantalla'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Recordatorios' }

export default async function RecordatoriosPage() {
  await exigir('mensajes.enviar')
  if (!(await capacidades()).has('mensajes')) notFound()
  const [lista, plantillas, simulado] = await Promise.all([
    leer(traerTodos, {}),
    leer(traerPlantillas, {}),
    leer(simular, {}),
  ])
  const result = orLeave(lista)
  return (
    <>
      <PageHeader
        title="Recordatorios"
        subtitle="Avisos automáticos antes y después del vencimiento de cada cuota"
        back={rutas.morosos()}
      />
      {result.ok ? (
        <RemindersScreen
          recordatorios={result.datos}
          plantillas={plantillas.ok ? plantillas.datos : []}
          simulado={simulado.ok ? simulado.datos : undefined}
        />
      ) : (
        <ReadFailure
          falla={result}
          ruta="/recordatorio/traerTodos"
          entrada={{}}
          que="los recordatorios"
          bajoEncabezado
        />
      )}
    </>
  )
}
