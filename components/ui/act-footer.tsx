import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { DialogFooter } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'

type Props = {
  close: () => void
  pendiente: boolean
  disabled?: boolean
  icon?: ReactNode
  act: () => void
  children: ReactNode
}

/** The way out and the act of a dialog without a form; neither answers while the act is under way. */
export const ActFooter = ({ close, pendiente, disabled, icon, act, children }: Props) => (
  <DialogFooter>
    <Button variant="outline" onClick={close} disabled={pendiente}>
      Cancelar
    </Button>
    <Button disabled={disabled} busy={pendiente} onClick={act}>
      {pendiente ? <Spinner /> : icon}
      {children}
    </Button>
  </DialogFooter>
)
