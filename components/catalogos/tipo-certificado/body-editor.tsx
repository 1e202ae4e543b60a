'use client'

import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react'
import { Info } from '@/components/ui/icons'
import { type KeyboardEvent, useRef, useState } from 'react'
import { BodyProblems } from '@/components/catalogos/tipo-certificado/body-problems'
import { fromEditor, toEditor } from '@/components/catalogos/tipo-certificado/editor-document'
import {
  EXTENSIONES,
  isPicture,
  markersIn,
  readPasted,
} from '@/components/catalogos/tipo-certificado/editor-extensions'
import { EditorToolbar } from '@/components/catalogos/tipo-certificado/editor-toolbar'
import { writeCuerpo } from '@/domain/certificado/escribir'
import { readCuerpo } from '@/domain/certificado/leer'
import { CLAVES, MARCADORES, type Marcador, escrito } from '@/domain/certificado/marcadores'
import '@/components/catalogos/tipo-certificado/certificado.css'

type Props = {
  id: string
  labelledBy: string
  describedBy: string | undefined
  /** Changes that come back to this body give it back byte by byte. */
  inicial: string
  /** For bodies that nothing is filled into, without its markers. */
  sinMarcadores?: boolean
  onChange: (html: string) => void
}

export function BodyEditor(props: Props) {
  const { id, labelledBy, describedBy, inicial, sinMarcadores = false, onChange } = props
  const toolbar = useRef<HTMLDivElement>(null)
  const [base] = useState(() => readCuerpo(inicial).documento)
  const [unchanged] = useState(() => writeCuerpo(base))
  const touched = useRef(false)
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const editor = useEditor({
    extensions: EXTENSIONES,
    content: toEditor(base),
    immediatelyRender: false,
    // The content policy allows no style element of a script's; the rules are in certificado.css.
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: {
      attributes: {
        id,
        class: 'certificado editor-surface',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      },
      transformPastedHTML: (html) => {
        const { cuerpo, perdidas } = readPasted(html)
        setLeftOut(perdidas)
        return cuerpo
      },
      handlePaste: (_view, { clipboardData }) => {
        if (clipboardData && isPicture(clipboardData)) setLeftOut(['Imágenes'])
        return false
      },
      // Tab leaves the editor; a list's levels have keys of their own.
      handleDOMEvents: { keydown: (_view, event) => event.key === 'Tab' },
    },
    onFocus: () => {
      touched.current = true
    },
    onUpdate: ({ editor: now }) => {
      const html = writeCuerpo(fromEditor(now.getJSON()))
      onChange(html === unchanged ? inicial : html)
    },
  })
  if (!editor) return null
  return (
    <>
      <div className="control" onKeyDown={(event) => reachToolbar(event, toolbar.current)}>
        <EditorToolbar editor={editor} ref={toolbar} />
        <EditorContent editor={editor} />
      </div>
      <PasteLosses perdidas={leftOut} forget={() => setLeftOut([])} />
      {!sinMarcadores && (
        <>
          <MarkerButtons insert={(marcador) => insertMarker(editor, marcador, touched.current)} />
          <Problems editor={editor} />
        </>
      )}
    </>
  )
}

/** Alt+F10, as in other editors. */
function reachToolbar(event: KeyboardEvent, toolbar: HTMLElement | null) {
  if (event.key !== 'F10' || !event.altKey) return
  event.preventDefault()
  toolbar?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
}

/** Inserts at the cursor with its format, or at the end before there is a cursor. A blank keeps two markers apart. */
function insertMarker(editor: Editor, marcador: Marcador, hasCursor: boolean) {
  const chain = hasCursor ? editor.chain().focus() : editor.chain().focus('end')
  chain
    .command(({ tr, state }) => {
      const { $from, $to } = tr.selection
      const marks = state.storedMarks ?? $from.marks()
      const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\n')
      const after = $to.parent.textBetween($to.parentOffset, $to.parent.content.size, undefined, '\n')
      const text = `${before.endsWith('##') ? ' ' : ''}${escrito(marcador)}${after.startsWith('##') ? ' ' : ''}`
      tr.replaceSelectionWith(state.schema.text(text, marks), false)
      return true
    })
    .run()
}

function MarkerButtons({ insert }: { insert: (marcador: Marcador) => void }) {
  return (
    <div role="group" aria-label="Insertar un marcador" className="mt-2 grid gap-1.5">
      <p className="text-[0.8125rem] text-muted-foreground">
        Al imprimir, cada marcador se reemplaza por el dato. Elija uno para insertarlo donde está el cursor:
      </p>
      <div className="flex flex-wrap gap-1.5">
        {CLAVES.map((marcador) => (
          <button
            key={marcador}
            type="button"
            className="btn btn-outline btn-sm"
            title={escrito(marcador)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => insert(marcador)}
          >
            {MARCADORES[marcador]}
          </button>
        ))}
      </div>
    </div>
  )
}

function PasteLosses({ perdidas, forget }: { perdidas: readonly string[]; forget: () => void }) {
  return (
    <div role="status" className="mt-2 empty:hidden">
      {perdidas.length > 0 && (
        <div className="flex gap-2.5 rounded-lg border bg-primary-tint px-4 py-3 text-primary-ink">
          <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
          <div className="min-w-0">
            <p className="font-medium">De lo pegado no se conservó: {perdidas.join(', ')}.</p>
            <button type="button" className="link min-h-6" onClick={forget}>
              Entendido
            </button>
          </div>
        </div>
      )}
    </div>
  )
}

function Problems({ editor }: { editor: Editor }) {
  const problems = useEditorState({
    editor,
    selector: ({ editor: now }) => markersIn(now.state.doc).filter(({ tipo }) => tipo !== 'bueno'),
  })
  return (
    <BodyProblems
      problems={problems}
      show={({ from, to }) => editor.chain().focus().setTextSelection({ from, to }).scrollIntoView().run()}
      repair={({ from, to }, marcador) =>
        editor
          .chain()
          .focus()
          .command(({ tr, state }) => {
            const marks = state.doc.resolve(from + 1).marks()
            tr.replaceWith(from, to, state.schema.text(escrito(marcador), marks))
            return true
          })
          .run()
      }
    />
  )
}
