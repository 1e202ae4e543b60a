import { createRoot } from 'react-dom/client'
import { EnterAgainDialog } from '@/components/acceso/sesion/enter-again-dialog'

let open = false

/**
 * Asks for the password over whatever stands on the screen, in a root of its own: no page has to make room for what it
 * hopes never to show. Asked while it stands, it stands.
 */
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
