import { createRoot } from 'react-dom/client'
import { EnterAgainDialog } from '@/components/acceso/sesion/enter-again-dialog'

let open = false

/** Asks for the password over the page, in a React root of its own so that no page needs to make room for it. */
export function enterAgain(usuario: string, kept: boolean, leave: () => void): void {
  if (open) return
  open = true
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    open = false
    root.unmount()
    place.remove()
  }
  root.render(<EnterAgainDialog usuario={usuario} kept={kept} leave={leave} close={close} />)
}
