import { FieldList } from '@/components/padron/ficha/field-list'
import type { Ficha } from '@/components/padron/ficha/field-value'
import { HospitalEditing } from '@/components/padron/ficha/hospital-editing'
import { HospitalTable } from '@/components/padron/ficha/hospital-table'
import { RememberPanels } from '@/components/padron/ficha/remember-panels'
import { sectionsOf } from '@/components/padron/ficha/sections'
import { Panel } from '@/components/ui/panel'

type Props = {
  ficha: Ficha
  /** The API keeps the fields that the spec's record does not have. */
  ampliada: boolean
  /** Values are buttons: `FieldEditing` must stand around. */
  editable: boolean
  /** The API changes the rows of his hospitals, and this person may. */
  editaHospitales?: boolean
  /** The member himself reads it: what the staff notes about him is left out, whatever the server sends. */
  propia?: boolean
  /** Ids of the panels last left open, as the browser's cookie remembers them. */
  abiertos: readonly string[]
}

/** What his own panels leave out: the staff's notes, and what it tells him, which stands at the top of his page. */
const FUERA: ReadonlySet<string> = new Set([
  'matriculado.observaciones',
  'matriculado.varios.notas',
  'matriculado.aviso',
])
const isHis = ({ campo }: { campo?: string | undefined }): boolean => !campo || !FUERA.has(campo)

/** The record's five panels (S2 2). */
export function MemberPanels(props: Props) {
  const { ficha, ampliada, editable, editaHospitales = false, propia = false, abiertos } = props
  const { id: matriculadoID } = ficha
  const hospitales = ficha.datosProfesionales?.hospitales ?? []
  return (
    <RememberPanels>
      {sectionsOf(ficha, ampliada).map(({ id, titulo, datos }) => (
        <div key={id} data-panel={id}>
          <Panel title={titulo} defaultOpen={abiertos.includes(id)}>
            <FieldList datos={propia ? datos.filter(isHis) : datos} editable={editable} />
            {id === 'profesionales' &&
              (editaHospitales && matriculadoID !== undefined ? (
                <HospitalEditing matriculadoID={matriculadoID} filas={hospitales} />
              ) : (
                <div className="mt-4 empty:hidden">
                  <HospitalTable filas={hospitales} />
                </div>
              ))}
          </Panel>
        </div>
      ))}
    </RememberPanels>
  )
}
