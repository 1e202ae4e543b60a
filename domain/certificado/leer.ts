import {
  type Alineacion,
  type Bloque,
  type Celda,
  type Documento,
  type Formato,
  type Nivel,
  SIN_FORMATO,
  type Trozo,
} from '@/domain/certificado/documento'
import { softened, tidy } from '@/domain/certificado/blancos'
import { type Elemento, type Nodo, readElementos } from '@/domain/certificado/etiquetas'
import { aparienciaDe } from '@/domain/certificado/apariencia'
import { inLines, isParrafo, parrafosOf } from '@/domain/certificado/lineas'
import { type ItemLeido, nestItems } from '@/domain/certificado/listas'
import { type CeldaDeRejilla, gridOf } from '@/domain/certificado/tablas'

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
    ['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'caption'].map((name) => [name, '']),
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
    } else if (nombre === 'table' && this.addTabla(elemento, inner)) {
      // Whole, as a table.
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

  /** Its paragraphs become lines of it, and its lists hang under it. */
  private itemOf(hijo: Elemento, lista: Elemento, contexto: Contexto): ItemLeido {
    const { documento, alineacion } = this.readApart(hijo, contexto, 'listas')
    return {
      ...this.markOf(hijo, lista),
      alineacion,
      trozos: inLines(documento.filter(isParrafo)),
      listas: documento.filter((bloque) => bloque.tipo === 'lista'),
    }
  }

  private readApart(
    elemento: Elemento,
    contexto: Contexto,
    donde: 'listas' | 'tablas',
  ): { documento: Documento; alineacion: Alineacion } {
    const inside = new Lector(true)
    const own = inside.contextOf(elemento, contexto)
    inside.walk(elemento.hijos, own)
    const { documento, perdidas } = inside.finish()
    for (const perdida of perdidas) this.perdidas.add(perdida)
    const [first, ...rest] = documento.filter(isParrafo)
    if ([first, ...rest].some((parrafo) => (parrafo?.nivel ?? 0) > 0))
      this.perdidas.add(`Títulos dentro de ${donde}`)
    return { documento, alineacion: first?.alineacion ?? own.alineacion }
  }

  /** False where its text is read without it, which is told. */
  private addTabla(elemento: Elemento, contexto: Contexto): boolean {
    const rejilla = this.enItem ? 'Tablas dentro de listas' : gridOf(elemento)
    if (typeof rejilla === 'string') {
      this.perdidas.add(rejilla)
      return false
    }
    this.end()
    this.walk(rejilla.sueltos, contexto)
    this.end()
    if (rejilla.unidas) this.perdidas.add('Celdas unidas hacia abajo')
    const filas = rejilla.filas.map(({ fila, celdas }) => {
      const inRow = this.contextOf(fila, contexto)
      return celdas.map((celda) => this.celdaOf(celda, inRow))
    })
    if (filas.length > 0) this.bloques.push({ tipo: 'tabla', filas })
    return true
  }

  private celdaOf({ elemento, ...celda }: CeldaDeRejilla, contexto: Contexto): Celda {
    if (!elemento) return { ...celda, alineacion: 'left', trozos: [] }
    const { documento, alineacion } = this.readApart(elemento, contexto, 'tablas')
    if (documento.some(({ tipo }) => tipo === 'lista')) this.perdidas.add('Listas dentro de tablas')
    return { ...celda, alineacion, trozos: inLines(documento.flatMap(parrafosOf)) }
  }

  private markOf({ atributos }: Elemento, lista: Elemento): { sangria: number; ordenada: boolean } {
    const sangria = Number(/(?:^|\s)ql-indent-([1-8])(?:\s|$)/.exec(atributos['class'] ?? '')?.[1] ?? 0)
    const tipo = atributos['data-list']
    if (tipo && tipo !== 'ordered' && tipo !== 'bullet') this.perdidas.add('Listas de tareas')
    return { sangria, ordenada: tipo ? tipo === 'ordered' : lista.nombre === 'ol' }
  }
}
