import { useSyncExternalStore } from 'react'
import { PASOS, type Paso } from '@/components/padron/alta/fields'
import { VACIOS, type Valores, cuitFrom, isBlank, nameOf, sameValues } from '@/components/padron/alta/values'
import { type Kept, keep, readKept } from '@/lib/borrador'

/** Its name changes when the shape of Valores does, so that drafts of the old shape are dropped. */
export const ALTA: Kept<{ valores: Valores; hechos: readonly Paso[] }> = {
  de: 'alta.1',
  read: (datos) => {
    const { valores, hechos } = datos as { valores: Partial<Valores>; hechos: readonly Paso[] }
    return {
      valores: {
        inicial: { ...VACIOS.inicial, ...valores.inicial },
        personal: { ...VACIOS.personal, ...valores.personal },
        academico: { ...VACIOS.academico, ...valores.academico },
      },
      hechos,
    }
  },
}

/** What the screen needs of the draft; it changes seldom, while the values change with every key. */
export interface Borrador {
  /** Steps that were left valid and have not been touched since. */
  hechos: readonly Paso[]
  vacio: boolean
  /** Work that was found at the beginning, and its name. */
  hallado: { nombre: string | undefined } | undefined
  /** Goes up when the draft is thrown away, so that the forms begin anew. */
  vuelta: number
}

/** What the steps begin with, and whether the CUIT is proposed from DNI and sex. */
export interface Inicio {
  valores: Valores
  proponeCuit: boolean
  /** The register is searched by CUIT. */
  buscaCuit: boolean
}

interface Abierto {
  dueno: string
  inicio: Inicio
  valores: Valores
  borrador: Borrador
  /** The doctor is saved: the screen keeps what it shows until it closes, and the tab keeps nothing. */
  entregado: boolean
}

let abierto: Abierto | null = null
const listeners = new Set<() => void>()

function open(dueno: string, inicio: Inicio): Abierto {
  if (abierto?.dueno === dueno) return abierto
  const { valores, hechos } = readKept(ALTA, dueno) ?? { valores: inicio.valores, hechos: [] }
  const vacio = areBlank(valores, inicio)
  const hallado = vacio ? undefined : { nombre: nameOf(valores) }
  abierto = { dueno, inicio, valores, borrador: { hechos, vacio, hallado, vuelta: 0 }, entregado: false }
  return abierto
}

const areBlank = (valores: Valores, inicio: Inicio): boolean =>
  PASOS.every((paso) => isBlank(paso, valores[paso], inicio.valores))

/** The proposed CUIT follows DNI and sex; one that a person typed stays. */
function followCuit(before: Valores, now: Valores): Valores {
  const [old, next] = [cuitFrom(before.personal) ?? '', cuitFrom(now.personal) ?? '']
  const { cuitCuil } = now.academico
  if (old === next || (cuitCuil !== '' && cuitCuil !== old)) return now
  return { ...now, academico: { ...now.academico, cuitCuil: next } }
}

function tell(change: Partial<Borrador>): void {
  if (!abierto) return
  abierto.borrador = { ...abierto.borrador, ...change }
  for (const notify of listeners) notify()
}

function keepAll(): void {
  if (!abierto || abierto.entregado) return
  const { dueno, valores, borrador } = abierto
  keep(ALTA, dueno, borrador.vacio ? undefined : { valores, hechos: borrador.hechos })
}

export const draft = {
  subscribe: (notify: () => void) => {
    listeners.add(notify)
    return () => void listeners.delete(notify)
  },
  valuesOf: (): Valores => abierto?.valores ?? VACIOS,

  /** Keeps what a step holds; a changed step must be left valid again. */
  change<P extends Paso>(paso: P, values: Valores[P]): void {
    if (!abierto || sameValues(values, abierto.valores[paso])) return
    // The form changes its lists in place.
    const changed = { ...abierto.valores, [paso]: structuredClone(values) }
    abierto.valores = abierto.inicio.proponeCuit ? followCuit(abierto.valores, changed) : changed
    const { hechos, vacio } = abierto.borrador
    const blank = areBlank(abierto.valores, abierto.inicio)
    if (hechos.includes(paso) || vacio !== blank)
      tell({ hechos: hechos.filter((done) => done !== paso), vacio: blank })
    keepAll()
  },
  finish(paso: Paso): void {
    if (!abierto) return
    const { hechos } = abierto.borrador
    tell({ hechos: hechos.includes(paso) ? hechos : [...hechos, paso], hallado: undefined })
    keepAll()
  },
  discard(): void {
    if (!abierto) return
    keep(ALTA, abierto.dueno, undefined)
    abierto.valores = abierto.inicio.valores
    tell({ hechos: [], vacio: true, hallado: undefined, vuelta: abierto.borrador.vuelta + 1 })
  },
  deliver(): void {
    if (!abierto) return
    keep(ALTA, abierto.dueno, undefined)
    abierto.entregado = true
    tell({ vacio: true, hallado: undefined })
  },
  dismiss: (): void => tell({ hallado: undefined }),
  close(): void {
    abierto = null
  },
}

/** Null on the server, since only the browser knows the draft. */
export const useDraft = (dueno: string, inicio: Inicio): Borrador | null =>
  useSyncExternalStore(
    draft.subscribe,
    () => open(dueno, inicio).borrador,
    () => null,
  )

/** The step that was asked for, or the first missing one before it. */
export const reachable = (wanted: Paso, hechos: readonly Paso[]): Paso =>
  PASOS.slice(0, PASOS.indexOf(wanted)).find((paso) => !hechos.includes(paso)) ?? wanted
