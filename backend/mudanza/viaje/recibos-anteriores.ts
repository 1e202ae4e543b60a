import type { Pago } from '@/backend/mudanza/viaje/libro/libro'
import { NumerosDados } from '@/backend/mudanza/viaje/numeros'
import { COBRANZAS, pedidoDeCobranzas } from '@/backend/mudanza/viaje/llamadas'
import type { Relectura } from '@/backend/mudanza/viaje/relectura'
import type { Centavos } from '@/domain/dinero'
import { monthNumber, partsOf, type Fecha } from '@/domain/fechas'
import { plegar } from '@/domain/plegar'

const MEDIOS = ['efectivo', 'debito', 'online', 'anterior'] as const

export interface ReciboAnterior {
  /** Null: the other server does not tell it for sure. */
  numero: number | null
  medio: (typeof MEDIOS)[number]
}

const DESCONOCIDO: ReciboAnterior = { numero: null, medio: 'anterior' }
const MESES_VACIOS = 24

/** What the other server's collections tell of payments: the receipt's number and by what it was paid. */
export class RecibosAnteriores {
  /** The highest number that was given. */
  ultimo = 0
  /** A member's, four numbers each: there are more than a million, which as objects by text take 300 MB. */
  private readonly porMatriculado = new Map<number, number[]>()
  private readonly dados = new NumerosDados()

  /** Collections of each month before `corte`, back to the first that was read. */
  async learn(copia: Relectura, corte: Fecha): Promise<void> {
    const current = monthNumber(partsOf(corte))
    for (let back = -1, empty = 0; empty < MESES_VACIOS; back++) {
      const rows = await copia.rows(COBRANZAS, pedidoDeCobranzas(current - back))
      empty = rows.length === 0 ? empty + 1 : 0
      for (const { fecha, nroRecibo, matriculadoID, monto, mp } of rows) {
        if (!nroRecibo || nroRecibo <= 0 || nroRecibo > 999_999_999) continue
        this.ultimo = Math.max(this.ultimo, nroRecibo)
        if (!fecha || !matriculadoID || !monto || monto <= 0n) continue
        const known = this.porMatriculado.get(matriculadoID) ?? []
        known.push(dayNumber(fecha), Number(monto), nroRecibo, MEDIOS.indexOf(medioOf(mp ?? '')))
        this.porMatriculado.set(matriculadoID, known)
      }
    }
  }

  /** Of a member's payment of that day and amount; of two alike nobody can tell which is which. */
  find(matriculadoID: number, { fecha }: Pago, total: Centavos, alike: number): ReciboAnterior {
    const known = this.porMatriculado.get(matriculadoID) ?? []
    const [dia, monto] = [dayNumber(fecha), Number(total)]
    const found = new Map<number, ReciboAnterior['medio']>()
    for (let at = 0; at < known.length; at += 4)
      if (known[at] === dia && known[at + 1] === monto)
        found.set(known[at + 2] ?? 0, MEDIOS[known[at + 3] ?? 0] ?? 'anterior')
    const [one] = found
    if (!one || found.size !== 1 || alike !== 1) return DESCONOCIDO
    const [numero, medio] = one
    return { numero: this.dados.add(numero) ? numero : null, medio }
  }
}

const dayNumber = (fecha: Fecha): number => Number(fecha.replaceAll('-', ''))

function medioOf(mp: string): ReciboAnterior['medio'] {
  const text = plegar(mp)
  if (text === 'efectivo') return 'efectivo'
  if (text.includes('debito automatico')) return 'debito'
  return /\b(en linea|online|mercado ?pago)\b/.test(text) ? 'online' : 'anterior'
}
