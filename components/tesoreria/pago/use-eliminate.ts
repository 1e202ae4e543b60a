'use client'

import { countOf } from '@/components/tesoreria/pago/counts'
import { useLlamada } from '@/components/llamada/use-llamada'
import type { ItemListado } from '@/components/tesoreria/pago/use-items'
import { useMostrador } from '@/components/tesoreria/pago/mostrador'
import { useRestore } from '@/components/tesoreria/pago/use-restore'
import { toast } from '@/components/ui/toast'
import { CERO, formatMoney, sumMoney } from '@/domain/dinero'

/** Chosen months, or all that is older than the rule says ('5 años'). */
export type Eliminable = { clase: 'matriculas' } | { clase: 'deuda'; antiguedad: string }

/** Writes off, and offers to undo it right after where the server can. */
export function useEliminate(que: Eliminable) {
  const { matriculadoID } = useMostrador()
  const matriculas = useLlamada('/matriculado/eliminarMatricula', {
    fracaso: 'No se pudo eliminar',
    cuentaIncierto: true,
    relee: true,
  })
  const deuda = useLlamada('/pago/eliminarCincoAniosAtras', {
    fracaso: 'No se pudo eliminar',
    cuentaIncierto: true,
    relee: true,
  })
  const { enviar: restaurar } = useRestore()

  async function eliminar(filas: readonly ItemListado[], motivo: string) {
    const total = sumMoney(filas.map(({ monto }) => monto ?? CERO))
    const porque = { motivo: motivo || undefined, totalPrevisto: total }
    const result =
      que.clase === 'matriculas'
        ? await matriculas.enviar({ ids: filas.flatMap(({ id }) => id ?? []), ...porque })
        : await deuda.enviar({ matriculadoID, ...porque })
    if (!result?.ok) return result
    const eliminacionID = result.datos?.eliminacionID
    toast.success(
      que.clase === 'matriculas' ? 'Eliminacion Exitosa' : `Deuda eliminada (${que.antiguedad})`,
      `${countOf(filas.length)} por ${formatMoney(total)}`,
      eliminacionID === undefined
        ? undefined
        : { label: 'Deshacer', run: () => void restaurar({ eliminacionID }) },
    )
    return result
  }
  return { eliminar, pendiente: matriculas.pendiente || deuda.pendiente }
}
