import pg from 'pg'
import type { Queryable } from '@/backend/db/conexion'
import { formatCuit } from '@/domain/cuit'
import { nombreCorrido } from '@/backend/nucleo/nombres'

export interface Unicos {
  dni: number
  cuitCuil: string
  matricula: number
}
export type Unico = keyof Unicos

interface Titular extends Omit<Unicos, 'cuitCuil'> {
  cuitCuil: string | null
  nombre: string
}

const WORDS: { [U in Unico]: (valor: Unicos[U]) => string } = {
  dni: (dni) => `El DNI ${dni}`,
  cuitCuil: (cuit) => `El CUIT/CUIL ${formatCuit(cuit)}`,
  matricula: (matricula) => `La matrícula ${matricula}`,
}

const tell = <U extends Unico>(unico: U, valor: Unicos[U], { nombre, matricula }: Titular): string =>
  `${WORDS[unico](valor)} ya es de ${nombre}` + (unico === 'matricula' ? '' : `, matrícula ${matricula}`)

/** The values that somebody else has already, each with a text that names that person. */
export async function findTaken(
  db: Queryable,
  unicos: Partial<Unicos>,
  exceptoID = 0,
): Promise<Partial<Record<Unico, string>>> {
  const titulares = await db.query<Titular>(
    `SELECT ${nombreCorrido('matriculado')} AS nombre, dni, cuit_cuil AS "cuitCuil", matricula FROM matriculado
     WHERE (dni = $1 OR cuit_cuil = $2 OR matricula = $3) AND id <> $4`,
    [unicos.dni ?? null, unicos.cuitCuil ?? null, unicos.matricula ?? null, exceptoID],
  )
  const taken: Partial<Record<Unico, string>> = {}
  const look = <U extends Unico>(unico: U): void => {
    const valor = unicos[unico]
    const titular = titulares.find((one) => one[unico] === valor)
    if (valor !== undefined && titular) taken[unico] = tell<U>(unico, valor, titular)
  }
  look('dni')
  look('cuitCuil')
  look('matricula')
  return taken
}

export const isDuplicate = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && error.table === 'matriculado'
