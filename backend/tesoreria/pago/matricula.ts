import type { traerDatosMatricula } from '@/contract/cargo-matricula'
import type { FilaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import { TIPO_MATRICULA } from '@/domain/estados'

/** One generated month for its edit form; an annulled one is not found, nor what is left of one. */
export async function readMatricula(db: Queryable, id: number): Promise<FilaDe<typeof traerDatosMatricula>> {
  const [row] = await db.query<FilaDe<typeof traerDatosMatricula>>(
    `SELECT id, tipo_matricula_id AS "tipoMatriculaID", federacion, ampliacion AS "ampliacionFederacion",
       ampliacion_extendida AS "ampliacionFederacionExtendida", observaciones, monto, version
     FROM cargo WHERE id = $1 AND tipo = ${TIPO_MATRICULA} AND anulado_en IS NULL AND resto_de IS NULL`,
    [id],
  )
  if (!row) throw noEncontrado()
  return row
}
