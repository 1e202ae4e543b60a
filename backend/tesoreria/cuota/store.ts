import type { ESTADOS_CARGO, traerCargos, traerCorrida } from '@/contract/cuota'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { Db, Queryable } from '@/backend/db/conexion'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import { POR_PAGINA, type Pagina } from '@/backend/nucleo/manejador'
import { nombreDeMatriculado, nombreDeUsuario } from '@/backend/nucleo/nombres'

type Corrida = FilaDe<typeof traerCorrida>

/** Runs by id with the state of their charges; `elegidas` is a query of ids. */
const corridas = (elegidas: string): string => `
  WITH elegida AS (${elegidas}), tomada AS (
    SELECT c.corrida_id, count(*)::int AS pagadas FROM cargo c
    WHERE c.corrida_id IN (SELECT id FROM elegida) AND (c.linea_id IS NOT NULL OR c.en_plan_id IS NOT NULL)
    GROUP BY 1
  )
  SELECT r.id, r.anio, r.mes, r.cantidad, r.total, r.creada_en AS creada, ${nombreDeUsuario('u')} AS usuario,
    coalesce(t.pagadas, 0) AS pagadas,
    EXISTS (SELECT FROM tarea j WHERE j.tipo = 'cuotas' AND j.estado = 'pendiente'
      AND (j.pedido ->> 'corridaID')::int = r.id) AS generando, r.anulada_en AS anulada,
    ${nombreDeUsuario('a')} AS "anuladaPor", r.motivo
  FROM elegida JOIN corrida r USING (id) LEFT JOIN tomada t ON t.corrida_id = r.id
  LEFT JOIN usuario u ON u.id = r.usuario_id LEFT JOIN usuario a ON a.id = r.anulada_por
  ORDER BY r.id DESC`

export async function listCorridas(db: Db, pagina = 1): Promise<Pagina<Corrida>> {
  const [filas, [all]] = await Promise.all([
    db.query<Corrida>(corridas('SELECT id FROM corrida ORDER BY id DESC LIMIT $1 OFFSET $2'), [
      POR_PAGINA,
      (pagina - 1) * POR_PAGINA,
    ]),
    db.query<{ total: number }>('SELECT count(*)::int AS total FROM corrida'),
  ])
  return { filas, total: all?.total ?? 0 }
}

export async function readCorrida(db: Queryable, corridaID: number): Promise<Corrida> {
  const [corrida] = await db.query<Corrida>(corridas('SELECT id FROM corrida WHERE id = $1'), [corridaID])
  if (!corrida) throw noEncontrado()
  return corrida
}

type Cargo = FilaDe<typeof traerCargos>
type EstadoCargo = (typeof ESTADOS_CARGO)[number]

const ESTADO: Readonly<Record<EstadoCargo, string>> = {
  anulada: 'c.anulado_en IS NOT NULL',
  pagada: 'c.linea_id IS NOT NULL',
  plan: 'c.en_plan_id IS NOT NULL',
  impaga: 'true',
}
const ESTADO_SQL = Object.entries(ESTADO).map(([estado, condition]) => `WHEN ${condition} THEN '${estado}'`)

/** Charges are never deleted, so the run itself knows their number. */
export async function listCargos(
  db: Db,
  { corridaID, pagina = 1 }: EntradaDe<typeof traerCargos>,
): Promise<Pagina<Cargo>> {
  const [run, filas] = await Promise.all([
    db.query<{ cantidad: number }>('SELECT cantidad FROM corrida WHERE id = $1', [corridaID]),
    db.query<Cargo>(
      `SELECT m.id AS "matriculadoID", ${nombreDeMatriculado('m')} AS "apellidoNombre", m.matricula,
         c.nombre, c.monto, CASE ${ESTADO_SQL.join(' ')} END AS estado
       FROM cargo c JOIN matriculado m ON m.id = c.matriculado_id
       WHERE c.corrida_id = $1 ORDER BY m.apellido, m.nombre, m.id LIMIT $2 OFFSET $3`,
      [corridaID, POR_PAGINA, (pagina - 1) * POR_PAGINA],
    ),
  ])
  if (!run[0]) throw noEncontrado()
  return { filas, total: run[0].cantidad }
}
