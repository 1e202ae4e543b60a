'use client'

import { useOutcome } from '@/components/llamada/use-outcome'
import { countOf } from '@/components/tesoreria/pago/counts'
import { itemsWitness } from '@/components/tesoreria/pago/items-witness'
import { useMostrador } from '@/components/tesoreria/pago/mostrador'
import type { ItemListado } from '@/components/tesoreria/pago/use-items'
import { useRestore } from '@/components/tesoreria/pago/use-restore'
import { toast } from '@/components/ui/toast'
import { CERO, formatMoney, sumMoney } from '@/domain/dinero'

/** Chosen months, or all that is older than the rule ('5 años'); `estimada`: which it is, only the server knows. */
export type Eliminable = { clase: 'matriculas' } | { clase: 'deuda'; antiguedad: string; estimada: boolean }

const TEXTOS = {
  que: 'se eliminaron',
  hecho: 'quedaron eliminados, o alguien los cobró. La cuenta corriente lo dice.',
  verbo: 'eliminar',
  repetir: 'Eliminar de nuevo',
  riesgo: 'lo elimina también si mientras tanto alguien lo volvió a generar',
}
const FRACASO = { fracaso: 'No se pudo eliminar' }

/** Writes off, and offers to undo it where the server can. */
export function useEliminate(que: Eliminable, { done, refused }: { done: () => void; refused: () => void }) {
  const { matriculadoID } = useMostrador()
  const matriculas = useOutcome('/matriculado/eliminarMatricula', FRACASO)
  const deuda = useOutcome('/pago/eliminarCincoAniosAtras', FRACASO)
  const { enviar: restaurar } = useRestore()

  function eliminar(filas: readonly ItemListado[], motivo: string) {
    const total = sumMoney(filas.map(({ monto }) => monto ?? CERO))
    const porque = { motivo: motivo || undefined, totalPrevisto: total }
    function told(datos: { eliminacionID?: number | undefined } | null | undefined) {
      const eliminacionID = datos?.eliminacionID
      toast.success(
        que.clase === 'matriculas' ? 'Eliminacion Exitosa' : `Deuda eliminada (${que.antiguedad})`,
        // What another server took for old is not known.
        que.clase === 'matriculas' || !que.estimada
          ? `${countOf(filas.length)} por ${formatMoney(total)}`
          : undefined,
        eliminacionID === undefined
          ? undefined
          : { label: 'Deshacer', run: () => void restaurar({ eliminacionID }) },
      )
      done()
    }
    const after = { show: itemsWitness(matriculadoID, filas, TEXTOS), done: told, refused }
    return que.clase === 'matriculas'
      ? matriculas.send(after, { ids: filas.flatMap(({ id }) => id ?? []), ...porque })
      : deuda.send(after, { matriculadoID, ...porque })
  }
  return { eliminar, outcome: que.clase === 'matriculas' ? matriculas : deuda }
}
