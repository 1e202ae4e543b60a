import { createHash } from 'node:crypto'
import { cutBytes, keepBytes } from '@/backend/archivo/store'
import type { Tx } from '@/backend/db/conexion'
import { isRehearsed, readRegistro } from '@/backend/db/registro'
import type { AjustesDeRonda } from '@/backend/debitos/ronda/contexto'
import { Rechazo } from '@/backend/nucleo/rechazo'
import type { Banco, FilaDeEnvio } from '@/domain/bancos/banco'
import { bancoDeForma } from '@/domain/bancos/bancos'
import { EnvioImposible, nombreDeEnvio, writeEnvio } from '@/domain/bancos/escribir'
import type { Centavos } from '@/domain/dinero'

interface Ronda {
  id: number
  anio: number
  mes: number
  forma: number
  prueba: boolean
  ajustes: AjustesDeRonda
}

/**
 * Writes a round's files out of its frozen rows and settings, so that equal rows give equal bytes. Those written before
 * are kept and replaced. A demonstration register's say MUESTRA. Throws `Rechazo` with every row that cannot be sent.
 */
export async function writeArchivos(tx: Tx, rondaID: number): Promise<void> {
  const [ronda] = await tx.query<Ronda>(
    'SELECT id, anio, mes, forma, prueba, ajustes FROM ronda WHERE id = $1',
    [rondaID],
  )
  const banco = ronda && bancoDeForma(ronda.forma)
  if (!banco) return
  const muestra = ronda.prueba || isRehearsed((await readRegistro(tx))?.clase)
  for (const { clave } of banco.clases) await writeArchivo(tx, { ronda, banco, muestra }, clave)
}

async function writeArchivo(
  tx: Tx,
  { ronda, banco, muestra }: { ronda: Ronda; banco: Banco; muestra: boolean },
  clase: string,
): Promise<void> {
  await tx.query(
    'UPDATE ronda_archivo SET reemplazado_en = now() WHERE ronda_id = $1 AND clase = $2 AND reemplazado_en IS NULL',
    [ronda.id, clase],
  )
  const [totales] = await tx.query<{ cantidad: number; total: Centavos }>(
    `SELECT count(*)::int AS cantidad, coalesce(sum(importe), 0)::bigint AS total FROM ronda_fila
     WHERE ronda_id = $1 AND clase = $2 AND sacada_en IS NULL`,
    [ronda.id, clase],
  )
  if (!totales || totales.cantidad === 0) return
  const { anio, mes, ajustes } = ronda
  const contexto = { clase, ajustes: ajustes.banco, muestra, periodo: ajustes.periodo }
  const pieces: Uint8Array[] = []
  try {
    for await (const piece of writeEnvio(banco, contexto, totales, readFilas(tx, ronda.id, clase)))
      pieces.push(piece)
  } catch (error) {
    if (error instanceof EnvioImposible) throw new Rechazo(error.message)
    throw error
  }
  const bytes = Buffer.concat(pieces)
  const huella = createHash('sha256').update(bytes).digest('hex')
  await keepBytes(tx, { huella, tipo: 'text/plain', bytes: bytes.length }, cutBytes(bytes))
  await tx.query(
    `INSERT INTO ronda_archivo (ronda_id, clase, nombre, huella, cantidad, total) VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      ronda.id,
      clase,
      nombreDeEnvio(banco, clase, { anio, mes }, muestra),
      huella,
      totales.cantidad,
      totales.total,
    ],
  )
}

const LOTE = 5000

/** Lot by lot, in the order of the registration numbers that they were written down in. */
async function* readFilas(tx: Tx, rondaID: number, clase: string): AsyncGenerator<FilaDeEnvio> {
  for (let after = 0; ;) {
    const filas = await tx.query<FilaDeEnvio>(
      `SELECT id, matricula, apellido_nombre AS nombre, coalesce(cbu, '') AS cbu, coalesce(sucursal, '') AS sucursal, importe FROM ronda_fila
       WHERE ronda_id = $1 AND clase = $2 AND sacada_en IS NULL AND id > $3 ORDER BY id LIMIT ${LOTE}`,
      [rondaID, clase, after],
    )
    yield* filas
    const last = filas.at(-1)
    if (!last || filas.length < LOTE) return
    after = last.id
  }
}
