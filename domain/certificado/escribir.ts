import type {
  Alineacion,
  Bloque,
  Documento,
  Formato,
  Enumeracion,
  Tabla,
  Trozo,
} from '@/domain/certificado/documento'

/**
 * The body's HTML in the old editor's classes (`ql-align-…`), which older programs can print (decision 32). A
 * document without text gives ''.
 */
export function writeCuerpo(documento: Documento): string {
  const [only] = documento
  if (documento.length === 0) return ''
  if (documento.length === 1 && only?.tipo === 'parrafo' && only.nivel === 0 && only.trozos.length === 0)
    return ''
  return documento.map(writeBloque).join('')
}

function writeBloque(bloque: Bloque): string {
  if (bloque.tipo === 'lista') return writeLista(bloque)
  if (bloque.tipo === 'tabla') return writeTabla(bloque)
  return element(bloque.nivel === 0 ? 'p' : `h${bloque.nivel}`, bloque.alineacion, bloque.trozos)
}

function writeTabla({ filas }: Tabla): string {
  const rows = filas.map((celdas) =>
    celdas
      .map(({ encabezado, columnas, alineacion, trozos }) =>
        element(encabezado ? 'th' : 'td', alineacion, trozos, {
          attributes: columnas > 1 ? ` colspan="${columnas}"` : '',
        }),
      )
      .join(''),
  )
  return `<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`
}

function writeLista({ ordenada, items }: Enumeracion): string {
  const rows = items.map(({ alineacion, trozos, listas }) =>
    element('li', alineacion, trozos, { after: listas.map(writeLista).join('') }),
  )
  const tag = ordenada ? 'ol' : 'ul'
  return `<${tag}>${rows.join('')}</${tag}>`
}

function element(
  tag: string,
  alineacion: Alineacion,
  trozos: readonly Trozo[],
  { attributes = '', after = '' }: { attributes?: string; after?: string } = {},
): string {
  const align = alineacion === 'left' ? '' : ` class="ql-align-${alineacion}"`
  const text = trozos.map(writeTrozo).join('')
  // Browsers do not show the last break of a block, so an empty line and a closing break need one more.
  const needsBreak = text === '' || trozos.at(-1)?.texto.endsWith('\n')
  return `<${tag}${align}${attributes}>${text}${needsBreak ? '<br>' : ''}${after}</${tag}>`
}

const ETIQUETAS = [
  ['negrita', 'strong'],
  ['cursiva', 'em'],
  ['tachado', 's'],
  ['subrayado', 'u'],
] as const satisfies readonly (readonly [keyof Formato, string])[]

function writeTrozo({ texto, formato }: Trozo): string {
  const inner = escapeText(texto)
  const tags = ETIQUETAS.filter(([key]) => formato[key]).map(([, tag]) => tag)
  const marked = tags.reduceRight((html, tag) => `<${tag}>${html}</${tag}>`, inner)
  return formato.tamano === 'normal' ? marked : `<span class="ql-size-${formato.tamano}">${marked}</span>`
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\u00a0': '&nbsp;',
  '\n': '<br>',
}

const escapeText = (text: string): string => text.replace(/[&<>\u00a0\n]/g, (char) => ESCAPES[char] ?? char)
