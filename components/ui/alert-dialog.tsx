'use client'

import * as Radix from 'radix-ui/alert-dialog'
import type { ReactNode } from 'react'
import { useReturnFocus } from '@/components/ui/return-focus'
import { escrito } from '@/lib/ortografia/escrito'

export const AlertDialog = Radix.Root
export const AlertDialogCancel = Radix.Cancel

type Props = { title: ReactNode; description?: ReactNode; wide?: boolean; children: ReactNode }

/** A click outside does not dismiss it, and the focus starts on the safe answer, `AlertDialogCancel`. */
export function AlertDialogContent({ title, description, wide = false, children }: Props) {
  const focus = useReturnFocus()
  return (
    <Radix.Portal>
      <Radix.Overlay className="overlay">
        <Radix.Content
          data-slot="alert-dialog-content"
          className={`dialog-panel appear raised ${wide ? 'max-w-lg' : 'max-w-md'}`}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focus}
        >
          <div className="px-5 pt-5 pb-4">
            <Radix.Title className="text-base font-semibold text-balance wrap-anywhere">
              {escrito(title)}
            </Radix.Title>
            {description && (
              <Radix.Description asChild>
                <div className="mt-1.5 text-sm text-muted-foreground">{description}</div>
              </Radix.Description>
            )}
          </div>
          {children}
        </Radix.Content>
      </Radix.Overlay>
    </Radix.Portal>
  )
}
