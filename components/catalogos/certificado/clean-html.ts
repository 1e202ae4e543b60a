import DOMPurify from 'dompurify'
import { ATRIBUTOS_PERMITIDOS, ETIQUETAS_PERMITIDAS, keepAtributo } from '@/domain/certificado/permitido'

const purify = DOMPurify(window)
purify.addHook('uponSanitizeAttribute', (_element, data) => {
  const kept = keepAtributo(data.attrName, data.attrValue)
  if (kept === undefined) data.keepAttr = false
  else data.attrValue = kept
})

/**
 * Removes what the content policy would refuse and report while the body is only parsed: handlers, style sheets, a
 * base address. The purifier decides the rest.
 */
const unreported = (html: string): string =>
  html
    .replace(/<style\b[^>]*>[^]*?(?:<\/style\s*>|$)/gi, '')
    .replace(/<base\b[^>]*>/gi, '')
    .replace(/<[^>]*>/g, (tag) => tag.replace(/([\s/"'`])on(?=[a-z]+\s*=)/gi, '$1x-'))

/** The API's own closed list, since another server may have stored anything. */
export const cleanHtml = (html: string): string =>
  purify.sanitize(unreported(html), {
    ALLOWED_TAGS: [...ETIQUETAS_PERMITIDAS],
    ALLOWED_ATTR: [...ATRIBUTOS_PERMITIDOS],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
