import { FieldList } from '@/components/padron/ficha/field-list'
import type { Ficha } from '@/components/padron/ficha/field-value'
import { HospitalEditing } from '@/components/padron/ficha/hospital-editing'
import { HospitalTable } from '@/components/padron/ficha/hospital-table'
import { RememberPanels } from '@/components/padron/ficha/remember-panels'
import { sectionsOf } from '@/components/padron/ficha/sections'
import { Panel } from '@/components/ui/panel'
import { isPropio } from '@/lib/api/servidor'

type Props = {
  ficha: Ficha
  /** Values are buttons: `FieldEditing` must stand around. */
  editable: boolean
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

/**
 * The record's five panels (S2 2). Our own server keeps fields that the spec's record does not have, and changes the rows
 * of his hospitals.
 */
export async function MemberPanels({ ficha, editable, propia = false, abiertos }: Props) {
  const propio = await isPropio()
  const { id: matriculadoID } = ficha
  const hospitales = ficha.datosProfesionales?.hospitales ?? []
  return (
    <RememberPanels>
      {sectionsOf(ficha, propio).map(({ id, titulo, datos }) => (
        <div key={id} data-panel={id}>
          <Panel title={titulo} defaultOpen={abiertos.includes(id)}>
            <FieldList datos={propia ? datos.filter(isHis) : datos} editable={editable} />
            {id === 'profesionales' &&
              (editable && propio && matriculadoID !== undefined ? (
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
