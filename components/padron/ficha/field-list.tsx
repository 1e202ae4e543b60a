import { cn } from '@/lib/utils'
import { HelpMark } from '@/components/ayuda/help-mark'
import type { Dato } from '@/components/padron/ficha/sections'
import { UNREADABLE } from '@/components/data-table/cells'
import type { RutaCampo } from '@/domain/campos-ficha'
import { breakableMail } from '@/components/padron/matriculado/contact-links'
import { linkOfMail, linksOfTelefono } from '@/domain/telefono'

const EMAIL: RutaCampo = 'matriculado.datospersonales.email'
const TELEFONOS: ReadonlySet<RutaCampo> = new Set([
  'matriculado.datospersonales.telefono',
  'matriculado.datosprofesionales.tel_prof',
])

type Props = {
  datos: readonly Dato[]
  editable: boolean
  /** Telephones and mails are links; the area that completes a number, '' for none. */
  area?: string | undefined
  /** Odd fields have a '?' beside them. */
  conAyuda: boolean
}

/** A longer value gets the panel's whole width. */
const LARGO = 120

/**
 * A missing value shows '—'. An editable one is a button whose clicks `FieldEditing` hears, so forty of them need no
 * script.
 */
export function FieldList({ datos, editable, area, conAyuda }: Props) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(max(7rem,40%),1fr))] gap-x-6 gap-y-3.5 lg:grid-cols-3 xl:grid-cols-4">
      {datos.map(({ etiqueta, texto, campo, nota, ayuda }) => (
        <div
          key={campo ?? etiqueta}
          className={cn('break-inside-avoid', texto && texto.length > LARGO ? 'col-span-full' : 'min-w-0')}
        >
          <dt className="text-[0.8125rem] text-muted-foreground">
            {etiqueta}
            {conAyuda && ayuda && <HelpMark clave={ayuda} />}
          </dt>
          <dd className="font-medium wrap-anywhere whitespace-pre-line">
            {editable && campo ? (
              <button
                type="button"
                className="edit-value"
                data-campo={campo}
                aria-haspopup="dialog"
                aria-label={texto ? `Editar ${etiqueta}: ${texto}` : `Editar ${etiqueta}`}
              >
                {shown(campo, texto)}
              </button>
            ) : (
              shown(campo, texto)
            )}
          </dd>
          {area !== undefined && texto && contactOf(campo, texto, area)}
          {nota && <dd className="mt-0.5 text-xs text-muted-foreground">{nota}</dd>}
        </div>
      ))}
    </dl>
  )
}

const shown = (campo: Dato['campo'], texto: string | undefined) =>
  texto && campo === EMAIL ? breakableMail(texto) : (texto ?? UNREADABLE)

/** The links stand under a value that is a button for editing it, and so say what they do. */
function contactOf(campo: Dato['campo'], texto: string, area: string) {
  if (campo && TELEFONOS.has(campo))
    return linksOfTelefono(texto, area).map(({ texto: numero, llamar, chat }) =>
      llamar ? (
        <dd key={numero} className="flex flex-wrap gap-x-4 text-[0.8125rem]" data-print="hide">
          <a href={llamar} className="contact-link" aria-label={`Llamar a ${numero}`}>
            Llamar
          </a>
          <a
            {...{ href: chat, target: '_blank', rel: 'noreferrer' }}
            className="contact-link"
            aria-label={`Chat con ${numero}`}
          >
            Chat
          </a>
        </dd>
      ) : null,
    )
  const href = campo === EMAIL ? linkOfMail(texto) : undefined
  return (
    href && (
      <dd className="text-[0.8125rem]" data-print="hide">
        <a href={href} className="contact-link" aria-label={`Escribir a ${texto}`}>
          Escribir
        </a>
      </dd>
    )
  )
}
