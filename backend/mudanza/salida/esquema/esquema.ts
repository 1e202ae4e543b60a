import type { Queryable } from '@/backend/db/conexion'
import { ACCESO } from '@/backend/mudanza/salida/esquema/acceso'
import { ACTOS } from '@/backend/mudanza/salida/esquema/actos'
import { ARCHIVO } from '@/backend/mudanza/salida/esquema/archivo'
import { AVISOS } from '@/backend/mudanza/salida/esquema/avisos'
import { CATALOGOS } from '@/backend/mudanza/salida/esquema/catalogos'
import { COBRANZA } from '@/backend/mudanza/salida/esquema/cobranza'
import { COMPARACIONES } from '@/backend/mudanza/salida/esquema/comparaciones'
import { CREDENCIALES } from '@/backend/mudanza/salida/esquema/credenciales'
import { DEBITOS } from '@/backend/mudanza/salida/esquema/debitos'
import { EN_LINEA } from '@/backend/mudanza/salida/esquema/en-linea'
import { ESTADISTICAS } from '@/backend/mudanza/salida/esquema/estadisticas'
import { IMPORTACIONES } from '@/backend/mudanza/salida/esquema/importaciones'
import { PADRON } from '@/backend/mudanza/salida/esquema/padron'
import { PLANES_Y_RECIBOS } from '@/backend/mudanza/salida/esquema/planes-y-recibos'
import { RENDICIONES } from '@/backend/mudanza/salida/esquema/rendiciones'
import { SEGUROS } from '@/backend/mudanza/salida/esquema/seguros'
import { SISTEMA } from '@/backend/mudanza/salida/esquema/sistema'
import { SOLICITUDES } from '@/backend/mudanza/salida/esquema/solicitudes'
import { TAREAS } from '@/backend/mudanza/salida/esquema/tareas'
import { TESORERIA } from '@/backend/mudanza/salida/esquema/tesoreria'
import { COMUNES } from '@/backend/mudanza/salida/esquema/comunes'
import type { TablasEnPalabras } from '@/backend/mudanza/salida/esquema/palabras'
import { nameOfTable } from '@/backend/mudanza/salida/manifiesto'
import { SIN_COLUMNAS, SIN_FILAS } from '@/backend/mudanza/salida/tablas'

interface TablaDescrita {
  tabla: string
  dice: string
  /** Null where its rows do not leave, and `porque` says what they are. */
  archivo: string | null
  porque?: string
  clave: string[]
  columnas: ColumnaDescrita[]
}
interface ColumnaDescrita {
  columna: string
  tipo: string
  nula: boolean
  dice: string
  refiereA?: string
}

/** By table. */
export const PALABRAS: TablasEnPalabras = {
  ...ACCESO,
  ...ACTOS,
  ...ARCHIVO,
  ...AVISOS,
  ...CATALOGOS,
  ...COBRANZA,
  ...COMPARACIONES,
  ...CREDENCIALES,
  ...DEBITOS,
  ...EN_LINEA,
  ...ESTADISTICAS,
  ...IMPORTACIONES,
  ...PADRON,
  ...PLANES_Y_RECIBOS,
  ...RENDICIONES,
  ...SEGUROS,
  ...SISTEMA,
  ...SOLICITUDES,
  ...TAREAS,
  ...TESORERIA,
}

type Leida = Omit<ColumnaDescrita, 'dice'> & { tabla: string; deClave: number | null }

/** Every table and column in a sentence. Throws for one that nobody described. */
export async function describeTables(db: Queryable): Promise<TablaDescrita[]> {
  const columnas = await db.query<Leida>(
    `SELECT c.relname AS tabla, a.attname AS columna, format_type(a.atttypid, a.atttypmod) AS tipo,
       NOT a.attnotnull AS nula,
       (SELECT f.confrelid::regclass::text FROM pg_constraint f
        WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.conkey = ARRAY[a.attnum] LIMIT 1) AS "refiereA",
       (SELECT array_position(k.conkey, a.attnum) FROM pg_constraint k
        WHERE k.conrelid = c.oid AND k.contype = 'p') AS "deClave"
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'migracion'
     ORDER BY c.relname COLLATE "C", a.attnum`,
  )
  const tablas = new Set(columnas.map(({ tabla }) => tabla))
  return [...tablas].map((name) =>
    describeTable(
      name,
      columnas.filter(({ tabla }) => tabla === name),
    ),
  )
}

function describeTable(tabla: string, columnas: readonly Leida[]): TablaDescrita {
  const palabras = PALABRAS[tabla]
  if (!palabras) throw new Error(`Nadie dijo qué es la tabla ${tabla}`)
  const porque = SIN_FILAS[tabla]
  const clave = columnas.filter(({ deClave }) => deClave !== null)
  return {
    tabla,
    dice: palabras.dice,
    ...(porque === undefined ? { archivo: nameOfTable(tabla) } : { archivo: null, porque }),
    clave: clave.toSorted((a, b) => (a.deClave ?? 0) - (b.deClave ?? 0)).map(({ columna }) => columna),
    columnas: columnas
      .filter(({ columna }) => !(columna in (SIN_COLUMNAS[tabla] ?? {})))
      .map(({ columna, tipo, nula, refiereA }) => {
        const dice = palabras.columnas[columna] ?? COMUNES[columna as keyof typeof COMUNES]
        if (dice === undefined) throw new Error(`Nadie dijo qué es ${tabla}.${columna}`)
        return { columna, tipo, nula, dice, ...(refiereA && { refiereA }) }
      }),
  }
}
