import type { traerPaginaDeCumples } from '@/contract/cumples'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import { parameters } from '@/backend/nucleo/lista'
import { type Pagina, POR_PAGINA } from '@/backend/nucleo/manejador'
import { searchMatriculado } from '@/backend/nucleo/matriculado-search'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { addDays, daysInMonth, type Fecha, partsOf } from '@/domain/fechas'

/** Given up, annulled or dead: nobody is congratulated on them. */
const SIN_CUMPLE = [6, 7, 8]
const SEMANA = 7
/** SQL, as the index has it. */
const CUMPLE =
  'extract(month FROM m.fecha_nacimiento) = d.mes AND extract(day FROM m.fecha_nacimiento) = d.dia'

interface Cumple {
  matriculadoID: number
  nombre: string
  fecha: Fecha
  edad: number
}

/** SQL: those who have their birthday, `m`, on the days `d`; the first four parameters are of `paramsOf`. */
const DE = `FROM unnest($1::int[], $2::int[], $3::date[]) AS d (mes, dia, fecha) JOIN matriculado m ON ${CUMPLE}
    WHERE m.tipo_matricula_id <> ALL($4) AND m.fecha_nacimiento < d.fecha`

function paramsOf(dias: readonly Fecha[]): [number[], number[], Fecha[], number[]] {
  const kept = dias.flatMap(daysKept)
  return [kept.map(({ mes }) => mes), kept.map(({ dia }) => dia), kept.map(({ fecha }) => fecha), SIN_CUMPLE]
}

const EDAD = '(extract(year FROM d.fecha) - extract(year FROM m.fecha_nacimiento))::int'
const weekFrom = (hoy: Fecha): Fecha[] => Array.from({ length: SEMANA }, (_, index) => addDays(hoy, index))

/** Birthdays of a day. */
export async function countCumples(db: Queryable, dia: Fecha): Promise<number> {
  const [row] = await db.query<{ cantidad: number }>(
    `SELECT count(*)::int AS cantidad ${DE}`,
    paramsOf([dia]),
  )
  return row?.cantidad ?? 0
}

/** Birthdays of today and of the seven days that begin with it, day by day and by name. */
export async function listCumples(db: Queryable, hoy: Fecha): Promise<{ hoy: Cumple[]; semana: Cumple[] }> {
  const semana = await db.query<Cumple>(
    `SELECT m.id AS "matriculadoID", ${nombreDeMatriculado('m')} AS nombre, d.fecha, ${EDAD} AS edad
     ${DE} ORDER BY d.fecha, m.apellido, m.nombre, m.id`,
    paramsOf(weekFrom(hoy)),
  )
  return { hoy: semana.filter(({ fecha }) => fecha === hoy), semana }
}

type Fila = FilaDe<typeof traerPaginaDeCumples>

/** A page of the same, and how many there are in all. */
export async function listPaginaDeCumples(
  db: Queryable,
  { lapso, pagina = 1, nombre }: EntradaDe<typeof traerPaginaDeCumples>,
  hoy: Fecha,
): Promise<Pagina<Fila>> {
  const { params, add } = parameters(...paramsOf(lapso === 'hoy' ? [hoy] : weekFrom(hoy)))
  const donde = ['true', ...searchMatriculado(nombre, add)].join(' AND ')
  const [count] = await db.query<{ total: number }>(`SELECT count(*)::int AS total ${DE} AND ${donde}`, [
    ...params,
  ])
  const filas = await db.query<Fila>(
    `SELECT m.id AS "matriculadoID", m.matricula, ${nombreDeMatriculado('m')} AS nombre, d.fecha, ${EDAD} AS edad
     ${DE} AND ${donde} ORDER BY d.fecha, m.apellido, m.nombre, m.id LIMIT ${POR_PAGINA} OFFSET ${add((pagina - 1) * POR_PAGINA)}`,
    params,
  )
  return { filas, total: count?.total ?? 0 }
}

/** The birthdays that a day keeps: in a year without 29 February those of that day too, on the last of the month. */
function daysKept(fecha: Fecha): { mes: number; dia: number; fecha: Fecha }[] {
  const { anio, mes, dia } = partsOf(fecha)
  const own = { mes, dia, fecha }
  return mes === 2 && dia === 28 && daysInMonth(anio, 2) === 28 ? [own, { mes, dia: 29, fecha }] : [own]
}
