import type {
  simularPropia,
  traerOfrecidas,
  traerPropia,
  traerPropias,
  verPropio,
} from '@/contract/solicitud-propia'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { readHechos } from '@/backend/credenciales/habilitacion/hechos'
import type { Queryable } from '@/backend/db/conexion'
import { unmetOf } from '@/backend/medico/solicitud/presentar'
import { listTipos } from '@/backend/medico/solicitud/tipos'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, refuse } from '@/backend/nucleo/rechazo'
import { requireMember } from '@/backend/padron/propuesta/store'
import { formatMoney } from '@/domain/dinero'
import { type Hechos, situacionOf } from '@/domain/habilitacion'
import type { Incumplida } from '@/domain/reglas-de-emision'
import { ABIERTAS, actsOn, faultOfDesde, type Requisito } from '@/domain/solicitud'
import { foretell } from '@/domain/solicitud-efectos'

type DelMedico = Pick<Pedido, 'persona' | 'hoy'>

/** Why he may not ask for it today, his debt with its amount. */
function toldOf(unmet: readonly Incumplida[], { deuda }: Pick<Hechos, 'deuda'>) {
  const owed = deuda && (situacionOf(deuda) === 'vencida' ? deuda.mora : deuda.enPlan)
  return {
    motivos: unmet.map(({ tema, texto }) =>
      tema === 'deuda' && owed !== null ? `${texto}: ${formatMoney(owed)}` : texto,
    ),
    debe: unmet.some(({ tema }) => tema === 'deuda'),
  }
}

/** What the doctor may ask for, each with what keeps it from him. */
export async function listOffered(
  db: Queryable,
  pedido: DelMedico,
): Promise<FilaDe<typeof traerOfrecidas>[]> {
  const matriculadoID = requireMember(pedido)
  const hechos = await readHechos(db, matriculadoID, pedido.hoy)
  const open = await db.query<{ id: number; tipoID: number }>(
    `SELECT id, tipo_solicitud_id AS "tipoID" FROM solicitud
     WHERE matriculado_id = $1 AND estado IN ('borrador', 'presentada', 'observada', 'admitida')`,
    [matriculadoID],
  )
  return (await listTipos(db))
    .filter(({ abierta }) => abierta)
    .map((tipo) => ({
      tipoSolicitudID: tipo.id,
      ...{ clase: tipo.clase, nombre: tipo.nombre, decide: tipo.decide, monto: tipo.monto },
      ...{ plazoHabiles: tipo.plazoHabiles, anios: tipo.anios },
      papeles: tipo.requisitos.map(({ nombre, obligatorio }) =>
        obligatorio ? nombre : `${nombre} (si lo tiene)`,
      ),
      ...toldOf(unmetOf(tipo, hechos, pedido.hoy), hechos),
      abiertaID: open.find(({ tipoID }) => tipoID === tipo.id)?.id ?? null,
    }))
}

/** What would come of one presented today. Throws `Rechazo` beside a first day that cannot be. */
export async function foretellOwn(
  db: Queryable,
  pedido: DelMedico,
  { tipoSolicitudID, desde, anios, conBaja = true }: EntradaDe<typeof simularPropia>,
): Promise<FilaDe<typeof simularPropia>> {
  requireMember(pedido)
  const [tipo] = await listTipos(db, tipoSolicitudID)
  if (!tipo) refuse('tipoSolicitudID', 'Elija qué pide')
  const fault = desde === undefined ? null : faultOfDesde(desde, pedido.hoy, pedido.hoy)
  if (fault) refuse('desde', fault)
  return { pasa: foretell(tipo, { desde: desde ?? null, anios: anios ?? null, conBaja }, pedido.hoy) }
}

const MONTO = `CASE WHEN c.anulado_en IS NULL THEN c.monto END AS monto, c.linea_id IS NOT NULL AS pagado`

export const listOwn = (db: Queryable, pedido: DelMedico): Promise<FilaDe<typeof traerPropias>[]> =>
  db.query<FilaDe<typeof traerPropias>>(
    `SELECT s.id AS "solicitudID", t.nombre, s.numero, s.anio, s.estado, s.presentada, s.vence, s.caduca, s.motivo, ${MONTO},
       s.creada_en AS creada
     FROM solicitud s JOIN tipo_solicitud t ON t.id = s.tipo_solicitud_id LEFT JOIN cargo c ON c.id = s.cargo_id
     WHERE s.matriculado_id = $1 ORDER BY s.id DESC LIMIT 50`,
    [requireMember(pedido)],
  )

type Propia = FilaDe<typeof traerPropia>
type Leida = Omit<Propia, 'pasa' | 'motivos' | 'debe' | 'falta' | 'puede' | 'papeles' | 'pasos'> & {
  cargado: boolean
}

const readRow = (db: Queryable, id: number, matriculadoID: number): Promise<Leida[]> =>
  db.query<Leida>(
    `SELECT s.id AS "solicitudID", t.id AS "tipoSolicitudID", t.clase, t.nombre, t.anios AS maximo, s.numero, s.anio,
       s.estado, s.presentada, s.vence, s.caduca, s.motivo, ${MONTO}, s.cargo_id IS NOT NULL AS cargado, s.desde, s.anios,
       s.con_baja AS "conBaja", s.nombre AS "nombreNuevo", s.apellido AS "apellidoNuevo", s.texto,
       s.efecto_desde AS "efectoDesde", s.efecto_hasta AS "efectoHasta"
     FROM solicitud s JOIN tipo_solicitud t ON t.id = s.tipo_solicitud_id LEFT JOIN cargo c ON c.id = s.cargo_id
     WHERE s.id = $1 AND s.matriculado_id = $2`,
    [id, matriculadoID],
  )

/** One of his as its page shows it. Throws `noEncontrado`, for another's too. */
export async function readOwn(
  db: Queryable,
  pedido: DelMedico,
  { solicitudID }: EntradaDe<typeof traerPropia>,
): Promise<Propia> {
  const { hoy } = pedido
  const matriculadoID = requireMember(pedido)
  const [leida] = await readRow(db, solicitudID, matriculadoID)
  if (!leida) throw noEncontrado()
  const { cargado, ...datos } = leida
  const [tipo] = await listTipos(db, datos.tipoSolicitudID)
  if (!tipo) throw noEncontrado()
  const papeles = await db.query<Propia['papeles'][number]>(
    `SELECT id AS "papelID", nombre, ayuda, obligatorio, original, original_visto_en IS NOT NULL AS visto, estado, huella,
       archivo, motivo
     FROM solicitud_papel WHERE solicitud_id = $1 ORDER BY orden`,
    [solicitudID],
  )
  const pasos = await db.query<Propia['pasos'][number]>(
    'SELECT hecho, motivo, en FROM solicitud_paso WHERE solicitud_id = $1 ORDER BY id',
    [solicitudID],
  )
  const puede = actsOn(datos.estado, 'medico')
  const presents = puede.includes('presentar')
  const hechos = presents ? await readHechos(db, matriculadoID, hoy) : null
  return {
    ...datos,
    monto: datos.numero === null && !cargado ? tipo.monto : datos.monto,
    pasa: ABIERTAS.includes(datos.estado)
      ? foretell({ ...tipo, requisitos: papeles }, datos, datos.presentada ?? hoy)
      : [],
    ...(hechos ? toldOf(unmetOf(tipo, hechos, hoy), hechos) : { motivos: [], debe: false }),
    falta: presents ? lackingOf(papeles) : [],
    puede,
    papeles,
    pasos,
  }
}

/** Papers without which he does not present it: those that must come, unless their original is brought, and the observed ones. */
export const lackingOf = (
  papeles: readonly (Pick<Requisito, 'nombre' | 'obligatorio' | 'original'> &
    Pick<Propia['papeles'][number], 'estado'>)[],
): string[] =>
  papeles
    .filter(
      ({ obligatorio, original, estado }) =>
        obligatorio && !original && (estado === 'esperado' || estado === 'observado'),
    )
    .map(({ nombre }) => nombre)

/** The file of a paper of his own. Throws `noEncontrado`. */
export async function readOwnFile(
  db: Queryable,
  pedido: DelMedico,
  { solicitudID, papelID }: EntradaDe<typeof verPropio>,
): Promise<{ huella: string; nombre: string }> {
  const [row] = await db.query<{ huella: string; nombre: string }>(
    `SELECT p.huella, coalesce(p.archivo, '') AS nombre FROM solicitud_papel p JOIN solicitud s ON s.id = p.solicitud_id
     WHERE p.id = $1 AND s.id = $2 AND s.matriculado_id = $3 AND p.huella IS NOT NULL`,
    [papelID, solicitudID, requireMember(pedido)],
  )
  if (!row) throw noEncontrado()
  return row
}
