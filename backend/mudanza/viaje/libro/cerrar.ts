import type { Cargo, Libro, Pendiente } from '@/backend/mudanza/viaje/libro/libro'
import { CERO, centavos, formatMoney, sumMoney, type Centavos } from '@/domain/dinero'
import { TIPO_CONCEPTO } from '@/domain/estados'
import type { Fecha } from '@/domain/fechas'
import type { DecisionDeMudanza } from '@/domain/mudanza/diferencia'

export const DIFERENCIA_ANTERIOR = 'Diferencia de la cuenta anterior'

export interface Corte {
  fecha: Fecha
  pendientes: readonly Pendiente[]
  /** The last balance that the other server printed; undefined where it has no rows. */
  saldo: Centavos | undefined
  /** Where the account owes more than what is pending. */
  decision: DecisionDeMudanza | undefined
}

/**
 * Brings a ledger to what the other server says on the day of the copy: what is owed is its pending list, charge by charge,
 * and the balance its own, as far as ours can say it: a balance is what is pending less what is in favour, never more.
 */
export function closeLibro(libro: Libro, corte: Corte): void {
  const { fecha, pendientes } = corte
  const before = libro.asientos.length
  const rest = matchPending(libro.open(), pendientes)
  for (const { cargo, pendiente } of rest.matched) {
    cargo.pendiente = pendiente
    libro.change(fecha, cargo, pendiente.monto, DIFERENCIA_ANTERIOR)
  }
  for (const cargo of rest.unlisted) libro.writeOff(fecha, cargo, DIFERENCIA_ANTERIOR)
  for (const pendiente of rest.unknown) {
    const { tipo, nombre, monto, fecha: dia } = pendiente
    libro.charge(dia, { tipo, nombre, base: nombre, monto }).pendiente = pendiente
  }
  if (libro.asientos.length > before)
    libro.avisos.push(
      `Lo pendiente no sale de la cuenta: ${rest.unknown.length} cargos agregados, ${rest.unlisted.length} quitados`,
    )
  balance(libro, corte)
}

function balance(libro: Libro, { fecha, pendientes, saldo, decision }: Corte): void {
  const pending = sumMoney(pendientes.map(({ monto }) => monto))
  const wanted = saldo ?? pending
  const over = centavos(wanted - pending)
  if (over > 0n) {
    libro.avisos.push(
      `La cuenta debe ${formatMoney(wanted)} y lo pendiente suma ${formatMoney(pending)}: ${
        decision === 'cuenta' ? 'se cargó la diferencia' : 'quedó lo pendiente'
      }`,
    )
    if (decision === 'cuenta')
      libro.charge(fecha, {
        ...{ tipo: TIPO_CONCEPTO, nombre: DIFERENCIA_ANTERIOR, base: DIFERENCIA_ANTERIOR, monto: over },
      })
  }
  const credit = over > 0n ? CERO : centavos(-over)
  const missing = credit - libro.aFavor
  if (missing === 0n) return
  libro.adjust(
    fecha,
    missing > 0n ? { haber: centavos(missing) } : { debe: centavos(-missing) },
    DIFERENCIA_ANTERIOR,
  )
  libro.avisos.push(`Diferencia de la cuenta anterior: ${formatMoney(centavos(missing))}`)
}

interface Emparejado {
  matched: { cargo: Cargo; pendiente: Pendiente }[]
  /** Owed by the account, and not listed. */
  unlisted: Cargo[]
  unknown: Pendiente[]
}

type Test = (cargo: Cargo, pendiente: Pendiente) => boolean
const NAMED: Test = ({ base, nombre }, pendiente) => pendiente.nombre === base || pendiente.nombre === nombre
const FOR_AS_MUCH: Test = ({ monto }, pendiente) => monto === pendiente.monto

/** By name and amount, then by name, then by amount, always of one type; of several the oldest. */
function matchPending(open: readonly Cargo[], pendientes: readonly Pendiente[]): Emparejado {
  const unlisted = new Set(open)
  const unknown = new Set(pendientes)
  const matched: Emparejado['matched'] = []
  const tests: Test[] = [(one, other) => NAMED(one, other) && FOR_AS_MUCH(one, other), NAMED, FOR_AS_MUCH]
  for (const test of tests)
    for (const pendiente of unknown) {
      const cargo = [...unlisted].find((one) => one.tipo === pendiente.tipo && test(one, pendiente))
      if (!cargo) continue
      unlisted.delete(cargo)
      unknown.delete(pendiente)
      matched.push({ cargo, pendiente })
    }
  return { matched, unlisted: [...unlisted], unknown: [...unknown] }
}
