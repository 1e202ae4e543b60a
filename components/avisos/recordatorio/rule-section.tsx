'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { Column } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import { useConfirm } from '@/components/form/confirm'
import { useLlamada } from '@/components/llamada/use-llamada'
import { asItStands, RowButtons, Section } from '@/components/avisos/recordatorio/section'
import { describeDias, describeRun } from '@/components/avisos/recordatorio/words'
import { Button } from '@/components/ui/button'
import { Badge } from '@/components/ui/badge'
import { MEDIOS, type Medio } from '@/domain/mensaje'
import { formatCount } from '@/domain/texto'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'
import type { Recordatorio, Plantilla } from '@/components/avisos/recordatorio/rule-form'

const RuleForm = dynamic(() =>
  import('@/components/avisos/recordatorio/rule-form').then((module) => module.RuleForm),
)

export type Simulado = LeidoEn<'/recordatorio/simular'>
type Fila = Recordatorio & { hoy: string }

const ADDRESS = { path: rutas.recordatorios(), params: {} }
const COLUMNAS: readonly Column<Fila>[] = [
  { id: 'dias', label: 'Cuándo', kind: 'own', cell: ({ dias = 0 }) => describeDias(dias) },
  { id: 'plantilla', label: 'Plantilla', kind: 'text', title: true },
  { id: 'medio', label: 'Por', kind: 'own', width: '7rem', cell: ({ medio }) => MEDIOS[medio as Medio] },
  {
    id: 'activo',
    label: 'Activo',
    kind: 'own',
    width: '6rem',
    cell: ({ activo }) => <Badge color={activo ? 'green' : 'grey'}>{activo ? 'Si' : 'No'}</Badge>,
  },
  { id: 'hoy', label: 'Para hoy', kind: 'text', width: '12rem' },
]

type Props = {
  recordatorios: readonly Recordatorio[]
  plantillas: readonly Plantilla[]
  simulado: Simulado | undefined
}

export function RuleSection({ recordatorios, plantillas, simulado }: Props) {
  const [editing, setEditing] = useState<Recordatorio | 'nueva'>()
  const remove = useRemoval()
  const columns: readonly Column<Fila>[] = [
    ...COLUMNAS,
    {
      id: 'acciones',
      label: 'Acciones',
      kind: 'actions',
      width: '12rem',
      cell: (row) => (
        <RowButtons
          name={`${row.plantilla ?? ''}, ${describeDias(row.dias ?? 0)}`}
          edit={() => setEditing(row)}
          remove={() => void remove(row)}
        />
      ),
    },
  ]
  return (
    <Section
      title="Cuándo se recuerda"
      actions={
        <>
          <RunButton recordatorios={recordatorios} simulado={simulado} />
          <Button disabled={plantillas.length === 0} onClick={() => setEditing('nueva')}>
            Nuevo Recordatorio
          </Button>
        </>
      }
    >
      <p className="text-muted-foreground">
        La cuota de cada mes vence el día {simulado?.diaVencimiento ?? '—'}. Los recordatorios del día se
        hacen solos desde las 8; a nadie se le recuerda dos veces la misma cuota con la misma regla, ni una
        que ya pagó.
      </p>
      <DataTable
        label="Recordatorios"
        columns={columns}
        content={{
          state: 'rows',
          rows: recordatorios.map((row) => ({ ...row, hoy: todayOf(row, simulado) })),
        }}
        rowKey={({ id }) => String(id)}
        empty={{ text: 'Todavía no hay recordatorios' }}
        address={ADDRESS}
      />
      {editing && (
        <RuleForm
          regla={editing === 'nueva' ? undefined : asItStands(editing, recordatorios)}
          plantillas={plantillas}
          close={() => setEditing(undefined)}
        />
      )}
    </Section>
  )
}

function todayOf({ id }: Recordatorio, simulado: Simulado | undefined): string {
  if (!simulado) return 'No se pudo calcular'
  const found = simulado.reglas?.find(({ recordatorioID }) => recordatorioID === id)
  if (!found) return ''
  const { cantidad = 0, sinDestino = 0 } = found
  return `${formatCount(cantidad)}${sinDestino ? ` (${formatCount(sinDestino)} sin destino)` : ''}`
}

function useRemoval() {
  const confirm = useConfirm()
  const { enviar } = useLlamada('/recordatorio/eliminar', {
    exito: 'Eliminacion Exitosa',
    fracaso: 'No se pudo eliminar',
    relee: true,
  })
  return ({ id, plantilla }: Recordatorio) =>
    confirm({
      title: `Eliminar el recordatorio «${plantilla ?? ''}»`,
      description: 'Lo que ya está en la bandeja sale igual.',
      tone: 'destructive',
      action: () => enviar({ recordatorioID: id ?? 0 }),
    })
}

type RunProps = Pick<Props, 'recordatorios' | 'simulado'>

/** Asks first, since it writes to many. A second run queues only what has come due since. */
function RunButton({ recordatorios, simulado }: RunProps) {
  const confirm = useConfirm()
  const { enviar, pendiente } = useLlamada('/recordatorio/correr', {
    exito: ({ encolados = 0, omitidos = 0 }) =>
      `En la bandeja: ${formatCount(encolados)}. Sin enviar: ${formatCount(omitidos)}.`,
    fracaso: 'No se pudieron hacer los recordatorios',
  })
  const reglas = (simulado?.reglas ?? []).filter(({ cantidad = 0 }) => cantidad > 0)
  const total = reglas.reduce((sum, { cantidad = 0 }) => sum + cantidad, 0)
  const run = () =>
    confirm({
      title:
        total === 1 ? 'Hacer el recordatorio de hoy' : `Hacer los ${formatCount(total)} recordatorios de hoy`,
      description: (
        <ul className="grid gap-1.5">
          {reglas.map((regla) => (
            <li key={regla.recordatorioID}>
              {describeRun(
                regla,
                recordatorios.find(({ id }) => id === regla.recordatorioID),
              )}
            </li>
          ))}
        </ul>
      ),
      action: () => enviar({}),
    })
  return (
    <Button variant="outline" disabled={total === 0} busy={pendiente} onClick={() => void run()}>
      Enviar los de hoy ({formatCount(total)})
    </Button>
  )
}
