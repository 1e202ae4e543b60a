import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { centavos, type Centavos } from '@/domain/dinero'
import { TIPO_PRECIO } from '@/domain/precio'
import { concepto, lists } from '@/backend/db/schema'
import type { Db } from '@/backend/db/conexion'

export interface Concepto {
  id: number
  nombre: string
  descripcion: string | null
  monto: Centavos
  tipo: number
  anio?: number
  tipoMatriculaID?: number
  variante?: number
  version: number
}

/** Concepts of a type: prices newest year first, the others by name. Price keys come with prices alone. */
export async function listConceptos(db: Db, tipo: number): Promise<Concepto[]> {
  const rows = await lists(db)
    .select()
    .from(concepto)
    .where(and(eq(concepto.tipo, tipo), isNull(concepto.eliminadoEn)))
    .orderBy(desc(concepto.anio), asc(concepto.tipoMatriculaID), asc(concepto.variante), asc(concepto.nombre))
  return rows.map(({ anio, tipoMatriculaID, variante, monto, eliminadoEn: _, ...row }) => ({
    ...row,
    monto: centavos(monto),
    ...(row.tipo === TIPO_PRECIO && anio !== null && tipoMatriculaID !== null
      ? { anio, tipoMatriculaID, variante }
      : {}),
  }))
}
