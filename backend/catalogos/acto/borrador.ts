import type { actualizarDatos, crear, eliminar } from '@/contract/acto'
import type { EntradaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import { lastAuthor } from '@/backend/acceso/auditoria/ultimo'
import { cleanCuerpo } from '@/backend/catalogos/tipo-certificado/limpiar'
import { holdVigente } from '@/backend/catalogos/catalogo/vigente'
import type { Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo, refuse } from '@/backend/nucleo/rechazo'
import {
  type ClaseDeActo,
  CLASES_DE_ACTO,
  DEMASIADO_LARGO,
  type EstadoDeActo,
  isTooLong,
  nameOfActo,
} from '@/domain/acto'
import { formatFecha, type Fecha } from '@/domain/fechas'
import { oneLine } from '@/domain/texto'

export interface Acto {
  id: number
  clase: ClaseDeActo
  numero: number | null
  anio: number | null
  organo: string
  fecha: Fecha
  asunto: string
  visto: string
  considerando: string
  resuelve: string
  estado: EstadoDeActo
  firmada: Fecha | null
  version: number
}

/** Locks an act until the transaction ends. Throws 'not found'. */
export async function holdActo(tx: Tx, id: number): Promise<Acto> {
  const [row] = await tx.query<Acto>(
    `SELECT id, clase, numero, anio, organo, fecha, asunto, visto, considerando, resuelve, estado,
       firmada_el AS firmada, version FROM acto WHERE id = $1 FOR UPDATE`,
    [id],
  )
  if (!row) throw noEncontrado()
  return row
}

/** The same of a draft as it was seen. Throws `Rechazo` for what has its number, and for what somebody changed. */
export async function holdBorrador(tx: Tx, id: number, version?: number): Promise<Acto> {
  const acto = await holdActo(tx, id)
  if (acto.estado !== 'borrador') throw new Rechazo(`Ya tiene número: es ${nameOfActo(acto)} y no se cambia`)
  if (version !== undefined && version !== acto.version) {
    const who = await lastAuthor(tx, { entidad: 'acto', id })
    throw new Rechazo(`Otra persona lo cambió mientras tanto${who ? `: ${who}` : ''}. Ábralo otra vez.`)
  }
  return acto
}

type Escrito = Pick<
  EntradaDe<typeof crear>,
  keyof Omit<EntradaDe<typeof crear>, 'primerFirmanteID' | 'segundoFirmanteID'>
>

/** As it is kept: bodies cleaned, lines tidy. Throws `Rechazo` for too long a text. */
function tidy({ clase, organo, fecha, asunto, visto, considerando, resuelve }: Escrito): Escrito {
  const textos = {
    visto: cleanCuerpo(visto),
    considerando: cleanCuerpo(considerando),
    resuelve: cleanCuerpo(resuelve),
  }
  if (isTooLong(textos)) refuse('resuelve', DEMASIADO_LARGO)
  return { clase, organo: oneLine(organo), fecha, asunto: oneLine(asunto), ...textos }
}

const wordsOf = ({ clase, fecha, ...acto }: Escrito, firmantes: string) => ({
  clase: CLASES_DE_ACTO[clase],
  fecha: formatFecha(fecha),
  ...acto,
  firmantes,
})

const COLUMNAS = ['clase', 'organo', 'fecha', 'asunto', 'visto', 'considerando', 'resuelve'] as const

/** Writes a draft down and answers its id. */
export async function addActo(
  tx: Tx,
  pedido: Pedido,
  entrada: EntradaDe<typeof crear>,
): Promise<{ id: number }> {
  const acto = tidy(entrada)
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO acto (${COLUMNAS.join(', ')}, creado_por) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
    [...COLUMNAS.map((columna) => acto[columna]), pedido.persona.usuarioID],
  )
  if (!row) throw new Error('No se agregó el acto')
  const firmantes = await writeFirmantes(tx, row.id, entrada)
  await audit(tx, pedido, { entidad: 'acto', entidadID: row.id, despues: wordsOf(acto, firmantes) })
  return row
}

/** Changes a draft as it was seen. */
export async function changeActo(
  tx: Tx,
  pedido: Pedido,
  { id, version, ...entrada }: EntradaDe<typeof actualizarDatos>,
): Promise<null> {
  const before = await holdBorrador(tx, id, version)
  const acto = tidy(entrada)
  const former = await namesOf(tx, id)
  await tx.query(
    `UPDATE acto SET (${COLUMNAS.join(', ')}, version) = ($2, $3, $4, $5, $6, $7, $8, version + 1) WHERE id = $1`,
    [id, ...COLUMNAS.map((columna) => acto[columna])],
  )
  const firmantes = await writeFirmantes(tx, id, entrada)
  await audit(tx, pedido, {
    ...{ entidad: 'acto', entidadID: id },
    antes: wordsOf(before, former),
    despues: wordsOf(acto, firmantes),
  })
  return null
}

export async function removeActo(tx: Tx, pedido: Pedido, { id }: EntradaDe<typeof eliminar>): Promise<null> {
  const acto = await holdBorrador(tx, id)
  const firmantes = await namesOf(tx, id)
  await tx.query('DELETE FROM acto WHERE id = $1', [id])
  await audit(tx, pedido, { entidad: 'acto', entidadID: id, antes: wordsOf(acto, firmantes) })
  return null
}

const ELEGIDOS = ['primerFirmanteID', 'segundoFirmanteID'] as const

/** Puts who signs in the place of those before, as they are called today; answers their names. */
async function writeFirmantes(
  tx: Tx,
  id: number,
  entrada: Pick<EntradaDe<typeof crear>, (typeof ELEGIDOS)[number]>,
): Promise<string> {
  const [primero, segundo] = ELEGIDOS.map((clave) => entrada[clave])
  if (primero !== undefined && primero === segundo)
    refuse('segundoFirmanteID', 'Ya es el primer firmante: elija otro')
  for (const clave of ELEGIDOS) {
    const chosen = entrada[clave]
    if (chosen !== undefined && !(await holdVigente(tx, 'firmante', chosen)))
      refuse(clave, 'Ese firmante ya no existe')
  }
  await tx.query('DELETE FROM acto_firmante WHERE acto_id = $1', [id])
  await tx.query(
    `INSERT INTO acto_firmante (acto_id, orden, firmante_id, nombre, cargo)
     SELECT $1, row_number() OVER (ORDER BY u.lugar), f.id, f.nombre, f.cargo
     FROM unnest($2::int[]) WITH ORDINALITY u (id, lugar) JOIN firmante f ON f.id = u.id`,
    [id, [primero, segundo].filter((chosen) => chosen !== undefined)],
  )
  return namesOf(tx, id)
}

async function namesOf(tx: Tx, id: number): Promise<string> {
  const rows = await tx.query<{ nombre: string }>(
    'SELECT nombre FROM acto_firmante WHERE acto_id = $1 ORDER BY orden',
    [id],
  )
  return rows.map(({ nombre }) => nombre).join(', ')
}
