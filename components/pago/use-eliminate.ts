'use client'

import { countOf } from '@/components/pago/counts'
import { useLlamada } from '@/components/llamada/use-llamada'
import { useRestore } from '@/components/pago/use-restore'
import { toast } from '@/components/ui/toast'
import { type Centavos, formatMoney } from '@/domain/dinero'

/** Chosen months, or all that is older than the rule says ('5 años'). */
export type Eliminable =
  { clase: 'matriculas'; ids: readonly number[] } | { clase: 'deuda'; antiguedad: string }

interface Acto {
  matriculadoID: number
  que: Eliminable
  cuantas: number
  total: Centavos
}

/** Writes off, and offers to undo it right after where the server can. */
export function useEliminate({ matriculadoID, que, cuantas, total }: Acto) {
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

  async function eliminar(motivo: string) {
    const porque = { motivo: motivo || undefined, totalPrevisto: total }
    const result =
      que.clase === 'matriculas'
        ? await matriculas.enviar({ ids: [...que.ids], ...porque })
        : await deuda.enviar({ matriculadoID, ...porque })
    if (!result?.ok) return result
    const eliminacionID = result.datos?.eliminacionID
    toast.success(
      que.clase === 'matriculas' ? 'Eliminacion Exitosa' : `Deuda eliminada (${que.antiguedad})`,
      `${countOf(cuantas)} por ${formatMoney(total)}`,
      eliminacionID === undefined
        ? undefined
        : { label: 'Deshacer', run: () => void restaurar({ eliminacionID }) },
    )
    return result
  }
  return { eliminar, pendiente: matriculas.pendiente || deuda.pendiente }
}
