import type { Lector } from '@/backend/mudanza/viaje/lector'
import { CIFRAS, PEDIDO_DE_LISTADO } from '@/backend/mudanza/viaje/llamadas'
import { ANIO_MINIMO } from '@/domain/estadisticas'
import { partsOf, today } from '@/domain/fechas'

/** The other server's own figures of all, of the years that the specification's balances offer, the last first. */
export async function readCifras(lector: Lector): Promise<void> {
  await lector.readIfPossible(CIFRAS.listado, PEDIDO_DE_LISTADO)
  await lector.readIfPossible(CIFRAS.morosos, {})
  await lector.readIfPossible(CIFRAS.porTipo, {})
  await lector.readIfPossible(CIFRAS.porCobertura, {})
  for (const balance of [CIFRAS.devengado, CIFRAS.percibido])
    for (let { anio } = partsOf(today()); anio >= ANIO_MINIMO; anio--) {
      const result = await lector.readIfPossible(balance, { anio })
      if (!result.ok) break
    }
}
