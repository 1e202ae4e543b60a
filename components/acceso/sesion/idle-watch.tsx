import { type Root, createRoot } from 'react-dom/client'
import { IdleDialog } from '@/components/acceso/sesion/idle-dialog'
import { fetchRead } from '@/lib/llamada/ask-proxy'
import { leaveForLogin } from '@/lib/llamada/ended-session'
import { lastUse, leftOf, noteUse, warningOf, watchUse } from '@/lib/llamada/session-use'

/** Milliseconds between two looks at the clock. */
const CADA = 5_000

/** Until `senal`. Whoever types or points while nothing is asked of the server is there, and is not asked. */
export async function watchIdle(senal: AbortSignal): Promise<void> {
  const reglas = await fetchRead('/sesion/traerReglas', {}, { senal })
  if (!reglas.ok || senal.aborted) return
  const minutos = reglas.datos.reposoMinutos
  if (!minutos) return
  const left = () => leftOf(minutos, lastUse(), Date.now())
  const warning = openWarning(left, () => stay(senal))
  let present = false
  const seen = () => void (present = true)
  const look = () => {
    if (left() > warningOf(minutos)) {
      warning.close()
      if (left() > 2 * warningOf(minutos)) present = false
    } else if (present) {
      present = false
      void stay(senal)
    } else warning.open()
  }
  const unwatch = watchUse()
  const timer = setInterval(look, CADA)
  addEventListener('keydown', seen, { signal: senal, capture: true })
  addEventListener('pointerdown', seen, { signal: senal, capture: true })
  senal.addEventListener('abort', () => {
    clearInterval(timer)
    unwatch()
    warning.close()
  })
}

/** Any call keeps the session. Answers what went wrong, in words. */
async function stay(senal: AbortSignal): Promise<string | undefined> {
  const result = await fetchRead('/sesion/propia', {}, { senal })
  if (result.ok) return void noteUse()
  if (result.tipo === 'sesion') return void leaveForLogin()
  return result.mensaje
}

/** In a React root of its own, so that no page needs to make room for it. */
function openWarning(left: () => number, keep: () => Promise<string | undefined>) {
  let place: HTMLElement | undefined
  let root: Root | undefined
  const close = () => {
    root?.unmount()
    place?.remove()
    root = place = undefined
  }
  const open = () => {
    if (root) return
    place = document.body.appendChild(document.createElement('div'))
    root = createRoot(place)
    root.render(<IdleDialog left={left} keep={keep} close={close} />)
  }
  return { open, close }
}
