import { useRouter } from 'next/navigation'
import { useLlamada } from '@/components/llamada/use-llamada'
import type { FilaPrecio } from '@/components/tesoreria/precio/precio-row'
import { concepto } from '@/contract/catalogo/concepto'
import { type Centavos, moneyOrDash } from '@/domain/dinero'
import { useLectura } from '@/lib/llamada/use-lectura'
import { sparingUnread } from '@/lib/unread'

/** `otra`: the price as somebody changed it meanwhile. */
type Guardado =
  | { fin: 'guardado' }
  | { fin: 'otra'; mensaje: string; actual: FilaPrecio }
  | { fin: 'error'; mensaje: string }

const CAMBIADO = 'Otra persona cambió este precio.'
const SIN_COMPROBAR = 'No se pudo comprobar si otra persona lo cambió: no se guardó nada.'

/**
 * Saves one amount without overwriting another's unseen change: the edit carries its version, and where nobody looks at
 * it the price is read again first. Null while a save is under way.
 */
export function usePrecioSave() {
  const router = useRouter()
  const { enviar, pendiente, reconoce } = useLlamada('/concepto/actualizarDatos', {
    exito: concepto.mensajes.modificado,
    fracaso: 'No se pudo guardar el precio',
  })
  const { leer } = useLectura('/concepto/traerDatos')

  async function readNow(id: number): Promise<FilaPrecio | undefined> {
    const now = await leer({ id })
    return now?.ok ? { ...now.datos, id } : undefined
  }

  /** Reads the list too, so that giving up the draft brings the stored amount. */
  function other(actual: FilaPrecio, mensaje: string): Guardado {
    router.refresh()
    return { fin: 'otra', mensaje, actual }
  }

  async function save(base: FilaPrecio, monto: Centavos, actoID?: number): Promise<Guardado | null> {
    const { id } = base
    if (id === undefined) return { fin: 'error', mensaje: 'No se puede guardar este renglón' }
    const now = reconoce ? base : await readNow(id)
    if (!now) return { fin: 'error', mensaje: SIN_COMPROBAR }
    if (differs(now, base)) return other(now, CAMBIADO)
    const { nombre, descripcion, version } = now
    const result = await enviar(
      sparingUnread(
        { id, nombre: nombre ?? '', descripcion: descripcion ?? undefined, monto, version, actoID },
        now,
      ),
    )
    if (!result) return null
    if (result.ok) return { fin: 'guardado' }
    const actual = reconoce && result.tipo === 'rechazo' ? await readNow(id) : undefined
    return actual && differs(actual, base)
      ? other(actual, result.mensaje)
      : { fin: 'error', mensaje: result.mensaje }
  }
  return { save, pendiente }
}

/** A version tells alone, since somebody may have changed what this list does not show. */
const differs = (now: FilaPrecio, base: FilaPrecio): boolean =>
  now.version !== base.version || now.monto !== base.monto || (now.nombre ?? '') !== (base.nombre ?? '')

export const nowSays = ({ monto }: FilaPrecio): string => `Ahora dice ${moneyOrDash(monto)}.`
