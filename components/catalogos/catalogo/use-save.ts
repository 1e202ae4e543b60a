import { useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Valores } from '@/components/catalogos/catalogo/catalogo-field'
import type { Fila } from '@/components/catalogos/catalogo/columns'
import { useCreate } from '@/components/catalogos/catalogo/use-create'
import { mergeIntoForm, takeTheirs } from '@/components/form/merge'
import { trimmed } from '@/components/form/trimmed'
import { useLeaveSaved } from '@/components/llamada/leave-saved'
import { useLlamada } from '@/components/llamada/use-llamada'
import { toast } from '@/components/ui/toast'
import { DECLARADOS, type NounDeclarado } from '@/contract/catalogo/lista'
import { NO_ENCONTRADO } from '@/contract/fixed-texts'
import type { EntradaEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'
import { sparingUnread } from '@/lib/unread'

type Crear = EntradaEn<'/titulo/crear'>
type Editar = EntradaEn<'/titulo/actualizarDatos'>
type Errores = Readonly<Record<string, string>>

/** A failure without errors at fields is still no save, so what was typed stays. */
export type Guardado = { guardado: boolean; errores: Errores }
const NADA: Guardado = { guardado: false, errores: {} }

type Props<V extends FieldValues, C, O> = {
  noun: NounDeclarado
  form: UseFormReturn<V, C, O>
  startOf: (fila: Fila) => V
  fila: Fila | undefined
  /** Names of values that are sent exactly as typed: passwords. */
  intactos?: readonly string[]
  /** Fields of which nothing is said where there was nothing and is nothing. */
  optativos?: readonly string[]
  /** Where to go after saving, for a screen that is not the catalogue's own. */
  destino?: string
  /** What stands now was put under the form. */
  merged?: (ahora: V) => void
}

/** Somebody else's edit: its message and the row as it is now; without a row it is gone. */
export type Choque = {
  mensaje: string
  actual?: Fila
  /** Fields that both changed: a person decides. */
  ambos: readonly string[]
  /** Fields that were taken over from the other edit. */
  ajenos: readonly string[]
}

const CAMBIADA = 'Otra persona cambió estos datos mientras los editaba. Todavía no se guardó nada.'
const ELIMINADA = 'Otra persona eliminó este dato mientras lo editaba: no hay qué guardar.'
/** Somebody may be quicker again while it is merged. */
const VECES = 3

/**
 * Saves a row without overwriting another's edit: it carries its version, and where nobody looks at it the row is read
 * again first. Fields that only one side changed are merged; the person decides the others (decision 76).
 */
export function useSave<V extends FieldValues, C, O>(props: Props<V, C, O>) {
  const { noun, form, startOf, fila, intactos = [], merged } = props
  const { destino = DECLARADOS[noun].lista } = props
  const [choque, setChoque] = useState<Choque>()
  const base = useRef(fila)
  const { leaveSaved, crear, editar, leer } = useCalls(noun, destino)

  /** Puts the present row under the form; undefined when it is unknown. */
  async function fuse(id: number, mensaje: string): Promise<Choque | undefined> {
    const now = await leer({ id })
    if (!now?.ok) return now?.tipo === 'rechazo' ? goneBy(now.mensaje) : undefined
    const actual: Fila = now.datos
    base.current = actual
    const { ambos, ajenos } = mergeIntoForm(form, startOf(actual))
    merged?.(startOf(actual))
    return { mensaje, actual, ambos, ajenos }
  }
  /** Sends the edit, and merges and sends again while nobody needs to decide. */
  async function edit(
    values: Valores,
    id: number,
    ajenos: readonly string[],
    veces = VECES,
  ): Promise<Guardado> {
    const result = await editar.enviar(editOf(values, id, base.current, props))
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
    if (!base.current) return outcomeOf(await crear(trimmed(values, intactos) as Crear, nameIn(values)))
    const { id } = base.current
    // Never a second row instead of an edit; a row that was read by its id has it.
    if (id === undefined) return { guardado: false, errores: { root: NO_ENCONTRADO } }
    if (editar.reconoce) return edit(values, id, [])
    const found = await fuse(id, CAMBIADA)
    if (found && asks(found)) setChoque(found)
    if (!found || asks(found)) return NADA
    return edit(overlaid(values, form, found.ajenos), id, found.ajenos)
  }
  return {
    save,
    clash: choque && {
      choque,
      /** Takes the stored values in the fields that both changed. */
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

/** What a row is called: a user by the name he signs in with. */
function nameIn({ username, nombre }: Valores): string {
  const name = username ?? nombre
  return typeof name === 'string' ? name.trim() : ''
}

/** What is sent of an edited row: nothing that could not be read, and no empty key that it did not have. */
function editOf(
  values: Valores,
  id: number,
  row: Fila | undefined,
  { intactos = [], optativos = [] }: { intactos?: readonly string[]; optativos?: readonly string[] },
): Editar {
  const sent = { ...trimmed(values, intactos), id, version: row?.version } as Editar
  const nothing = optativos.filter((key) => row?.[key] == null)
  return sparingUnread(sent, row, nothing)
}

const asks = ({ actual, ambos }: Choque): boolean => !actual || ambos.length > 0

/** All catalogues' calls have one shape but for their fields, so one stands for all in the types. */
function useCalls(noun: NounDeclarado, destino: string) {
  const { mensajes } = DECLARADOS[noun]
  const crear = useCreate(noun, destino)
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

const overlaid = <V extends FieldValues, C, O>(
  values: Valores,
  form: UseFormReturn<V, C, O>,
  ajenos: readonly string[],
): Valores => {
  const now: Valores = form.getValues()
  return { ...values, ...Object.fromEntries(ajenos.map((campo) => [campo, now[campo]])) }
}

/** Ours says that it does not exist; another server may mean that by any words. */
const goneBy = (mensaje: string): Choque => ({
  mensaje: mensaje === NO_ENCONTRADO ? ELIMINADA : `${mensaje}. Puede que otra persona lo haya eliminado.`,
  ambos: [],
  ajenos: [],
})

const outcomeOf = (result: { ok: boolean; errores?: Errores } | null): Guardado =>
  result ? { guardado: result.ok, errores: (!result.ok && result.errores) || {} } : NADA
