import { readEstilos } from '@/domain/certificado/apariencia'

/** All that a certificate's body may hold; the API keeps nothing else. */
export const ETIQUETAS_PERMITIDAS = [
  ...['p', 'div', 'br', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ol', 'ul', 'li', 'blockquote', 'hr'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'strike', 'del', 'sub', 'sup', 'small', 'big'],
  ...['table', 'thead', 'tbody', 'tr', 'td', 'th'],
] as const

/** Any permitted element may have these; `keepAtributo` narrows their values. */
export const ATRIBUTOS_PERMITIDOS = ['class', 'style', 'align', 'data-list', 'colspan', 'rowspan'] as const

const CLASE =
  /^ql-(align-(center|right|justify)|size-(small|large|huge)|indent-[1-8]|font-(serif|monospace)|direction-rtl|ui)$/

const COLOR = /^(#[\da-f]{3,8}|rgba?\([\d\s,.%/]{1,40}\)|[a-z]{3,20})$/
const MEDIDA = /^\d{1,3}(\.\d{1,3})?(px|pt|em|rem|%)$/
const ESTILOS: Readonly<Record<string, RegExp>> = {
  'text-align': /^(left|center|right|justify|start|end)$/,
  'font-size': MEDIDA,
  'font-weight': /^(normal|bold|[1-9]00)$/,
  'font-style': /^(normal|italic)$/,
  'text-decoration': /^(none|underline|line-through)( (underline|line-through))?$/,
  'font-family': /^[\w\s,"'-]{1,100}$/,
  'line-height': /^(normal|\d{1,2}(\.\d{1,3})?|\d{1,3}(\.\d{1,3})?(px|pt|em|%))$/,
  'margin-left': MEDIDA,
  'padding-left': MEDIDA,
  'text-indent': MEDIDA,
  color: COLOR,
  'background-color': COLOR,
}

/** What of an attribute's value may stay; undefined when nothing may. */
export function keepAtributo(nombre: string, valor: string): string | undefined {
  switch (nombre) {
    case 'class':
      return joined(
        valor.split(/\s+/).filter((clase) => CLASE.test(clase)),
        ' ',
      )
    case 'style':
      return joined(
        readEstilos(valor)
          .filter(([propiedad, text]) => Object.hasOwn(ESTILOS, propiedad) && ESTILOS[propiedad]?.test(text))
          .map(([propiedad, text]) => `${propiedad}: ${text}`),
        '; ',
      )
    case 'align':
      return /^(left|center|right|justify)$/.test(valor) ? valor : undefined
    case 'data-list':
      return /^(ordered|bullet)$/.test(valor) ? valor : undefined
    case 'colspan':
    case 'rowspan':
      return /^[1-9]\d?$/.test(valor) ? valor : undefined
    default:
      return undefined
  }
}

const joined = (parts: readonly string[], by: string): string | undefined =>
  parts.length > 0 ? parts.join(by) : undefined
