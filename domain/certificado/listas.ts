import type { Item, Enumeracion } from '@/domain/certificado/documento'

export interface ItemLeido extends Item {
  sangria: number
  ordenada: boolean
}

interface Armada extends Enumeracion {
  items: ItemArmado[]
}
interface ItemArmado extends Item {
  listas: Enumeracion[]
}

/**
 * Nests the old editor's flat items under one another. `saltadas` tells that some were deeper than anything above
 * them.
 */
export function nestItems(
  leidos: readonly ItemLeido[],
  above: readonly Enumeracion[] = [],
): { listas: Enumeracion[]; saltadas: boolean } {
  const listas = [...above] as Armada[]
  let saltadas = false
  for (const { sangria, ordenada, ...item } of leidos) {
    let level: (Enumeracion | Armada)[] = listas
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

/** Every list met here was built above or has no further items, so both kinds can grow. */
const lastItem = (level: readonly (Enumeracion | Armada)[]): ItemArmado | undefined =>
  (level.at(-1) as Armada | undefined)?.items.at(-1)
