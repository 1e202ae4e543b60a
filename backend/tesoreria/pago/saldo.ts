import type { FilaDe } from '@/contract/llamada'
import type { traerSaldoAFavor } from '@/contract/saldo'
import type { Queryable } from '@/backend/db/conexion'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import { sumMoney, type Centavos } from '@/domain/dinero'
import type { Fecha } from '@/domain/fechas'
import { numeroDeRecibo } from '@/backend/nucleo/numero-de-recibo'

interface Fila {
  id: number | null
  fecha: Fecha
  detalle: string | null
  importe: Centavos
  pagoID: number | null
  nroRecibo: string | null
}

export async function readSaldoAFavor(
  db: Queryable,
  matriculadoID: number,
): Promise<FilaDe<typeof traerSaldoAFavor>> {
  const rows = await db.query<Fila>(
    `SELECT v.id, v.fecha, v.detalle, v.haber - v.debe AS importe, v.pago_id AS "pagoID", ${numeroDeRecibo('p')} AS "nroRecibo"
     FROM matriculado m LEFT JOIN movimiento v ON v.matriculado_id = m.id AND v.cargo_id IS NULL
     LEFT JOIN pago p ON p.id = v.pago_id
     WHERE m.id = $1 ORDER BY v.id DESC`,
    [matriculadoID],
  )
  if (rows.length === 0) throw noEncontrado()
  const movimientos = rows.flatMap(({ id, detalle, ...row }) =>
    id === null ? [] : [{ id, detalle: detalle ?? 'Saldo a favor', ...row }],
  )
  return { saldo: sumMoney(movimientos.map(({ importe }) => importe)), movimientos }
}
