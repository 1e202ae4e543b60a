import type { Queryable } from '@/backend/db/conexion'
import type { TipoConCuota } from '@/domain/estados'
import { type PrecioDeMes, TIPO_PRECIO } from '@/domain/precio'

export interface PrecioDeTipo extends PrecioDeMes {
  tipoMatriculaID: number
}

/** All years and variants; `priceFor` chooses among them. */
export const readPrices = (db: Queryable, tipos: readonly TipoConCuota[]): Promise<PrecioDeTipo[]> =>
  db.query<PrecioDeTipo>(
    `SELECT anio, variante, monto, tipo_matricula_id AS "tipoMatriculaID" FROM concepto
     WHERE tipo = ${TIPO_PRECIO} AND anio IS NOT NULL AND tipo_matricula_id IS NOT NULL
       AND eliminado_en IS NULL AND tipo_matricula_id = ANY($1)`,
    [tipos],
  )
