import { createHash, randomBytes } from 'node:crypto'
import { ajusteSql } from '@/backend/acceso/ajuste/store'
import { makeKey, plainKey } from '@/backend/acceso/cuenta/clave'
import { stepOf } from '@/backend/acceso/factor/totp'
import type { Queryable, Tx } from '@/backend/db/conexion'

const BYTES = 20
const RESPALDOS = 10
/** Three groups carry 57 bits. */
const GRUPOS = 3

const hashOf = (usuarioID: number, codigo: string): Buffer =>
  createHash('sha256')
    .update(`${usuarioID} ${plainKey(codigo)}`)
    .digest()

/** Whether the account has a confirmed factor, and what is left for who loses it. */
export interface Factor {
  desde: string | null
  respaldos: number
  exigido: boolean
}

/** SQL: a setting asks a second factor of the role `r`. */
const EXIGIDO = `(r.nombre IN ('ADMINISTRACION', 'CONTADOR') AND ${ajusteSql('segundoFactor')} = 1)`

export async function readFactor(db: Queryable, usuarioID: number): Promise<Factor> {
  const [row] = await db.query<Factor>(
    `SELECT f.confirmado_en AS desde, coalesce(${EXIGIDO}, false) AS exigido,
       (SELECT count(*)::int FROM codigo_de_respaldo c WHERE c.usuario_id = u.id AND c.usado_en IS NULL) AS respaldos
     FROM usuario u LEFT JOIN rol r ON r.id = u.rol_id
     LEFT JOIN segundo_factor f ON f.usuario_id = u.id WHERE u.id = $1`,
    [usuarioID],
  )
  return row ?? { desde: null, respaldos: 0, exigido: false }
}

/** A new secret, of no use until it is confirmed; a confirmed one stays as it is. Undefined where there is one. */
export async function beginFactor(tx: Tx, usuarioID: number): Promise<Buffer | undefined> {
  const secreto = randomBytes(BYTES)
  const made = await tx.query(
    `INSERT INTO segundo_factor (usuario_id, secreto) VALUES ($1, $2)
     ON CONFLICT (usuario_id) DO UPDATE SET secreto = EXCLUDED.secreto, ultimo_paso = 0, creado_en = now()
     WHERE segundo_factor.confirmado_en IS NULL RETURNING usuario_id`,
    [usuarioID, secreto],
  )
  return made.length === 1 ? secreto : undefined
}

interface Guardado {
  secreto: Buffer
  confirmado: boolean
  ultimoPaso: number
}

async function holdFactor(tx: Tx, usuarioID: number): Promise<Guardado | undefined> {
  const [row] = await tx.query<Guardado>(
    `SELECT secreto, confirmado_en IS NOT NULL AS confirmado, ultimo_paso AS "ultimoPaso" FROM segundo_factor
     WHERE usuario_id = $1 FOR UPDATE`,
    [usuarioID],
  )
  return row
}

/** Spends a code of the application: of each half minute one counts, and none before the last that did. */
async function spendCode(
  tx: Tx,
  usuarioID: number,
  { secreto, ultimoPaso }: Guardado,
  typed: string,
): Promise<boolean> {
  const plain = typed.replace(/\s/g, '')
  if (!/^\d{6}$/.test(plain)) return false
  const paso = stepOf(secreto, plain, new Date())
  if (paso === null || paso <= ultimoPaso) return false
  await tx.query('UPDATE segundo_factor SET ultimo_paso = $2 WHERE usuario_id = $1', [usuarioID, paso])
  return true
}

async function spendBackup(tx: Tx, usuarioID: number, typed: string): Promise<boolean> {
  const spent = await tx.query(
    `UPDATE codigo_de_respaldo SET usado_en = now() WHERE codigo_hash = $1 AND usuario_id = $2 AND usado_en IS NULL
     RETURNING usuario_id`,
    [hashOf(usuarioID, typed), usuarioID],
  )
  return spent.length === 1
}

/** 'sobra' where the account has no factor. */
export type Paso = 'sobra' | 'falta' | 'errado' | 'aplicacion' | 'respaldo'

/** Asks the account's factor for a code and spends it, of the application or one for who lost it. */
export async function passFactor(tx: Tx, usuarioID: number, typed: string | undefined): Promise<Paso> {
  const factor = await holdFactor(tx, usuarioID)
  if (!factor?.confirmado) return 'sobra'
  if (!typed?.trim()) return 'falta'
  if (await spendCode(tx, usuarioID, factor, typed)) return 'aplicacion'
  return (await spendBackup(tx, usuarioID, typed)) ? 'respaldo' : 'errado'
}

/** Confirms the secret with a first code. Answers the codes for who loses it, told here alone; undefined if it is wrong. */
export async function confirmFactor(tx: Tx, usuarioID: number, typed: string): Promise<string[] | undefined> {
  const factor = await holdFactor(tx, usuarioID)
  if (!factor || factor.confirmado || !(await spendCode(tx, usuarioID, factor, typed))) return undefined
  await tx.query('UPDATE segundo_factor SET confirmado_en = now() WHERE usuario_id = $1', [usuarioID])
  const codigos = Array.from({ length: RESPALDOS }, () => makeKey(GRUPOS))
  await tx.query('DELETE FROM codigo_de_respaldo WHERE usuario_id = $1', [usuarioID])
  await tx.query(
    'INSERT INTO codigo_de_respaldo (codigo_hash, usuario_id) SELECT codigo, $2::int FROM unnest($1::bytea[]) AS q (codigo)',
    [codigos.map((codigo) => hashOf(usuarioID, codigo)), usuarioID],
  )
  return codigos
}

/** False when the account has none that is confirmed. */
export async function removeFactor(tx: Tx, usuarioID: number): Promise<boolean> {
  await tx.query('DELETE FROM codigo_de_respaldo WHERE usuario_id = $1', [usuarioID])
  const [gone] = await tx.query<{ habia: boolean }>(
    'DELETE FROM segundo_factor WHERE usuario_id = $1 RETURNING confirmado_en IS NOT NULL AS habia',
    [usuarioID],
  )
  return gone?.habia ?? false
}
