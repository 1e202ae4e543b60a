'use client'

import { useRouter } from 'next/navigation'
import {
  type FormEvent,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'react'
import { type Address, hrefWith } from '@/components/data-table/address'
import { FilterButtons, firstOf } from '@/components/data-table/filter-buttons'
import { beginProgress } from '@/components/shell/progress'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'

export type TextFilter = {
  name: string
  label: string
  placeholder?: string
  /** The keyboard of a phone. */
  inputMode?: 'text' | 'numeric'
}

type Props = {
  filters: readonly TextFilter[]
  address: Address
  pageParam?: string
  autoFocus?: boolean
}

/**
 * Enter applies the filters, which live in the address, and goes back to page 1. Uncontrolled inputs keep text typed
 * before the scripts, and without scripts this is a plain GET form. The focus stays for the next search.
 */
export function TextFilters(props: Props) {
  const { filters, address, autoFocus = false } = props
  const id = useId()
  const [fromServer] = useState(
    useSyncExternalStore(
      never,
      () => false,
      () => true,
    ),
  )
  const { hidden, more, others } = firstOf(filters)
  const [open, setOpen] = useState(() =>
    filters.some((filter) => hidden(filter) === 'hidden' && address.params[filter.name]),
  )
  const { form, pending, applied, apply, clear } = useFilterForm(props, autoFocus && !fromServer)
  return (
    <form
      ref={form}
      role="search"
      action={address.path}
      method="get"
      onSubmit={apply}
      className="flex flex-wrap items-end gap-x-3 gap-y-2.5"
      data-print="hide"
    >
      {filters.map((filter, index) => (
        <div key={filter.name} className={`field min-w-32 flex-1 sm:max-w-64 ${open ? '' : hidden(filter)}`}>
          <Label htmlFor={`${id}${filter.name}`}>{filter.label}</Label>
          <Input
            id={`${id}${filter.name}`}
            name={filter.name}
            defaultValue={address.params[filter.name] ?? ''}
            placeholder={filter.placeholder}
            inputMode={filter.inputMode}
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            autoFocus={autoFocus && fromServer && index === 0}
          />
        </div>
      ))}
      <FilterButtons
        {...{ pending, clear, more, others, open }}
        applied={applied === '' ? 0 : new URLSearchParams(applied).size}
        toggle={() => setOpen(!open)}
      />
    </form>
  )
}

/** A new address (back, a link) rewrites the inputs. */
function useFilterForm({ filters, address, pageParam = 'pagina' }: Props, takesFocus: boolean) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [pending, start] = useTransition()
  const applied = queryOf(filters, (name) => address.params[name])
  const sent = useRef(applied)

  // After a step back the list keeps its scroll, so the focus must not move it. Who goes through tabs by keys stays there.
  useEffect(() => {
    if (takesFocus && !document.activeElement?.closest('.tab-strip'))
      inputsOf(form.current)[0]?.focus({ preventScroll: true })
  }, [takesFocus])
  useEffect(() => {
    if (sent.current === applied) return
    sent.current = applied
    const values = new URLSearchParams(applied)
    for (const input of inputsOf(form.current)) input.value = values.get(input.name) ?? ''
  }, [applied])

  const go = (read: (name: string) => string | undefined) => {
    sent.current = queryOf(filters, read)
    const values = Object.fromEntries(filters.map(({ name }) => [name, read(name)?.trim()]))
    const href = hrefWith(address, { ...values, [pageParam]: undefined })
    beginProgress(href)
    start(() => router.push(href, { scroll: false }))
  }
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const inputs = inputsOf(form.current)
    go((name) => inputs.find((input) => input.name === name)?.value)
  }
  const clear = () => {
    const inputs = inputsOf(form.current)
    for (const input of inputs) input.value = ''
    inputs[0]?.focus()
    go(() => undefined)
  }
  return { form, pending, applied, apply, clear }
}

/** The server's page asks the browser for the focus; a later one takes it without moving the page. */
const never = () => () => undefined

const inputsOf = (form: HTMLFormElement | null) =>
  form ? [...form.querySelectorAll<HTMLInputElement>('input[name]')] : []

/** The values as one comparable text; '' when none is set. */
function queryOf(filters: readonly TextFilter[], read: (name: string) => string | undefined): string {
  const set = filters.map(({ name }) => [name, read(name)?.trim() ?? '']).filter(([, value]) => value)
  return new URLSearchParams(set).toString()
}
