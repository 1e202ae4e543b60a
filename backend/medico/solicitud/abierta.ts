import { audit, type Autor } from '@/backend/acceso/auditoria/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import { holdMatriculado } from '@/backend/padron/matriculado/hold-matriculado'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { annulConcepto } from '@/backend/tesoreria/ledger/concepto'
import type { Centavos } from '@/domain/dinero'
import type { Fecha } from '@/domain/fechas'
import {
  ACTOS_DE_SOLICITUD,
  type ActoSobreSolicitud,
  type ClaseDeSolicitud,
  type EstadoDePapelPresentado,
  type EstadoDeSolicitud,
  ESTADOS_DE_SOLICITUD,
  lapseOf,
  mayAct,
  nameOfSolicitud,
  type QuienActua,
  type QuienDecide,
} from '@/domain/solicitud'

export interface Solicitud {
  id: number
  matriculadoID: number
  numero: number | null
  anio: number | null
  estado: EstadoDeSolicitud
  clase: ClaseDeSolicitud
  /** What its kind is called. */
  tipo: string
  decide: QuienDecide
  devuelveCarnet: boolean
  /** Whole years that its kind allows; null where it has no term. */
  maximo: number | null
  presentada: Fecha | null
  desde: Fecha | null
  anios: number | null
  conBaja: boolean
  nombre: string | null
  apellido: string | null
  cargo: { id: number; monto: Centavos; pagado: boolean; anulado: boolean } | null
}

export interface PapelDeSolicitud {
  id: number
  nombre: string
  obligatorio: boolean
  original: boolean
  diasDeVigencia: number | null
  estado: EstadoDePapelPresentado
  visto: boolean
}

/**
 * The request with its charge, locked until the transaction ends: the member first, as whoever changes his state has him,
 * so that neither waits for the other. Throws `noEncontrado`; of a member alone (`de`) another's is one that does not exist.
 */
export async function holdSolicitud(tx: Tx, id: number, de?: number): Promise<Solicitud> {
  const [whose] = await tx.query<{ matriculadoID: number }>(
    'SELECT matriculado_id AS "matriculadoID" FROM solicitud WHERE id = $1 AND ($2::int IS NULL OR matriculado_id = $2)',
    [id, de ?? null],
  )
  if (!whose) throw noEncontrado()
  await holdMatriculado(tx, whose.matriculadoID)
  const [row] = await tx.query<Omit<Solicitud, 'cargo'> & { cargoID: number | null }>(
    `SELECT s.id, s.matriculado_id AS "matriculadoID", s.numero, s.anio, s.estado, t.clase, t.nombre AS tipo, t.decide,
       t.devuelve_carnet AS "devuelveCarnet", t.anios AS maximo, s.presentada, s.desde, s.anios, s.con_baja AS "conBaja", s.nombre, s.apellido,
       s.cargo_id AS "cargoID"
     FROM solicitud s JOIN tipo_solicitud t ON t.id = s.tipo_solicitud_id WHERE s.id = $1 FOR UPDATE OF s`,
    [id],
  )
  if (!row) throw noEncontrado()
  const { cargoID, ...solicitud } = row
  const [cargo] = await tx.query<NonNullable<Solicitud['cargo']>>(
    `SELECT id, monto, linea_id IS NOT NULL AS pagado, anulado_en IS NOT NULL AS anulado
     FROM cargo WHERE id = $1 FOR UPDATE`,
    [cargoID],
  )
  return { ...solicitud, cargo: cargo ?? null }
}

/** The same for an act. Throws `Rechazo` where it is not done in its state: somebody else was faster. */
export async function holdFor(
  tx: Tx,
  id: number,
  acto: ActoSobreSolicitud,
  quien: QuienActua,
  de?: number,
): Promise<Solicitud> {
  const solicitud = await holdSolicitud(tx, id, de)
  // A draft is the doctor's alone.
  if (quien === 'oficina' && solicitud.numero === null) throw noEncontrado()
  if (!mayAct(acto, solicitud.estado, quien))
    throw new Rechazo(
      `${nameOfSolicitud(solicitud)} ya está ${ESTADOS_DE_SOLICITUD[solicitud.estado].toLowerCase()}: otra persona la vio antes`,
    )
  return solicitud
}

export const readPapeles = (db: Queryable, id: number): Promise<PapelDeSolicitud[]> =>
  db.query<PapelDeSolicitud>(
    `SELECT p.id, p.nombre, p.obligatorio, p.original, p.dias_de_vigencia AS "diasDeVigencia", p.estado,
       p.original_visto_en IS NOT NULL AS visto
     FROM solicitud_papel p WHERE p.solicitud_id = $1 ORDER BY p.orden`,
    [id],
  )

/** Takes it to the state in which an act leaves it, with its line in the history and in the trail. */
export async function step(
  tx: Tx,
  autor: Autor,
  solicitud: Pick<Solicitud, 'id' | 'matriculadoID' | 'numero' | 'anio' | 'estado' | 'tipo'>,
  acto: ActoSobreSolicitud,
  { motivo = null, ...mas }: { motivo?: string | null; detalle?: string } = {},
): Promise<void> {
  const { id, matriculadoID, estado, tipo } = solicitud
  const { a, hecho } = ACTOS_DE_SOLICITUD[acto]
  const usuarioID = autor.persona?.usuarioID ?? null
  await tx.query(
    `UPDATE solicitud SET estado = $2, motivo = $3,
       resuelta_en = CASE WHEN $4 THEN now() END, resuelta_por = CASE WHEN $4 THEN $5::int END
     WHERE id = $1`,
    [id, a, motivo, ['resuelta', 'rechazada', 'retirada', 'caducada'].includes(a), usuarioID],
  )
  await addPaso(tx, autor, id, hecho, motivo)
  await audit(tx, autor, {
    ...{ entidad: 'solicitud', entidadID: id, matriculadoID },
    antes: { estado: ESTADOS_DE_SOLICITUD[estado] },
    despues: { solicitud: tipo, estado: ESTADOS_DE_SOLICITUD[a], ...(motivo && { motivo }), ...mas },
  })
}

export const addPaso = (
  tx: Tx,
  autor: Autor,
  id: number,
  hecho: string,
  motivo: string | null = null,
): Promise<unknown> =>
  tx.query('INSERT INTO solicitud_paso (solicitud_id, hecho, motivo, por) VALUES ($1, $2, $3, $4)', [
    ...[id, hecho, motivo, autor.persona?.usuarioID ?? null],
  ])

/** Writes down the day on which it lapses, by the papers as they are now. */
export async function setLapse(tx: Tx, { id, presentada }: Solicitud): Promise<void> {
  if (presentada === null) return
  await tx.query('UPDATE solicitud SET caduca = $2 WHERE id = $1', [
    id,
    lapseOf(presentada, await readPapeles(tx, id)),
  ])
}

/** Takes its charge back as a clerk does. Throws `Rechazo` while it is being paid or stands in a plan; a paid one stays. */
export async function takeBackCargo(tx: Tx, actor: Actor, { cargo }: Solicitud): Promise<void> {
  if (cargo === null || cargo.pagado || cargo.anulado) return
  await annulConcepto(tx, { ...actor, acto: 'concepto.anular' }, cargo.id)
}
