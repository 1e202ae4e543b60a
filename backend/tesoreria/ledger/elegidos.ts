import type { Tx } from '@/backend/db/conexion'
import { Rechazo } from '@/backend/nucleo/rechazo'
import { BLOQUEADO, refuseUnpayable, type CargoBloqueado } from '@/backend/tesoreria/ledger/impagables'
import { formatMoney, sumMoney, type Centavos } from '@/domain/dinero'

/** A charge as the person saw it when choosing it. */
export interface LineaElegida {
  id: number
  tipoPagoID: number
  monto: Centavos
}

/** One member's charges, owed and as they were seen, locked until the transaction ends. */
export interface Elegidos {
  cargos: CargoBloqueado[]
  matriculadoID: number
  total: Centavos
  /** The payment's id, if one was asked for. */
  pagoID: number
}

/**
 * Locks the chosen charges in the order of their ids. Throws `Rechazo` when one is not owed any more, is another
 * member's or is not as it was seen. `pagoID` is SQL that draws the payment's id.
 */
export async function holdChosen(
  tx: Tx,
  lineas: readonly LineaElegida[],
  pagoID = 'NULL::int',
): Promise<Elegidos> {
  const ids = lineas.map(({ id }) => id)
  const cargos = await tx.query<CargoBloqueado & { pagoID: number }>(
    `SELECT ${BLOQUEADO}, ${pagoID} AS "pagoID"
     FROM cargo WHERE id = ANY($1) ORDER BY id FOR UPDATE`,
    [ids],
  )
  const [first] = cargos
  if (!first || cargos.length < ids.length) {
    throw new Rechazo('Alguno de los pagos elegidos no existe. Actualice la lista y vuelva a elegir.')
  }
  await refuseUnpayable(tx, cargos)
  const { matriculadoID } = first
  if (cargos.some((cargo) => cargo.matriculadoID !== matriculadoID)) {
    throw new Rechazo('Los pagos elegidos son de distintos matriculados. Elija los de uno solo.')
  }
  requireAsSeen(cargos, lineas)
  return { cargos, matriculadoID, total: sumMoney(cargos.map(({ monto }) => monto)), pagoID: first.pagoID }
}

function requireAsSeen(cargos: readonly CargoBloqueado[], lineas: readonly LineaElegida[]): void {
  const seen = new Map(lineas.map((linea) => [linea.id, linea]))
  for (const { id, tipo, nombre, monto } of cargos) {
    const linea = seen.get(id)
    if (linea?.tipoPagoID !== tipo) {
      throw new Rechazo(`El tipo de ${nombre} no es el elegido. Actualice la lista y vuelva a elegir.`)
    }
    if (linea.monto !== monto) {
      throw new Rechazo(
        `El monto de ${nombre} es ${formatMoney(monto)}, no ${formatMoney(linea.monto)}. Actualice la lista y vuelva a elegir.`,
      )
    }
  }
}
