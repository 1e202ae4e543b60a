import { useMemo } from 'react'
import { useSeen } from '@/components/llamada/use-seen'
import type { Item } from '@/components/tesoreria/pago/item-lines'
import { moneyOrDash } from '@/domain/dinero'

/** `traba` is why it cannot be chosen. */
export type ItemListado = Item & { id?: number | undefined; traba?: string | undefined }

interface Items<I> {
  /** The chosen items that still can be, as the list has them now. */
  filas: readonly I[]
  cambios: readonly string[]
  look: () => void
}

/**
 * The items of a dialog as the list has them now. A refusal reads the list again; items that are not free leave with
 * their reason, and the next press is about the rest.
 */
export function useItems<I extends ItemListado>(
  elegidas: readonly I[],
  lista: readonly I[] | undefined,
): Items<I> {
  const ahora = useMemo(() => asListed(elegidas, lista), [elegidas, lista])
  const { cambios, look } = useSeen(ahora, changesOf)
  return { filas: useMemo(() => freeOf(ahora), [ahora]), cambios, look }
}

type Listados<I> = ReadonlyMap<string, I>

function asListed<I extends ItemListado>(
  elegidas: readonly I[],
  lista: readonly I[] | undefined,
): Listados<I> {
  const claves = new Set(elegidas.map(({ clave }) => clave))
  const rows = lista ? lista.filter(({ clave }) => claves.has(clave)) : elegidas
  return new Map(rows.map((row) => [row.clave, row]))
}

const freeOf = <I extends ItemListado>(items: Listados<I>): I[] =>
  [...items.values()].filter(({ traba }) => traba === undefined)

/** What changed in each item since it was seen. */
export function changesOf(vistos: Listados<ItemListado>, ahora: Listados<ItemListado>): string[] {
  const lost = freeOf(vistos).flatMap((visto) => {
    const item = ahora.get(visto.clave)
    if (!item) return `${nameOf(visto)} ya no está pendiente`
    if (item.traba !== undefined) return `${nameOf(visto)}: ${item.traba}`
    if (item.monto === visto.monto) return []
    return `${nameOf(visto)} ahora es de ${moneyOrDash(item.monto)}, antes ${moneyOrDash(visto.monto)}`
  })
  const added = freeOf(ahora).filter(({ clave }) => !vistos.has(clave))
  return [...lost, ...added.map((item) => `Se suma ${nameOf(item)}, ${moneyOrDash(item.monto)}`)]
}

const nameOf = ({ nombre, mes }: Item): string => [nombre || '—', mes].filter(Boolean).join(' · ')
