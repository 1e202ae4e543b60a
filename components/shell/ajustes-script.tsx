'use client'

import { useLayoutEffect } from 'react'
import { AJUSTES_EVENT, AJUSTES_INICIALES, AJUSTES_KEY } from '@/components/shell/ajustes'

/**
 * Runs before the first paint, so that no page flashes or moves its menu, and later follows the system and other
 * tabs. It also lends the page's nonce to libraries that add style elements (react-remove-scroll asks for
 * __webpack_nonce__).
 */
const SOURCE = `(() => {
  const root = document.documentElement
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const low = matchMedia('(width >= 1024px) and (height <= 1080px) and (pointer: fine)')
  const narrow = matchMedia('(768px <= width < 1200px)')
  let text
  const apply = () => {
    let a
    try { a = JSON.parse(text) } catch {}
    a = Object(a)
    root.classList.toggle('dark', a.tema === 'oscuro' || (a.tema !== 'claro' && dark.matches))
    root.dataset.color = a.color ?? '${AJUSTES_INICIALES.color}'
    root.dataset.disposicion = a.disposicion ?? '${AJUSTES_INICIALES.disposicion}'
    root.dataset.plegado = typeof a.plegado === 'boolean' ? a.plegado : narrow.matches
    root.dataset.densidad = a.densidad === 'comoda' || a.densidad === 'compacta' ? a.densidad : low.matches ? 'compacta' : 'comoda'
    root.dataset.multipestana = a.multipestana === true
    root.dataset.tramas = a.tramas === true
  }
  const take = (given) => { text = given; apply() }
  const read = () => { try { text = localStorage.getItem('${AJUSTES_KEY}') } catch {} apply() }
  read()
  dark.addEventListener('change', apply)
  low.addEventListener('change', apply)
  narrow.addEventListener('change', apply)
  addEventListener('storage', ({ key, newValue }) => { if (key === '${AJUSTES_KEY}' || key === null) take(newValue) })
  addEventListener('${AJUSTES_EVENT}', ({ detail }) => take(detail))
  addEventListener('pageshow', ({ persisted }) => { if (persisted) read() })
  window.__webpack_nonce__ = document.currentScript.nonce
})()`

/**
 * First in <head>; <html> needs suppressHydrationWarning. A page that failed on the server is drawn in the browser,
 * where React's script element does not run, so it is run here.
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
