import type { ChainedCommands, Editor } from '@tiptap/core'
import { EN_TABLA, insertTable, isInTableNow } from '@/components/catalogos/tipo-certificado/editor-table'
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  Italic,
  List,
  ListIndentDecrease,
  ListIndentIncrease,
  ListOrdered,
  type IconType,
  Redo2,
  Table as TableIcon,
  Strikethrough,
  Underline,
  Undo2,
} from '@/components/ui/icons'

export interface Herramienta {
  nombre: string
  teclas?: string
  /** Without one the tool says its name. */
  icon?: IconType
  run: (chain: ChainedCommands) => ChainedCommands
  isOn?: (editor: Editor) => boolean
  can?: (editor: Editor) => boolean
}

const mark = (name: 'bold' | 'italic' | 'underline' | 'strike') => (editor: Editor) => editor.isActive(name)
const align = (textAlign: string) => (editor: Editor) =>
  editor.isActive({ textAlign }) ||
  (textAlign === 'left' &&
    !['center', 'right', 'justify'].some((other) => editor.isActive({ textAlign: other })))

export const HERRAMIENTAS: readonly (readonly Herramienta[])[] = [
  [
    { nombre: 'Negrita', teclas: 'Ctrl+B', icon: Bold, run: (c) => c.toggleBold(), isOn: mark('bold') },
    { nombre: 'Cursiva', teclas: 'Ctrl+I', icon: Italic, run: (c) => c.toggleItalic(), isOn: mark('italic') },
    {
      nombre: 'Subrayado',
      teclas: 'Ctrl+U',
      icon: Underline,
      run: (c) => c.toggleUnderline(),
      isOn: mark('underline'),
    },
    {
      nombre: 'Tachado',
      teclas: 'Ctrl+Mayús+S',
      icon: Strikethrough,
      run: (c) => c.toggleStrike(),
      isOn: mark('strike'),
    },
  ],
  [
    {
      nombre: 'Alinear a la izquierda',
      teclas: 'Ctrl+Mayús+L',
      icon: AlignLeft,
      run: (c) => c.setTextAlign('left'),
      isOn: align('left'),
    },
    {
      nombre: 'Centrar',
      teclas: 'Ctrl+Mayús+E',
      icon: AlignCenter,
      run: (c) => c.setTextAlign('center'),
      isOn: align('center'),
    },
    {
      nombre: 'Alinear a la derecha',
      teclas: 'Ctrl+Mayús+R',
      icon: AlignRight,
      run: (c) => c.setTextAlign('right'),
      isOn: align('right'),
    },
    {
      nombre: 'Justificar',
      teclas: 'Ctrl+Mayús+J',
      icon: AlignJustify,
      run: (c) => c.setTextAlign('justify'),
      isOn: align('justify'),
    },
  ],
  [
    {
      nombre: 'Lista con viñetas',
      teclas: 'Ctrl+Mayús+8',
      icon: List,
      run: (c) => c.toggleBulletList(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      nombre: 'Lista numerada',
      teclas: 'Ctrl+Mayús+7',
      icon: ListOrdered,
      run: (c) => c.toggleOrderedList(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      nombre: 'Bajar un nivel en la lista',
      teclas: 'Ctrl+]',
      icon: ListIndentIncrease,
      run: (c) => c.sinkListItem('listItem'),
      can: (editor) => editor.can().sinkListItem('listItem'),
    },
    {
      nombre: 'Subir un nivel en la lista',
      teclas: 'Ctrl+[',
      icon: ListIndentDecrease,
      run: (c) => c.liftListItem('listItem'),
      can: (editor) => editor.can().liftListItem('listItem'),
    },
  ],
  [
    {
      nombre: 'Insertar tabla',
      icon: TableIcon,
      run: (c) => c.command(insertTable),
      can: (editor) => !isInTableNow(editor),
    },
  ],
  [
    { nombre: 'Deshacer', teclas: 'Ctrl+Z', icon: Undo2, run: (c) => c.undo(), can: (e) => e.can().undo() },
    {
      nombre: 'Rehacer',
      teclas: 'Ctrl+Mayús+Z',
      icon: Redo2,
      run: (c) => c.redo(),
      can: (e) => e.can().redo(),
    },
  ],
]

/** Shown while the cursor is in a table. */
export const DE_TABLA: readonly Herramienta[] = [
  { nombre: 'Agregar fila', run: (c) => c.command(EN_TABLA.agregarFila) },
  { nombre: 'Agregar columna', run: (c) => c.command(EN_TABLA.agregarColumna) },
  { nombre: 'Quitar fila', run: (c) => c.command(EN_TABLA.quitarFila) },
  { nombre: 'Quitar columna', run: (c) => c.command(EN_TABLA.quitarColumna) },
  { nombre: 'Quitar tabla', run: (c) => c.command(EN_TABLA.quitar) },
]
