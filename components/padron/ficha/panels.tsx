import { type Ficha, isAmple } from '@/components/padron/ficha/field-value'
import { PanelList } from '@/components/padron/ficha/panel-list'
import { type Dato, sectionsOf } from '@/components/padron/ficha/sections'
import { type Contacto, type Dibujado, type Panel, writePanels } from '@/components/padron/ficha/drawn'
import type { RutaCampo } from '@/domain/campos-ficha'
import { linkOfMail, linksOfTelefono } from '@/domain/telefono'
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

const EMAIL: RutaCampo = 'matriculado.datospersonales.email'
const TELEFONOS: ReadonlySet<RutaCampo> = new Set([
  'matriculado.datospersonales.telefono',
  'matriculado.datosprofesionales.tel_prof',
])

/** The doctor's panels leave out the staff's notes and the notice, which stands at the top of the page. */
const FUERA: ReadonlySet<string> = new Set([
  'matriculado.observaciones',
  'matriculado.varios.notas',
  'matriculado.aviso',
])
const isHis = ({ campo }: { campo?: string | undefined }): boolean => !campo || !FUERA.has(campo)

/** Our own server keeps fields that the specification's record lacks, and edits hospitals row by row. */
export function MemberPanels({ ficha, editable, porSeccion = false, propia = false, abiertos }: Props) {
  const { ROLE_POLICY, AREA_TELEFONICA = '' } = environment()
  const ampliada = isAmple(ficha)
  const conAyuda = !propia && ROLE_POLICY !== 'estricta'
  const drawn = (dato: Dato): Dibujado => ({
    ...dato,
    ayuda: conAyuda ? dato.ayuda : undefined,
    ...(!propia && dato.texto && { contactos: contactsOf(dato.campo, dato.texto, AREA_TELEFONICA) }),
  })
  const paneles = sectionsOf(ficha, ampliada).map(({ id, titulo, datos }): Panel => ({
    id,
    titulo,
    abierto: abiertos.includes(id),
    datos: (propia ? datos.filter(isHis) : datos).map(drawn),
  }))
  return (
    <PanelList
      paneles={writePanels(paneles)}
      hospitales={ficha.datosProfesionales?.hospitales ?? []}
      deQuien={editable && ampliada ? ficha.id : undefined}
      {...{ editable, porSeccion }}
    />
  )
}

function contactsOf(campo: Dato['campo'], texto: string, area: string): Contacto[][] | undefined {
  if (campo && TELEFONOS.has(campo))
    return linksOfTelefono(texto, area).flatMap(({ texto: numero, llamar, chat }) =>
      llamar
        ? [
            [
              { href: llamar, texto: 'Llamar', nombre: `Llamar a ${numero}` },
              { href: chat, texto: 'Chat', nombre: `Chat con ${numero}` },
            ],
          ]
        : [],
    )
  const href = campo === EMAIL ? linkOfMail(texto) : undefined
  return href ? [[{ href, texto: 'Escribir', nombre: `Escribir a ${texto}` }]] : undefined
}
