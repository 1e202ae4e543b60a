import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { mover, traerTodos } from '@/contract/numeracion'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { nombreDeUsuario } from '@/backend/nucleo/nombres'
import { refuse } from '@/backend/nucleo/rechazo'
import { CLASES, CLASES_DE_PAPEL, type ClaseDePapel } from '@/domain/papel'

type Fila = FilaDe<typeof traerTodos>

/** Numbers have no gap but those moved over, and nothing issued is deleted: the counters know how many there are. */
const EMITIDOS = `c.valor - c.desde - coalesce(
  (SELECT sum(s.hasta - s.desde + 1)::int FROM papel_salto s WHERE 'papel.' || s.clase = c.nombre), 0)`

/** Of each kind, in the order in which they are told. */
export const listNumeracion = (db: Queryable): Promise<Fila[]> =>
  db.query(
    `SELECT k.clase, c.valor + 1 AS proximo, ${EMITIDOS} AS emitidos, u.movido, u.quien
     FROM unnest($1::text[]) WITH ORDINALITY k (clase, lugar) JOIN contador c ON c.nombre = 'papel.' || k.clase
     LEFT JOIN LATERAL (
       SELECT s.movido_en AS movido, ${nombreDeUsuario('w')} AS quien
       FROM papel_salto s LEFT JOIN usuario w ON w.id = s.movido_por
       WHERE s.clase = k.clase ORDER BY s.desde DESC LIMIT 1
     ) u ON true ORDER BY k.lugar`,
    [CLASES],
  )

/** How many papers were ever issued, of a kind or of all. */
export async function countIssued(db: Queryable, clase: ClaseDePapel | undefined): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `SELECT sum(${EMITIDOS})::int AS total FROM contador c WHERE c.nombre = ANY($1)`,
    [(clase ? [clase] : CLASES).map((one) => `papel.${one}`)],
  )
  return row?.total ?? 0
}

/**
 * Sets the number that the next paper of a kind gets; those between are never given. Throws `Rechazo` at `proximo` for
 * a number that is taken or that is the next one already.
 */
export async function moveNumeracion(
  tx: Tx,
  pedido: Pedido,
  { clase, proximo }: EntradaDe<typeof mover>,
): Promise<null> {
  // Held until the end, as by whoever takes a number.
  const [row] = await tx.query<{ valor: number }>('SELECT valor FROM contador WHERE nombre = $1 FOR UPDATE', [
    `papel.${clase}`,
  ])
  if (!row) throw new Error(`Falta el contador de ${clase}`)
  const free = row.valor + 1
  if (proximo === free) refuse('proximo', `El próximo ya es el N° ${free}`)
  if (proximo < free)
    refuse('proximo', `Ese número ya pasó: el próximo puede ser el N° ${free + 1} o uno mayor`)
  await tx.query('UPDATE contador SET valor = $2 WHERE nombre = $1', [`papel.${clase}`, proximo - 1])
  const [salto] = await tx.query<{ id: number }>(
    'INSERT INTO papel_salto (clase, desde, hasta, movido_por) VALUES ($1, $2, $3, $4) RETURNING id',
    [clase, free, proximo - 1, pedido.persona.usuarioID],
  )
  await audit(tx, pedido, {
    entidad: 'papel_salto',
    ...(salto && { entidadID: salto.id }),
    antes: { proximo: free },
    despues: { papel: CLASES_DE_PAPEL[clase], proximo },
  })
  return null
}
