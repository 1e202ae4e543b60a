import type { FilaDe } from '@/contract/llamada'
import type { departamento, provincia } from '@/contract/catalogo'
import type { Queryable } from '@/backend/db/conexion'

/** Tables whose rows are id and nombre; the type keeps any other word out of the query. */
export type Catalogo =
  'tipo_matricula' | 'forma_pago' | 'provincia' | 'titulo' | 'entidad_otorga_titulo' | 'hospital'

/** Rows the spec fixes come first and in its order; the rest by name (D8). */
const FIJAS: ReadonlySet<Catalogo> = new Set(['tipo_matricula', 'forma_pago'])

/** A select's options. */
export function listOpciones(db: Queryable, catalogo: Catalogo): Promise<FilaDe<typeof provincia>[]> {
  const order = FIJAS.has(catalogo) ? 'NOT fijo, id' : 'nombre COLLATE es_ar, id'
  return db.query(`SELECT id, nombre FROM ${catalogo} ORDER BY ${order}`)
}

/** Departments by province and name. */
export function listDepartamentos(db: Queryable): Promise<FilaDe<typeof departamento>[]> {
  return db.query(
    `SELECT id, nombre, provincia_id AS "provinciaID" FROM departamento ORDER BY nombre COLLATE es_ar, id`,
  )
}
