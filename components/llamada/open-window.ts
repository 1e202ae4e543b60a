/** Opened in the click itself, since browsers refuse a window that opens with the answer. */
export interface Ventana {
  /** False when the browser opened none, so the address must be shown as a link. */
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

/** Only http addresses: nothing that a server says is run as a script. */
export function isAddress(url: string): boolean {
  const base = window.location.href
  if (!/^(https?:\/)?\//i.test(url)) return false
  return URL.canParse(url, base) && /^https?:$/.test(new URL(url, base).protocol)
}

/** The test gateway's page is ours, so it is opened under the name that the browser knows. */
function addressHere(url: string): URL {
  const address = new URL(url, window.location.href)
  return address.pathname.startsWith('/pasarelaDePrueba/')
    ? new URL(address.pathname, window.location.href)
    : address
}
