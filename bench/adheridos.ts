import type { Db } from '@/backend/db/conexion'
import { giveBankSettings } from '@/backend/prueba/debitos/ajustes'
import { matriculaName } from '@/backend/tesoreria/ledger/nombres'
import { makeCbu } from '@/domain/cbu'
import type { Centavos } from '@/domain/dinero'
import { partsOf, today } from '@/domain/fechas'

const LOTE = 20_000
const PRIMERA = 1_000_000

/** So many members in BSE's debit, beside the register's own, each of whom owes this month. Answers their ids. */
export async function addAdheridos(db: Db, cuantos: number, monto: Centavos): Promise<number[]> {
  await giveBankSettings(db)
  const all: number[] = []
  for (let from = PRIMERA; from < PRIMERA + cuantos; from += LOTE) {
    const numbers = Array.from({ length: Math.min(LOTE, PRIMERA + cuantos - from) }, (_, n) => from + n)
    all.push(...(await addLot(db, numbers, monto)))
  }
  await db.query('ANALYZE')
  return all
}

async function addLot(db: Db, numbers: readonly number[], monto: Centavos): Promise<number[]> {
  const { anio, mes } = partsOf(today())
  const cbus = numbers.map((n) => makeCbu('321', '0001', String(n).padStart(13, '5')))
  const rows = await db.query<{ id: number }>(
    `WITH dato AS (
       SELECT * FROM unnest($1::int[], $2::text[]) WITH ORDINALITY AS d (n, cbu, orden)
     ), nuevo AS (
       INSERT INTO matriculado (matricula, tipo_matricula_id, apellido, nombre, dni, forma_pago_id, busqueda)
       SELECT n, 1, 'Adherido', 'Socio ' || n, 50000000 + n, 4, 'adherido socio ' || n FROM dato RETURNING id, matricula
     ), periodo AS (
       INSERT INTO periodo_matricula (matriculado_id, tipo_matricula_id, fecha_desde) SELECT id, 1, '2020-01-01' FROM nuevo
     ), numero AS (
       UPDATE contador SET valor = valor + cardinality($1::int[]) WHERE nombre = 'da_solicitud'
       RETURNING valor - cardinality($1::int[]) AS antes
     ), cuenta AS (
       INSERT INTO da_listado (matriculado_id, forma_pago_id, banco_id, sucursal_banco_id, tipo_cuenta_id, cbu, nro_cuenta,
         nro_solicitud, fecha_alta)
       SELECT m.id, 4, b.id, (SELECT min(id) FROM sucursal_banco WHERE banco_id = b.id), 2, d.cbu, substr(d.cbu, 12, 10),
         numero.antes + d.orden, '2020-01-10'
       FROM nuevo m JOIN dato d ON d.n = m.matricula CROSS JOIN numero JOIN banco b ON b.codigo_cbu = '321'
     ), debe AS (
       INSERT INTO cargo (matriculado_id, tipo, nombre, anio, mes, monto, tipo_matricula_id, federacion, ampliacion,
         ampliacion_extendida)
       SELECT id, 3, $3, $4, $5, $6, 1, false, false, false FROM nuevo RETURNING id, matriculado_id
     ), asiento AS (
       INSERT INTO movimiento (matriculado_id, fecha, acto, debe, cargo_id)
       SELECT matriculado_id, $7, 'cargar', $6, id FROM debe
     ) SELECT id FROM nuevo ORDER BY matricula`,
    [numbers, cbus, matriculaName(1, { anio, mes }), anio, mes, monto, today()],
  )
  return rows.map(({ id }) => id)
}
