import { Extension, type Editor } from '@tiptap/core'
import { TextAlign } from '@tiptap/extension-text-align'
import { FontSize, TextStyle } from '@tiptap/extension-text-style'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { StarterKit } from '@tiptap/starter-kit'
import { TABLAS } from '@/components/catalogos/tipo-certificado/editor-table'
import { emOf } from '@/components/catalogos/tipo-certificado/editor-document'
import type { Tamano } from '@/domain/certificado/documento'
import { writeCuerpo } from '@/domain/certificado/escribir'
import { readCuerpo } from '@/domain/certificado/leer'
import { type Hallado, findMarcadores } from '@/domain/certificado/marcadores'

export type MarcadorEnEditor = Omit<Hallado, 'desde' | 'hasta'> & { from: number; to: number }

export function markersIn(doc: Node): MarcadorEnEditor[] {
  const found: MarcadorEnEditor[] = []
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true
    const cuts: number[] = []
    node.forEach((_child, offset) => cuts.push(offset))
    const text = node.textBetween(0, node.content.size, undefined, '\n')
    for (const { desde, hasta, ...rest } of findMarcadores(text, cuts))
      found.push({ ...rest, from: pos + 1 + desde, to: pos + 1 + hasta })
    return false
  })
  return found
}

const decorate = (doc: Node): DecorationSet =>
  DecorationSet.create(
    doc,
    markersIn(doc).map(({ from, to, tipo }) =>
      Decoration.inline(from, to, { class: tipo === 'bueno' ? 'marcador' : 'marcador-malo' }),
    ),
  )

const key = new PluginKey<DecorationSet>('marcadores')
const Marcadores = Extension.create({
  name: 'marcadores',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: (_config, { doc }) => decorate(doc),
        apply: (tr, before) => (tr.docChanged ? decorate(tr.doc) : before),
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
})

/** Ctrl+Enter saves the form, as in every field. */
const Teclas = Extension.create({
  name: 'teclas',
  priority: 1000,
  addKeyboardShortcuts: () => ({
    'Mod-Enter': () => true,
    'Mod-]': ({ editor }: { editor: Editor }) => editor.commands.sinkListItem('listItem'),
    'Mod-[': ({ editor }: { editor: Editor }) => editor.commands.liftListItem('listItem'),
  }),
})

/** Allows exactly what a body can hold (domain/certificado/documento.ts). */
export const EXTENSIONES = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: false,
    trailingNode: false,
  }),
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  TextStyle,
  FontSize,
  ...TABLAS,
  Marcadores,
  Teclas,
]

/** The clipboard wraps this around the copied text; it is of the page it came from. */
const ENVOLTURA =
  /<head[\s\S]*?<\/head>|<style[\s\S]*?<\/style>|<(?:meta|link)\b[^>]*>|<\/?(?:html|body|o:p)\b[^>]*>/gi

/** Pasted text with the formatting that a body can hold, and what was left out. */
export function readPasted(html: string): { cuerpo: string; perdidas: readonly string[] } {
  const { documento, perdidas } = readCuerpo(html.replace(ENVOLTURA, ''))
  const cuerpo = writeCuerpo(documento)
    .replace(/class="ql-align-(\w+)"/g, 'style="text-align: $1"')
    .replace(/class="ql-size-(\w+)"/g, (_, tamano: Tamano) => `style="font-size: ${emOf(tamano)}"`)
  return { cuerpo, perdidas }
}

/** A picture alone, without text. */
export const isPicture = ({ types, items }: DataTransfer): boolean =>
  !types.includes('text/html') && [...items].some(({ type }) => type.startsWith('image/'))
