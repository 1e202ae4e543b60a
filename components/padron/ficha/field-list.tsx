import { cn } from '@/lib/utils'
import { HelpMark } from '@/components/ayuda/help-mark'
import type { Contacto, Dibujado } from '@/components/padron/ficha/drawn'
import { UNREADABLE } from '@/components/data-table/cells'
import { breakableMail } from '@/components/padron/matriculado/breakable-mail'

type Props = { datos: readonly Dibujado[]; editable: boolean }

/** A longer value gets the panel's whole width. */
const LARGO = 120

/**
 * A missing value shows '—'. An editable one is a button whose clicks `FieldEditing` hears, so forty of them need no
 * script.
 */
export const FieldList = ({ datos, editable }: Props) => (
  <dl className="grid grid-cols-[repeat(auto-fill,minmax(max(7rem,40%),1fr))] gap-x-6 gap-y-3.5 lg:grid-cols-3 xl:grid-cols-4">
    {datos.map(({ etiqueta, texto, campo, nota, ayuda, contactos }) => (
      <div
        key={campo ?? etiqueta}
        className={cn('break-inside-avoid', texto && texto.length > LARGO ? 'col-span-full' : 'min-w-0')}
      >
        <dt className="text-[0.8125rem] text-muted-foreground">
          {etiqueta}
          {ayuda && <HelpMark clave={ayuda} />}
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
        {contactos?.map((linea) => (
          <dd key={linea[0]?.href} className="flex flex-wrap gap-x-4 text-[0.8125rem]" data-print="hide">
            {linea.map((contacto) => (
              <Link key={contacto.texto} {...contacto} />
            ))}
          </dd>
        ))}
        {nota && <dd className="mt-0.5 text-xs text-muted-foreground">{nota}</dd>}
      </div>
    ))}
  </dl>
)

const shown = (campo: Dibujado['campo'], texto: string | undefined) =>
  texto && campo === 'matriculado.datospersonales.email' ? breakableMail(texto) : (texto ?? UNREADABLE)

const BESIDE = { target: '_blank', rel: 'noreferrer' }

const Link = ({ href, texto, nombre }: Contacto) => (
  <a {...{ href, ...(texto === 'Chat' && BESIDE) }} className="contact-link" aria-label={nombre}>
    {texto}
  </a>
)
