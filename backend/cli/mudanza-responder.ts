import { OperatorError } from '@/backend/cli/environment'
import type { Viaje } from '@/backend/mudanza/viaje/carpeta'
import { DECISIONES, QUES, type DecisionDeMudanza } from '@/domain/mudanza/diferencia'
import { Respuestas } from '@/backend/mudanza/viaje/respuestas'

const VALORES = Object.keys(DECISIONES) as DecisionDeMudanza[]

export interface PedidoDeRespuesta {
  matriculado?: string | undefined
  que?: string | undefined
  valor?: string | undefined
  quien?: string | undefined
}

const USO =
  "Uso: responder --matriculado ID|todos --que saldo --valor pendiente|cuenta|afuera|aceptada --quien 'A. Paz'"

/**
 * `mudanza -- responder …`: what somebody decided of a difference, which the next `armar` obeys. Answers what was understood.
 */
export function answer(viaje: Viaje, { matriculado, que, valor, quien }: PedidoDeRespuesta): string {
  const known = Object.keys(QUES)
  const decision = VALORES.find((one) => one === valor)
  const id = matriculado === 'todos' ? 0 : Number(matriculado)
  if (!matriculado || (id !== 0 && !viaje.estado?.ids.includes(id)))
    throw new OperatorError(`--matriculado: el número de uno de los leídos, o todos. ${USO}`)
  if (!que || !known.includes(que)) throw new OperatorError(`--que: ${known.join(', ')}. ${USO}`)
  if (!decision) throw new OperatorError(`--valor: ${VALORES.join(', ')}. ${USO}`)
  if (decision !== 'aceptada' && que !== 'saldo')
    throw new OperatorError(`«${decision}» se dice de una cuenta: --que saldo. Las demás se aceptan.`)
  if (decision === 'afuera' && id === 0) throw new OperatorError('Afuera se deja a cada uno por su número.')
  if (!quien?.trim()) throw new OperatorError(`--quien: quién lo decidió. ${USO}`)
  const respuestas = Respuestas.of(viaje)
  const cuando = new Date().toISOString()
  respuestas.give({ matriculadoID: id, que, valor: decision, quien: quien.trim(), cuando })
  respuestas.save(viaje)
  const whose = id === 0 ? 'todos los que la tienen' : `el matriculado ${id}`
  const obeyed = decision === 'aceptada' ? '' : ' Vale desde el próximo armar.'
  return `${QUES[que as keyof typeof QUES]}, ${whose}: ${decision}.${obeyed}`
}
