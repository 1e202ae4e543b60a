'use client'

import { cn } from '@/lib/utils'
import { ChevronsUpDown, X } from '@/components/ui/icons'
import { type Ref, useId, useRef } from 'react'
import type { Option } from '@/components/ui/options'
import { porPedido } from '@/components/ui/por-pedido'
import { useCombobox } from '@/components/ui/use-combobox'

const ComboboxList = porPedido(() =>
  import('@/components/ui/combobox-list').then((module) => module.ComboboxList),
)

export type ComboboxProps<Id extends string | number> = {
  options: readonly Option<Id>[]
  value: Id | null
  onChange: (value: Id | null) => void
  onBlur?: () => void
  /** Tells whether the text that stands names no option; without it the last choice comes back. */
  onUnmatched?: (is: boolean) => void
  clearable?: boolean
  placeholder?: string
  disabled?: boolean
  id?: string
  ref?: Ref<HTMLInputElement>
  'aria-label'?: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | undefined
  'aria-required'?: boolean | undefined
}

/** The list is loaded with the first opening. */
export function Combobox<Id extends string | number>(props: ComboboxProps<Id>) {
  const { options, value, onChange, onBlur, onUnmatched, clearable = false, disabled, ref, ...rest } = props
  const { placeholder = 'Elegir…', ...attributes } = rest
  const box = useRef<HTMLDivElement>(null)
  const listId = useId()
  const state = useCombobox({ options, value, onChange, clearable, onUnmatched })
  const optionId = state.open && state.active >= 0 ? `${listId}-${state.active}` : undefined
  return (
    <div ref={box} className="control control-box">
      <input
        ref={ref}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={state.open}
        aria-controls={state.open ? listId : undefined}
        aria-activedescendant={optionId}
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        placeholder={placeholder}
        value={state.text}
        onChange={state.onChangeText}
        onKeyDown={state.onKeyDown}
        onFocus={ComboboxList.fetch}
        onClick={({ currentTarget }) => {
          if (state.open) return
          state.show()
          // Typing replaces the name, since a choice is changed and not lengthened.
          currentTarget.select()
        }}
        onBlur={() => {
          state.leave()
          onBlur?.()
        }}
        className={cn('inner-input text-ellipsis', clearable && value !== null ? 'pr-14' : 'pr-8')}
        {...attributes}
      />
      {clearable && value !== null && !disabled && <ClearButton onClick={() => onChange(null)} />}
      <ChevronsUpDown
        aria-hidden
        className="pointer-events-none absolute right-2.5 size-3.5 text-muted-foreground"
      />
      {state.open && (
        <ComboboxList
          id={listId}
          anchor={box}
          options={state.shown}
          active={state.active}
          chosen={value}
          onPick={(index) => state.pick(state.shown[index])}
          onClose={state.close}
        />
      )}
    </div>
  )
}

/** For the pointer; with the keyboard, emptying the text does the same. */
function ClearButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label="Quitar elección"
      className="absolute right-7.5 grid size-6 place-items-center rounded text-muted-foreground hover:bg-muted"
      onClick={onClick}
    >
      <X aria-hidden className="size-3.5" />
    </button>
  )
}
