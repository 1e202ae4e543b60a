import type { Pago } from '@/backend/mudanza/viaje/libro/libro'
import { COBRANZAS, pedidoDeCobranzas } from '@/backend/mudanza/viaje/llamadas'
import type { Relectura } from '@/backend/mudanza/viaje/relectura'
import type { Centavos } from '@/domain/dinero'
import { monthNumber, partsOf, type Fecha } from '@/domain/fechas'
import { plegar } from '@/domain/plegar'

interface Cobranza {
  numero: number
  mp: string
}

export interface ReciboAnterior {
  /** Null: the other server does not tell it for sure. */
  numero: number | null
  medio: 'efectivo' | 'debito' | 'online' | 'anterior'
}

const DESCONOCIDO: ReciboAnterior = { numero: null, medio: 'anterior' }
const MESES_VACIOS = 24

/** What the other server's collections tell of payments: the receipt's number and by what it was paid. */
export class RecibosAnteriores {
  /** The highest number that was given. */
  ultimo = 0
  private readonly porPago = new Map<string, Cobranza[]>()
  private readonly dados = new Set<number>()

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
        const key = keyOf(matriculadoID, fecha, monto)
        const known = this.porPago.get(key) ?? []
        if (!known.some(({ numero }) => numero === nroRecibo)) known.push({ numero: nroRecibo, mp: mp ?? '' })
        this.porPago.set(key, known)
      }
    }
  }

  /** Of a member's payment of that day and amount; of two alike nobody can tell which is which. */
  find(matriculadoID: number, { fecha }: Pago, total: Centavos, alike: number): ReciboAnterior {
    const found = this.porPago.get(keyOf(matriculadoID, fecha, total)) ?? []
    const [one] = found
    if (!one || found.length !== 1 || alike !== 1) return DESCONOCIDO
    const numero = this.dados.has(one.numero) ? null : one.numero
    this.dados.add(one.numero)
    return { numero, medio: medioOf(one.mp) }
  }
}

const keyOf = (matriculadoID: number, fecha: Fecha, monto: Centavos): string =>
  `${matriculadoID} ${fecha} ${monto}`

function medioOf(mp: string): ReciboAnterior['medio'] {
  const text = plegar(mp)
  if (text === 'efectivo') return 'efectivo'
  if (text.includes('debito automatico')) return 'debito'
  return /\b(en linea|online|mercado ?pago)\b/.test(text) ? 'online' : 'anterior'
}
