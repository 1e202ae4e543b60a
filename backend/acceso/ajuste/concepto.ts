import { ajusteSql } from '@/backend/acceso/ajuste/store'
import type { Queryable } from '@/backend/db/conexion'
import { AJUSTES, type ClaveConcepto } from '@/domain/ajustes'
import type { Centavos } from '@/domain/dinero'
import { TIPO_PRECIO } from '@/domain/precio'

interface ConceptoElegido {
  id: number
  nombre: string
  monto: Centavos
}

/** The concept that a rule names, at its present price; null where none has its name or it is deleted. */
export async function readConceptoElegido(
  db: Queryable,
  clave: ClaveConcepto,
): Promise<ConceptoElegido | null> {
  const [row] = await db.query<ConceptoElegido>(
    `SELECT id, nombre, monto FROM concepto, LATERAL (SELECT ${ajusteSql(clave)} AS elegido) a
     WHERE tipo <> ${TIPO_PRECIO} AND eliminado_en IS NULL
       AND CASE elegido WHEN 0 THEN nombre = $1 ELSE id = elegido END
     ORDER BY id LIMIT 1`,
    [AJUSTES[clave].nombre],
  )
  return row ?? null
}
