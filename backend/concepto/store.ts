import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { centavos, type Centavos } from '@/domain/dinero'
import { concepto, lists } from '@/backend/db/schema'
import type { Db } from '@/backend/db/conexion'

/** Price of a registration year: type 1 of the concepts (D9). */
const TIPO_PRECIO = 1

export interface Concepto {
  id: number
  nombre: string
  descripcion: string | null
  monto: Centavos
  tipo: number
  anio?: number
  tipoMatriculaID?: number
  variante?: number
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
