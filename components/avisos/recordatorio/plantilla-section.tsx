'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { Column } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import { useConfirm } from '@/components/form/confirm'
import { useLlamada } from '@/components/llamada/use-llamada'
import type { Comunes } from '@/components/avisos/recordatorio/plantilla-form'
import { asItStands, RowButtons, Section } from '@/components/avisos/recordatorio/section'
import { Button } from '@/components/ui/button'
import { rutas } from '@/lib/routes'
import type { Plantilla } from '@/components/avisos/recordatorio/rule-form'

const PlantillaForm = dynamic(() =>
  import('@/components/avisos/recordatorio/plantilla-form').then((module) => module.PlantillaForm),
)

const ADDRESS = { path: rutas.recordatorios(), params: {} }

type Props = { plantillas: readonly Plantilla[]; comunes: Comunes }

export function PlantillaSection({ plantillas, comunes }: Props) {
  const [editing, setEditing] = useState<Plantilla | 'nueva'>()
  const confirm = useConfirm()
  const { enviar } = useLlamada('/recordatorio/eliminarPlantilla', {
    exito: 'Eliminacion Exitosa',
    fracaso: 'No se pudo eliminar',
    relee: true,
  })
  const remove = ({ id, nombre }: Plantilla) =>
    confirm({
      title: `Eliminar la plantilla «${nombre ?? ''}»`,
      tone: 'destructive',
      action: () => enviar({ plantillaID: id ?? 0 }),
    })
  const columns: readonly Column<Plantilla>[] = [
    { id: 'nombre', label: 'Nombre', kind: 'text', title: true, width: '14rem' },
    { id: 'asunto', label: 'Asunto', kind: 'text' },
    { id: 'usos', label: 'Recordatorios', kind: 'number', width: '9rem' },
    {
      id: 'acciones',
      label: 'Acciones',
      kind: 'actions',
      width: '12rem',
      cell: (row) => (
        <RowButtons name={row.nombre ?? ''} edit={() => setEditing(row)} remove={() => void remove(row)} />
      ),
    },
  ]
  return (
    <Section
      title="Plantillas"
      actions={
        <Button variant="outline" onClick={() => setEditing('nueva')}>
          Nueva Plantilla
        </Button>
      }
    >
      <DataTable
        label="Plantillas"
        columns={columns}
        content={{ state: 'rows', rows: plantillas }}
        rowKey={({ id }) => String(id)}
        empty={{ text: 'Todavía no hay plantillas' }}
        address={ADDRESS}
      />
      {editing && (
        <PlantillaForm
          plantilla={editing === 'nueva' ? undefined : asItStands(editing, plantillas)}
          comunes={comunes}
          close={() => setEditing(undefined)}
        />
      )}
    </Section>
  )
}
