import { useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Valores } from '@/components/catalogos/catalogo/catalogue-field'
import type { Fila } from '@/components/catalogos/catalogo/columns'
import { mergeIntoForm, takeTheirs } from '@/components/form/merge'
import { useLeaveSaved } from '@/components/llamada/leave-saved'
import { usePropio } from '@/components/llamada/servidor'
import { useLlamada } from '@/components/llamada/use-llamada'
import { toast } from '@/components/ui/toast'
import { DECLARADOS, type NounDeclarado } from '@/contract/catalogo/lista'
import { NO_ENCONTRADO } from '@/contract/mensajes'
import type { EntradaEn } from '@/lib/llamada/rutas-de-llamada'
import { useLectura } from '@/lib/llamada/use-lectura'

type Crear = EntradaEn<'/titulo/crear'>
type Editar = EntradaEn<'/titulo/actualizarDatos'>
type Errores = Readonly<Record<string, string>>

/** A save that failed without a word about a field is still no save: what was typed is not thrown away. */
export type Guardado = { guardado: boolean; errores: Errores }
const NADA: Guardado = { guardado: false, errores: {} }

type Props<V extends FieldValues, C, O> = {
  noun: NounDeclarado
  form: UseFormReturn<V, C, O>
  /** What the form begins with for a row. */
  startOf: (fila: Fila) => V
  fila: Fila | undefined
  /** Names of what is sent as it was typed, blanks and all: passwords. */
  intactos?: readonly string[]
  /** For a screen that is not the catalogue's own: where it goes when saved. */
  destino?: string
  /** What stands now was put under the form. */
  merged?: (ahora: V) => void
}

/** Somebody else's edit in between: what was said of it, and the row as it is now; without a row it is gone. */
export type Choque = {
  mensaje: string
  actual?: Fila
  /** Fields that both changed: a person decides. */
  ambos: readonly string[]
  /** Fields taken as they stand now. */
  ajenos: readonly string[]
}

const CAMBIADA = 'Otra persona cambió estos datos mientras los editaba. Todavía no se guardó nada.'
const ELIMINADA = 'Otra persona eliminó este dato mientras lo editaba: no hay qué guardar.'
/** Somebody may be quicker once more while it is merged; not for ever. */
const VECES = 3

/**
 * Saves a new or changed row and goes back to the list. An edit never overwrites somebody else's: it carries the version
 * it was made on, and on a server that keeps none the row is read again first. Fields that only one of the two changed
 * are merged and saved; the person is asked about those both changed, and what he sends after that is sent knowingly.
 */
export function useSave<V extends FieldValues, C, O>(props: Props<V, C, O>) {
  const { noun, form, startOf, fila, intactos = [], merged } = props
  const { destino = DECLARADOS[noun].lista } = props
  const [choque, setChoque] = useState<Choque>()
  const propio = usePropio()
  const base = useRef(fila)
  const { leaveSaved, crear, editar, leer } = useCalls(noun, destino)

  /** Puts the row as it is now under the form; undefined when that is not known. */
  async function fuse(id: number, mensaje: string): Promise<Choque | undefined> {
    const now = await leer({ id })
    if (!now?.ok) return now?.tipo === 'rechazo' ? goneBy(now.mensaje) : undefined
    const actual: Fila = now.datos
    base.current = actual
    const { ambos, ajenos } = mergeIntoForm(form, startOf(actual))
    merged?.(startOf(actual))
    return { mensaje, actual, ambos, ajenos }
  }
  /** Sends it; refused as made on an older row, with the row as it is now under it, as often as it needs nobody. */
  async function edit(
    values: Valores,
    id: number,
    ajenos: readonly string[],
    veces = VECES,
  ): Promise<Guardado> {
    const sent = { ...trimmed(values, intactos), id, version: base.current?.version } as Editar
    const result = await editar.enviar(sent)
    if (result?.ok && ajenos.length > 0) toast.info(CONSERVADO, namesOf(noun, ajenos))
    if (!result || result.ok || result.tipo !== 'rechazo' || veces === 0) return outcomeOf(result)
    const { version: older, ...errores } = result.errores
    if (!older && Object.keys(errores).length > 0) return outcomeOf(result)
    const found = await fuse(id, result.mensaje)
    if (older && found && !asks(found))
      return edit(overlaid(values, form, found.ajenos), id, [...ajenos, ...found.ajenos], veces - 1)
    if (older && !found) toast.error(result.mensaje)
    if (found && (older || !found.actual)) setChoque(found)
    return { guardado: false, errores }
  }

  async function save(values: Valores): Promise<Guardado> {
    setChoque(undefined)
    const id = base.current?.id
    if (id === undefined) return outcomeOf(await crear.enviar(trimmed(values, intactos) as Crear))
    if (propio) return edit(values, id, [])
    const found = await fuse(id, CAMBIADA)
    if (found && asks(found)) setChoque(found)
    if (!found || asks(found)) return NADA
    return edit(overlaid(values, form, found.ajenos), id, found.ajenos)
  }
  return {
    save,
    clash: choque && {
      choque,
      /** Takes what is stored now in place of what was typed into the fields both changed. */
      takeNow: () => {
        if (choque.actual) takeTheirs(form, startOf(choque.actual), choque.ambos)
        setChoque(undefined)
      },
      leave: () => {
        form.reset(form.getValues())
        void leaveSaved(destino)
      },
    },
  }
}

/** It is for a person to decide. */
const asks = ({ actual, ambos }: Choque): boolean => !actual || ambos.length > 0

/** Every catalogue's calls have the same shape but for their fields: one stands for all in the types. */
function useCalls(noun: NounDeclarado, destino: string) {
  const { mensajes } = DECLARADOS[noun]
  const crear = useLlamada(`/${noun}/crear` as '/titulo/crear', { exito: mensajes.creado, destino })
  const editar = useLlamada(`/${noun}/actualizarDatos` as '/titulo/actualizarDatos', {
    exito: mensajes.modificado,
    destino,
    enCampos: ['version'],
  })
  const { leer } = useLectura(`/${noun}/traerDatos` as '/titulo/traerDatos')
  return { leaveSaved: useLeaveSaved(), crear, editar, leer }
}

const CONSERVADO = 'Quedó también lo que otra persona cambió mientras tanto'
const namesOf = (noun: NounDeclarado, campos: readonly string[]): string => {
  const etiquetas: Readonly<Record<string, { etiqueta: string }>> = DECLARADOS[noun].campos
  return campos.map((campo) => etiquetas[campo]?.etiqueta ?? campo).join(', ')
}

/** What is sent, with the fields taken as they stand now. */
const overlaid = <V extends FieldValues, C, O>(
  values: Valores,
  form: UseFormReturn<V, C, O>,
  ajenos: readonly string[],
): Valores => {
  const now: Valores = form.getValues()
  return { ...values, ...Object.fromEntries(ajenos.map((campo) => [campo, now[campo]])) }
}

/** Ours says that it is not there; another server may mean that by any words. */
const goneBy = (mensaje: string): Choque => ({
  mensaje: mensaje === NO_ENCONTRADO ? ELIMINADA : `${mensaje}. Puede que otra persona lo haya eliminado.`,
  ambos: [],
  ajenos: [],
})

const outcomeOf = (result: { ok: boolean; errores?: Errores } | null): Guardado =>
  result ? { guardado: result.ok, errores: (!result.ok && result.errores) || {} } : NADA

const trimmed = (values: Valores, intactos: readonly string[]): Valores =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' && !intactos.includes(key) ? value.trim() || undefined : value,
    ]),
  )
