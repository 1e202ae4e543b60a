'use client'

import { Search, X } from '@/components/ui/icons'
import { useRouter } from 'next/navigation'
import * as Radix from 'radix-ui/dialog'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { openHelp } from '@/components/atajos/open-help'
import { usePropio } from '@/components/llamada/servidor'
import { readAct } from '@/components/paleta/acts'
import { entriesOf } from '@/components/paleta/entries'
import { ENTER } from '@/components/shell/early-keys'
import { PaletteList } from '@/components/paleta/palette-list'
import { type Consulta, readQuery } from '@/components/paleta/query'
import { readRecent } from '@/components/paleta/recent'
import { type Busqueda, useMedicos } from '@/components/paleta/use-medicos'
import { useEarlyEnter } from '@/components/paleta/use-early-enter'
import { useDueno } from '@/components/shell/dueno'
import { goTo, openBeside } from '@/components/shell/go-to'
import { Spinner } from '@/components/ui/spinner'
import { useLectura } from '@/lib/llamada/use-lectura'
import type { Entrada } from '@/components/paleta/entrada'
import { useFound, usePractice, useReceiptNumbered, useTemas } from '@/components/paleta/use-answers'
import type { Pantallas } from '@/lib/pantallas'

type Props = Pantallas & { onClose: () => void }

/** An editable combobox whose list is always open. Enter opens, Ctrl+Enter opens beside. */
export function Palette(props: Props) {
  const { onClose } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [before] = useState(() => document.activeElement)
  const state = usePalette(props)
  const { entries, active, busqueda } = state
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="overlay items-start! p-4 sm:pt-[12vh] max-sm:p-0">
          <Radix.Content
            aria-describedby={undefined}
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              state.start(input.current)
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              if (before instanceof HTMLElement) before.focus({ preventScroll: true })
            }}
            className="dialog-panel appear raised max-w-xl overflow-hidden max-sm:rounded-none"
          >
            <Radix.Title className="sr-only">Buscar matriculados y pantallas</Radix.Title>
            <div className="flex items-center gap-2.5 border-b px-4">
              {busqueda.lista ? <Search aria-hidden className="size-4 text-muted-foreground" /> : <Spinner />}
              <input
                ref={input}
                role="combobox"
                aria-autocomplete="list"
                aria-expanded={entries.length > 0}
                aria-controls={`${id}-lista`}
                aria-activedescendant={entries[active] ? `${id}-${active}` : undefined}
                aria-label="Buscar por nombre, DNI, matrícula o pantalla"
                placeholder="Nombre, DNI, matrícula o pantalla"
                autoComplete="off"
                spellCheck={false}
                maxLength={100}
                value={state.typed}
                onChange={(event) => state.type(event.target.value)}
                onKeyDown={state.onKeyDown}
                className="h-12 min-w-0 flex-1 bg-transparent text-base outline-none"
              />
              <Radix.Close
                aria-label="Cerrar"
                className="-mr-1.5 grid size-8 place-items-center rounded-md text-muted-foreground hover:bg-muted pointer-coarse:size-11"
              >
                <X aria-hidden className="size-4" />
              </Radix.Close>
            </div>
            <PaletteList id={id} entries={entries} active={active} onPick={state.pick} />
            <Standing text={standing(busqueda, state.consulta, entries)} onHelp={state.help} />
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Standing({ text, onHelp }: { text: string; onHelp: () => void }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-t px-4 py-2 text-[0.8125rem] text-muted-foreground">
      <p role="status">{text}</p>
      <button type="button" className="link" onClick={onHelp}>
        Atajos de teclado
      </button>
    </div>
  )
}

/** What the text finds: screens, doctors, and of one doctor whether he may practise. */
function useEntries(typed: string, known: Pantallas & { recientes: ReturnType<typeof readRecent> }) {
  const propio = usePropio()
  // Our own register can be searched by CUIT.
  const { asked, temas } = useTemas(typed, propio)
  const done = asked ? undefined : readAct(typed, known.permisos)
  const consulta: Consulta = asked ? { tipo: 'vacia' } : readQuery(done?.quien ?? typed, propio)
  const finds = known.permisos.includes('ficha.ver') && known.permisos.includes('padron.ver')
  const busqueda = useMedicos(consulta, finds)
  const habilitacion = usePractice(busqueda.lista ? busqueda.medicos : [], finds && propio)
  const vistas = useVistas(propio)
  const mayRead = propio && !asked && !done && known.permisos.includes('caja.ver')
  const recibo = useReceiptNumbered(typed, mayRead)
  const hallazgos = useFound(typed, propio && !asked && !done)
  const found = { consulta, habilitacion, vistas, recibo, hallazgos, acto: done?.acto, ...temas }
  const entries = entriesOf({ typed, ...found, ...known, ...busqueda })
  return { consulta, busqueda, entries }
}

/** Read with each opening: somebody else may have saved one for everybody. */
function useVistas(propio: boolean) {
  const { estado, leer } = useLectura('/vista/traerTodas')
  useEffect(() => {
    if (propio) void leer({})
  }, [propio, leer])
  return estado.fase === 'lista' ? estado.datos : []
}

function usePalette({ permisos, destinos, onClose }: Props) {
  const router = useRouter()
  const dueno = useDueno()
  const [recientes] = useState(() => readRecent(dueno))
  const [typed, setTyped] = useState('')
  const [activeID, setActiveID] = useState<string>()
  const { consulta, busqueda, entries } = useEntries(typed, { permisos, destinos, recientes })
  const active = placeOf(activeID, entries)
  const open = (entry: Entrada, beside: boolean) => {
    onClose()
    if (beside) openBeside(entry.href)
    else goTo(entry.href, router)
  }
  const earlyRef = useEarlyEnter(typed, busqueda, entries, open)

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      const entry = entries[active]
      const beside = event.ctrlKey || event.metaKey
      const written = event.currentTarget.value
      // A line chosen with the arrows is meant, whatever the pending answer brings.
      const meant = busqueda.lista || entry?.grupo !== 'Matriculados' || entry.id === activeID
      // What was typed before the palette came stands in its box at once, and is asked for a moment later.
      const whole = written === typed
      if (whole && entry && meant) open(entry, beside)
      else if (!whole || !busqueda.lista) earlyRef.current = { typed: written, beside }
      return
    }
    const to = moved(event.key, active, entries.length)
    if (to === undefined) return
    event.preventDefault()
    setActiveID(entries[to]?.id)
  }
  return {
    typed,
    consulta,
    busqueda,
    entries,
    active,
    onKeyDown,
    /** Keys go to the text from now on; it holds the earlier ones already. */
    start: (input: HTMLInputElement | null) => {
      const [text = '', ...enters] = (window.teclasTempranas?.take() ?? '').split(ENTER)
      if (input) begin(input, text)
      setTyped(text)
      if (enters.length > 0) earlyRef.current = { typed: text, beside: false }
    },
    help: () => {
      onClose()
      openHelp()
    },
    type: (text: string) => {
      earlyRef.current = undefined
      setTyped(text)
      setActiveID(undefined)
    },
    pick: (entry: Entrada, event: MouseEvent) =>
      open(entry, event.ctrlKey || event.metaKey || event.button === 1),
  }
}

/** The text is set at once, so that the next key is added to it. */
function begin(input: HTMLInputElement, text: string) {
  input.value = text
  input.focus()
}

const placeOf = (id: string | undefined, entries: readonly Entrada[]): number =>
  Math.max(
    0,
    entries.findIndex((entry) => entry.id === id),
  )

/** Undefined when it is no key of the list. */
function moved(key: string, from: number, count: number): number | undefined {
  const last = count - 1
  const to: Record<string, number> = {
    ArrowDown: from >= last ? 0 : from + 1,
    ArrowUp: from <= 0 ? last : from - 1,
    PageDown: Math.min(from + 8, last),
    PageUp: Math.max(from - 8, 0),
  }
  return to[key]
}

function standing(
  { lista, mensaje, medicos, total, intento }: Busqueda,
  consulta: Consulta,
  entries: readonly Entrada[],
) {
  if (!lista) return intento > 1 ? `Esperando respuesta del servidor, intento ${intento}` : 'Buscando…'
  if (mensaje) return mensaje
  if (entries.length === 0)
    return consulta.tipo === 'numero'
      ? 'Nadie tiene ese DNI ni esa matrícula: se buscan enteros'
      : 'Sin resultados'
  if (consulta.tipo === 'vacia') return 'Enter abre, Ctrl+Enter abre en otra pestaña del navegador'
  const doctors = total > medicos.length ? total : medicos.length
  const screens = entries.filter(({ grupo }) => grupo === 'Pantallas').length
  return [count(doctors, 'matriculado'), screens > 0 && count(screens, 'pantalla')].filter(Boolean).join(', ')
}

const count = (many: number, word: string) => `${many} ${word}${many === 1 ? '' : 's'}`
