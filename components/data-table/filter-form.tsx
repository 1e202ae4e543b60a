'use client'

import { useRouter } from 'next/navigation'
import { type ComponentType, type FormEvent, useId, useState, useTransition } from 'react'
import { type Address, hrefWith } from '@/components/data-table/address'
import { asHandTyped, problemsOf, sayFilter, type Filter } from '@/components/data-table/filter-problems'
import { FilterButtons, firstOf } from '@/components/data-table/filter-buttons'
import type { SeveralProps } from '@/components/data-table/several-field'
import type { DateInputProps } from '@/components/form/date-input'
import { FieldFrame, describe } from '@/components/form/field-frame'
import { NO_ADDRESS } from '@/components/form/no-address'
import { beginProgress } from '@/components/shell/progress'
import { Combobox } from '@/components/ui/combobox'
import { Input } from '@/components/ui/input'

export type { Filter }

type Values = Readonly<Record<string, string | undefined>>
type Props = {
  filters: readonly Filter[]
  address: Address
  values: Values
  /** The page lists nothing while a filter cannot be read, so it must hear of an unreadable one. */
  vacia?: boolean
  /** Draws the filters of several options, which few lists have and the others need not load. */
  several?: ComponentType<SeveralProps>
  /** Draws the filters of a day, the same. */
  day?: ComponentType<DateInputProps>
}

/** Filters of several kinds, applied on Enter and kept in the address. An unreadable one is told beside its box. */
export function FilterForm(props: Props) {
  const { filters, address } = props
  const { values, errores, pending, change, apply, clear } = useFilters(props)
  const { hidden, more, others } = firstOf(filters)
  const waits = (filter: Filter) =>
    hidden(filter) === 'hidden' && (address.params[filter.name] || errores[filter.name])
  const [asked, setAsked] = useState<boolean>()
  const open = asked ?? filters.some(waits)
  return (
    <>
      <FilterWords filters={filters} values={props.values} />
      <form
        role="search"
        {...NO_ADDRESS}
        onSubmit={apply}
        className="relative flex flex-wrap items-start gap-x-3 gap-y-2.5 max-sm:items-end"
        data-print="hide"
      >
        {filters.map((filter) => (
          <FilterField
            key={filter.name}
            filter={filter}
            // What cannot be read is told beside its box, wherever that is.
            away={open || errores[filter.name] ? '' : hidden(filter)}
            value={values[filter.name]}
            error={errores[filter.name]}
            several={props.several}
            day={props.day}
            onChange={(value) => change(filter.name, value)}
          />
        ))}
        <FilterButtons
          {...{ pending, clear, more, others, open }}
          applied={filters.filter(({ name }) => address.params[name]).length}
          toggle={() => setAsked(!open)}
        />
      </form>
    </>
  )
}

/** On paper the filters are what they ask, in words. */
function FilterWords({ filters, values }: Pick<Props, 'filters' | 'values'>) {
  const words = filters.flatMap((filter) => {
    const value = values[filter.name]
    return value ? [`${filter.label}: ${sayFilter(filter, value)}`] : []
  })
  return words.length > 0 && <p className="filter-words hidden print:block">{words.join(' · ')}</p>
}

/** The address's words until somebody types others, and what cannot be read of them. */
function useFilters({ filters, address, values: given, vacia = false }: Props) {
  const router = useRouter()
  const textOf = (of: Values) => JSON.stringify(filters.map(({ name }) => of[name]?.trim() || null))
  const applied = textOf(given)
  const [values, setValues] = useState(given)
  const [seen, setSeen] = useState(applied)
  const [sent, setSent] = useState<string>()
  const [errores, setErrores] = useState<Values>(() => problemsOf(filters, given))
  const [pending, start] = useTransition()
  // A new address (back, a link) rewrites the inputs and keeps the focus. The answer to this form's own search does not,
  // nor one that never came: somebody may be typing the next.
  if (applied !== seen && !pending) {
    setSeen(applied)
    setSent(undefined)
    if (applied !== sent) {
      setValues(given)
      setErrores(problemsOf(filters, given))
    }
  }

  function go(next: Values) {
    const href = hrefWith(address, { ...next, pagina: undefined })
    setSent(textOf(next))
    beginProgress(href)
    start(() => router.push(href, { scroll: false }))
  }
  function apply(event: FormEvent) {
    event.preventDefault()
    const typed = asHandTyped(filters, values)
    const wrong = problemsOf(filters, typed)
    setErrores(wrong)
    if (vacia || Object.keys(wrong).length === 0) go(typed)
  }
  function clear() {
    const none = Object.fromEntries(filters.map(({ name }) => [name, undefined]))
    setValues(none)
    setErrores({})
    go(none)
  }
  const change = (name: string, value: string | undefined) => setValues((now) => ({ ...now, [name]: value }))
  return { values, errores, pending, change, apply, clear }
}

type FieldProps = {
  filter: Filter
  /** How it is left out of sight. */
  away: string
  value: string | undefined
  error: string | undefined
  several: ComponentType<SeveralProps> | undefined
  day: ComponentType<DateInputProps> | undefined
  onChange: (value: string | undefined) => void
}

const DAY = 'w-36 max-sm:w-auto max-sm:min-w-36 max-sm:flex-1'
const WORDS = 'min-w-32 flex-1 sm:max-w-56'

function FilterField({ filter, away, value, error, several: Several, day: Day, onChange }: FieldProps) {
  const id = useId()
  const { label, kind } = filter
  const ties = describe(id, { error, hint: undefined, required: undefined })
  return (
    <FieldFrame id={id} label={label} error={error} className={`${kind === 'day' ? DAY : WORDS} ${away}`}>
      {kind === 'day' && Day && <Day {...ties} value={value} onChange={onChange} />}
      {kind === 'choice' && (
        <Combobox
          {...ties}
          options={filter.options}
          clearable={!filter.siempre}
          placeholder={filter.placeholder ?? 'Todos'}
          value={value ?? null}
          onChange={(chosen) => onChange(chosen ?? undefined)}
        />
      )}
      {kind === 'several' && Several && (
        <Several {...ties} filter={filter} value={value} onChange={onChange} />
      )}
      {kind === 'words' && (
        <Input
          {...ties}
          value={value ?? ''}
          placeholder={filter.placeholder}
          inputMode={filter.inputMode}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => onChange(event.target.value || undefined)}
        />
      )}
    </FieldFrame>
  )
}
