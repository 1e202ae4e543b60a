import { TEMA_EVENT, TEMA_KEY } from '@/components/shell/theme'

/**
 * Runs before the first paint, so that no page flashes in the wrong theme, and follows the system and other tabs
 * afterwards. It also lends the page's nonce to the libraries that add style elements later (react-remove-scroll asks
 * for __webpack_nonce__), which the content security policy would refuse otherwise.
 */
const SOURCE = `(() => {
  const root = document.documentElement
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const apply = (chosen) => {
    let tema = chosen
    try { tema ||= localStorage.getItem('${TEMA_KEY}') } catch {}
    root.classList.toggle('dark', tema === 'oscuro' || (tema !== 'claro' && dark.matches))
  }
  apply()
  dark.addEventListener('change', () => apply())
  addEventListener('storage', (event) => { if (event.key === '${TEMA_KEY}') apply() })
  addEventListener('${TEMA_EVENT}', (event) => apply(event.detail))
  window.__webpack_nonce__ = document.currentScript.nonce
})()`

/** First thing in <head>; <html> needs suppressHydrationWarning, since its class is not the server's. */
export function ThemeScript({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SOURCE }} />
}
