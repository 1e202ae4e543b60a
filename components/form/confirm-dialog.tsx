'use client'

import { type ReactNode, useRef, useState } from 'react'
import { AlertDialog, AlertDialogCancel, AlertDialogContent } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { DialogFooter } from '@/components/ui/dialog'
import type { Question } from '@/components/form/confirm'
import { Spinner } from '@/components/ui/spinner'
import { escrito } from '@/lib/ortografia/escrito'

type Props = {
  title: ReactNode
  /** For whom it is. */
  head?: ReactNode
  description?: ReactNode
  details?: ReactNode
  yes?: string | undefined
  no?: string | undefined
  tone?: 'default' | 'destructive' | undefined
  other?: Question['other'] | undefined
  onYes: () => Promise<unknown>
  onNo: () => void
}

/** The focus starts on No, and Esc means No; while yes is at work neither answers again. */
export function ConfirmDialog({
  title,
  head,
  description,
  details,
  yes = 'Si',
  no = 'No',
  tone = 'default',
  other,
  onYes,
  onNo,
}: Props) {
  const [pending, setPending] = useState(false)
  const fired = useRef(false)

  async function accept() {
    if (fired.current) return
    fired.current = true
    setPending(true)
    await onYes()
  }

  return (
    <AlertDialog open onOpenChange={(open) => !open && !fired.current && onNo()}>
      <AlertDialogContent
        title={title}
        description={head ? <Headed {...{ head, description }} /> : description}
        wide={!!other || !!details}
      >
        {details && <div className="px-5 pb-4">{details}</div>}
        <DialogFooter>
          <AlertDialogCancel asChild>
            <Button variant="outline" disabled={pending}>
              {no}
            </Button>
          </AlertDialogCancel>
          {other && (
            <Button
              variant={other.tone ?? 'destructive-outline'}
              disabled={pending}
              onClick={() => {
                other.act()
                void accept()
              }}
            >
              {other.text}
            </Button>
          )}
          <Button variant={tone} busy={pending} onClick={() => void accept()}>
            {pending && <Spinner />}
            {escrito(yes)}
          </Button>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}

const Headed = ({ head, description }: Pick<Props, 'head' | 'description'>) => (
  <>
    {head}
    <p className="mt-1">{description}</p>
  </>
)
