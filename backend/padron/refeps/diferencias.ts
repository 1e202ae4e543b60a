import { isDeepStrictEqual } from 'node:util'
import type { exportarAvisos, resolver, traerDiferencias } from '@/contract/refeps'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { POR_PAGINA, type Pagina, type Pedido } from '@/backend/nucleo/manejador'
import { nombreDeUsuario } from '@/backend/nucleo/nombres'
import { noEncontrado, Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { ladoDeAqui, readMiembros } from '@/backend/padron/refeps/aqui'
import { findComparacion, REFEPS } from '@/backend/padron/refeps/store'
import type { Fecha } from '@/domain/fechas'
import { MOTIVO_VACIO } from '@/domain/papel'
import {
  ACCIONES_REFEPS,
  type AccionRefeps,
  admite,
  type ClaseRefeps,
  pideMotivo,
} from '@/domain/refeps/clases'
import { describeLado, type Lado, nombreDeClase, sayPedido } from '@/domain/refeps/palabras'
import { isBlank } from '@/domain/texto'

type Fila = FilaDe<typeof traerDiferencias>

/** A page of one comparison's, the dangerous first: those that wait, or those that were decided. */
export async function listDiferencias(
  db: Queryable,
  { hoy }: Pedido,
  { comparacionID, clase, resueltas = false, pagina = 1 }: EntradaDe<typeof traerDiferencias>,
): Promise<Pagina<Fila>> {
  if (!(await findComparacion(db, comparacionID))) throw noEncontrado()
  const donde = `f.comparacion_id = $1 AND ($2::text IS NULL OR f.clase = $2) AND (f.resuelta IS NOT NULL) = $3`
  const asked = [comparacionID, clase ?? null, resueltas]
  const [rows, [all]] = await Promise.all([
    db.query<Omit<Fila, 'cambio'>>(
      `SELECT f.id AS "filaID", f.clase, f.fila, f.matriculado_id AS "matriculadoID", f.alla, f.aqui, f.resuelta,
         f.resuelta_motivo AS motivo, ${nombreDeUsuario('u')} AS quien, f.resuelta_en AS cuando
       FROM comparacion_fila f LEFT JOIN usuario u ON u.id = f.resuelta_por
       WHERE ${donde} ORDER BY f.lugar LIMIT ${POR_PAGINA} OFFSET $4`,
      [...asked, (pagina - 1) * POR_PAGINA],
    ),
    db.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM comparacion_fila f WHERE ${donde}`,
      asked,
    ),
  ])
  const now = await readLados(
    db,
    hoy,
    rows.flatMap(({ matriculadoID }) => matriculadoID ?? []),
  )
  return {
    filas: rows.map((row) => ({ ...row, cambio: hasChanged(row, now) })),
    total: all?.total ?? 0,
  }
}

async function readLados(
  db: Queryable,
  hoy: Fecha,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Lado>> {
  if (ids.length === 0) return new Map()
  return new Map((await readMiembros(db, hoy, ids)).map((one) => [one.id, ladoDeAqui(one)]))
}

/** Whether the record says something else than when both were compared. */
const hasChanged = (
  { matriculadoID, aqui }: Pick<Fila, 'matriculadoID' | 'aqui'>,
  now: ReadonlyMap<number, Lado>,
): boolean => matriculadoID !== null && !isDeepStrictEqual(now.get(matriculadoID), aqui)

interface Tenida extends Pick<Fila, 'clase' | 'matriculadoID' | 'alla' | 'aqui' | 'resuelta'> {
  comparacionID: number
  clave: string | null
}

/**
 * Writes down what is decided of a difference; deciding again takes its place. Throws `Rechazo` where its class does not
 * admit that, at `motivo`, and where the record was changed since both were compared.
 */
export async function resolveDiferencia(
  tx: Tx,
  pedido: Pedido,
  { filaID, accion, motivo = '' }: EntradaDe<typeof resolver>,
): Promise<null> {
  const held = await holdDiferencia(tx, filaID)
  const { nombre } = ACCIONES_REFEPS[accion]
  if (!admite(held.clase, accion)) throw new Rechazo(`«${nombre}» no va con «${nombreDeClase(held.clase)}».`)
  if (pideMotivo(accion) && isBlank(motivo)) refuse('motivo', MOTIVO_VACIO)
  await requireUnchanged(tx, pedido.hoy, held)
  await tx.query(
    `UPDATE comparacion_fila SET resuelta = $2, resuelta_motivo = $3, resuelta_en = now(), resuelta_por = $4
     WHERE id = $1`,
    [filaID, accion, isBlank(motivo) ? null : motivo.trim(), pedido.persona.usuarioID],
  )
  await rememberWho(tx, pedido, { filaID, accion, ...held })
  const { comparacionID, matriculadoID, alla, aqui, resuelta } = held
  await audit(tx, pedido, {
    ...{ entidad: 'comparacion', entidadID: comparacionID, matriculadoID },
    antes: resuelta ? { decidido: ACCIONES_REFEPS[resuelta].nombre } : undefined,
    despues: {
      ...{ diferencia: nombreDeClase(held.clase), decidido: nombre },
      ...{ refeps: describeLado(held.clase, alla), consejo: describeLado(held.clase, aqui) },
      ...(isBlank(motivo) ? {} : { motivo: motivo.trim() }),
    },
  })
  return null
}

async function holdDiferencia(tx: Tx, filaID: number): Promise<Tenida> {
  const [held] = await tx.query<Tenida>(
    `SELECT f.comparacion_id AS "comparacionID", f.clase, f.clave, f.matriculado_id AS "matriculadoID", f.alla, f.aqui,
       f.resuelta
     FROM comparacion_fila f JOIN comparacion c ON c.id = f.comparacion_id
     WHERE f.id = $1 AND c.origen = '${REFEPS}' FOR UPDATE OF f`,
    [filaID],
  )
  if (!held) throw noEncontrado()
  return held
}

async function requireUnchanged(tx: Tx, hoy: Fecha, held: Tenida): Promise<void> {
  const { matriculadoID, aqui } = held
  if (matriculadoID === null) return
  await tx.query('SELECT FROM matriculado WHERE id = $1 FOR UPDATE', [matriculadoID])
  if (!hasChanged(held, await readLados(tx, hoy, [matriculadoID]))) return
  throw new Rechazo(`La ficha de ${aqui?.apellidoNombre ?? ''} cambió después de comparar: compare de nuevo.`)
}

type Decidida = Pick<Tenida, 'clase' | 'clave' | 'matriculadoID'> & { filaID: number; accion: AccionRefeps }

/** Who somebody there is was decided: nobody here, or, of a possible pair whose data are to be mended, the same. */
async function rememberWho(
  tx: Tx,
  { persona }: Pedido,
  { filaID, accion, clase, clave, matriculadoID }: Decidida,
): Promise<void> {
  await tx.query('DELETE FROM equivalencia WHERE comparacion_fila_id = $1', [filaID])
  const isSame = clase === 'posible' && (accion === 'aqui' || accion === 'avisar')
  if (clave === null || !(isSame || accion === 'noEsElMismo')) return
  await tx.query(
    `INSERT INTO equivalencia (origen, clave, matriculado_id, comparacion_fila_id, usuario_id)
     VALUES ('${REFEPS}', $1, $2, $3, $4)
     ON CONFLICT (origen, clave) DO UPDATE SET matriculado_id = excluded.matriculado_id,
       comparacion_fila_id = excluded.comparacion_fila_id, usuario_id = excluded.usuario_id, decidida_en = now()`,
    [clave, isSame ? matriculadoID : null, filaID, persona.usuarioID],
  )
}

interface Avisada {
  id: number
  clase: ClaseRefeps
  alla: Lado | null
  aqui: Lado | null
  motivo: string | null
}

/** What there is to tell whoever keeps the other register, in his terms: by the number and document that are right. */
export async function listAvisos(
  db: Queryable,
  { comparacionID }: EntradaDe<typeof exportarAvisos>,
): Promise<Pagina<FilaDe<typeof exportarAvisos>>> {
  if (!(await findComparacion(db, comparacionID))) throw noEncontrado()
  const rows = await db.query<Avisada>(
    `SELECT id, clase, alla, aqui, resuelta_motivo AS motivo FROM comparacion_fila
     WHERE comparacion_id = $1 AND resuelta = 'avisar' ORDER BY lugar`,
    [comparacionID],
  )
  return {
    filas: rows.map(({ id, clase, alla, aqui, motivo }) => ({
      ...{ id, matricula: (aqui ?? alla)?.matricula ?? null, dni: (aqui ?? alla)?.dni ?? null },
      apellidoNombre: (aqui ?? alla)?.apellidoNombre ?? '',
      clase: nombreDeClase(clase),
      ...{ alla: describeLado(clase, alla), aqui: describeLado(clase, aqui) },
      pedido: [sayPedido(clase, aqui), motivo].filter(Boolean).join('. '),
    })),
  }
}
