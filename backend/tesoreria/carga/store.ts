import type { traerDatos } from '@/contract/carga'
import type { FilaDe } from '@/contract/llamada'
import type { Db, Queryable } from '@/backend/db/conexion'
import { POR_PAGINA, type Pagina } from '@/backend/nucleo/manejador'
import { nombreDeUsuario } from '@/backend/nucleo/nombres'
import { noEncontrado } from '@/backend/nucleo/rechazo'

type Carga = FilaDe<typeof traerDatos>

/** `elegidas` is a query of ids. */
const cargas = (elegidas: string): string => `
  WITH elegida AS (${elegidas}), hecha AS (
    SELECT carga_id, count(linea_id)::int AS pagados,
      count(*) FILTER (WHERE anulado_en IS NULL AND linea_id IS NULL)::int AS vivos
    FROM cargo WHERE carga_id IN (SELECT id FROM elegida) GROUP BY 1
  )
  SELECT k.id, k.concepto_id AS "conceptoID", k.nombre, k.monto, k.cantidad, k.total, coalesce(h.pagados, 0) AS pagados,
    coalesce(h.vivos, 0) AS vivos, EXISTS (SELECT FROM tarea j WHERE j.tipo = 'carga' AND j.estado = 'pendiente'
      AND (j.pedido ->> 'cargaID')::int = k.id) AS cargando, k.creada_en AS creada, ${nombreDeUsuario('u')} AS usuario,
    k.anulada_en AS anulada, ${nombreDeUsuario('a')} AS "anuladaPor", k.motivo
  FROM elegida JOIN carga_concepto k USING (id) LEFT JOIN hecha h ON h.carga_id = k.id
  LEFT JOIN usuario u ON u.id = k.usuario_id LEFT JOIN usuario a ON a.id = k.anulada_por
  ORDER BY k.id DESC`

export async function listCargas(db: Db, pagina = 1): Promise<Pagina<Carga>> {
  const [filas, [all]] = await Promise.all([
    db.query<Carga>(cargas('SELECT id FROM carga_concepto ORDER BY id DESC LIMIT $1 OFFSET $2'), [
      POR_PAGINA,
      (pagina - 1) * POR_PAGINA,
    ]),
    db.query<{ total: number }>('SELECT count(*)::int AS total FROM carga_concepto'),
  ])
  return { filas, total: all?.total ?? 0 }
}

export async function readCarga(db: Queryable, cargaID: number): Promise<Carga> {
  const [carga] = await db.query<Carga>(cargas('SELECT id FROM carga_concepto WHERE id = $1'), [cargaID])
  if (!carga) throw noEncontrado()
  return carga
}
