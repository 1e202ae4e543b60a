import type { Queryable } from '@/backend/db/conexion'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { addDays, daysInMonth, type Fecha, partsOf } from '@/domain/fechas'

/** Given up, annulled or dead: nobody is congratulated on them. */
const SIN_CUMPLE = [6, 7, 8]
const SEMANA = 7

interface Cumple {
  matriculadoID: number
  nombre: string
  fecha: Fecha
  edad: number
}

/** Birthdays of today and of the seven days that begin with it, day by day and by name. */
export async function listCumples(db: Queryable, hoy: Fecha): Promise<{ hoy: Cumple[]; semana: Cumple[] }> {
  const dias = Array.from({ length: SEMANA }, (_, index) => addDays(hoy, index)).flatMap(daysKept)
  const semana = await db.query<Cumple>(
    `SELECT m.id AS "matriculadoID", ${nombreDeMatriculado('m')} AS nombre, d.fecha,
       (extract(year FROM d.fecha) - extract(year FROM m.fecha_nacimiento))::int AS edad
     FROM unnest($1::int[], $2::int[], $3::date[]) AS d (mes, dia, fecha)
     JOIN matriculado m
       ON extract(month FROM m.fecha_nacimiento) = d.mes AND extract(day FROM m.fecha_nacimiento) = d.dia
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
