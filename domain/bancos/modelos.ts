import type { Banco, FilaDeRendicion, FilaEnviada, Formato } from '@/domain/bancos/banco'
import type { Especie } from '@/domain/bancos/especie'
import { BANCOS } from '@/domain/bancos/bancos'

export type Fila = FilaEnviada | FilaDeRendicion
export interface Modelo {
  especie: Especie
  banco: Banco
  formato: Formato<Fila>
}

const modelOf = (banco: Banco, clase: Especie['clase']): Modelo => ({
  especie: { banco: banco.clave, nombre: banco.nombre, clase },
  banco,
  formato: banco[clase],
})

/** So many lines are looked at to tell what a file is, so that a damaged one does not mislead. */
export const MUESTRA_DE_RENGLONES = 60

/** What most of the first lines look like, or null. */
export function recognize(lines: readonly string[]): Modelo | null {
  let best: Modelo | null = null
  let most = 0
  for (const modelo of BANCOS.flatMap((banco) => [modelOf(banco, 'envio'), modelOf(banco, 'rendicion')])) {
    const votes = lines.filter((line) => modelo.formato.formas.some((forma) => forma.test(line))).length
    if (votes > most) {
      most = votes
      best = modelo
    }
  }
  return best
}
