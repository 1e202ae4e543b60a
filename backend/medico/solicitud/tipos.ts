import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { actualizarDatos, traerTodos } from '@/contract/tipo-solicitud'
import { audit } from '@/backend/acceso/auditoria/store'
import { holdVigente } from '@/backend/catalogos/catalogo/vigente'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { nombreDeUsuario } from '@/backend/nucleo/nombres'
import { noEncontrado, Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { ESTADOS } from '@/domain/estados'
import { OPCIONES_DE_DEUDA } from '@/domain/reglas-de-emision'
import { hasCasilla } from '@/domain/regla'
import { DECIDEN, hasTerm } from '@/domain/solicitud'

export type TipoDeSolicitud = FilaDe<typeof traerTodos>

/** The kinds with their rules and papers: all of them, or one. */
export const listTipos = (db: Queryable, id?: number): Promise<TipoDeSolicitud[]> =>
  db.query<TipoDeSolicitud>(
    `SELECT t.id, t.clase, t.nombre, t.abierta, t.concepto_id AS "conceptoID",
       (SELECT CASE WHEN c.monto > 0 THEN c.monto END FROM concepto c WHERE c.id = t.concepto_id) AS monto,
       t.decide, t.plazo_habiles AS "plazoHabiles", t.deuda, t.estados, t.anios, t.devuelve_carnet AS "devuelveCarnet",
       t.corte, t.version,
       (SELECT coalesce(json_agg(json_build_object('nombre', r.nombre, 'ayuda', r.ayuda, 'obligatorio', r.obligatorio,
            'original', r.original, 'diasDeVigencia', r.dias_de_vigencia) ORDER BY r.orden), '[]')
          FROM requisito r WHERE r.tipo_solicitud_id = t.id) AS requisitos
     FROM tipo_solicitud t WHERE $1::int IS NULL OR t.id = $1 ORDER BY t.id`,
    [id ?? null],
  )

/** A kind whose rules stay as they are until the transaction ends. Throws `Rechazo` beside `tipoSolicitudID`. */
export async function holdTipo(tx: Tx, id: number): Promise<TipoDeSolicitud> {
  await tx.query('SELECT FROM tipo_solicitud WHERE id = $1 FOR SHARE', [id])
  const [tipo] = await listTipos(tx, id)
  return tipo ?? refuse('tipoSolicitudID', 'Elija qué pide')
}

type Nuevo = Omit<EntradaDe<typeof actualizarDatos>, 'id' | 'version'>

/** Throws `Rechazo` where somebody changed it since it was read, and beside a term that its kind does not have. */
export async function changeTipo(
  tx: Tx,
  pedido: Pedido,
  { id, version, ...nuevo }: EntradaDe<typeof actualizarDatos>,
): Promise<null> {
  const [held] = await tx.query<{ version: number; quien: string | null }>(
    `SELECT t.version, (SELECT ${nombreDeUsuario('u')} FROM usuario u WHERE u.id = t.usuario_id) AS quien
     FROM tipo_solicitud t WHERE t.id = $1 FOR UPDATE OF t`,
    [id],
  )
  const [antes] = await listTipos(tx, id)
  if (!held || !antes) throw noEncontrado()
  if (held.version !== version)
    throw new Rechazo(`Lo cambió ${held.quien ?? 'otra persona'}. Revise cómo quedó y vuelva a guardar.`)
  if (nuevo.anios !== undefined && !hasTerm(antes.clase)) refuse('anios', 'Lo que se pide no tiene plazo')
  if (nuevo.conceptoID !== undefined && !(await holdVigente(tx, 'concepto', nuevo.conceptoID)))
    refuse('conceptoID', 'Ese concepto ya no existe')
  await writeTipo(tx, pedido, id, nuevo)
  await audit(tx, pedido, {
    ...{ entidad: 'tipo_solicitud', entidadID: id },
    antes: wordsOf(antes),
    despues: wordsOf(nuevo),
  })
  return null
}

async function writeTipo(tx: Tx, { persona }: Pedido, id: number, nuevo: Nuevo): Promise<void> {
  await tx.query(
    `UPDATE tipo_solicitud SET nombre = $2, abierta = $3, concepto_id = $4, decide = $5, plazo_habiles = $6, deuda = $7,
       estados = $8, anios = $9, devuelve_carnet = $10, corte = $11, usuario_id = $12, cambiado_en = now(),
       version = version + 1
     WHERE id = $1`,
    [
      ...[id, nuevo.nombre.trim(), nuevo.abierta, nuevo.conceptoID ?? null, nuevo.decide],
      ...[nuevo.plazoHabiles ?? null, nuevo.deuda, nuevo.estados, nuevo.anios ?? null],
      ...[nuevo.devuelveCarnet, nuevo.corte ?? null, persona.usuarioID],
    ],
  )
  await tx.query('DELETE FROM requisito WHERE tipo_solicitud_id = $1', [id])
  await tx.query(
    `INSERT INTO requisito (tipo_solicitud_id, orden, nombre, ayuda, obligatorio, original, dias_de_vigencia)
     SELECT $1, r.orden, r.nombre, r.ayuda, r.obligatorio, r.original, r.dias
     FROM unnest($2::text[], $3::text[], $4::boolean[], $5::boolean[], $6::int[]) WITH ORDINALITY
       AS r (nombre, ayuda, obligatorio, original, dias, orden)`,
    [
      id,
      nuevo.requisitos.map(({ nombre }) => nombre.trim()),
      nuevo.requisitos.map(({ ayuda }) => ayuda?.trim() ?? ''),
      nuevo.requisitos.map(({ obligatorio }) => obligatorio),
      nuevo.requisitos.map(({ original }) => original),
      nuevo.requisitos.map(({ diasDeVigencia }) => diasDeVigencia ?? null),
    ],
  )
}

/** For the trail. */
const wordsOf = (tipo: Nuevo | TipoDeSolicitud) => ({
  nombre: tipo.nombre,
  abierta: tipo.abierta,
  conceptoID: tipo.conceptoID ?? null,
  decide: DECIDEN[tipo.decide],
  plazoHabiles: tipo.plazoHabiles ?? null,
  deuda: OPCIONES_DE_DEUDA[tipo.deuda]?.texto ?? null,
  estados: Object.entries(ESTADOS)
    .filter(([id]) => hasCasilla(tipo.estados, Number(id)))
    .map(([, nombre]) => nombre)
    .join(', '),
  anios: tipo.anios ?? null,
  devuelveCarnet: tipo.devuelveCarnet,
  corte: tipo.corte ?? null,
  papeles: tipo.requisitos.map(({ nombre }) => nombre).join('; '),
})
