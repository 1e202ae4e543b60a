import sanitizeHtml from 'sanitize-html'
import { withoutDepths } from '@/domain/certificado/etiquetas'
import {
  ATRIBUTOS_PERMITIDOS,
  ETIQUETAS_PERMITIDAS,
  keepAtributo,
} from '@/backend/catalogos/tipo-certificado/permitido'

/**
 * The library is the last one that runs on Node 20. Two faults that later ones mend are of elements that are not allowed here:
 * textarea and xmp (CVE-2026-63670), and svg (CVE-2026-84371).
 */
const OPCIONES: sanitizeHtml.IOptions = {
  allowedTags: [...ETIQUETAS_PERMITIDAS],
  allowedAttributes: { '*': [...ATRIBUTOS_PERMITIDOS] },
  parseStyleAttributes: false,
  nestingLimit: 60,
  transformTags: {
    '*': (tagName, attribs) => ({
      tagName,
      attribs: Object.fromEntries(
        Object.entries(attribs).flatMap(([nombre, valor]) => {
          const kept = keepAtributo(nombre, valor)
          return kept === undefined ? [] : [[nombre, kept]]
        }),
      ),
    }),
  },
}

/** Keeps what the closed list allows; the editor's own HTML comes out unchanged. */
export const cleanCuerpo = (html: string): string =>
  sanitizeHtml(withoutDepths(html), OPCIONES)
    .replace(/<(br|hr) \/>/g, '<$1>')
    .replaceAll('\u00a0', '&nbsp;')
