import type { ReactNode } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { type Centavos, formatMoney, sumMoney } from '@/domain/dinero'

type Props = {
  texts: readonly [string, string]
  count: number
  amounts: readonly Centavos[] | undefined
  clear: () => void
  /** The box over all rows, for a phone, where rows are cards without a head. */
  all?: ReactNode
  children: ReactNode
}

/** Always in view; count and sum are announced as they change. */
export function SelectionBar({ texts, count, amounts, clear, all, children }: Props) {
  const [one, many] = texts
  // On a phone there is nothing to do until something is chosen.
  const idle = count === 0 && all ? 'max-sm:hidden' : ''
  return (
    <div className="data-table-foot selection-bar" data-count={count || undefined} data-print="hide">
      {all && <div className="w-full sm:hidden">{all}</div>}
      <div className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${idle}`}>
        <p role="status" aria-live="polite" className="tabular-nums">
          <span className={count > 0 ? 'font-semibold text-foreground' : ''}>
            {count} {count === 1 ? one : many}
          </span>
          {amounts && count > 0 && (
            <>
              {' '}
              <span className="whitespace-nowrap">
                ·{' '}
                <strong className="text-base font-semibold text-foreground">
                  {formatMoney(sumMoney(amounts))}
                </strong>
              </span>
            </>
          )}
        </p>
        {count > 0 && (
          <button type="button" className="link min-h-6" onClick={clear}>
            Quitar selección
          </button>
        )}
      </div>
      <div className={`flex items-center gap-2 max-sm:w-full max-sm:*:flex-1 ${idle}`}>{children}</div>
    </div>
  )
}

type AllProps = { text: string; all: boolean; some: boolean; onChange: () => void }

/** Bare in a table's head, with words over cards. */
export function PickAll({ text, all, some, onChange, bare }: AllProps & { bare?: boolean }) {
  const box = (
    <Checkbox aria-label={bare ? text : undefined} checked={all} indeterminate={some} onChange={onChange} />
  )
  if (!bare)
    return (
      <label className="inline-flex min-h-11 items-center gap-3">
        {box}
        {text}
      </label>
    )
  return (
    <th scope="col" role="columnheader" className="pick">
      <label>{box}</label>
    </th>
  )
}
