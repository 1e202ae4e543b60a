import { type CommandProps, type Editor, Extension, Node } from '@tiptap/core'
import { type Command, Plugin, TextSelection } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  tableEditing,
} from '@tiptap/pm/tables'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** A heading without text heads nothing: until it has some it is told as an empty cell. */
const headings = new Plugin({
  props: {
    decorations: ({ doc }) => {
      const empty: Decoration[] = []
      doc.descendants((node, pos) => {
        if (node.type.name === 'tableHeader' && node.textContent.trim() === '')
          empty.push(Decoration.node(pos, pos + node.nodeSize, { role: 'cell' }))
      })
      return DecorationSet.create(doc, empty)
    },
  },
})

const SPANS = { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } }
const cell = (name: string, tableRole: string, tag: string) =>
  Node.create({
    name,
    content: 'paragraph+',
    isolating: true,
    addAttributes: () => SPANS,
    parseHTML: () => [{ tag }],
    renderHTML: ({ node: { attrs } }) => [
      tag,
      Number(attrs['colspan']) > 1 ? { colspan: String(attrs['colspan']) } : {},
      0,
    ],
    extendNodeSchema: ({ name: extended }) => (extended === name ? { tableRole } : {}),
  })

/** What a body holds of tables, with the commands of ProseMirror's own package for them. */
export const TABLAS = [
  Node.create({
    name: 'table',
    group: 'block',
    content: 'tableRow+',
    isolating: true,
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['table', ['tbody', 0]],
    extendNodeSchema: ({ name }) => (name === 'table' ? { tableRole: 'table' } : {}),
  }),
  Node.create({
    name: 'tableRow',
    content: '(tableCell | tableHeader)*',
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
    extendNodeSchema: ({ name }) => (name === 'tableRow' ? { tableRole: 'row' } : {}),
  }),
  cell('tableCell', 'cell', 'td'),
  cell('tableHeader', 'header_cell', 'th'),
  Extension.create({ name: 'tablas', addProseMirrorPlugins: () => [tableEditing(), headings] }),
]

/** Two columns with their headings and two rows below; the cursor goes to the first heading. */
export function insertTable({ tr, state, dispatch }: CommandProps): boolean {
  const { table, tableRow, tableCell, tableHeader, paragraph } = state.schema.nodes
  if (!table || !tableRow || !tableCell || !tableHeader || !paragraph || isInTable(state)) return false
  if (!dispatch) return true
  const row = (type: typeof tableCell) =>
    tableRow.create(
      null,
      [0, 1].map(() => type.create(null, paragraph.create())),
    )
  const at = tr.selection.$from
  const place = at.depth > 0 ? at.after(1) : tr.doc.content.size
  tr.insert(place, [
    table.create(null, [row(tableHeader), row(tableCell), row(tableCell)]),
    paragraph.create(),
  ])
  tr.setSelection(TextSelection.near(tr.doc.resolve(place + 3))).scrollIntoView()
  return true
}

const run =
  (command: Command) =>
  ({ state, dispatch }: CommandProps): boolean =>
    command(state, dispatch)

export const EN_TABLA = {
  agregarFila: run(addRowAfter),
  agregarColumna: run(addColumnAfter),
  quitarFila: run(deleteRow),
  quitarColumna: run(deleteColumn),
  quitar: run(deleteTable),
}

export const isInTableNow = ({ state }: Editor): boolean => isInTable(state)
