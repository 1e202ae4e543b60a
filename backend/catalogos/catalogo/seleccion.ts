import type { FilaDe } from '@/contract/llamada'
import type { banco, departamento, provincia } from '@/contract/catalogo/seleccion'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import type { Queryable } from '@/backend/db/conexion'
import { TIPO_PRECIO } from '@/domain/precio'

/** The type keeps any other word out of the SQL. */
const TABLAS = {
  // Fixed rows come first, in the specification's order.
  tipo_matricula: 'WHERE eliminado_en IS NULL ORDER BY NOT fijo, id',
  forma_pago: 'WHERE eliminado_en IS NULL ORDER BY NOT fijo, id',
  titulo: 'WHERE eliminado_en IS NULL ORDER BY nombre COLLATE es_ar, id',
  entidad_otorga_titulo: 'WHERE eliminado_en IS NULL ORDER BY nombre COLLATE es_ar, id',
  organizacion: 'WHERE eliminado_en IS NULL ORDER BY nombre COLLATE es_ar, id',
  especialidad: 'WHERE eliminado_en IS NULL ORDER BY nombre COLLATE es_ar, id',
  practica: 'WHERE eliminado_en IS NULL ORDER BY nombre COLLATE es_ar, id',
  banco: 'WHERE eliminado_en IS NULL ORDER BY nombre COLLATE es_ar, id',
  tipo_certificado: 'WHERE eliminado_en IS NULL ORDER BY nombre COLLATE es_ar, id',
  // Prices cannot be chosen as concepts.
  concepto: `WHERE eliminado_en IS NULL AND tipo <> ${TIPO_PRECIO} ORDER BY nombre COLLATE es_ar, id`,
  provincia: 'ORDER BY nombre COLLATE es_ar, id',
  hospital: 'ORDER BY nombre COLLATE es_ar, id',
  forma_obtencion_especialidad: 'ORDER BY nombre COLLATE es_ar, id',
  tipo_seguro: 'WHERE eliminado_en IS NULL ORDER BY id',
  medio_pago: 'WHERE eliminado_en IS NULL ORDER BY NOT fijo, id',
} as const
export type TablaDeSeleccion = keyof typeof TABLAS

export function listOpciones(db: Queryable, tabla: TablaDeSeleccion): Promise<FilaDe<typeof provincia>[]> {
  const nombre = tabla === 'tipo_matricula' ? nombreDeTipo('t') : 't.nombre'
  return db.query(`SELECT id, ${nombre} AS nombre FROM ${tabla} t ${TABLAS[tabla]}`)
}

export async function listBancos(db: Queryable): Promise<FilaDe<typeof banco>[]> {
  const rows = await db.query<{ id: number; nombre: string; entidad: string | null }>(
    `SELECT id, nombre, codigo_cbu AS entidad FROM banco ${TABLAS.banco}`,
  )
  return rows.map(({ entidad, ...fila }) => ({ ...fila, ...(entidad !== null && { entidad }) }))
}

export function listDepartamentos(db: Queryable): Promise<FilaDe<typeof departamento>[]> {
  return db.query(
    `SELECT id, nombre, provincia_id AS "provinciaID" FROM departamento ORDER BY nombre COLLATE es_ar, id`,
  )
}

export function listSucursales(db: Queryable, bancoID: number): Promise<FilaDe<typeof provincia>[]> {
  return db.query(
    `SELECT id, nombre FROM sucursal_banco WHERE banco_id = $1 AND eliminado_en IS NULL
     ORDER BY nombre COLLATE es_ar, id`,
    [bancoID],
  )
}
