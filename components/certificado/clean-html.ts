import DOMPurify from 'dompurify'
import { ATRIBUTOS_PERMITIDOS, ETIQUETAS_PERMITIDAS, keepAtributo } from '@/domain/certificado/permitido'

const purify = DOMPurify(window)
purify.addHook('uponSanitizeAttribute', (_element, data) => {
  const kept = keepAtributo(data.attrName, data.attrValue)
  if (kept === undefined) data.keepAttr = false
  else data.attrValue = kept
})

/** A body as it may be shown: the API's own closed list, since another server may have stored anything. */
export const cleanHtml = (html: string): string =>
  purify.sanitize(html, {
    ALLOWED_TAGS: [...ETIQUETAS_PERMITIDAS],
    ALLOWED_ATTR: [...ATRIBUTOS_PERMITIDOS],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
