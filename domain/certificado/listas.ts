import type { Item, Lista } from '@/domain/certificado/documento'

/** An item as it stands in the HTML: how deep, of which kind, and what hangs under it already. */
export interface ItemLeido extends Item {
  sangria: number
  ordenada: boolean
}

interface Armada extends Lista {
  items: ItemArmado[]
}
interface ItemArmado extends Item {
  listas: Lista[]
}

/**
 * The old editor keeps lists flat and marks how deep an item is; here an item hangs under the one before it. `saltadas`:
 * an item was deeper than anything above it could carry, and was brought nearer.
 */
export function nestItems(
  leidos: readonly ItemLeido[],
  above: readonly Lista[] = [],
): { listas: Lista[]; saltadas: boolean } {
  const listas = [...above] as Armada[]
  let saltadas = false
  for (const { sangria, ordenada, ...item } of leidos) {
    let level: (Lista | Armada)[] = listas
    let depth = 0
    for (let under = lastItem(level); depth < sangria && under; under = lastItem(level)) {
      level = under.listas
      depth++
    }
    if (depth < sangria) saltadas = true
    const armado: ItemArmado = { ...item, listas: [...item.listas] }
    const last = level.at(-1) as Armada | undefined
    if (last && last.ordenada === ordenada) last.items.push(armado)
    else level.push({ tipo: 'lista', ordenada, items: [armado] })
  }
  return { listas, saltadas }
}

/** Every list met here was armed above, or is the item's own and gets no item: both can grow. */
const lastItem = (level: readonly (Lista | Armada)[]): ItemArmado | undefined =>
  (level.at(-1) as Armada | undefined)?.items.at(-1)
