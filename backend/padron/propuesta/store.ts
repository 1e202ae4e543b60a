import type { FilaDe } from '@/contract/llamada'
import type { traerPropias, traerTodos } from '@/contract/propuesta'
import { readFeriados } from '@/backend/acceso/ajuste/feriados'
import type { Queryable } from '@/backend/db/conexion'
import { type Pedido, type Pagina, POR_PAGINA } from '@/backend/nucleo/manejador'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import { CAMPOS } from '@/backend/padron/matriculado/campos'
import { dayOf, type Fecha } from '@/domain/fechas'
import { CAMPOS_PROPUESTOS, lastDayToAnswer } from '@/domain/propuesta'

/** The column of each field, for a row of `matriculado` as JSON. */
const COLUMNAS = JSON.stringify(
  Object.fromEntries(CAMPOS_PROPUESTOS.map((campo) => [campo, CAMPOS[campo].columna])),
)

/** The doctor whose session asks. Throws `noEncontrado` for an account that names no member. */
export function requireMember({ persona: { matriculadoID } }: Pick<Pedido, 'persona'>): number {
  if (matriculadoID === null) throw noEncontrado()
  return matriculadoID
}

/** Each field that may be proposed, with its last proposal. */
export async function listOwn(
  db: Queryable,
  pedido: Pick<Pedido, 'persona'>,
): Promise<Pagina<FilaDe<typeof traerPropias>>> {
  const filas = await db.query<FilaDe<typeof traerPropias>>(
    `SELECT c.campo, coalesce(to_jsonb(m) ->> ($2::jsonb ->> c.campo), '') AS actual, p.id AS "propuestaID", p.valor,
       p.estado, p.motivo, p.propuesta_en AS propuesta, p.resuelta_en AS resuelta
     FROM matriculado m CROSS JOIN unnest($3::text[]) WITH ORDINALITY AS c (campo, orden)
       LEFT JOIN LATERAL (SELECT q.* FROM propuesta q WHERE q.matriculado_id = m.id AND q.campo = c.campo
         ORDER BY q.id DESC LIMIT 1) p ON true
     WHERE m.id = $1 ORDER BY c.orden`,
    [requireMember(pedido), COLUMNAS, CAMPOS_PROPUESTOS],
  )
  if (filas.length === 0) throw noEncontrado()
  return { filas }
}

type EnEspera = FilaDe<typeof traerTodos>

/** What waits for the office, the oldest first. A mail comes to it once it is confirmed. */
export async function listPending(db: Queryable, hoy: Fecha, pagina = 1): Promise<Pagina<EnEspera>> {
  const feriados = await readFeriados(db)
  const found = await db.query<Omit<EnEspera, 'vence' | 'tarde'>>(
    `SELECT p.id AS "propuestaID", m.id AS "matriculadoID", ${nombreDeMatriculado('m')} AS "apellidoNombre", m.matricula,
       p.campo, d.actual, p.visto, p.valor, d.actual <> p.visto AS cambio, p.confirmada_en AS confirmada,
       p.propuesta_en AS propuesta
     FROM propuesta p JOIN matriculado m ON m.id = p.matriculado_id
       CROSS JOIN LATERAL (SELECT coalesce(to_jsonb(m) ->> ($1::jsonb ->> p.campo), '') AS actual) d
     WHERE p.estado = 'pendiente' ORDER BY p.id LIMIT ${POR_PAGINA} OFFSET $2`,
    [COLUMNAS, (pagina - 1) * POR_PAGINA],
  )
  const filas = found.map((fila) => {
    const vence = lastDayToAnswer(dayOf(new Date(fila.confirmada ?? fila.propuesta)), feriados)
    return { ...fila, vence, tarde: vence < hoy }
  })
  return { filas, total: await countPending(db) }
}

/** How many wait for the office. */
export async function countPending(db: Queryable): Promise<number> {
  const [{ total } = { total: 0 }] = await db.query<{ total: number }>(
    "SELECT count(*)::int AS total FROM propuesta p WHERE p.estado = 'pendiente'",
  )
  return total
}
