import type { Queryable } from '@/backend/db/conexion'
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

/** Birthdays of a day. */
export async function countCumples(db: Queryable, dia: Fecha): Promise<number> {
  const dias = daysKept(dia)
  const [row] = await db.query<{ cantidad: number }>(
    `SELECT count(*)::int AS cantidad FROM unnest($1::int[], $2::int[]) AS d (mes, dia) JOIN matriculado m ON ${CUMPLE}
     WHERE m.tipo_matricula_id <> ALL($3) AND m.fecha_nacimiento < $4`,
    [dias.map(({ mes }) => mes), dias.map(({ dia: en }) => en), SIN_CUMPLE, dia],
  )
  return row?.cantidad ?? 0
}

/** Birthdays of today and of the seven days that begin with it, day by day and by name. */
export async function listCumples(db: Queryable, hoy: Fecha): Promise<{ hoy: Cumple[]; semana: Cumple[] }> {
  const dias = Array.from({ length: SEMANA }, (_, index) => addDays(hoy, index)).flatMap(daysKept)
  const semana = await db.query<Cumple>(
    `SELECT m.id AS "matriculadoID", ${nombreDeMatriculado('m')} AS nombre, d.fecha,
       (extract(year FROM d.fecha) - extract(year FROM m.fecha_nacimiento))::int AS edad
     FROM unnest($1::int[], $2::int[], $3::date[]) AS d (mes, dia, fecha)
     JOIN matriculado m ON ${CUMPLE}
     WHERE m.tipo_matricula_id <> ALL($4) AND m.fecha_nacimiento < d.fecha
     ORDER BY d.fecha, m.apellido, m.nombre, m.id`,
    [dias.map(({ mes }) => mes), dias.map(({ dia }) => dia), dias.map(({ fecha }) => fecha), SIN_CUMPLE],
  )
  return { hoy: semana.filter(({ fecha }) => fecha === hoy), semana }
}

/** The birthdays that a day keeps: in a year without 29 February those of that day too, on the last of the month. */
function daysKept(fecha: Fecha): { mes: number; dia: number; fecha: Fecha }[] {
  const { anio, mes, dia } = partsOf(fecha)
  const own = { mes, dia, fecha }
  return mes === 2 && dia === 28 && daysInMonth(anio, 2) === 28 ? [own, { mes, dia: 29, fecha }] : [own]
}
