import type { JSONContent } from '@tiptap/core'
import {
  ALINEACIONES,
  type Alineacion,
  type Bloque,
  type Celda,
  type Documento,
  type Formato,
  type Item,
  type Enumeracion,
  NIVELES,
  SIN_FORMATO,
  TAMANOS,
  type Tabla,
  type Tamano,
  type Trozo,
  joinTrozos,
} from '@/domain/certificado/documento'
import { inLines } from '@/domain/certificado/lineas'

/** fromEditor(toEditor(x)) is x. */
export function toEditor(documento: Documento): JSONContent {
  const content = documento.map((bloque): JSONContent => {
    if (bloque.tipo === 'lista') return listaToEditor(bloque)
    if (bloque.tipo === 'tabla') return tablaToEditor(bloque)
    const { nivel, alineacion, trozos } = bloque
    return nivel === 0
      ? parrafo(alineacion, trozos)
      : { ...parrafo(alineacion, trozos), type: 'heading', attrs: { level: nivel, textAlign: alineacion } }
  })
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

const parrafo = (alineacion: Alineacion, trozos: readonly Trozo[]): JSONContent => ({
  type: 'paragraph',
  attrs: { textAlign: alineacion },
  content: trozos.flatMap(trozoToEditor),
})

const listaToEditor = ({ ordenada, items }: Enumeracion): JSONContent => ({
  type: ordenada ? 'orderedList' : 'bulletList',
  content: items.map(({ alineacion, trozos, listas }) => ({
    type: 'listItem',
    content: [parrafo(alineacion, trozos), ...listas.map(listaToEditor)],
  })),
})

const tablaToEditor = ({ filas }: Tabla): JSONContent => ({
  type: 'table',
  content: filas.map((celdas) => ({
    type: 'tableRow',
    content: celdas.map(({ encabezado, columnas, alineacion, trozos }) => ({
      type: encabezado ? 'tableHeader' : 'tableCell',
      attrs: { colspan: columnas, rowspan: 1 },
      content: [parrafo(alineacion, trozos)],
    })),
  })),
})

const MARCAS = { negrita: 'bold', cursiva: 'italic', subrayado: 'underline', tachado: 'strike' } as const

export const emOf = (tamano: Tamano): string => `${TAMANOS[tamano]}em`

function trozoToEditor({ texto, formato }: Trozo): JSONContent[] {
  const marks: { type: string; attrs?: Record<string, unknown> }[] = Object.entries(MARCAS)
    .filter(([key]) => formato[key as keyof typeof MARCAS])
    .map(([, type]) => ({ type }))
  if (formato.tamano !== 'normal')
    marks.push({ type: 'textStyle', attrs: { fontSize: emOf(formato.tamano) } })
  return texto
    .split(/(\n)/)
    .filter((part) => part !== '')
    .map((part) => (part === '\n' ? { type: 'hardBreak', marks } : { type: 'text', text: part, marks }))
}

export const fromEditor = (doc: JSONContent): Documento => (doc.content ?? []).map(bloqueOf)

function bloqueOf(node: JSONContent): Bloque {
  if (isLista(node)) return listaOf(node)
  if (node.type === 'table') return tablaOf(node)
  const level: unknown = node.type === 'heading' ? node.attrs?.['level'] : 0
  return {
    tipo: 'parrafo',
    nivel: NIVELES.find((nivel) => nivel === level) ?? 0,
    alineacion: alineacionOf(node),
    trozos: trozosOf(node),
  }
}

const isLista = ({ type }: JSONContent): boolean => type === 'orderedList' || type === 'bulletList'

function listaOf(node: JSONContent): Enumeracion {
  const items = (node.content ?? []).map(({ content = [] }): Item => {
    return { ...lineOf(content), listas: content.filter(isLista).map(listaOf) }
  })
  return { tipo: 'lista', ordenada: node.type === 'orderedList', items }
}

function tablaOf({ content = [] }: JSONContent): Tabla {
  const filas = content.map((row) =>
    (row.content ?? []).map((cell): Celda => ({
      encabezado: cell.type === 'tableHeader',
      columnas: Number(cell.attrs?.['colspan'] ?? 1),
      ...lineOf(cell.content ?? []),
    })),
  )
  return { tipo: 'tabla', filas }
}

/** The editor lets an item or a cell hold several paragraphs, which a body has as lines. */
function lineOf(content: readonly JSONContent[]): Pick<Item, 'alineacion' | 'trozos'> {
  const parrafos = content.filter((child) => !isLista(child)).map((child) => ({ trozos: trozosOf(child) }))
  return { alineacion: alineacionOf(content[0] ?? {}), trozos: inLines(parrafos) }
}

const alineacionOf = ({ attrs }: JSONContent): Alineacion =>
  ALINEACIONES.find((alineacion) => alineacion === attrs?.['textAlign']) ?? 'left'

const trozosOf = ({ content = [] }: JSONContent): Trozo[] =>
  joinTrozos(
    content.map((node) => ({
      texto: node.type === 'hardBreak' ? '\n' : (node.text ?? '').replace(/[\r\n\t\f]/g, ' '),
      formato: formatoOf(node),
    })),
  )

function formatoOf({ marks = [] }: JSONContent): Formato {
  const formato = { ...SIN_FORMATO }
  for (const { type, attrs } of marks) {
    for (const [key, name] of Object.entries(MARCAS))
      if (type === name) formato[key as keyof typeof MARCAS] = true
    if (type === 'textStyle') formato.tamano = tamanoOf(attrs?.['fontSize'])
  }
  return formato
}

const tamanoOf = (size: unknown): Tamano =>
  (Object.keys(TAMANOS) as Tamano[]).find((tamano) => emOf(tamano) === size) ?? 'normal'
