import { afterAll, beforeAll, expect, test } from 'vitest'
import { correrMes } from '@/backend/tesoreria/cuota/correr-mes'
import { orderMes } from '@/backend/tesoreria/cuota/generar'
import { simulate } from '@/backend/tesoreria/cuota/simulacion'
import { createTestDatabase } from '@/backend/prueba/db/base'
import { openDatabase, withTransaction, type Db } from '@/backend/db/conexion'
import type { TestDatabase } from '@/backend/prueba/db/servidor'
import { generar } from '@/backend/generador/generar'
import { annulRun } from '@/backend/tesoreria/ledger/anular'
import { workUntilDone } from '@/backend/tarea/finish'
import { checkRules, verificar, type Hallazgo } from '@/backend/verificar/verificar'

let database: TestDatabase
let db: Db

beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase(database.url, { max: 2 })
  await generar(db, { matriculados: 60, meses: 18, semilla: 7, hoy: '2026-11-21', demo: false })
  const acto = { persona: null, pedidoID: null, hoy: '2026-11-21' }
  const mes = { anio: 2026, mes: 12 }
  for (const undone of [true, false]) {
    const shown = await simulate(db, mes)
    const run = await withTransaction(db, (tx) =>
      orderMes(tx, { ...acto, acto: 'cuota.correr' }, { ...mes, ...shown }),
    )
    await workUntilDone(db, { cuotas: correrMes }, run.tareaID, () => undefined)
    if (undone)
      await withTransaction(db, (tx) =>
        annulRun(tx, { ...acto, acto: 'cuota.deshacer' }, run.corridaID, 'Prueba'),
      )
  }
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

class Undo extends Error {}

/** What is found after a forbidden statement, which is then undone. */
async function findAfter(sql: string): Promise<Hallazgo[]> {
  let found: Hallazgo[] = []
  const tampered = withTransaction(db, async (tx) => {
    await tx.query(sql)
    found = await checkRules(tx)
    throw new Undo()
  })
  await expect(tampered).rejects.toBeInstanceOf(Undo)
  return found
}

const UNPAID = '(SELECT min(id) FROM cargo WHERE linea_id IS NULL AND en_plan_id IS NULL)'
const PAID = '(SELECT min(id) FROM cargo WHERE linea_id IS NOT NULL)'
const copyOf = (columns: string, where: string): string =>
  `INSERT INTO movimiento (matriculado_id, fecha, registrado_en, acto, debe, haber, cargo_id, linea_id, pago_id)
   SELECT ${columns} FROM movimiento WHERE id = (SELECT min(id) FROM movimiento WHERE ${where})`
const SAME = 'matriculado_id, fecha, registrado_en, acto, debe, haber, cargo_id, linea_id, pago_id'

test('a generated register is consistent', async () => {
  expect(await verificar(db)).toEqual([])
})

test.each([
  [
    'a charge changed without an adjustment',
    `UPDATE cargo SET monto = monto + 1 WHERE id = ${UNPAID}`,
    /saldo de cada matriculado/,
  ],
  [
    'a charge that forgot its payment',
    `UPDATE cargo SET linea_id = NULL WHERE id = ${PAID}`,
    /exactamente una línea viva/,
  ],
  [
    'a charge marked as annulled and nothing more',
    `UPDATE cargo SET anulado_en = now() WHERE id = ${UNPAID}`,
    /asentado de cada cargo/,
  ],
  [
    'a line of another amount',
    `UPDATE linea SET monto = monto + 1 WHERE id = (SELECT min(id) FROM linea)`,
    /asentada una vez/,
  ],
  [
    'a payment of another total',
    `UPDATE pago SET total = total + 1 WHERE id = (SELECT min(id) FROM pago)`,
    /suman su total/,
  ],
  [
    'a payment of another member',
    `UPDATE pago SET matriculado_id = (SELECT min(id) FROM matriculado m WHERE m.id <> pago.matriculado_id) WHERE id = 1`,
    /mismo matriculado/,
  ],
  [
    'credit taken that nobody had',
    `INSERT INTO movimiento (matriculado_id, fecha, acto, debe) VALUES (1, '2026-11-21', 'aplicar', 100)`,
    /nada más lo descuenta|fue negativo/,
  ],
  [
    'credit of a payment that is of somebody else',
    `INSERT INTO movimiento (matriculado_id, fecha, acto, haber, pago_id)
     SELECT (SELECT max(id) FROM matriculado), fecha, 'cobrar', 100, id FROM pago WHERE id = 1`,
    /lo que deja a favor suman/,
  ],
  [
    'a payment that says it was made from credit and was not',
    `UPDATE pago SET medio = 'saldo' WHERE id = 1`,
    /lo descontó una vez/,
  ],
  [
    'a payment marked as annulled and nothing more',
    'UPDATE pago SET anulado_en = now() WHERE id = 1; UPDATE linea SET anulada = true WHERE pago_id = 1',
    /no queda nada asentado/,
  ],
  [
    'something dated behind the lock',
    `INSERT INTO cierre (hasta, ultimo_movimiento) SELECT '2200-01-01', max(id) - 1 FROM movimiento`,
    /mientras estaba cerrado/,
  ],
  [
    'a line annulled alone',
    `UPDATE linea SET anulada = true WHERE id = (SELECT min(id) FROM linea)`,
    /pago anulado/,
  ],
  ['a movement written twice', copyOf(SAME, "acto = 'cobrar'"), /asentada una vez/],
  [
    'a movement of another member',
    copyOf(SAME.replace('matriculado_id', '(SELECT max(id) FROM matriculado)'), "acto = 'cargar'"),
    /del matriculado de su cargo/,
  ],
  [
    'a movement dated later than it was written',
    copyOf(SAME.replace('fecha', "'2199-01-01'"), "acto = 'cargar'"),
    /fechado después/,
  ],
  ['a plan of another amount', 'UPDATE plan_pago SET monto = monto + 1', /cuotas de cada plan/],
  ['an instalment given twice', 'UPDATE cargo SET cuota = 1 WHERE tipo = 2', /cuotas de cada plan/],
  [
    'money of the provider whose payment was annulled',
    `INSERT INTO pago_en_linea (matriculado_id, referencia, pasarela, total, pantalla, estado, vence_en, terminado_en)
     SELECT matriculado_id, 'r', 'prueba', total, 'operador', 'aprobado', now(), now() FROM pago WHERE id = 1;
    INSERT INTO cobro_en_linea (pasarela, proveedor_id, pago_en_linea_id, estado, monto, moneda, pago_id, acreditado_en)
     SELECT 'prueba', '1', (SELECT max(id) FROM pago_en_linea), 'approved', total, 'ARS', id, now() FROM pago WHERE id = 1;
    UPDATE pago SET anulado_en = now() WHERE id = 1`,
    /cobro en línea acreditado/,
  ],
  [
    'a receipt number jumped',
    "UPDATE contador SET valor = valor + 1 WHERE nombre = 'recibo'",
    /faltan|recibo/,
  ],
  [
    'a payment nobody wrote down',
    `INSERT INTO usuario (username, clave_hash, nombre, apellido) VALUES ('alguien', '', '', '');
    UPDATE pago SET usuario_id = (SELECT max(id) FROM usuario) WHERE id = 1`,
    /auditoría/,
  ],
  [
    'a member whose period was closed and no other opened',
    `UPDATE periodo_matricula SET fecha_hasta = '2026-11-21' WHERE fecha_hasta IS NULL AND matriculado_id = 3`,
    /un solo período abierto/,
  ],
  [
    'a type that is not the open period’s',
    `UPDATE matriculado SET tipo_matricula_id = 7 WHERE id = 2`,
    /un solo período abierto/,
  ],
  [
    'a run of another total',
    'UPDATE corrida SET total = total + 1 WHERE anulada_en IS NULL',
    /las cuotas que dice/,
  ],
  [
    'a run of more charges',
    'UPDATE corrida SET cantidad = cantidad + 1 WHERE anulada_en IS NULL',
    /las cuotas que dice/,
  ],
  [
    'a run marked as undone and nothing more',
    'UPDATE corrida SET anulada_en = now() WHERE anulada_en IS NULL',
    /deshecha no queda ninguna/,
  ],
  ['a run of another month', 'UPDATE corrida SET mes = 1', /son de su mes/],
  [
    'a run nobody wrote down',
    `INSERT INTO usuario (username, clave_hash, nombre, apellido) VALUES ('otro', '', '', '');
    UPDATE corrida SET usuario_id = (SELECT max(id) FROM usuario)`,
    /Cada generación de un mes, y cada una deshecha/,
  ],
  [
    'a reversal of another amount',
    `INSERT INTO movimiento (matriculado_id, fecha, acto, haber, cargo_id, revierte)
     SELECT matriculado_id, fecha, 'anular', debe + 1, cargo_id, id FROM movimiento
     WHERE id = (SELECT min(id) FROM movimiento WHERE acto = 'cargar')`,
    /espejo/,
  ],
  [
    'a total of the register that is not its members’',
    'UPDATE matriculado_cambio SET cantidad = cantidad + 1',
    /total de matriculados/,
  ],
  [
    'a sum by day that is not the ledger’s',
    "INSERT INTO libro_dia (que, fecha, clave, monto) VALUES ('ingreso', '2026-01-01', 1, 1)",
    /sumas del libro por día/,
  ],
  [
    'a certificate number nobody has',
    "UPDATE contador SET valor = valor + 1 WHERE nombre = 'certificado_especialidad'",
    /Cada número de certificado de especialidad/,
  ],
  [
    'a certificate number beyond the counter',
    "UPDATE contador SET valor = valor - 1 WHERE nombre = 'certificado_especialidad'",
    /Cada número de certificado de especialidad/,
  ],
  [
    'a revalidation of another certificate',
    'UPDATE especialidad_matriculado SET nro_certificado = nro_certificado + 1 WHERE id = (SELECT min(id) FROM especialidad_matriculado WHERE es_reval)',
    /Cada revalidación sigue a una especialidad/,
  ],
  [
    'a paper number nobody has',
    "UPDATE contador SET valor = valor + 1 WHERE nombre = 'papel.carnet'",
    /Cada número de papel/,
  ],
  [
    'an attachment that somebody else’s took the place of',
    `WITH papel AS (INSERT INTO archivo (huella, tipo, bytes) VALUES (repeat('0', 64), 'image/png', 1) RETURNING huella),
     uno AS (INSERT INTO adjunto (matriculado_id, tipo, nombre, huella) SELECT min(m.id), 'otro', 'x', min(p.huella)
       FROM matriculado m, papel p RETURNING id, huella)
     INSERT INTO adjunto (matriculado_id, tipo, nombre, huella, reemplazado_por)
     SELECT (SELECT max(id) FROM matriculado), 'otro', 'x', huella, id FROM uno`,
    /Cada adjunto reemplazado/,
  ],
  [
    'a death of a list whose change of state was undone',
    `WITH a AS (INSERT INTO archivo (huella, tipo, bytes) VALUES (repeat('0', 64), 'text/csv', 1) RETURNING huella),
     c AS (INSERT INTO comparacion (origen, huella, nombre, dia, hoja, encabezado, columnas, titulos, muestra, lineas)
       SELECT 'fallecidos', huella, 'x', '2026-11-21', 0, 1, '{}', '', '[]', 1 FROM a RETURNING id),
     k AS (INSERT INTO cambio_estado (matriculado_id, dia, deshecho_en) SELECT min(id), '2026-11-21', now() FROM matriculado
       RETURNING id, matriculado_id)
     INSERT INTO comparacion_fila (comparacion_id, lugar, clase, clave, matriculado_id, alla, aqui, resuelta, resuelta_en, cambio_estado_id)
     SELECT c.id, 1, 'porAsentar', 'x', k.matriculado_id, '{}', '{}', 'asentar', now(), k.id FROM c, k`,
    /Cada fallecimiento que se asentó/,
  ],
  [
    'two insurances that share a day',
    `ALTER TABLE federacion_matriculado DROP CONSTRAINT seguros_sin_superponer;
     UPDATE federacion_matriculado SET hasta = desde + 10 WHERE id = (SELECT min(id) FROM federacion_matriculado);
     INSERT INTO federacion_matriculado (matriculado_id, desde) SELECT matriculado_id, hasta
     FROM federacion_matriculado ORDER BY id LIMIT 1`,
    /Los seguros de cada matriculado no se superponen/,
  ],
  [
    'two insurances open at once',
    `ALTER TABLE federacion_matriculado DROP CONSTRAINT seguros_sin_superponer;
     INSERT INTO federacion_matriculado (matriculado_id, desde) SELECT matriculado_id, desde + 1
     FROM federacion_matriculado WHERE hasta IS NULL ORDER BY id LIMIT 1`,
    /Los seguros de cada matriculado .* a lo sumo uno está abierto/,
  ],
  [
    'two periods of superintendencia that share a day',
    `ALTER TABLE superintendencia_matriculado DROP CONSTRAINT superintendencia_sin_superponer;
     INSERT INTO superintendencia_matriculado (matriculado_id, desde, hasta) VALUES (1, '2026-01-01', NULL), (1, '2026-03-01', '2026-04-01')`,
    /Los períodos de superintendencia/,
  ],
  [
    'a payment form that nobody enrolled the member in',
    'UPDATE matriculado SET forma_pago_id = CASE forma_pago_id WHEN 5 THEN 6 ELSE 5 END WHERE id = 1',
    /Cada forma de pago que no es Efectivo/,
  ],
  [
    'an account that cannot be debited',
    `ALTER TABLE da_listado DROP CONSTRAINT da_listado_cbu_check;
     UPDATE da_listado SET cbu = '3210290100100000123456' WHERE id = (SELECT min(id) FROM da_listado WHERE cbu IS NOT NULL)`,
    /Cada cuenta que se debita/,
  ],
  [
    'a number of request nobody has',
    "UPDATE contador SET valor = valor + 1 WHERE nombre = 'da_solicitud'",
    /Cada número de solicitud de débito/,
  ],
  [
    'a policy without its file',
    `ALTER TABLE poliza DROP CONSTRAINT poliza_huella_fkey;
     INSERT INTO poliza (matriculado_id, anio, mes, huella) VALUES (1, 2026, 11, repeat('0', 64))`,
    /Cada póliza tiene su archivo/,
  ],
  [
    'two policies of a member in a month',
    `ALTER TABLE poliza DROP CONSTRAINT poliza_anio_mes_matriculado_id_key;
     INSERT INTO archivo (huella, tipo, bytes) VALUES (repeat('0', 64), 'application/pdf', 1);
     INSERT INTO archivo_trozo (huella, orden, datos) VALUES (repeat('0', 64), 0, 'x');
     INSERT INTO poliza (matriculado_id, anio, mes, huella) VALUES (1, 2026, 11, repeat('0', 64)), (1, 2026, 11, repeat('0', 64))`,
    /es la única del matriculado en el mes/,
  ],
  [
    'a paper number beyond the counter',
    "UPDATE contador SET valor = valor - 1 WHERE nombre = 'papel.certificado'",
    /Cada número de papel/,
  ],
  [
    'a paper of somebody else’s specialty',
    `WITH nueva AS (INSERT INTO usuario (username, nombre, apellido, clave_hash) VALUES ('papeles', '', '', '') RETURNING id)
     INSERT INTO papel (clase, numero, codigo, matriculado_id, origen_id, certifica, contenido, huella, emitido_por)
     SELECT 'especialidad', tomar_papel('especialidad'), '0000000000000',
       (SELECT min(id) FROM matriculado m WHERE m.id <> e.matriculado_id), e.id, '', '{}', sha256('{}'),
       u.id
     FROM especialidad_matriculado e, nueva u ORDER BY e.id LIMIT 1`,
    /Cada papel dice lo que decía/,
  ],
])('finds %s', async (_name, sql, regla) => {
  const found = await findAfter(sql)
  expect(found.map((hallazgo) => hallazgo.regla).join('\n')).toMatch(regla)
  expect(found.every(({ cantidad, ejemplos }) => cantidad > 0 && ejemplos.length > 0)).toBe(true)
})

test('the ledger refuses to be rewritten', async () => {
  for (const sql of [
    'UPDATE movimiento SET haber = 1',
    'DELETE FROM movimiento',
    'TRUNCATE movimiento CASCADE',
  ]) {
    await expect(withTransaction(db, (tx) => tx.query(sql))).rejects.toThrow(/solo admite agregados/)
  }
})
