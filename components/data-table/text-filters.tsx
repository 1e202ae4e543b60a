'use client'

import { Search } from '@/components/ui/icons'
import { useRouter } from 'next/navigation'
import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'react'
import { type Address, hrefWith } from '@/components/data-table/address'
import { SavedViews } from '@/components/data-table/saved-views'
import { beginProgress } from '@/components/shell/progress'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Spinner } from '@/components/ui/spinner'
import type { ListaConVistas } from '@/domain/vista'

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
  vistas?: ListaConVistas
  /** What a view keeps besides. */
  besides?: Readonly<Record<string, string | undefined>>
  /** More buttons beside the form's own. */
  children?: ReactNode
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
        <div key={filter.name} className="flex min-w-36 flex-1 flex-col gap-1 sm:max-w-64">
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
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button type="submit">
          {pending ? <Spinner /> : <Search aria-hidden />}
          Buscar
        </Button>
        <Button variant="ghost" onClick={clear} disabled={applied === ''}>
          Limpiar filtros
        </Button>
        {props.vistas && <SavedViews lista={props.vistas} address={address} besides={props.besides} />}
        {props.children}
      </div>
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
