import type { contar, ensayar } from '@/contract/archivo-federacion'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import { POR_PAGINA, type Pagina } from '@/backend/nucleo/manejador'
import { searchMatriculado } from '@/backend/nucleo/matriculado-search'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { ASEGURADOS, daysAsked } from '@/backend/seguros/archivo-federacion/asegurados'
import { DATOS_REQUERIDOS, ENSAYOS, type Ensayo } from '@/domain/archivo-federacion'
import type { Centavos } from '@/domain/dinero'
import { addDays, type Fecha, type Mes } from '@/domain/fechas'

/** The last files of an earlier month: $1 is the month's first day. */
const ANTERIOR = `SELECT a.id, a.anio, a.mes, a.generado_en AS generado FROM archivo_federacion a
  WHERE a.listo_en IS NOT NULL AND make_date(a.anio, a.mes, 1) < $1::date
  ORDER BY a.anio DESC, a.mes DESC, a.id DESC LIMIT 1`

/** SQL: the month's periods beside the lines of the files before, which only who is insured now and then shares. */
const COMPARADOS = `
  WITH x AS MATERIALIZED (SELECT *, CASE WHEN en_unificado THEN matriculado_id END AS clave FROM (${ASEGURADOS}) x),
    v AS (SELECT i.matriculado_id, i.seguro_id, i.desde, i.hasta, i.tipo_seguro, i.suma_asegurada
      FROM archivo_federacion_fila i WHERE i.unificado AND i.archivo_federacion_id = (SELECT id FROM (${ANTERIOR}) a)),
    hay AS (SELECT EXISTS (${ANTERIOR}) AS anterior),
    u AS (SELECT x.*, v.matriculado_id AS antes_id, v.seguro_id AS antes_seguro, v.desde AS antes_desde,
      v.hasta AS antes_hasta, v.tipo_seguro AS antes_tipo, v.suma_asegurada AS antes_suma, hay.anterior
      FROM x FULL JOIN v ON v.matriculado_id = x.clave CROSS JOIN hay)`

/** SQL: which rows of `u` a list has. Without files before, nothing differs from them. */
const CUALES: Readonly<Record<Ensayo, string>> = {
  altas: 'u.en_altas',
  bajas: 'u.en_bajas',
  unificado: 'u.en_unificado',
  afuera: 'u.afuera',
  entran: 'u.anterior AND u.clave IS NOT NULL AND u.antes_id IS NULL',
  salen: 'u.antes_id IS NOT NULL AND u.clave IS NULL',
  cambian: `u.antes_id IS NOT NULL AND u.clave IS NOT NULL
    AND (u.antes_tipo, u.antes_suma) IS DISTINCT FROM (u.tipo_seguro, u.suma_asegurada)`,
}

/** How many each list has. */
export async function countEnsayo(db: Queryable, mes: Mes, hoy: Fecha): Promise<FilaDe<typeof contar>> {
  const days = daysAsked(mes, hoy)
  const counts = ENSAYOS.map((ensayo) => `'${ensayo}', count(*) FILTER (WHERE ${CUALES[ensayo]})`)
  const [row] = await db.query<{ cuenta: Record<Ensayo, number> }>(
    `${COMPARADOS} SELECT json_build_object(${counts.join(', ')}) AS cuenta FROM u`,
    days,
  )
  const [anterior] = await db.query<{ anio: number; mes: number; generado: string }>(
    `SELECT anio, mes, generado FROM (${ANTERIOR}) a`,
    [days[0]],
  )
  return {
    anterior: anterior ?? null,
    listas: ENSAYOS.map((lista) => ({ lista, cantidad: row?.cuenta[lista] ?? 0 })),
  }
}

type Fila = FilaDe<typeof ensayar>

/** A row as it is read: what it lacks, the periods before and after it, and its line in the files before. */
interface Leida extends Omit<Fila, 'motivo' | 'otroTipo' | 'otraFecha' | 'otraSuma' | 'faltan'> {
  sinNacimiento: boolean
  sinTipo: boolean
  sinSuma: boolean
  previoHasta: Fecha | null
  previoTipo: string | null
  siguienteDesde: Fecha | null
  siguienteTipo: string | null
  antesTipo: string | null
  antesSuma: Centavos | null
}

/** SQL: the live period of the row's member next to it, on one side. */
const vecino = (lado: 'previo' | 'siguiente'): string => `
  LEFT JOIN LATERAL (SELECT o.desde, o.hasta, t.nombre AS tipo FROM federacion_matriculado o
    LEFT JOIN tipo_seguro t ON t.id = o.tipo_seguro_id
    WHERE o.matriculado_id = f.matriculado_id AND o.eliminado_en IS NULL
      AND o.desde ${lado === 'previo' ? '< f.desde ORDER BY o.desde DESC' : '> f.desde ORDER BY o.desde'} LIMIT 1
  ) ${lado} ON true`

/** A page of a list, by name. */
export async function listEnsayo(
  db: Queryable,
  { pagina = 1, lista, nombre, ...mes }: EntradaDe<typeof ensayar>,
  hoy: Fecha,
): Promise<Pagina<Fila>> {
  const params: unknown[] = [...daysAsked(mes, hoy)]
  const add = (value: unknown): string => `$${params.push(value)}`
  const donde = [CUALES[lista], ...searchMatriculado(nombre, add)].join(' AND ')
  const rows = await db.query<{ total: number }>(
    `${COMPARADOS} SELECT count(*)::int AS total FROM u
     JOIN matriculado m ON m.id = coalesce(u.matriculado_id, u.antes_id) WHERE ${donde}`,
    [...params],
  )
  const filas = await db.query<Leida>(
    `${COMPARADOS} SELECT f.id, f.matriculado_id AS "matriculadoID", f.matricula,
       ${nombreDeMatriculado('f')} AS "apellidoNombre", f.tipo_seguro AS "tipoSeguro", f.suma_asegurada AS "sumaAsegurada",
       f.desde, f.hasta, f.fecha_nacimiento IS NULL AS "sinNacimiento", f.tipo_seguro IS NULL AS "sinTipo",
       f.suma_asegurada IS NULL AS "sinSuma", previo.hasta AS "previoHasta", previo.tipo AS "previoTipo",
       siguiente.desde AS "siguienteDesde", siguiente.tipo AS "siguienteTipo", f.antes_tipo AS "antesTipo",
       f.antes_suma AS "antesSuma"
     FROM (SELECT m.id AS matriculado_id, m.matricula, m.apellido, m.nombre, m.fecha_nacimiento,
         coalesce(u.seguro_id, u.antes_seguro) AS id, coalesce(u.desde, u.antes_desde) AS desde,
         CASE WHEN u.seguro_id IS NULL THEN u.antes_hasta ELSE u.hasta END AS hasta,
         CASE WHEN u.seguro_id IS NULL THEN u.antes_tipo ELSE u.tipo_seguro END AS tipo_seguro,
         CASE WHEN u.seguro_id IS NULL THEN u.antes_suma ELSE u.suma_asegurada END AS suma_asegurada,
         u.antes_tipo, u.antes_suma
       FROM u JOIN matriculado m ON m.id = coalesce(u.matriculado_id, u.antes_id) WHERE ${donde}
       ORDER BY m.apellido, m.nombre, m.id, u.desde
       LIMIT ${POR_PAGINA} OFFSET ${add((pagina - 1) * POR_PAGINA)}) f
     ${vecino('previo')} ${vecino('siguiente')}
     ORDER BY f.apellido, f.nombre, f.matriculado_id, f.desde`,
    params,
  )
  return { filas: filas.map((fila) => tell(lista, fila)), total: rows[0]?.total ?? 0 }
}

function tell(lista: Ensayo, leida: Leida): Fila {
  const { sinNacimiento, sinTipo, sinSuma, previoHasta, previoTipo, ...after } = leida
  const { siguienteDesde, siguienteTipo, antesTipo, antesSuma, ...fila } = after
  const bare = { ...fila, motivo: null, otroTipo: null, otraFecha: null, otraSuma: null, faltan: [] }
  switch (lista) {
    case 'altas':
      return { ...bare, ...beginning(fila.desde, previoHasta, previoTipo) }
    case 'bajas':
      return siguienteDesde !== null && fila.hasta !== null && siguienteDesde === addDays(fila.hasta, 1)
        ? { ...bare, motivo: 'cambio', otroTipo: siguienteTipo }
        : { ...bare, motivo: 'baja' }
    case 'afuera': {
      const lacks = { nacimiento: sinNacimiento, tipo: sinTipo, suma: sinSuma && !sinTipo }
      return { ...bare, faltan: DATOS_REQUERIDOS.filter((dato) => lacks[dato]) }
    }
    case 'cambian':
      return { ...bare, otroTipo: antesTipo, otraSuma: antesSuma }
    case 'unificado':
    case 'entran':
    case 'salen':
      return bare
  }
}

function beginning(
  desde: Fecha,
  previoHasta: Fecha | null,
  previoTipo: string | null,
): Pick<Fila, 'motivo'> & Partial<Pick<Fila, 'otroTipo' | 'otraFecha'>> {
  if (previoHasta === null) return { motivo: 'nueva' }
  if (addDays(previoHasta, 1) === desde) return { motivo: 'cambio', otroTipo: previoTipo }
  return { motivo: 'vuelve', otraFecha: previoHasta }
}
