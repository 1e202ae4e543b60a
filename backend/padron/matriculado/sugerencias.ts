import type { traerSugerencias } from '@/contract/alta'
import type { FilaDe } from '@/contract/llamada'
import { readConceptoElegido } from '@/backend/acceso/ajuste/concepto'
import type { Queryable } from '@/backend/db/conexion'

type Sugerencias = FilaDe<typeof traerSugerencias>

/** How many of the last doctors are looked at, how many there must be, and the share that makes a value the usual one. */
const ULTIMOS = 300
const MINIMO = 10
const PARTE = 0.8
const MATRICULA_MAXIMA = 2_147_483_647

/** What a new doctor's steps begin with. A value that only most doctors have would be left wrong by whoever hurries. */
export async function readSugerencias(db: Queryable): Promise<Sugerencias> {
  const [siguiente] = await db.query<{ matricula: number | null }>(
    `SELECT nullif(coalesce(max(matricula), 0), ${MATRICULA_MAXIMA}) + 1 AS matricula FROM matriculado`,
  )
  return {
    matricula: siguiente?.matricula ?? null,
    ...(await readUsual(db)),
    inscripcion: await readConceptoElegido(db, 'conceptoInscripcion'),
  }
}

type Usual = Pick<Sugerencias, 'nacionalidad' | 'provinciaID' | 'departamentoID' | 'localidad'>

async function readUsual(db: Queryable): Promise<Usual> {
  const ultimos = await db.query<Usual>(
    `SELECT nacionalidad, provincia_id AS "provinciaID", departamento_id AS "departamentoID", localidad
     FROM matriculado ORDER BY id DESC LIMIT ${ULTIMOS}`,
  )
  const usual = <C extends keyof Usual>(clave: C): Usual[C] | null =>
    usualOf(ultimos.map((one) => one[clave]))
  return {
    nacionalidad: usual('nacionalidad'),
    provinciaID: usual('provinciaID'),
    departamentoID: usual('departamentoID'),
    localidad: usual('localidad'),
  }
}

function usualOf<T>(values: readonly T[]): T | null {
  if (values.length < MINIMO) return null
  const counted = new Map<T, number>()
  for (const value of values) counted.set(value, (counted.get(value) ?? 0) + 1)
  const [first] = [...counted].toSorted((a, b) => b[1] - a[1])
  return first && first[1] >= values.length * PARTE ? first[0] : null
}
