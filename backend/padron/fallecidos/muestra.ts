import type { Queryable } from '@/backend/db/conexion'
import { SIN_NADIE } from '@/domain/fallecidos/asentar'
import type { VivoDeMuestra } from '@/domain/fallecidos/muestra'
import { FALLECIDO } from '@/domain/estados'

/** Who is alive in a demonstration; first who owes a month of the last weeks, of whom there is something to see. */
export const readVivos = (db: Queryable): Promise<VivoDeMuestra[]> =>
  db.query<VivoDeMuestra>(
    `SELECT m.id, m.dni, m.matricula, m.apellido, m.nombre, v.fecha_desde AS desde,
       (SELECT max(p.fecha) FROM pago p
         WHERE p.matriculado_id = m.id AND p.anulado_en IS NULL AND p.medio <> ALL($1::text[])) AS "ultimoPago"
     FROM matriculado m JOIN periodo_matricula v ON v.matriculado_id = m.id AND v.fecha_hasta IS NULL
     WHERE m.tipo_matricula_id <> ${FALLECIDO}
     ORDER BY NOT EXISTS (SELECT FROM cargo c WHERE c.matriculado_id = m.id AND c.linea_id IS NULL AND c.anulado_en IS NULL
       AND c.en_plan_id IS NULL AND make_date(c.anio, c.mes, 1) > current_date - 40), m.id`,
    [[...SIN_NADIE]],
  )
