import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { traerDatos } from '@/contract/solicitud'
import { nombreDeActo } from '@/backend/catalogos/acto/store'
import type { Queryable } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { nombreDeMatriculado, nombreDeUsuario } from '@/backend/nucleo/nombres'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import type { Centavos } from '@/domain/dinero'
import { formatFecha } from '@/domain/fechas'
import { can } from '@/domain/roles'
import {
  ABIERTAS,
  actsOn,
  type ActoSobreSolicitud,
  describeCorte,
  lastDayOfTerm,
  missingOf,
  resultOf,
} from '@/domain/solicitud'

type Datos = FilaDe<typeof traerDatos>
type Leida = Omit<
  Datos,
  | 'cargo'
  | 'acto'
  | 'avisos'
  | 'falta'
  | 'puede'
  | 'papeles'
  | 'pasos'
  | 'resultadoID'
  | 'empieza'
  | 'termina'
> & {
  monto: Centavos | null
  pagado: boolean
  actoID: number | null
  actoNombre: string | null
  corte: string | null
}

const leer = (db: Queryable, id: number): Promise<Leida[]> =>
  db.query<Leida>(
    `SELECT s.id, s.numero, s.anio, t.clase, t.nombre AS tipo, s.estado, s.presentada, s.vence, s.caduca, s.motivo,
       m.id AS "matriculadoID", m.matricula, ${nombreDeMatriculado('m')} AS "apellidoNombre",
       m.tipo_matricula_id AS "estadoID", ${nombreDeTipo('e')} AS "estadoActual", t.decide, t.corte,
       CASE WHEN s.presentada_por IS NOT NULL THEN ${nombreDeUsuario('u')} END AS entro,
       s.desde, s.anios, s.con_baja AS "conBaja", s.nombre, s.apellido, s.texto,
       s.efecto_desde AS "efectoDesde", s.efecto_hasta AS "efectoHasta",
       CASE WHEN c.anulado_en IS NULL THEN c.monto END AS monto, c.linea_id IS NOT NULL AS pagado,
       a.id AS "actoID", ${nombreDeActo('a')} AS "actoNombre",
       CASE WHEN t.devuelve_carnet THEN (SELECT count(*)::int FROM papel p
         WHERE p.matriculado_id = m.id AND p.clase = 'carnet' AND p.anulado_en IS NULL) ELSE 0 END AS carnets
     FROM solicitud s JOIN tipo_solicitud t ON t.id = s.tipo_solicitud_id
       JOIN matriculado m ON m.id = s.matriculado_id JOIN tipo_matricula e ON e.id = m.tipo_matricula_id
       LEFT JOIN usuario u ON u.id = s.presentada_por LEFT JOIN cargo c ON c.id = s.cargo_id
       LEFT JOIN acto a ON a.id = s.acto_id
     WHERE s.id = $1 AND s.numero IS NOT NULL`,
    [id],
  )

const readPapelesOf = (db: Queryable, id: number): Promise<Datos['papeles']> =>
  db.query<Datos['papeles'][number]>(
    `SELECT p.id, p.nombre, p.ayuda, p.obligatorio, p.original, p.dias_de_vigencia AS "diasDeVigencia", p.estado,
       p.huella, p.archivo, p.fecha, p.motivo, p.original_visto_en AS visto,
       CASE WHEN p.original_visto_por IS NOT NULL THEN ${nombreDeUsuario('u')} END AS "vistoPor"
     FROM solicitud_papel p LEFT JOIN usuario u ON u.id = p.original_visto_por
     WHERE p.solicitud_id = $1 ORDER BY p.orden`,
    [id],
  )

const readPasos = (db: Queryable, id: number): Promise<Datos['pasos']> =>
  db.query<Datos['pasos'][number]>(
    `SELECT p.hecho, p.motivo, p.en, CASE WHEN p.por IS NOT NULL THEN ${nombreDeUsuario('u')} END AS por
     FROM solicitud_paso p LEFT JOIN usuario u ON u.id = p.por WHERE p.solicitud_id = $1 ORDER BY p.id`,
    [id],
  )

/** A request as its page shows it. Throws `noEncontrado`, for a draft too. */
export async function readSolicitud(
  db: Queryable,
  pedido: Pick<Pedido, 'persona' | 'politica' | 'hoy'>,
  { id }: EntradaDe<typeof traerDatos>,
): Promise<Datos> {
  const [leida] = await leer(db, id)
  if (!leida) throw noEncontrado()
  const { monto, pagado, actoID, actoNombre, corte, ...datos } = leida
  const [papeles, pasos] = await Promise.all([readPapelesOf(db, id), readPasos(db, id)])
  const { clase, conBaja, estado, anios } = datos
  const open = ABIERTAS.includes(estado)
  const empieza = laterOf(datos.desde, datos.presentada)
  return {
    ...datos,
    resultadoID: resultOf(clase, conBaja),
    empieza,
    termina: empieza !== null && anios !== null ? lastDayOfTerm(empieza, anios) : null,
    cargo: monto === null ? null : { monto, pagado },
    acto: actoID === null || actoNombre === null ? null : { id: actoID, nombre: actoNombre },
    avisos: open ? warningsOf({ ...datos, corte }) : [],
    falta: open ? missingOf(papeles.map((papel) => ({ ...papel, visto: papel.visto !== null }))) : [],
    puede: mayDo(pedido, datos),
    papeles,
    pasos,
  }
}

const laterOf = (desde: string | null, presentada: string | null): string | null =>
  desde !== null && presentada !== null && desde > presentada ? desde : presentada

const warningsOf = ({
  presentada,
  caduca,
  corte,
}: Pick<Leida, 'presentada' | 'caduca' | 'corte'>): string[] =>
  [
    presentada === null ? null : describeCorte(presentada, corte),
    caduca === null ? null : `Si los originales no se ven hasta el ${formatFecha(caduca)}, caduca`,
  ].filter((aviso) => aviso !== null)

/** What the Board decides is approved by who may write down its decisions alone. */
function mayDo(
  { persona, politica }: Pick<Pedido, 'persona' | 'politica'>,
  { estado, decide }: Pick<Datos, 'estado' | 'decide'>,
): ActoSobreSolicitud[] {
  if (!can(persona.roles, politica, 'solicitudes.resolver')) return []
  const decides = decide === 'oficina' || can(persona.roles, politica, 'solicitudes.decidir')
  return actsOn(estado, 'oficina').filter((acto) => acto !== 'resolver' || decides)
}
