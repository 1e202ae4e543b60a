import { useEffect, useState } from 'react'
import { AlertDialog, AlertDialogContent } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'

type Props = {
  /** Milliseconds until the session may be over. */
  left: () => number
  /** Keeps the session; answers what went wrong, in words. */
  keep: () => Promise<string | undefined>
  close: () => void
}

/** Whatever closes it, somebody is there, so the session goes on. */
export function IdleDialog({ left, keep, close }: Props) {
  const [ms, setMs] = useState(left)
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    const timer = setInterval(() => setMs(left()), 1_000)
    return () => clearInterval(timer)
  }, [left])
  const over = ms <= 0

  async function stay() {
    if (asking) return
    setAsking(true)
    const found = await keep()
    setAsking(false)
    setProblem(found)
    if (found === undefined) close()
  }

  return (
    <AlertDialog open onOpenChange={(open) => !open && void stay()}>
      <AlertDialogContent
        title={over ? 'Su sesión terminó por falta de uso' : 'Su sesión está por terminar'}
        description={
          over
            ? 'Hace rato que no la usa. Esta pantalla queda como está.'
            : 'Hace rato que no la usa. Si no sigue conectado, hay que volver a iniciar sesión.'
        }
      >
        <DialogBody>
          <p role="timer" aria-live="off" className="font-medium tabular-nums">
            {over ? 'Puede volver a entrar y seguir donde estaba.' : `Termina en ${clockOf(ms)}`}
          </p>
          <p role="alert" className="mt-2 text-destructive-ink empty:hidden">
            {problem}
          </p>
        </DialogBody>
        <DialogFooter>
          <Button autoFocus busy={asking} onClick={() => void stay()}>
            {asking && <Spinner />}
            {over ? 'Volver a entrar' : 'Seguir conectado'}
          </Button>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}

/** Minutes and seconds. */
function clockOf(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
