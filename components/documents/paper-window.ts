const PREPARANDO = 'Preparando el documento…'
const REINTENTAR = 'Reintentar'

/** The window tells the progress until the paper stands in it. */
export interface PaperWindow {
  working: () => void
  fail: (title: string, detail: string, retry: () => void) => void
  show: (url: string) => void
  close: () => void
}

/** Call it in the click itself; undefined where the browser opens none. */
export function openPaperWindow(): PaperWindow | undefined {
  const opened = window.open('', '_blank')
  if (!opened) return undefined
  const page = opened.document
  dress(page)
  const tell = (title: string, ...parts: HTMLElement[]) => {
    page.title = title
    page.body.replaceChildren(...parts)
  }
  const closeWithUs = () => opened.close()
  // If its page is left or reloaded, the window would wait for ever.
  window.addEventListener('pagehide', closeWithUs)
  const done = () => window.removeEventListener('pagehide', closeWithUs)
  return {
    working: () => tell(PREPARANDO, element(page, 'p', { role: 'status' }, PREPARANDO)),
    fail: (title, detail, retry) => {
      const button = element(
        page,
        'button',
        { type: 'button', style: 'font: inherit; padding: 0.4rem 1rem' },
        REINTENTAR,
      )
      button.addEventListener('click', retry)
      const heading = element(page, 'h1', { style: 'font-size: 1.25rem; font-weight: 600' }, title)
      const reason = element(page, 'p', { role: 'alert', style: 'margin: 0.5rem 0 1rem' }, detail)
      tell(title, heading, reason, button)
      button.focus()
    },
    show: (url) => {
      done()
      opened.location.replace(url)
    },
    close: () => {
      done()
      opened.close()
    },
  }
}

/** The empty page gets no style sheets of ours. */
function dress(page: Document) {
  page.documentElement.lang = document.documentElement.lang
  const ours = getComputedStyle(document.body)
  for (const name of ['color-scheme', 'background-color', 'color', 'font-family'])
    page.documentElement.style.setProperty(name, ours.getPropertyValue(name))
  page.body.style.padding = '1.5rem'
}

function element(page: Document, name: string, attributes: Record<string, string>, text: string) {
  const made = page.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.textContent = text
  return made
}
