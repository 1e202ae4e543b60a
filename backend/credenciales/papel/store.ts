import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { emitir, verImagen } from '@/contract/papel'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { noEncontrado } from '@/backend/nucleo/rechazo'

export type Emitido = FilaDe<typeof emitir>
export type Contenido = Emitido['contenido']

/** A paper as it was kept. */
interface Guardado extends Omit<Emitido, 'contenido'> {
  matriculadoID: number
  contenido: string
}

const GUARDADO = `SELECT id, clase, numero, codigo, matriculado_id AS "matriculadoID", emitido_en AS emitido,
    anulado_en AS anulado, copias, imagen_huella IS NOT NULL AS "conImagen", contenido FROM papel`

export async function readPapel(db: Queryable, id: number): Promise<Emitido> {
  const [row] = await db.query<Guardado>(`${GUARDADO} WHERE id = $1`, [id])
  if (!row) throw noEncontrado()
  return { ...row, contenido: JSON.parse(row.contenido) as Contenido }
}

/** Locks the paper until the transaction ends, and answers whose it is. */
export async function holdPapel(
  tx: Tx,
  id: number,
): Promise<Pick<Guardado, 'clase' | 'numero' | 'matriculadoID' | 'anulado'>> {
  const [row] = await tx.query<Guardado>(`${GUARDADO} WHERE id = $1 FOR UPDATE`, [id])
  if (!row) throw noEncontrado()
  return row
}

export async function readHuella(
  db: Queryable,
  { papelID: id, cual = 'firma', matriculadoID }: EntradaDe<typeof verImagen>,
): Promise<{ huella: string; nombre: string }> {
  const [row] = await db.query<{ firma: string | null; foto: string | null }>(
    `SELECT imagen_huella AS firma, foto_huella AS foto FROM papel
     WHERE id = $1 AND ($2::int IS NULL OR matriculado_id = $2)`,
    [id, matriculadoID ?? null],
  )
  const huella = row?.[cual]
  if (!huella) throw noEncontrado()
  return { huella, nombre: `${cual}-${id}` }
}
