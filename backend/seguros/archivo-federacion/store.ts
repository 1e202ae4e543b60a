import type { traerLote, traerTodos } from '@/contract/archivo-federacion'
import type { ArchivoSaliente, EntradaDe, FilaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import { QUIEN } from '@/backend/nucleo/nombres'
import { type Hoja, nombreDeHoja } from '@/domain/archivo-federacion'
import type { Fecha, Mes } from '@/domain/fechas'

export const ENTIDAD = 'archivo_federacion'

type Linea = FilaDe<typeof traerLote>

/** A frozen line as it is read. */
export interface LineaLeida extends Omit<Linea, 'espec1' | 'espec2' | 'espec3' | 'espec4' | 'espec5' | 'cp'> {
  especialidades: string[]
}

/** SQL: a line `f` by the specification's keys. */
export const COLUMNAS = `f.orden, f.apellido_nombre AS "apellidoNombre", f.dni, f.cuit, f.matricula, f.desde AS "fechaInicio",
  f.hasta AS "fechaBaja", f.domicilio, f.localidad, f.provincia, f.especialidades, f.fecha_nacimiento AS "fechaNac",
  f.suma_asegurada AS "sumaAsegurada", f.tipo_seguro AS "tipoSeguro"`

/** The register has no postal codes. */
export const toLinea = ({ especialidades, ...linea }: LineaLeida): Linea => {
  const [espec1 = null, espec2 = null, espec3 = null, espec4 = null, espec5 = null] = especialidades
  return { ...linea, cp: null, espec1, espec2, espec3, espec4, espec5 }
}

/** SQL: the lines of a sheet. */
const DE_LA_HOJA: Readonly<Record<Hoja, string>> = {
  altas: 'f.alta',
  bajas: 'f.baja',
  unificado: 'f.unificado',
}

/** A sheet's lines among the `cantidad` frozen ones after an order. */
export async function listLineas(
  db: Queryable,
  { archivoFederacionID, hoja, cantidad, despuesDe = 0 }: EntradaDe<typeof traerLote>,
): Promise<Linea[]> {
  const lineas = await db.query<LineaLeida>(
    `SELECT ${COLUMNAS} FROM archivo_federacion_fila f
     WHERE f.archivo_federacion_id = $1 AND ${DE_LA_HOJA[hoja]} AND f.orden > $2 AND f.orden <= $2::bigint + $3 ORDER BY f.orden`,
    [archivoFederacionID, despuesDe, cantidad],
  )
  return lineas.map(toLinea)
}

/** The files of a month, the last first. */
export const listArchivos = (db: Queryable, { anio, mes }: Mes): Promise<FilaDe<typeof traerTodos>[]> =>
  db.query<FilaDe<typeof traerTodos>>(
    `SELECT a.id, a.generado_en AS generado, ${QUIEN} AS quien, a.altas, a.bajas, a.unificado,
       (SELECT json_agg(json_build_object('hoja', h.hoja, 'huella', h.huella, 'bytes', f.bytes) ORDER BY h.hoja)
        FROM archivo_federacion_hoja h JOIN archivo f ON f.huella = h.huella WHERE h.archivo_federacion_id = a.id) AS hojas
     FROM archivo_federacion a LEFT JOIN usuario u ON u.id = a.generado_por
     WHERE a.anio = $1 AND a.mes = $2 AND a.listo_en IS NOT NULL ORDER BY a.id DESC`,
    [anio, mes],
  )

/** A sheet's content and name. Throws `noEncontrado`, also while its files are not all there. */
export async function findHoja(db: Queryable, id: number, hoja: Hoja): Promise<ArchivoSaliente> {
  const [row] = await db.query<{ huella: string; anio: number; mes: number }>(
    `SELECT h.huella, a.anio, a.mes FROM archivo_federacion a
     JOIN archivo_federacion_hoja h ON h.archivo_federacion_id = a.id
     WHERE a.id = $1 AND h.hoja = $2 AND a.listo_en IS NOT NULL`,
    [id, hoja],
  )
  if (!row) throw noEncontrado()
  return { huella: row.huella, nombre: nombreDeHoja(hoja, row) }
}

/** The months with one of these days whose files are generated, in their order. */
export const listMesesGenerados = (
  db: Queryable,
  { desde, hasta }: { desde: Fecha; hasta: Fecha | null },
): Promise<Mes[]> =>
  db.query<Mes>(
    `SELECT DISTINCT anio, mes FROM archivo_federacion
     WHERE listo_en IS NOT NULL AND make_date(anio, mes, 1) + interval '1 month' > $1::date
       AND make_date(anio, mes, 1) <= coalesce($2::date, 'infinity') ORDER BY anio, mes`,
    [desde, hasta],
  )
