/** A window opened in the click itself: browsers refuse one that is opened when the answer is there. */
export interface Ventana {
  /** False when the browser opened none: the address must be shown as a link. */
  go: (url: string) => boolean
  close: () => void
}

export function openWindow(): Ventana {
  const opened = window.open('', '_blank')
  return {
    go: (url) => {
      if (!opened || !isAddress(url)) return false
      opened.opener = null
      opened.location.replace(addressHere(url))
      return true
    },
    close: () => opened?.close(),
  }
}

/** A page of the web or of the net; nothing a server says is run as a script. */
export function isAddress(url: string): boolean {
  const base = window.location.href
  if (!/^(https?:\/)?\//i.test(url)) return false
  return URL.canParse(url, base) && /^https?:$/.test(new URL(url, base).protocol)
}

/** The test gateway's page is our own: it is opened under the name that the browser knows this web by. */
function addressHere(url: string): URL {
  const address = new URL(url, window.location.href)
  return address.pathname.startsWith('/pasarelaDePrueba/')
    ? new URL(address.pathname, window.location.href)
    : address
}
