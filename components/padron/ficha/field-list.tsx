import type { Dato } from '@/components/padron/ficha/sections'
import { UNREADABLE } from '@/components/data-table/cells'

/** A longer value gets the panel's whole width. */
const LARGO = 120

/**
 * A missing value shows '—'. An editable one is a button whose clicks `FieldEditing` hears, so forty of them need no
 * script.
 */
export function FieldList({ datos, editable }: { datos: readonly Dato[]; editable: boolean }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3.5 lg:grid-cols-3 xl:grid-cols-4">
      {datos.map(({ etiqueta, texto, campo, nota }) => (
        <div key={campo ?? etiqueta} className={texto && texto.length > LARGO ? 'col-span-full' : 'min-w-0'}>
          <dt className="text-[0.8125rem] text-soft">{etiqueta}</dt>
          <dd className="font-medium wrap-anywhere whitespace-pre-line">
            {editable && campo ? (
              <button
                type="button"
                className="edit-value"
                data-campo={campo}
                aria-haspopup="dialog"
                aria-label={texto ? `Editar ${etiqueta}: ${texto}` : `Editar ${etiqueta}`}
              >
                {texto ?? UNREADABLE}
              </button>
            ) : (
              (texto ?? UNREADABLE)
            )}
          </dd>
          {nota && <dd className="mt-0.5 text-xs text-soft">{nota}</dd>}
        </div>
      ))}
    </dl>
  )
}
