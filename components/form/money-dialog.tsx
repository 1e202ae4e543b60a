'use client'

import { useRouter } from 'next/navigation'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { useGuardedClose } from '@/components/form/guarded-close'
import type { Outcome } from '@/components/llamada/use-outcome'
import type { Verdict } from '@/components/llamada/use-rereading'
import { Dialog, DialogContent, focusFirstField } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'

type Props = ComponentProps<typeof DialogContent> & {
  outcome: Outcome
  /** Something was typed that closing would lose. */
  typed?: boolean
  /** `done`: it turned out that what had no answer was done. */
  close: (done: boolean) => void
}

/** Ctrl+Enter confirms from what stands beside the form too; inside it the form itself hears the keys. */
function confirmByKeys({ key, ctrlKey, metaKey, target, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key !== 'Enter' || !(ctrlKey || metaKey) || !(target instanceof Element)) return
  if (!currentTarget.contains(target) || target.closest('form')) return
  const forms = [...currentTarget.querySelectorAll('form')]
  forms.find((form) => form.checkVisibility())?.requestSubmit()
}

/**
 * The frame of an act that must not be lost or done twice: it is not left while the act is under way, asks before typed
 * work is thrown away, opens on its first field, and shows what is known of an act that had no answer.
 */
export function MoneyDialog({ outcome, typed = false, close, children, ...content }: Props) {
  const { pendiente, insisting, incierto } = outcome
  const router = useRouter()
  const [fue, setFue] = useState<Verdict['fue']>()
  const leave = useGuardedClose(typed && !incierto, () => close(false))
  function leaveUnknown() {
    close(fue === 'hecho')
    router.refresh()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && !pendiente && (incierto ? leaveUnknown() : leave())}>
      <DialogContent onOpenAutoFocus={focusFirstField} onKeyDown={confirmByKeys} {...content}>
        {incierto ? (
          incierto.show({ pendiente, repetir: incierto.repetir, onRead: setFue, close: leaveUnknown })
        ) : (
          <>
            {insisting && (
              <p role="status" className="flex items-center gap-2 border-b px-5 py-2.5 text-muted-foreground">
                <span className="shrink-0">
                  <Spinner />
                </span>
                El servidor no contestó: se le pregunta otra vez. No se hace dos veces.
              </p>
            )}
            {children}
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}
