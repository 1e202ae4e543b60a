import { useConfirm } from '@/components/form/confirm'
import { useRepetible } from '@/components/llamada/use-repetible'
import { type Centavos, formatMoney } from '@/domain/dinero'
import { type DecisionDeMudanza, DECISIONES, QUES, type Que } from '@/domain/mudanza/diferencia'
import { countMatriculados, formatCount } from '@/domain/texto'

export interface Respondible {
  diferenciaID: number
  que: Que
  /** Of all whom an answer for everybody would be for. */
  todos: { cantidad: number; importe: Centavos }
}

/** Says what was decided of one, or of everybody, who are counted first. */
export function useAnswer({ diferenciaID, que, todos }: Respondible) {
  const confirm = useConfirm()
  const { enviar, pendiente } = useRepetible('/mudanza/responder', {
    exito: 'Se guardó la respuesta',
    fracaso: 'No se pudo guardar la respuesta',
    que: 'se guardó la respuesta',
    relee: true,
  })
  const one = (valor: DecisionDeMudanza) => void enviar({ diferenciaID, valor, deTodos: false })
  const all = (valor: DecisionDeMudanza) =>
    void confirm({
      title: `${DECISIONES[valor]}, para ${countMatriculados(todos.cantidad)}`,
      description: `${QUES[que]}: ${formatCount(todos.cantidad)} diferencias que suman ${formatMoney(todos.importe)}. Quien ya tiene una respuesta propia la conserva.`,
      yes: 'Responder por todos',
      no: 'Cancelar',
      action: () => enviar({ diferenciaID, valor, deTodos: true, ...todos }),
    })
  return { one, all, pendiente }
}
