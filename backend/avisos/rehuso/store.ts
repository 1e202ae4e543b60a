import type { darDeBaja, guardarPropios, leerBaja, traerPropios, traerTodos } from '@/contract/aviso-rehusado'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { audit, type Autor } from '@/backend/acceso/auditoria/store'
import { takeFromAddress } from '@/backend/acceso/cuenta/intentos'
import { configuracion } from '@/backend/avisos/mensaje/configuracion'
import { type Baja, readBaja } from '@/backend/avisos/rehuso/codigo'
import { readSecreto } from '@/backend/credenciales/habilitacion/carnet-digital'
import { type Db, type Queryable, type Tx, withTransaction } from '@/backend/db/conexion'
import { readRegistro } from '@/backend/db/registro'
import type { Pedido, PedidoPublico } from '@/backend/nucleo/manejador'
import { demasiados, noEncontrado, refuse } from '@/backend/nucleo/rechazo'
import { MAIL, MEDIOS, WHATSAPP } from '@/domain/mensaje'
import { CLAVES_DE_TEMA, TEMAS_DE_AVISO } from '@/domain/tema-de-aviso'

type Rehusado = FilaDe<typeof traerTodos>

/** In the order of the kinds. */
export async function listRehusados(
  db: Queryable,
  { matriculadoID }: EntradaDe<typeof traerTodos>,
): Promise<Rehusado[]> {
  // Of a member who refused nothing there is one row, of nulls.
  const rows = await db.query<Rehusado | Record<keyof Rehusado, null>>(
    `SELECT r.tema, r.medio, r.desde FROM matriculado m LEFT JOIN aviso_rehusado r ON r.matriculado_id = m.id
     WHERE m.id = $1 ORDER BY array_position($2::text[], r.tema), r.medio DESC`,
    [matriculadoID, CLAVES_DE_TEMA],
  )
  if (rows.length === 0) throw noEncontrado()
  return rows.filter((row): row is Rehusado => row.tema !== null)
}

const requireMember = ({ persona }: Pick<Pedido, 'persona'>): number => {
  if (persona.matriculadoID === null) throw noEncontrado()
  return persona.matriculadoID
}

/** Where the asking doctor can be written to, by what leaves this server, and what he refused. Throws `noEncontrado`. */
export async function readOwn(db: Queryable, pedido: Pedido): Promise<FilaDe<typeof traerPropios>> {
  const matriculadoID = requireMember(pedido)
  const [contacto] = await db.query<{ email: string | null; telefono: string | null }>(
    'SELECT email, telefono FROM matriculado WHERE id = $1',
    [matriculadoID],
  )
  if (!contacto) throw noEncontrado()
  const real = (await readRegistro(db))?.clase === 'real'
  const rehusados = await listRehusados(db, { matriculadoID })
  return {
    ...{ correo: contacto.email?.trim() || null, telefono: contacto.telefono?.trim() || null },
    medios: real && !configuracion().correo ? [WHATSAPP] : [MAIL, WHATSAPP],
    rehusados: rehusados.map(({ tema, medio }) => ({ tema, medio })),
  }
}

/** Takes the place of all that he refused before. Throws `Rechazo` for a kind that is not written by that means. */
export async function saveOwn(
  tx: Tx,
  pedido: Pedido,
  { rehusados }: EntradaDe<typeof guardarPropios>,
): Promise<null> {
  const matriculadoID = requireMember(pedido)
  for (const { tema, medio } of rehusados) {
    const medios: readonly number[] = TEMAS_DE_AVISO[tema].medios
    if (!medios.includes(medio)) refuse('rehusados', 'Ese aviso no se envía por ese medio')
  }
  const [held] = await tx.query('SELECT FROM matriculado WHERE id = $1 FOR UPDATE', [matriculadoID])
  if (!held) throw noEncontrado()
  const antes = await describe(tx, matriculadoID)
  const pares = [rehusados.map(({ tema }) => tema), rehusados.map(({ medio }) => medio)]
  await tx.query(
    `DELETE FROM aviso_rehusado r WHERE r.matriculado_id = $1 AND NOT EXISTS (
       SELECT FROM unnest($2::text[], $3::smallint[]) AS q (tema, medio) WHERE q.tema = r.tema AND q.medio = r.medio)`,
    [matriculadoID, ...pares],
  )
  await tx.query(
    `INSERT INTO aviso_rehusado (matriculado_id, tema, medio)
     SELECT $1, q.tema, q.medio FROM unnest($2::text[], $3::smallint[]) AS q (tema, medio) ON CONFLICT DO NOTHING`,
    [matriculadoID, ...pares],
  )
  await trail(tx, pedido, { matriculadoID, antes })
  return null
}

/** What he refuses, in words; null for nothing. */
async function describe(db: Queryable, matriculadoID: number): Promise<string | null> {
  const all = await listRehusados(db, { matriculadoID })
  const words = all.map(({ tema, medio }) => `${TEMAS_DE_AVISO[tema].nombre} por ${nameOf(medio)}`)
  return words.join(', ') || null
}

const nameOf = (medio: number): string => MEDIOS[medio === MAIL ? MAIL : WHATSAPP]

async function trail(
  tx: Tx,
  autor: Autor,
  { matriculadoID, antes }: { matriculadoID: number; antes: string | null },
): Promise<void> {
  const despues = await describe(tx, matriculadoID)
  await audit(tx, autor, {
    ...{ entidad: 'matriculado', entidadID: matriculadoID, matriculadoID },
    antes: { noQuiere: antes },
    despues: { noQuiere: despues },
  })
}

/** What a link would take away, for anybody who has it. Changes nothing. Throws `noEncontrado`, and 429 after too many. */
export async function readLink(
  { codigo }: EntradaDe<typeof leerBaja>,
  { clientAddress }: PedidoPublico,
  db: Db,
): Promise<FilaDe<typeof leerBaja>> {
  const { matriculadoID, tema, medio } = await requireBaja(db, codigo, clientAddress)
  const [row] = await db.query(
    'SELECT FROM aviso_rehusado r WHERE r.matriculado_id = $1 AND r.tema = $2 AND r.medio = $3',
    [matriculadoID, tema, medio],
  )
  return { tema, medio, rehusado: row !== undefined }
}

/** Takes away what the link says and nothing else; a second time changes nothing. Throws as `readLink` does. */
export async function obeyLink(
  { codigo }: EntradaDe<typeof darDeBaja>,
  { clientAddress, pedidoID }: PedidoPublico,
  db: Db,
): Promise<null> {
  const { matriculadoID, tema, medio } = await requireBaja(db, codigo, clientAddress)
  await withTransaction(db, async (tx) => {
    const [held] = await tx.query('SELECT FROM matriculado WHERE id = $1 FOR UPDATE', [matriculadoID])
    if (!held) throw noEncontrado()
    const antes = await describe(tx, matriculadoID)
    const made = await tx.query(
      'INSERT INTO aviso_rehusado (matriculado_id, tema, medio) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING tema',
      [matriculadoID, tema, medio],
    )
    const autor = { persona: null, pedidoID, acto: 'aviso_rehusado.darDeBaja' }
    if (made.length > 0) await trail(tx, autor, { matriculadoID, antes })
  })
  return null
}

/** Only a code that was never signed counts against the address that asks: a mail provider posts for thousands. */
async function requireBaja(db: Db, codigo: string, clientAddress: string): Promise<Baja> {
  const baja = readBaja(codigo, await readSecreto(db))
  if (baja) return baja
  const wait = await takeFromAddress(db, clientAddress, 'baja')
  throw wait > 0 ? demasiados(wait) : noEncontrado()
}
