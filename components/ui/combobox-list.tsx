'use client'

import { Check } from '@/components/ui/icons'
import * as Popover from 'radix-ui/popover'
import { type RefObject, useEffect, useRef } from 'react'
import { MAX_SHOWN, type Option } from '@/components/ui/options'

type Props = {
  id: string
  anchor: RefObject<HTMLElement | null>
  options: readonly Option<string | number>[]
  active: number
  chosen: string | number | null
  onPick: (index: number) => void
  onClose: () => void
}

/** Never takes the focus. In a dialog it is put inside, whose scroll lock would otherwise stop the wheel. */
export function ComboboxList({ id, anchor, options, active, chosen, onPick, onClose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active, options])
  const left = options.length - MAX_SHOWN
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal container={anchor.current?.closest<HTMLElement>('[role=dialog]')}>
        <Popover.Content
          role={undefined}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
          }}
          className="appear raised z-50 flex max-h-[min(20rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) min-w-52 flex-col overflow-hidden rounded-lg border bg-card"
        >
          <div
            ref={list}
            id={id}
            role="listbox"
            aria-label="Opciones"
            className="overflow-y-auto overscroll-contain p-1"
          >
            {options.slice(0, MAX_SHOWN).map((option, index) => (
              <Row
                key={option.id}
                id={`${id}-${index}`}
                option={option}
                active={index === active}
                chosen={option.id === chosen}
                onPick={() => onPick(index)}
              />
            ))}
          </div>
          <p
            role="status"
            className={
              options.length === 0 || left > 0
                ? 'px-3 pt-1 pb-2 text-[0.8125rem] text-muted-foreground'
                : 'sr-only'
            }
          >
            {options.length === 0
              ? 'Sin resultados'
              : left > 0
                ? `Y ${left} más: siga escribiendo`
                : `${options.length} ${options.length === 1 ? 'opción' : 'opciones'}`}
          </p>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

type RowProps = {
  id: string
  option: Option<string | number>
  active: boolean
  chosen: boolean
  onPick: () => void
}

function Row({ id, option, active, chosen, onPick }: RowProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      data-active={active || undefined}
      className="flex min-h-8 items-center gap-2 rounded-md px-2 py-1 data-active:bg-primary-tint data-active:text-primary-ink hover:bg-muted pointer-coarse:min-h-11"
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <span className="min-w-0 flex-1">
        {option.nombre}
        {option.detalle && <span className="ml-1.5 text-muted-foreground">{option.detalle}</span>}
      </span>
      {chosen && <Check aria-hidden className="size-4 shrink-0" />}
    </div>
  )
}
