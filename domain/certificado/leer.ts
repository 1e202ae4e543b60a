import {
  type Alineacion,
  type Bloque,
  type Documento,
  type Formato,
  type Nivel,
  type Parrafo,
  SIN_FORMATO,
  type Trozo,
  joinTrozos,
} from '@/domain/certificado/documento'
import { type Elemento, type Nodo, readElementos } from '@/domain/certificado/etiquetas'
import { aparienciaDe } from '@/domain/certificado/apariencia'
import { type ItemLeido, nestItems } from '@/domain/certificado/listas'

/** The document of a body, and in words the formatting that was lost. */
export interface Lectura {
  documento: Documento
  perdidas: readonly string[]
}

/** Reads ours, the old editor's and pasted HTML. It never throws and leaves out what is not text of the page. */
export function readCuerpo(html: string): Lectura {
  const lector = new Lector()
  lector.walk(readElementos(html), { formato: SIN_FORMATO, alineacion: 'left' })
  return lector.finish()
}

interface Contexto {
  formato: Formato
  alineacion: Alineacion
}

/** Elements that are read for their content, each with what is lost of it; '' means nothing is. */
const CONTENEDORES: Readonly<Record<string, string>> = {
  div: '',
  section: '',
  article: '',
  header: '',
  footer: '',
  center: '',
  blockquote: 'Citas',
  pre: 'Texto de ancho fijo',
  ...Object.fromEntries(
    ['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'caption'].map((name) => [name, 'Tablas']),
  ),
}
const EN_LINEA = new Set(
  'span strong b em i u ins s strike del br small big font mark a sub sup code'.split(' '),
)
const SE_PIERDEN: Readonly<Record<string, string>> = {
  a: 'Enlaces',
  font: 'Tipos de letra',
  mark: 'Colores',
  sub: 'Subíndices y superíndices',
  sup: 'Subíndices y superíndices',
  code: 'Texto de ancho fijo',
  hr: 'Líneas horizontales',
  img: 'Imágenes',
}
/** The whole content of these elements is left out. */
const SIN_TEXTO = new Set(
  'script style textarea title xmp noscript iframe template img hr input col colgroup object embed svg math video audio select canvas'.split(
    ' ',
  ),
)

/** White space with a line break of the source: one space, and none at the edge of a block. */
const BLANDO = '\r'
const softened = (text: string): string =>
  text.replace(/[ \t\r\n\f]+/g, (run) => (/[\r\n]/.test(run) ? BLANDO : run.replace(/[\t\f]/g, ' ')))

class Lector {
  private readonly bloques: Bloque[] = []
  private readonly perdidas = new Set<string>()
  private abierto: { nivel: Nivel; alineacion: Alineacion; trozos: Trozo[] } | undefined

  constructor(private readonly enItem = false) {}

  finish(): Lectura {
    this.end()
    return { documento: this.bloques, perdidas: [...this.perdidas] }
  }

  walk(nodos: readonly Nodo[], contexto: Contexto): void {
    for (const nodo of nodos) {
      if (typeof nodo === 'string') this.addText(nodo, contexto)
      else this.walkElemento(nodo, contexto)
    }
  }

  private walkElemento(elemento: Elemento, contexto: Contexto): void {
    const { nombre, hijos } = elemento
    const suelta = SE_PIERDEN[nombre] ?? CONTENEDORES[nombre]
    if (suelta) this.perdidas.add(suelta)
    if (SIN_TEXTO.has(nombre)) {
      if (!suelta) this.perdidas.add('Objetos y programas')
      return
    }
    const inner = this.contextOf(elemento, contexto)
    if (nombre === 'br') this.addText('\n', contexto, true)
    else if (nombre === 'ol' || nombre === 'ul' || nombre === 'li') {
      // An item's own alignment does not hold for the items under it.
      const outside: Contexto = this.enItem ? { ...contexto, alineacion: 'left' } : contexto
      this.addLista(elemento, this.contextOf(elemento, outside))
    } else if (nombre === 'p' || /^h[1-6]$/.test(nombre)) {
      this.end()
      this.abierto = {
        nivel: nombre === 'p' ? 0 : (Number(nombre.charAt(1)) as Nivel),
        alineacion: inner.alineacion,
        trozos: [],
      }
      this.walk(hijos, inner)
      this.end()
    } else if (nombre in CONTENEDORES) {
      this.end()
      this.walk(hijos, inner)
      this.end()
    } else {
      if (!EN_LINEA.has(nombre)) this.perdidas.add('Otros elementos')
      this.walk(hijos, inner)
    }
  }

  private contextOf(elemento: Elemento, contexto: Contexto): Contexto {
    const { alineacion, formato, perdidas } = aparienciaDe(elemento)
    for (const perdida of perdidas) this.perdidas.add(perdida)
    return {
      formato: { ...contexto.formato, ...formato },
      alineacion: alineacion ?? contexto.alineacion,
    }
  }

  /** White space between blocks does not open a block. */
  private addText(texto: string, { formato, alineacion }: Contexto, hard = false): void {
    const text = hard ? texto : softened(texto)
    if (!this.abierto && /^[\r ]*$/.test(text)) return
    this.abierto ??= { nivel: 0, alineacion, trozos: [] }
    this.abierto.trozos.push({ texto: text, formato })
  }

  private end(): void {
    if (!this.abierto) return
    const { nivel, alineacion, trozos } = this.abierto
    this.bloques.push({ tipo: 'parrafo', nivel, alineacion, trozos: tidy(trozos) })
    this.abierto = undefined
  }

  private addLista(elemento: Elemento, contexto: Contexto): void {
    this.end()
    const items = this.itemsOf(elemento, contexto)
    // The old editor ends a list to begin one of another kind under its last item, so that item is in the list
    // before.
    const before = this.bloques.at(-1)
    const above = before?.tipo === 'lista' && (items[0]?.sangria ?? 0) > 0 ? [before] : []
    if (above.length > 0) this.bloques.pop()
    const { listas, saltadas } = nestItems(items, above)
    if (saltadas) this.perdidas.add('Sangrías')
    this.bloques.push(...listas)
  }

  private itemsOf(lista: Elemento, contexto: Contexto): ItemLeido[] {
    const hijos = lista.nombre === 'li' ? [lista] : lista.hijos
    return hijos.flatMap((hijo): ItemLeido[] => {
      if (typeof hijo === 'string')
        return hijo.trim() === ''
          ? []
          : [this.itemOf({ nombre: 'li', atributos: {}, hijos: [hijo] }, lista, contexto)]
      // Old documents write a deeper list straight inside a list.
      if (hijo.nombre === 'ol' || hijo.nombre === 'ul')
        return this.itemsOf(hijo, this.contextOf(hijo, contexto)).map((item) => ({
          ...item,
          sangria: item.sangria + 1,
        }))
      return [this.itemOf(hijo, lista, contexto)]
    })
  }

  /** Reads an item apart: its paragraphs become lines of it, and its lists hang under it. */
  private itemOf(hijo: Elemento, lista: Elemento, contexto: Contexto): ItemLeido {
    const inside = new Lector(true)
    const own = inside.contextOf(hijo, contexto)
    inside.walk(hijo.hijos, own)
    const { documento, perdidas } = inside.finish()
    for (const perdida of perdidas) this.perdidas.add(perdida)
    const parrafos = documento.filter((bloque): bloque is Parrafo => bloque.tipo === 'parrafo')
    if (parrafos.some(({ nivel }) => nivel > 0)) this.perdidas.add('Títulos dentro de listas')
    const { sangria, ordenada } = this.markOf(hijo, lista)
    return {
      sangria,
      ordenada,
      alineacion: parrafos[0]?.alineacion ?? own.alineacion,
      trozos: joinTrozos(
        parrafos.flatMap(({ trozos }, index) =>
          index === 0 ? trozos : [{ texto: '\n', formato: SIN_FORMATO }, ...trozos],
        ),
      ),
      listas: documento.filter((bloque) => bloque.tipo === 'lista'),
    }
  }

  private markOf({ atributos }: Elemento, lista: Elemento): { sangria: number; ordenada: boolean } {
    const sangria = Number(/(?:^|\s)ql-indent-([1-8])(?:\s|$)/.exec(atributos['class'] ?? '')?.[1] ?? 0)
    const tipo = atributos['data-list']
    if (tipo && tipo !== 'ordered' && tipo !== 'bullet') this.perdidas.add('Listas de tareas')
    return { sangria, ordenada: tipo ? tipo === 'ordered' : lista.nombre === 'ol' }
  }
}

/** Cleans a block's runs: source line breaks become spaces, the edges are trimmed, the invisible last break goes. */
function tidy(trozos: readonly Trozo[]): Trozo[] {
  const joined = joinTrozos(trozos)
  const text = joined.map(({ texto }) => texto).join('')
  const begin = /^[\r]+/.exec(text)?.[0].length ?? 0
  let end = text.length
  while (text[end - 1] === BLANDO) end--
  const seen = text.slice(begin, end).endsWith('\n') ? end - 1 : end
  let at = 0
  const cut = joined.map(({ texto, formato }) => {
    const from = Math.max(begin - at, 0)
    const to = Math.max(seen - at, 0)
    at += texto.length
    return {
      texto: texto
        .slice(from, to)
        .replace(/[\r\n]+/g, (run) => (run.includes('\n') ? run.replaceAll(BLANDO, '') : run))
        .replaceAll(BLANDO, ' '),
      formato,
    }
  })
  return joinTrozos(cut)
}
