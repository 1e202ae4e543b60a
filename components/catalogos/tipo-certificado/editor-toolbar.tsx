'use client'

import { type Editor, useEditorState } from '@tiptap/react'
import { Fragment, type KeyboardEvent, type RefObject, useState } from 'react'
import { emOf } from '@/components/catalogos/tipo-certificado/editor-document'
import { isInTableNow } from '@/components/catalogos/tipo-certificado/editor-table'
import {
  DE_TABLA,
  HERRAMIENTAS,
  type Herramienta,
} from '@/components/catalogos/tipo-certificado/editor-tools'
import { NIVELES, type Nivel, TAMANOS, type Tamano } from '@/domain/certificado/documento'

const NOMBRE_TAMANO: Readonly<Record<Tamano, string>> = {
  small: 'Chica',
  normal: 'Normal',
  large: 'Grande',
  huge: 'Muy grande',
}

type Props = { editor: Editor; ref: RefObject<HTMLDivElement | null> }

/** One stop of Tab; arrows, Home and End move inside (WAI-ARIA toolbar). */
export function EditorToolbar({ editor, ref }: Props) {
  const [current, setCurrent] = useState(0)
  const inTable = useEditorState({ editor, selector: ({ editor: now }) => isInTableNow(now) })
  const groups = inTable ? [...HERRAMIENTAS, DE_TABLA] : HERRAMIENTAS
  const reached = Math.min(current, 1 + countBefore(groups, groups.length))
  const stop = (index: number) => ({
    'data-tool': index,
    tabIndex: index === reached ? 0 : -1,
    onFocus: () => setCurrent(index),
  })
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label="Formato del cuerpo"
      aria-controls={editor.view.dom.id || undefined}
      className="flex flex-wrap items-center gap-x-1 gap-y-1.5 border-b px-2 py-1.5"
      onKeyDown={move}
    >
      <StyleSelects editor={editor} stop={stop} />
      {groups.map((grupo, index) => (
        <Fragment key={grupo[0]?.nombre}>
          <span aria-hidden className="mx-0.5 h-5 border-l" />
          {grupo.map((herramienta, place) => (
            <ToolButton
              key={herramienta.nombre}
              editor={editor}
              herramienta={herramienta}
              stop={stop(2 + countBefore(groups, index) + place)}
            />
          ))}
        </Fragment>
      ))}
    </div>
  )
}

interface Stop {
  'data-tool': number
  tabIndex: number
  onFocus: () => void
}

function StyleSelects({ editor, stop }: { editor: Editor; stop: (index: number) => Stop }) {
  const { nivel, tamano } = useEditorState({ editor, selector: ({ editor: now }) => styleAt(now) })
  return (
    <>
      <select
        {...stop(0)}
        aria-label="Estilo del párrafo"
        className="control h-8 px-1.5 text-sm pointer-coarse:h-11"
        value={nivel}
        onChange={({ target }) => setNivel(editor, Number(target.value) as Nivel)}
      >
        {NIVELES.map((level) => (
          <option key={level} value={level}>
            {level === 0 ? 'Párrafo' : `Título ${level}`}
          </option>
        ))}
      </select>
      <select
        {...stop(1)}
        aria-label="Tamaño de la letra"
        className="control h-8 px-1.5 text-sm pointer-coarse:h-11"
        value={tamano}
        onChange={({ target }) => setTamano(editor, target.value as Tamano)}
      >
        {(Object.keys(TAMANOS) as Tamano[]).map((size) => (
          <option key={size} value={size}>
            {NOMBRE_TAMANO[size]}
          </option>
        ))}
      </select>
    </>
  )
}

const countBefore = (groups: readonly (readonly Herramienta[])[], group: number): number =>
  groups.slice(0, group).reduce((total, { length }) => total + length, 0)

type ToolProps = {
  editor: Editor
  herramienta: Herramienta
  stop: Stop
}

function ToolButton({ editor, herramienta, stop }: ToolProps) {
  const { nombre, teclas, icon: Icon, run, isOn, can } = herramienta
  const { on, able } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ on: isOn?.(now), able: can?.(now) ?? true }),
  })
  return (
    <button
      type="button"
      {...stop}
      className={Icon ? 'tool' : 'tool tool-named'}
      aria-label={nombre}
      title={teclas ? `${nombre} (${teclas})` : nombre}
      aria-pressed={on}
      aria-disabled={!able || undefined}
      // The text keeps its selection while a tool is clicked.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => able && run(editor.chain().focus()).run()}
    >
      {Icon ? <Icon aria-hidden /> : nombre}
    </button>
  )
}

function move(event: KeyboardEvent<HTMLDivElement>) {
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')]
  const at = tools.findIndex((tool) => tool === document.activeElement)
  const steps: Record<string, number> = {
    ArrowRight: (at + 1) % tools.length,
    ArrowLeft: (at - 1 + tools.length) % tools.length,
    Home: 0,
    End: tools.length - 1,
  }
  const next = steps[event.key]
  if (next === undefined || at < 0) return
  event.preventDefault()
  tools[next]?.focus()
}

function styleAt(editor: Editor): { nivel: Nivel; tamano: Tamano } {
  const nivel = NIVELES.find((level) => level > 0 && editor.isActive('heading', { level })) ?? 0
  const { fontSize } = editor.getAttributes('textStyle')
  const tamano = (Object.keys(TAMANOS) as Tamano[]).find((size) => emOf(size) === fontSize) ?? 'normal'
  return { nivel, tamano }
}

function setNivel(editor: Editor, nivel: Nivel) {
  const chain = editor.chain()
  if (nivel === 0) chain.setParagraph().run()
  else chain.setHeading({ level: nivel }).run()
}

function setTamano(editor: Editor, tamano: Tamano) {
  const chain = editor.chain()
  if (tamano === 'normal') chain.unsetFontSize().run()
  else chain.setFontSize(emOf(tamano)).run()
}
