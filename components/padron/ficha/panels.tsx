import { FieldList } from '@/components/padron/ficha/field-list'
import { type Ficha, isAmple } from '@/components/padron/ficha/field-value'
import { HospitalEditing } from '@/components/padron/ficha/hospital-editing'
import { HospitalTable } from '@/components/padron/ficha/hospital-table'
import { RememberPanels } from '@/components/padron/ficha/remember-panels'
import { sectionsOf } from '@/components/padron/ficha/sections'
import { Button } from '@/components/ui/button'
import { Pencil } from '@/components/ui/icons'
import { Panel } from '@/components/ui/panel'
import { environment } from '@/lib/environment'

type Props = {
  ficha: Ficha
  /** The values become buttons, which need `FieldEditing` around them. */
  editable: boolean
  /** A section's fields can be edited together. */
  porSeccion?: boolean
  /** The member reads the own record: the staff's notes are left out, whatever the server sends. */
  propia?: boolean
  abiertos: readonly string[]
}

/** The doctor's panels leave out the staff's notes and the notice, which stands at the top of the page. */
const FUERA: ReadonlySet<string> = new Set([
  'matriculado.observaciones',
  'matriculado.varios.notas',
  'matriculado.aviso',
])
const isHis = ({ campo }: { campo?: string | undefined }): boolean => !campo || !FUERA.has(campo)

/** Our own server keeps fields that the specification's record lacks, and edits hospitals row by row. */
export function MemberPanels({ ficha, editable, porSeccion = false, propia = false, abiertos }: Props) {
  const ampliada = isAmple(ficha)
  const { id: matriculadoID } = ficha
  const hospitales = ficha.datosProfesionales?.hospitales ?? []
  return (
    <RememberPanels>
      {sectionsOf(ficha, ampliada).map(({ id, titulo, datos }) => (
        <div key={id} data-panel={id}>
          <Panel title={titulo} defaultOpen={abiertos.includes(id)}>
            {porSeccion && (
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
            )}
            <FieldList
              datos={propia ? datos.filter(isHis) : datos}
              editable={editable}
              conAyuda={!propia && environment().ROLE_POLICY !== 'estricta'}
              area={propia ? undefined : (environment().AREA_TELEFONICA ?? '')}
            />
            {id === 'profesionales' &&
              (editable && ampliada && matriculadoID !== undefined ? (
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
