/** A link of the footer (S1 2.2). */
export interface Enlace {
  texto: string
  href: string
}

const ESQUEMAS = new Set(['https:', 'http:', 'mailto:', 'tel:'])

/**
 * 'Ayuda=https://…|Contacto=mailto:…' → links, in this order. Null when a part is no name and address, or the address
 * is of a kind that a page must not open.
 */
export function parseEnlaces(text: string): Enlace[] | null {
  const parts = text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)
  const links = parts.flatMap((part) => {
    const [texto = '', ...rest] = part.split('=')
    const href = rest.join('=').trim()
    const good = texto.trim() !== '' && URL.canParse(href) && ESQUEMAS.has(new URL(href).protocol)
    return good ? [{ texto: texto.trim(), href }] : []
  })
  return links.length === parts.length ? links : null
}
