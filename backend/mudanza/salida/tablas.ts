import type { Queryable } from '@/backend/db/conexion'
import { listTables, type Table } from '@/backend/db/table-catalog'
import { NOBODY } from '@/backend/acceso/cuenta/clave'

/** Tables whose rows open a door, serve some minutes or lie in files: they leave empty, and why. */
export const SIN_FILAS: Readonly<Record<string, string>> = {
  sesion: 'las sesiones abiertas',
  pase: 'los permisos de un solo uso',
  segundo_factor: 'las llaves del segundo factor',
  codigo_de_respaldo: 'los códigos de respaldo del segundo factor',
  dispositivo_conocido: 'los equipos reconocidos de cada usuario',
  clave_de_carnet: 'la llave que firma los carnets en el teléfono',
  intento: 'los intentos de ingreso',
  idempotencia: 'los pedidos repetidos de las últimas horas',
  archivo_trozo: 'los archivos, que van uno por uno en la carpeta archivos',
  llevado: 'el último archivo como este, que espera un día a que lo bajen',
  llevado_trozo: 'el contenido del último archivo como este',
}

/** Columns that open a door, and as SQL what stands in them where the register is brought in again: nothing that opens. */
export const SIN_COLUMNAS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  usuario: { clave_hash: `'${NOBODY}'` },
  pedido_de_clave: { token_hash: "sha256(convert_to(id::text, 'UTF8'))", codigo_hash: 'NULL' },
}

/** The tables whose rows leave, each with the columns that do. A new table is one of them by itself. */
export async function listLeaving(db: Queryable): Promise<Table[]> {
  const tables = await listTables(db)
  return tables
    .filter(({ nombre }) => !(nombre in SIN_FILAS))
    .map((table) => ({
      ...table,
      columnas: table.columnas.filter((columna) => !(columna in (SIN_COLUMNAS[table.nombre] ?? {}))),
    }))
}

/** The columns of amounts, in centavos, of each table: every whole number of 64 bits but these. */
export async function listAmounts(db: Queryable): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db.query<{ tabla: string; columnas: string[] }>(
    `SELECT table_name AS tabla, array_agg(column_name::text ORDER BY ordinal_position) AS columnas
     FROM information_schema.columns
     WHERE table_schema = 'public' AND data_type = 'bigint' AND column_name NOT IN ('id', 'bytes')
     GROUP BY table_name`,
  )
  return new Map(rows.map(({ tabla, columnas }) => [tabla, columnas]))
}
