'use client'

import { cn } from '@/lib/utils'
import { X } from '@/components/ui/icons'
import * as Radix from 'radix-ui/dialog'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { useReturnFocus } from '@/components/ui/return-focus'
import { toast } from '@/components/ui/toast'
import { escrito } from '@/lib/ortografia/escrito'

export const Dialog = Radix.Root
export const DialogTrigger = Radix.Trigger
export const DialogClose = Radix.Close

const ABOVE = '[data-toaster], [role=alertdialog]'

/** Closing a notice or a question above must not close the dialog. */
function keepForAbove(event: { target: EventTarget | null; preventDefault: () => void }) {
  if (event.target instanceof Element && event.target.closest(ABOVE)) event.preventDefault()
}

type Props = Omit<ComponentProps<typeof Radix.Content>, 'title'> & {
  /** Draws the head; without it a `DialogHeader` is among the children. */
  title?: ReactNode
  description?: ReactNode
}

/**
 * Centred by a grid and not by a transform, so that lists inside are placed right; on a phone it rises from the
 * bottom.
 */
export function DialogContent({ title, description, className, children, ...props }: Props) {
  const focus = useReturnFocus(props)
  useEffect(() => toast.makeRoom(), [])
  return (
    <Radix.Portal>
      <Radix.Overlay className="overlay">
        <Radix.Content
          data-slot="dialog-content"
          className={cn('dialog-panel appear raised', className)}
          onInteractOutside={(event) => keepForAbove(event)}
          {...(title && !description ? { 'aria-describedby': undefined } : {})}
          {...props}
          {...focus}
        >
          {title && (
            <DialogHeader>
              <DialogTitle>{title}</DialogTitle>
              {description && <DialogDescription>{description}</DialogDescription>}
            </DialogHeader>
          )}
          {children}
        </Radix.Content>
      </Radix.Overlay>
    </Radix.Portal>
  )
}

/** Title and description of a dialog, with 'Cerrar' beside them. */
export function DialogHeader({ className, children, ...props }: ComponentProps<'header'>) {
  return (
    <header data-slot="dialog-header" className={cn('dialog-head', className)} {...props}>
      <div className="min-w-0 flex-1">{children}</div>
      <DialogClose asChild>
        <Button variant="ghost" size="icon-sm" aria-label="Cerrar" className="-mr-1.5">
          <X aria-hidden />
        </Button>
      </DialogClose>
    </header>
  )
}

export function DialogTitle({ className, children, ...props }: ComponentProps<typeof Radix.Title>) {
  return (
    <Radix.Title data-slot="dialog-title" className={cn('text-base font-semibold', className)} {...props}>
      {escrito(children)}
    </Radix.Title>
  )
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof Radix.Description>) {
  return (
    <Radix.Description
      data-slot="dialog-description"
      className={cn('mt-0.5 text-sm text-muted-foreground', className)}
      {...props}
    />
  )
}

export function DialogBody({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="dialog-body" className={cn('dialog-body', className)} {...props} />
}

/** The main action comes last, at the right; on a phone they are stacked. */
export function DialogFooter({ className, ...props }: ComponentProps<'footer'>) {
  return <footer data-slot="dialog-footer" className={cn('dialog-foot', className)} {...props} />
}

/**
 * Opens on the first field (of radio buttons, the chosen one) and not on 'Cerrar' or on what moves money; what is
 * typed there takes the place of what is proposed. While it still reads, on the dialog itself.
 */
export function focusFirstField(event: Event): void {
  const panel = event.currentTarget
  if (!(panel instanceof HTMLElement)) return
  event.preventDefault()
  if (focusFieldOf(panel)) return
  panel.focus()
  const watch = new MutationObserver(() => {
    if (document.activeElement !== panel || focusFieldOf(panel)) watch.disconnect()
  })
  watch.observe(panel, { subtree: true, childList: true })
}

function focusFieldOf(panel: HTMLElement): boolean {
  const first =
    panel.querySelector<HTMLInputElement>(':is(input, textarea):not([readonly])') ??
    panel.querySelector<HTMLInputElement>('input, textarea')
  const field = first?.type === 'radio' ? (panel.querySelector<HTMLElement>('input:checked') ?? first) : first
  field?.focus()
  if (field instanceof HTMLInputElement) field.select()
  return field !== null
}
