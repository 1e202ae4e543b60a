import { FieldList } from '@/components/ficha/field-list'
import type { Ficha } from '@/components/ficha/field-value'
import { RememberPanels } from '@/components/ficha/remember-panels'
import { sectionsOf } from '@/components/ficha/sections'
import { Panel } from '@/components/ui/panel'
import { SimpleTable } from '@/components/ui/table'

type Props = {
  ficha: Ficha
  /** The API keeps the fields that the spec's record does not have. */
  ampliada: boolean
  /** Values are buttons: `FieldEditing` must stand around. */
  editable: boolean
  /** The member himself reads it: what the staff notes about him is left out, whatever the server sends. */
  propia?: boolean
  /** Ids of the panels last left open, as the browser's cookie remembers them. */
  abiertos: readonly string[]
}

const DEL_PERSONAL: ReadonlySet<string> = new Set(['matriculado.observaciones', 'matriculado.varios.notas'])
const isHis = ({ campo }: { campo?: string | undefined }): boolean => !campo || !DEL_PERSONAL.has(campo)

/** The record's five panels (S2 2). */
export function MemberPanels({ ficha, ampliada, editable, propia = false, abiertos }: Props) {
  return (
    <RememberPanels>
      {sectionsOf(ficha, ampliada).map(({ id, titulo, datos }) => (
        <div key={id} data-panel={id}>
          <Panel title={titulo} defaultOpen={abiertos.includes(id)}>
            <FieldList datos={propia ? datos.filter(isHis) : datos} editable={editable} />
            {id === 'profesionales' && <Hospitales lista={ficha.datosProfesionales?.hospitales ?? []} />}
          </Panel>
        </div>
      ))}
    </RememberPanels>
  )
}

type Hospital = NonNullable<NonNullable<Ficha['datosProfesionales']>['hospitales']>[number]

function Hospitales({ lista }: { lista: readonly Hospital[] }) {
  if (lista.length === 0) return null
  return (
    <div className="mt-4">
      <SimpleTable label="Hospitales">
        <thead>
          <tr>
            <th scope="col">Hospital</th>
            <th scope="col">Servicio</th>
            <th scope="col">Cargo</th>
          </tr>
        </thead>
        <tbody>
          {lista.map(({ id, hospital, servicio, cargo }, index) => (
            <tr key={id ?? `sin-${index}`}>
              <td>{hospital?.nombre ?? '—'}</td>
              <td>{servicio || '—'}</td>
              <td>{cargo || '—'}</td>
            </tr>
          ))}
        </tbody>
      </SimpleTable>
    </div>
  )
}
