import type { Tx } from '@/backend/db/conexion'
import { acceptMoney, type Ingreso } from '@/backend/tesoreria/ledger/acreditar'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { splitCargo } from '@/backend/tesoreria/ledger/diferencia'
import { subtract, type Centavos } from '@/domain/dinero'
import { TIPO_PLAN } from '@/domain/estados'

/** A locked charge that is owed and free. */
interface Debido {
  id: number
  tipo: number
  matriculadoID: number
  monto: Centavos
}

/** A payment of so much as the money reached, and what it left: credit, or the rest (`diferenciaID`) of a charge. */
interface EnOrden {
  pagoID: number
  acreditado: Centavos
  diferenciaID: number | null
  partidoID: number | null
}

/**
 * Pays these charges in their order with money that has come in, whatever it comes to: whole ones first, the last one in
 * part, and what no charge takes is credit. An instalment of a plan is never parted.
 */
export async function collectInOrder(
  tx: Tx,
  actor: Actor,
  { cargos, ...ingreso }: Omit<Ingreso, 'lineas'> & { cargos: readonly Debido[] },
): Promise<EnOrden> {
  const { pagados, partido } = reach(cargos, ingreso.importe)
  const diferenciaID = partido ? await splitCargo(tx, actor, partido.cargo, partido.monto) : null
  const lineas = [
    ...pagados.map(({ id, tipo, monto }) => ({ id, tipoPagoID: tipo, monto })),
    ...(partido ? [{ id: partido.cargo.id, tipoPagoID: partido.cargo.tipo, monto: partido.monto }] : []),
  ]
  const { pagoID, acreditado } = await acceptMoney(tx, actor, { ...ingreso, lineas })
  return { pagoID, acreditado, diferenciaID, partidoID: partido?.cargo.id ?? null }
}

/** Which charges the money pays whole, and the one that it reaches in part. */
function reach<C extends Debido>(
  owed: readonly C[],
  importe: Centavos,
): { pagados: C[]; partido: { cargo: C; monto: Centavos } | null } {
  const pagados: C[] = []
  let left = importe
  for (const cargo of owed) {
    if (cargo.monto > left) {
      return { pagados, partido: left > 0n && cargo.tipo !== TIPO_PLAN ? { cargo, monto: left } : null }
    }
    pagados.push(cargo)
    left = subtract(left, cargo.monto)
  }
  return { pagados, partido: null }
}
