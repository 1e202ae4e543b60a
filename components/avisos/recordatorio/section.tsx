import { type ReactNode, useId } from 'react'

export function Section({
  title,
  actions,
  children,
}: {
  title: string
  actions?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </section>
  )
}

export const RowButtons = ({
  name,
  edit,
  remove,
}: {
  name: string
  edit: () => void
  remove: () => void
}) => (
  <span className="inline-flex max-sm:gap-x-1.5">
    <button type="button" className="cell-action" aria-label={`Editar ${name}`} onClick={edit}>
      Editar
    </button>
    <button type="button" className="cell-action" aria-label={`Eliminar ${name}`} onClick={remove}>
      Eliminar
    </button>
  </span>
)

/** The edited row after the screen was read again, so that a refused change can be made on what stands now. */
export const asItStands = <T extends { id?: number | undefined }>(row: T, rows: readonly T[]): T =>
  rows.find(({ id }) => id === row.id) ?? row
