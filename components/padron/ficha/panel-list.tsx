'use client'

import { useMemo } from 'react'
import { FieldList } from '@/components/padron/ficha/field-list'
import { HospitalEditing } from '@/components/padron/ficha/hospital-editing'
import type { FilaHospital } from '@/components/padron/ficha/hospital-row'
import { HospitalTable } from '@/components/padron/ficha/hospital-table'
import { RememberPanels } from '@/components/padron/ficha/remember-panels'
import { type Panel as Dibujado, readPanels } from '@/components/padron/ficha/drawn'
import { Button } from '@/components/ui/button'
import { Pencil } from '@/components/ui/icons'
import { Panel } from '@/components/ui/panel'

type Props = {
  /** As `writePanels` writes them. */
  paneles: string
  editable: boolean
  porSeccion: boolean
  hospitales: readonly FilaHospital[]
  /** Whose hospitals are edited row by row; undefined where they are only shown. */
  deQuien: number | undefined
}

export function PanelList({ paneles, editable, porSeccion, hospitales, deQuien }: Props) {
  const panels = useMemo(() => readPanels(paneles), [paneles])
  return (
    <RememberPanels>
      {panels.map(({ id, titulo, abierto, datos }) => (
        <div key={id} data-panel={id}>
          <Panel title={titulo} defaultOpen={abierto}>
            {porSeccion && <EditSection {...{ id, titulo }} />}
            <FieldList {...{ datos, editable }} />
            {id === 'profesionales' &&
              (deQuien === undefined ? (
                <div className="mt-4 empty:hidden">
                  <HospitalTable filas={hospitales} />
                </div>
              ) : (
                <HospitalEditing matriculadoID={deQuien} filas={hospitales} />
              ))}
          </Panel>
        </div>
      ))}
    </RememberPanels>
  )
}

const EditSection = ({ id, titulo }: Pick<Dibujado, 'id' | 'titulo'>) => (
  <p className="mb-3 flex justify-end" data-print="hide">
    <Button
      variant="outline"
      size="sm"
      data-seccion={id}
      aria-haspopup="dialog"
      aria-keyshortcuts={id === 'personales' ? 'e' : undefined}
    >
      <Pencil aria-hidden />
      Editar {titulo}
    </Button>
  </p>
)
