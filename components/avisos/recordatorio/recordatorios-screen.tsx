import type { Column } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import { RuleSection, type Simulado } from '@/components/avisos/recordatorio/rule-section'
import { Section } from '@/components/avisos/recordatorio/section'
import { PlantillaSection } from '@/components/avisos/recordatorio/plantilla-section'
import { rutas } from '@/lib/routes'
import type { Recordatorio, Plantilla } from '@/components/avisos/recordatorio/rule-form'

type Corrida = NonNullable<Simulado['corridas']>[number]

const CORRIDAS: readonly Column<Corrida>[] = [
  { id: 'dia', label: 'Día', kind: 'date', title: true },
  { id: 'encolados', label: 'En la bandeja', kind: 'number' },
  { id: 'omitidos', label: 'Sin enviar', kind: 'number' },
  { id: 'cuando', label: 'Hecho', kind: 'instant', align: 'end' },
]

type Props = {
  recordatorios: readonly Recordatorio[]
  plantillas: readonly Plantilla[]
  simulado: Simulado | undefined
}

export function RecordatoriosScreen({ recordatorios, plantillas, simulado }: Props) {
  const { corridas = [], firma = '', pago = '' } = simulado ?? {}
  return (
    <div className="grid grid-cols-1 gap-8">
      <RuleSection recordatorios={recordatorios} plantillas={plantillas} simulado={simulado} />
      <PlantillaSection plantillas={plantillas} comunes={{ firma, pago }} />
      {corridas.length > 0 && (
        <Section title="Últimos días">
          <DataTable
            label="Últimos días"
            columns={CORRIDAS}
            content={{ state: 'rows', rows: corridas }}
            rowKey={({ dia }) => String(dia)}
            empty={{ text: '' }}
            address={{ path: rutas.recordatorios(), params: {} }}
          />
        </Section>
      )}
    </div>
  )
}
