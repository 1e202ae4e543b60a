export interface Enlace {
  texto: string
  href: string
}

const ESQUEMAS = new Set(['https:', 'http:', 'mailto:', 'tel:'])

/**
 * Reads 'Ayuda=https://…|Contacto=mailto:…'. Null when a part is wrong or a page must not open its kind of address.
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
