import type { altasBajasFederacion, generar, guardarHoja } from '@/contract/archivo-federacion'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { ArchivoRecibido, Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import { nombreCorrido } from '@/backend/nucleo/nombres'
import { ASEGURADOS, daysAsked } from '@/backend/seguros/archivo-federacion/asegurados'
import { COLUMNAS, ENTIDAD, toLinea, type LineaLeida } from '@/backend/seguros/archivo-federacion/store'
import { HOJAS } from '@/domain/archivo-federacion'
import { corteOf, writeMes } from '@/domain/control-cobertura'
import type { Fecha, Mes } from '@/domain/fechas'

/**
 * SQL: the lines of a month as the sheets have them, each with its lists. $1 to $2 are its days; specialties are those in
 * force on $3, the one obtained first before the others.
 */
const LINEAS = `
  SELECT row_number() OVER (ORDER BY x.apellido, x.nombre, x.matriculado_id, x.desde)::int AS orden,
    x.matriculado_id, x.seguro_id, x.en_altas AS alta, x.en_bajas AS baja, x.en_unificado AS unificado, x.matricula,
    ${nombreCorrido('x')} AS apellido_nombre, m.dni::text AS dni, m.cuit_cuil AS cuit, x.desde, x.hasta, m.domicilio,
    m.localidad, p.nombre AS provincia, coalesce(e.nombres, '{}') AS especialidades, x.fecha_nacimiento, x.suma_asegurada,
    x.tipo_seguro
  FROM (${ASEGURADOS}) x
  JOIN matriculado m ON m.id = x.matriculado_id
  LEFT JOIN provincia p ON p.id = m.provincia_id
  LEFT JOIN (
    SELECT d.matriculado_id, (array_agg(d.nombre ORDER BY d.obtenida, d.nombre))[1:5] AS nombres FROM (
      SELECT em.matriculado_id, e.nombre, min(em.fecha_obtencion) AS obtenida
      FROM especialidad_matriculado em JOIN especialidad e ON e.id = em.especialidad_id
      WHERE em.eliminado_en IS NULL AND em.fecha_obtencion <= $3::date
        AND (em.sin_reval OR em.fecha_caducidad >= $3::date)
      GROUP BY em.matriculado_id, e.nombre
    ) d GROUP BY d.matriculado_id
  ) e ON e.matriculado_id = x.matriculado_id
  WHERE x.en_altas OR x.en_bajas OR x.en_unificado`

type Fila = FilaDe<typeof altasBajasFederacion>

/** The specification's three lists, as they are now. */
export async function listAltasBajas(
  db: Queryable,
  mes: Mes,
  hoy: Fecha,
): Promise<Record<(typeof HOJAS)[number], Fila[]>> {
  const lineas = await db.query<LineaLeida & { alta: boolean; baja: boolean; unificado: boolean }>(
    `SELECT ${COLUMNAS}, f.alta, f.baja, f.unificado FROM (${LINEAS}) f ORDER BY f.orden`,
    paramsOf(mes, hoy),
  )
  const listed = (is: (linea: (typeof lineas)[number]) => boolean, lista: (typeof HOJAS)[number]) =>
    lineas.filter(is).map((linea) => ({ ...toLinea(linea), lista }))
  return {
    altas: listed(({ alta }) => alta, 'altas'),
    bajas: listed(({ baja }) => baja, 'bajas'),
    unificado: listed(({ unificado }) => unificado, 'unificado'),
  }
}

const paramsOf = (mes: Mes, hoy: Fecha): unknown[] => [...daysAsked(mes, hoy), corteOf(mes, hoy)]

/**
 * Freezes the lines of a month's files: one statement, so one moment whatever others change meanwhile. What an earlier
 * attempt left unfinished goes after a day.
 */
export async function freezeMonth(tx: Tx, pedido: Pedido, mes: Mes): Promise<FilaDe<typeof generar>> {
  await tx.query(
    `DELETE FROM archivo_federacion WHERE listo_en IS NULL AND generado_en < now() - interval '1 day'`,
  )
  const params = paramsOf(mes, pedido.hoy)
  const [row] = await tx.query<FilaDe<typeof generar>>(
    `WITH lineas AS MATERIALIZED (${LINEAS}),
       nuevo AS (INSERT INTO archivo_federacion (anio, mes, altas, bajas, unificado, generado_por)
         SELECT $4, $5, (count(*) FILTER (WHERE alta))::int, (count(*) FILTER (WHERE baja))::int,
           (count(*) FILTER (WHERE unificado))::int, $6 FROM lineas RETURNING id, altas, bajas, unificado),
       filas AS (INSERT INTO archivo_federacion_fila (archivo_federacion_id, orden, matriculado_id, seguro_id, alta, baja,
         unificado, matricula, apellido_nombre, dni, cuit, desde, hasta, domicilio, localidad, provincia, especialidades,
         fecha_nacimiento, suma_asegurada, tipo_seguro)
         SELECT nuevo.id, lineas.* FROM lineas, nuevo)
     SELECT id, (SELECT count(*)::int FROM lineas) AS lineas, altas, bajas, unificado FROM nuevo`,
    [...params, mes.anio, mes.mes, pedido.persona.usuarioID],
  )
  if (!row) throw new Error('Los archivos no se guardaron')
  const { id, lineas: _lineas, ...cantidades } = row
  await audit(tx, pedido, { entidad: ENTIDAD, entidadID: id, despues: { mes: writeMes(mes), ...cantidades } })
  return row
}

/** Keeps a sheet's bytes; with the last of the three the files are there. Throws `Rechazo` for one that is kept already. */
export async function keepHoja(
  tx: Tx,
  pedido: Pedido,
  { archivoFederacionID: id, hoja }: EntradaDe<typeof guardarHoja>,
  archivo: ArchivoRecibido,
): Promise<FilaDe<typeof guardarHoja>> {
  const [open] = await tx.query<{ listo: boolean }>(
    'SELECT listo_en IS NOT NULL AS listo FROM archivo_federacion WHERE id = $1 FOR UPDATE',
    [id],
  )
  if (!open) throw noEncontrado()
  if (open.listo) throw new Rechazo('Esos archivos ya se generaron: no cambian')
  await archivo.keep(tx)
  const { huella } = archivo
  const kept = await tx.query(
    `INSERT INTO archivo_federacion_hoja (archivo_federacion_id, hoja, huella) VALUES ($1, $2, $3)
     ON CONFLICT DO NOTHING RETURNING hoja`,
    [id, hoja, huella],
  )
  if (kept.length === 0) throw new Rechazo('Esa hoja ya se guardó')
  await tx.query(
    `UPDATE archivo_federacion SET listo_en = now() WHERE id = $1
     AND (SELECT count(*) FROM archivo_federacion_hoja WHERE archivo_federacion_id = $1) = ${HOJAS.length}`,
    [id],
  )
  await audit(tx, pedido, { entidad: ENTIDAD, entidadID: id, despues: { hoja, huella } })
  return { huella }
}
