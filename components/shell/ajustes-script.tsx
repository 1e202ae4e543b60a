'use client'

import { useLayoutEffect } from 'react'
import { AJUSTES_EVENT, AJUSTES_INICIALES, AJUSTES_KEY } from '@/components/shell/ajustes'

/**
 * Runs before the first paint, so that no page flashes in other colours or moves its menu, and follows the system and
 * other tabs afterwards. CSS ignores values it does not know. It also lends the page's nonce to the libraries that add
 * style elements later (react-remove-scroll asks for __webpack_nonce__), which the content security policy would refuse
 * otherwise.
 */
const SOURCE = `(() => {
  const root = document.documentElement
  const dark = matchMedia('(prefers-color-scheme: dark)')
  let text
  const apply = () => {
    let a
    try { a = JSON.parse(text) } catch {}
    a = Object(a)
    root.classList.toggle('dark', a.tema === 'oscuro' || (a.tema !== 'claro' && dark.matches))
    root.dataset.color = a.color ?? '${AJUSTES_INICIALES.color}'
    root.dataset.disposicion = a.disposicion ?? '${AJUSTES_INICIALES.disposicion}'
    root.dataset.multipestana = a.multipestana === true
  }
  const take = (given) => { text = given; apply() }
  const read = () => { try { text = localStorage.getItem('${AJUSTES_KEY}') } catch {} apply() }
  read()
  dark.addEventListener('change', apply)
  addEventListener('storage', ({ key, newValue }) => { if (key === '${AJUSTES_KEY}' || key === null) take(newValue) })
  addEventListener('${AJUSTES_EVENT}', ({ detail }) => take(detail))
  addEventListener('pageshow', ({ persisted }) => { if (persisted) read() })
  window.__webpack_nonce__ = document.currentScript.nonce
})()`

/**
 * First thing in <head>; <html> needs suppressHydrationWarning, since its attributes are not the server's. A page that
 * failed on the server is drawn anew in the browser, where a script that React makes does not run: then it is run here.
 */
export function AjustesScript({ nonce }: { nonce: string | undefined }) {
  useLayoutEffect(() => {
    if (document.documentElement.dataset['color']) return
    const script = document.createElement('script')
    script.nonce = nonce ?? ''
    script.text = SOURCE
    document.head.append(script)
  }, [nonce])
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SOURCE }} />
}
