import { useRef, useState } from 'react'
import type { Valores } from '@/components/catalogo/catalogue-field'
import type { Fila } from '@/components/catalogo/columns'
import { useLlamada } from '@/components/llamada/use-llamada'
import type { DeclaracionCatalogo } from '@/contract/catalogo/declaracion'
import { DECLARADOS, type NounDeclarado } from '@/contract/catalogo/lista'
import type { EntradaEn } from '@/lib/llamada/rutas-de-llamada'
import { useLectura } from '@/lib/llamada/use-lectura'

type Crear = EntradaEn<'/titulo/crear'>
type Editar = EntradaEn<'/titulo/actualizarDatos'>
type Errores = Readonly<Record<string, string>>

/** A save that failed without a word about a field is still no save: what was typed is not thrown away. */
export type Guardado = { guardado: boolean; errores: Errores }
const NADA: Guardado = { guardado: false, errores: {} }

type Props = {
  noun: NounDeclarado
  fila: Fila | undefined
  tieneVersion: boolean
  /** Names of what is sent as it was typed, blanks and all: passwords. */
  intactos?: readonly string[]
  /** A row as it is edited, from how it was read: what stands now is compared and shown so too. */
  leida?: (fila: Fila) => Fila
  /** For a screen that is not the catalogue's own: where it goes when saved, and what it edits. */
  destino?: string
  campos?: DeclaracionCatalogo['campos']
}

/** Somebody else's edit in between: what was said of it, and the row as it is now. */
export type Choque = { mensaje: string; actual: Fila }

const CAMBIADA = 'Otra persona cambió estos datos mientras los editaba. Todavía no se guardó nada.'

/**
 * Saves a new or changed row and goes back to the list. An edit never overwrites somebody else's unseen: it carries the
 * version it was made on, and where the server has none the row is read again and compared first. What is sent after a
 * clash was shown is sent knowingly.
 */
export function useSave({ noun, fila, tieneVersion, intactos = [], leida = asRead, ...propio }: Props) {
  const [choque, setChoque] = useState<Choque>()
  const base = useRef(fila)
  const { mensajes } = DECLARADOS[noun]
  const { destino = DECLARADOS[noun].lista, campos = DECLARADOS[noun].campos } = propio
  // Every catalogue's calls have the same shape but for their fields: one stands for all in the types.
  const crear = useLlamada(`/${noun}/crear` as '/titulo/crear', { exito: mensajes.creado, destino })
  const editar = useLlamada(`/${noun}/actualizarDatos` as '/titulo/actualizarDatos', {
    exito: mensajes.modificado,
    destino,
  })
  const { leer } = useLectura(`/${noun}/traerDatos` as '/titulo/traerDatos')

  async function readNow(id: number): Promise<Fila | undefined> {
    const now = await leer({ id })
    return now?.ok ? leida(now.datos) : undefined
  }
  const differs = (actual: Fila) =>
    Object.keys(campos).some((key) => (actual[key] ?? null) !== (base.current?.[key] ?? null))

  async function clashes(id: number, mensaje: string): Promise<boolean> {
    const actual = await readNow(id)
    if (!actual || !differs(actual)) return false
    base.current = actual
    setChoque({ mensaje, actual })
    return true
  }

  async function save(values: Valores): Promise<Guardado> {
    const sent = trimmed(values, intactos)
    const before = base.current
    if (before?.id === undefined) return outcomeOf(await crear.enviar(sent as Crear))
    if (!tieneVersion && (await clashes(before.id, CAMBIADA))) return NADA
    const result = await editar.enviar({ ...sent, id: before.id, version: before.version } as Editar)
    if (tieneVersion && result && !result.ok) await clashes(before.id, result.mensaje)
    return outcomeOf(result)
  }
  return { save, choque, forget: () => setChoque(undefined) }
}

const asRead = (fila: Fila): Fila => fila

const outcomeOf = (result: { ok: boolean; errores?: Errores } | null): Guardado =>
  result ? { guardado: result.ok, errores: (!result.ok && result.errores) || {} } : NADA

const trimmed = (values: Valores, intactos: readonly string[]): Valores =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' && !intactos.includes(key) ? value.trim() || undefined : value,
    ]),
  )
