import type { traerInformeMensualDebitos, traerInformeMensualIngresos } from '@/contract/estadisticas'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { movedMoney } from '@/backend/estadisticas/balance/percibido'
import { renglonesDe } from '@/backend/nucleo/forma-de-debito'
import { centavos, type Centavos } from '@/domain/dinero'
import { TIPO_NOMBRES, type TipoPago } from '@/domain/estados'

type Renglon = FilaDe<typeof traerInformeMensualIngresos>

interface Linea {
  fecha: string
  nroRecibo: number | null
  reciboAnterior: string | null
  matriculadoID: number
  matricula: number
  nombre: string
  concepto: string
  tipoPagoID: TipoPago | null
  mp: string
  monto: Centavos
}

/** SQL: the first and the last day of the month of $1 and $2. */
const PRIMERO = 'make_date($1, $2, 1)'
const ULTIMO = `(${PRIMERO} + interval '1 month' - interval '1 day')::date`

/** What a payment was for beyond its charges. */
const A_FAVOR = 'Saldo a favor'

/** A month's lines in the order they came in, and what they add up to, from one statement. */
export async function readIngresos(
  db: Queryable,
  { anio, mes, parte }: EntradaDe<typeof traerInformeMensualIngresos>,
): Promise<{ detallado: Renglon[]; resumen: Renglon[] }> {
  const lineas = await db.query<Linea>(
    `WITH caja AS (${movedMoney(PRIMERO, ULTIMO)}), parte AS (
       SELECT c.id AS pago_id, c.anulado, l.id AS linea_id, l.monto, coalesce(l.nombre, k.nombre) AS concepto, k.tipo
       FROM caja c JOIN linea l ON l.pago_id = c.id JOIN cargo k ON k.id = l.cargo_id
       UNION ALL
       SELECT c.id, c.anulado, NULL, abs(c.monto) - pagado.monto, '${A_FAVOR}', NULL
       FROM caja c CROSS JOIN LATERAL (
         SELECT coalesce(sum(l.monto), 0)::bigint AS monto FROM linea l WHERE l.pago_id = c.id
       ) pagado WHERE abs(c.monto) <> pagado.monto
     )
     SELECT c.fecha, c.nro_recibo AS "nroRecibo", c.recibo_anterior AS "reciboAnterior", c.matriculado_id AS "matriculadoID", r.matricula,
       ${nombreDeMatriculado('r')} AS nombre, p.concepto, p.tipo AS "tipoPagoID", r.mp,
       CASE WHEN c.anulado THEN -p.monto ELSE p.monto END AS monto
     FROM caja c JOIN parte p ON p.pago_id = c.id AND p.anulado = c.anulado
     JOIN recibo r ON r.pago_id = c.id
     ORDER BY c.fecha, c.id, c.anulado, p.linea_id`,
    [anio, mes],
  )
  const detallado = lineas.map(({ tipoPagoID, ...linea }) => ({
    ...linea,
    tipo: tipoPagoID === null ? A_FAVOR : TIPO_NOMBRES[tipoPagoID],
    cantidad: null,
  }))
  return {
    detallado: parte === 'resumen' ? [] : detallado,
    resumen: parte === 'detallado' ? [] : sumUp(detallado),
  }
}

/** One row for each kind of what was paid by each means, in their order. */
function sumUp(detallado: readonly { tipo: string; mp: string; monto: Centavos }[]): Renglon[] {
  const sums = new Map<string, Renglon & { monto: Centavos; cantidad: number }>()
  for (const { tipo, mp, monto } of detallado) {
    const clave = `${tipo}\n${mp}`
    const { monto: before = 0n, cantidad = 0 } = sums.get(clave) ?? {}
    sums.set(clave, { ...VACIO, tipo, mp, cantidad: cantidad + 1, monto: centavos(before + monto) })
  }
  const keys = [...sums.keys()].sort((a, b) => a.localeCompare(b, 'es'))
  return keys.flatMap((clave) => sums.get(clave) ?? [])
}

const VACIO = {
  fecha: null,
  nroRecibo: null,
  reciboAnterior: null,
  matriculadoID: null,
  matricula: null,
  nombre: null,
  concepto: null,
} as const

/**
 * A month's bank debits out of accounts of a type. The account is that of the round that was reported, or else of the
 * member's enrolment of that day; what an entity collected has none and is in neither.
 */
export const listDebitos = (
  db: Queryable,
  { anio, mes, tipoDebito }: EntradaDe<typeof traerInformeMensualDebitos>,
): Promise<FilaDe<typeof traerInformeMensualDebitos>[]> =>
  db.query(
    `SELECT c.fecha, c.nro_recibo AS "nroRecibo", c.recibo_anterior AS "reciboAnterior", c.matriculado_id AS "matriculadoID", e.matricula,
       ${nombreDeMatriculado('e')} AS nombre, b.nombre AS banco, coalesce(f.cbu, d.cbu) AS cbu, c.monto
     FROM (${movedMoney(PRIMERO, ULTIMO)}) c JOIN recibo e ON e.pago_id = c.id
     LEFT JOIN LATERAL (
       SELECT rf.clase, rf.cbu FROM rendicion_fila r JOIN ronda_fila rf ON rf.id = r.ronda_fila_id
       WHERE r.id IN (${renglonesDe('c')}) ORDER BY r.id DESC LIMIT 1
     ) f ON true
     LEFT JOIN LATERAL (
       SELECT a.banco_id, a.tipo_cuenta_id, a.cbu FROM da_listado a
       WHERE a.matriculado_id = c.matriculado_id AND a.banco_id IS NOT NULL
       ORDER BY a.fecha_alta <= c.fecha DESC, a.id DESC LIMIT 1
     ) d ON true
     LEFT JOIN banco b ON b.id = d.banco_id
     WHERE c.medio = 'debito' AND $3 = CASE WHEN f.clase = 'CC' THEN 1 WHEN f.clase = 'CA' THEN 2
       WHEN d.tipo_cuenta_id = 1 THEN 1 WHEN d.tipo_cuenta_id IN (2, 3) THEN 2 END
     ORDER BY c.fecha, c.id, c.anulado`,
    [anio, mes, tipoDebito],
  )
