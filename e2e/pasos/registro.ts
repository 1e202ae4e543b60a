import { openDatabase, withTransaction, type Db } from '@/backend/db/conexion'
import { ADVISORY_LOCK } from '@/backend/db/migrate'
import { enrol } from '@/backend/prueba/debitos/adherido'
import { answerOf } from '@/backend/prueba/debitos/rendicion'
import { demoFolder } from '@/backend/db/supervisor/folder'
import { runningServerUrl } from '@/backend/db/supervisor/server'
import { chargeMonths } from '@/backend/tesoreria/ledger/cargar'
import { SIN_COBERTURA } from '@/domain/cobertura'
import { centavos } from '@/domain/dinero'
import { today, type Mes } from '@/domain/fechas'

/** The back door: puts the register into states that no screen brings about yet. */
async function withRegister<T>(
  act: (db: Db) => Promise<T>,
  demo = process.env['PADRON_E2E_DEMO'],
): Promise<T> {
  const folder = demoFolder({ ...process.env, PADRON_DEMO: demo })
  const url = runningServerUrl(folder)
  if (!url) throw new Error('El registro de la prueba no está en marcha')
  const db = openDatabase(url, { max: 1 })
  try {
    return await act(db)
  } finally {
    await db.close()
  }
}

/** Makes a user with the demonstration password (or changes the one there is) and returns its id. */
export function setUser(
  username: string,
  state: { rol: string | null; bloqueado?: boolean },
): Promise<number> {
  return withRegister(async (db) => {
    const [row] = await db.query<{ id: number }>(
      `INSERT INTO usuario (username, clave_hash, nombre, apellido, rol_id, bloqueado)
       SELECT $1, clave_hash, 'Prueba', 'Prueba', (SELECT id FROM rol WHERE nombre = $2), $3
       FROM usuario WHERE username = 'administracion'
       ON CONFLICT (lower(username)) WHERE eliminado_en IS NULL
       DO UPDATE SET rol_id = excluded.rol_id, bloqueado = excluded.bloqueado RETURNING id`,
      [username, state.rol, state.bloqueado ?? false],
    )
    if (!row) throw new Error(`No se pudo preparar ${username}`)
    return row.id
  })
}

export const revokeSessions = (usuarioID: number): Promise<unknown> =>
  withRegister((db) => db.query('UPDATE sesion SET revocada_en = now() WHERE usuario_id = $1', [usuarioID]))

/** Payments of a member that are in force, as the register knows them. */
export const paymentsOf = (
  matriculadoID: number,
): Promise<{ id: number; total: bigint; nroRecibo: string }[]> =>
  withRegister((db) =>
    db.query(
      'SELECT id, total, nro_recibo::text AS "nroRecibo" FROM pago WHERE matriculado_id = $1 AND anulado_en IS NULL ORDER BY id',
      [matriculadoID],
    ),
  )

/** A provider that takes money for what was called off: its page opens once more. */
export const letPayLate = (matriculadoID: number): Promise<unknown> =>
  withRegister((db) =>
    db.query(
      `UPDATE prueba_preferencia SET vence_en = now() + interval '1 hour'
       WHERE referencia IN (SELECT referencia FROM pago_en_linea WHERE matriculado_id = $1)`,
      [matriculadoID],
    ),
  )

/** A provider that took another amount for a member's online payment than was asked for; answers the payment's id. */
export const takeOtherAmount = (matriculadoID: number): Promise<number> =>
  withRegister(async (db) => {
    const [row] = await db.query<{ id: number }>(
      `INSERT INTO cobro_en_linea (pasarela, proveedor_id, pago_en_linea_id, estado, monto, moneda, observacion)
       SELECT pasarela, 'otro-' || id, id, 'approved', 100, 'ARS', 'El proveedor cobró otro importe: no se acreditó'
       FROM pago_en_linea WHERE matriculado_id = $1 ORDER BY id DESC LIMIT 1 RETURNING pago_en_linea_id AS id`,
      [matriculadoID],
    )
    if (!row) throw new Error('No tiene un pago en línea')
    return row.id
  })

/** A member who owes instalments of a plan. */
export const memberWithPlan = (): Promise<number> =>
  withRegister(async (db) => {
    const [row] = await db.query<{ id: number }>(
      'SELECT matriculado_id AS id FROM cargo WHERE tipo = 2 AND linea_id IS NULL AND anulado_en IS NULL ORDER BY id LIMIT 1',
    )
    if (!row) throw new Error('Nadie debe cuotas de un plan')
    return row.id
  })

/** User name of the doctor's account: his CUIT. */
export const doctorsAccount = (): Promise<{ username: string; matriculadoID: number }> =>
  withRegister(async (db) => {
    const [row] = await db.query<{ username: string; matriculadoID: number }>(
      `SELECT u.username, u.matriculado_id AS "matriculadoID" FROM usuario u JOIN rol r ON r.id = u.rol_id
       WHERE r.nombre = 'MEDICO' AND u.matriculado_id IS NOT NULL AND u.eliminado_en IS NULL ORDER BY u.id LIMIT 1`,
    )
    if (!row) throw new Error('No hay cuenta de médico')
    return row
  })

/** An account of a doctor's own, with the demonstration password, for a test that changes what he owes. */
export const giveAccount = (matriculadoID: number): Promise<string> =>
  withRegister(async (db) => {
    const [row] = await db.query<{ username: string }>(
      `INSERT INTO usuario (username, clave_hash, nombre, apellido, rol_id, matriculado_id)
       SELECT 'medico-' || m.id, u.clave_hash, m.nombre, m.apellido, (SELECT id FROM rol WHERE nombre = 'MEDICO'), m.id
       FROM matriculado m, usuario u WHERE m.id = $1 AND u.username = 'administracion' RETURNING username`,
      [matriculadoID],
    )
    if (!row) throw new Error(`No hay un matriculado ${matriculadoID}`)
    return row.username
  })

/** In the register of `demo`: nobody has set the prices of a type while `act` runs. */
export const withoutPrices = (
  demo: string,
  tipoMatriculaID: number,
  act: () => Promise<void>,
): Promise<void> =>
  withRegister(async (db) => {
    const move = (years: number) =>
      db.query('UPDATE concepto SET anio = anio + $2 WHERE tipo = 1 AND tipo_matricula_id = $1', [
        tipoMatriculaID,
        years,
      ])
    await move(-100)
    try {
      await act()
    } finally {
      await move(100)
    }
  }, demo)

/** Whatever is dated waits meanwhile, as while somebody moves the lock date: what a job charges too. */
export const whileNothingIsDated = (demo: string, act: () => Promise<void>): Promise<void> =>
  withRegister(
    (db) =>
      withTransaction(db, async (tx) => {
        await tx.query('SELECT pg_advisory_xact_lock($1, 3)', [ADVISORY_LOCK])
        await act()
      }),
    demo,
  )

/** The register of `demo` says from now on that its people are real ones. */
export const makeReal = (demo: string): Promise<unknown> =>
  withRegister((db) => db.query("UPDATE registro SET clase = 'real'"), demo)

/** Gives everybody of a register of one's own the same telephone. */
export const setPhones = (demo: string, telefono: string): Promise<unknown> =>
  withRegister((db) => db.query('UPDATE matriculado SET telefono = $1', [telefono]), demo)

/** A row of a catalogue that something refers to and that could be deleted otherwise; undefined when there is none. */
export const rowInUse = (noun: string): Promise<{ id: number; nombre: string } | undefined> =>
  withRegister(async (db) => {
    const references = await db.query<{ tabla: string; columna: string }>(
      `SELECT c.conrelid::regclass::text AS tabla, a.attname AS columna
       FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
       WHERE c.contype = 'f' AND c.confrelid = $1::regclass`,
      [noun],
    )
    for (const { tabla, columna } of references) {
      const [row] = await db.query<{ id: number; nombre: string }>(
        `SELECT t.id, t.nombre FROM ${noun} t WHERE to_jsonb(t) ->> 'fijo' IS DISTINCT FROM 'true'
           AND t.eliminado_en IS NULL AND EXISTS (SELECT FROM ${tabla} r
             WHERE r.${columna} = t.id AND to_jsonb(r) ->> 'eliminado_en' IS NULL) ORDER BY t.id LIMIT 1`,
      )
      if (row) return row
    }
    return undefined
  })

/** Charges a month. */
const chargeMonth = (matriculadoID: number, mes: Mes): Promise<unknown> =>
  withRegister((db) =>
    withTransaction(db, (tx) =>
      chargeMonths(
        tx,
        { persona: null, pedidoID: null, acto: 'cuota.generar', hoy: '2019-12-01' },
        {
          matriculadoID,
          tipoMatriculaID: 1,
          meses: [{ ...mes, monto: centavos(150_000n), cobertura: SIN_COBERTURA }],
        },
      ),
    ),
  )

/** A month of 1995, which no member of the demonstration was charged, that this one still owes. */
export const chargeOldMonth = (matriculadoID: number): Promise<unknown> =>
  chargeMonth(matriculadoID, { anio: 1995, mes: 1 })

/** Puts a member in debit since 2020, at the bank of this code or through an entity, and charges him a month. */
export async function debit(
  matriculadoID: number,
  como: Parameters<typeof enrol>[2],
  mes: Mes,
): Promise<void> {
  await withRegister((db) => enrol(db, matriculadoID, como))
  await chargeMonth(matriculadoID, mes)
}

/** What the bank would answer to a round's file. */
export const answerTo = (
  rondaID: number,
  clase: string,
  dichos: Parameters<typeof answerOf>[3],
): Promise<File> =>
  withRegister((db) =>
    answerOf(
      db,
      rondaID,
      clase,
      dichos.map((dicho) => ({ dia: today(), ...dicho })),
    ),
  )

/** The same as a browser is given a file. */
export async function reportOf(...cual: Parameters<typeof answerTo>): Promise<{
  name: string
  mimeType: string
  buffer: Buffer
}> {
  const file = await answerTo(...cual)
  return { name: file.name, mimeType: 'text/plain', buffer: Buffer.from(await file.arrayBuffer()) }
}
