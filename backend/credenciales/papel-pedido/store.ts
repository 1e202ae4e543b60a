import type { FilaDe } from '@/contract/llamada'
import type { traerPropios, traerTodos } from '@/contract/papel-pedido'
import { PAGADO, SE_EMITE_SOLO } from '@/backend/credenciales/papel-pedido/abierto'
import type { Queryable } from '@/backend/db/conexion'
import { type Pagina, type Pedido, POR_PAGINA } from '@/backend/nucleo/manejador'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { requireMember } from '@/backend/padron/propuesta/store'

const ULTIMOS = 30

const SITUACION = `CASE WHEN p.estado <> 'abierto' THEN p.estado
    WHEN ${PAGADO} THEN CASE WHEN ${SE_EMITE_SOLO} THEN 'seEmite' ELSE 'enEspera' END
    WHEN c.tramite_id IS NOT NULL THEN 'enTramite' ELSE 'porPagar' END`

/** The doctor's last requests, the newest first. */
export async function listOwn(
  db: Queryable,
  pedido: Pick<Pedido, 'persona'>,
): Promise<Pagina<FilaDe<typeof traerPropios>>> {
  const filas = await db.query<FilaDe<typeof traerPropios>>(
    `SELECT p.id AS "pedidoID", t.id AS "tipoCertificadoID", t.nombre, p.texto, c.monto, (${SITUACION})::text AS situacion, p.motivo,
       p.papel_id AS "papelID", e.numero, e.anulado_en IS NOT NULL AS anulado, p.pedido_en AS pedido,
       p.resuelto_en AS resuelto
     FROM papel_pedido p JOIN tipo_certificado t ON t.id = p.tipo_certificado_id
       JOIN papel_a_pedido a ON a.tipo_certificado_id = p.tipo_certificado_id
       LEFT JOIN cargo c ON c.id = p.cargo_id LEFT JOIN papel e ON e.id = p.papel_id
     WHERE p.matriculado_id = $1 ORDER BY p.id DESC LIMIT ${ULTIMOS}`,
    [requireMember(pedido)],
  )
  return { filas }
}

/** What is open: what may be issued before what is not paid, each the oldest first. */
export async function listOpen(db: Queryable, pagina = 1): Promise<Pagina<FilaDe<typeof traerTodos>>> {
  const filas = await db.query<FilaDe<typeof traerTodos>>(
    `SELECT p.id AS "pedidoID", m.id AS "matriculadoID", ${nombreDeMatriculado('m')} AS "apellidoNombre", m.matricula,
       t.nombre, p.texto, c.monto, (${PAGADO})::boolean AS pagado, p.demora, p.pedido_en AS pedido
     FROM papel_pedido p JOIN matriculado m ON m.id = p.matriculado_id
       JOIN tipo_certificado t ON t.id = p.tipo_certificado_id LEFT JOIN cargo c ON c.id = p.cargo_id
     WHERE p.estado = 'abierto' ORDER BY pagado DESC, p.id LIMIT ${POR_PAGINA} OFFSET $1`,
    [(pagina - 1) * POR_PAGINA],
  )
  const [{ total } = { total: 0 }] = await db.query<{ total: number }>(
    "SELECT count(*)::int AS total FROM papel_pedido p WHERE p.estado = 'abierto'",
  )
  return { filas, total }
}
