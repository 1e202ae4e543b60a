import type { Queryable } from '@/backend/db/conexion'
import { addMonths, type Fecha, nameOfMonth, partsOf } from '@/domain/fechas'

/** The engine that npm brings. A minor of PostgreSQL mends holes that later ones make public, so its age is told. */
export const INCLUIDO: { version: string; publicado: Fecha } = { version: '18.4', publicado: '2026-05-14' }

/** Months after which the one that npm brings is too old to ship. */
const VIDA_EN_MESES = 9

export const isTooOld = (hoy: Fecha, { publicado } = INCLUIDO): boolean =>
  hoy > addMonths(publicado, VIDA_EN_MESES)

/** '18.4' of '18.4', and '15.14' of '15.14 (Debian 15.14-0+deb12u1)'. */
export const bareVersion = (text: string): string => /^\d+(\.\d+)*/.exec(text)?.[0] ?? text

/** The version of the server behind a connection. */
export async function readMotor(db: Queryable): Promise<string> {
  const [row] = await db.query<{ version: string }>("SELECT current_setting('server_version') AS version")
  return bareVersion(row?.version ?? '')
}

/** 'PostgreSQL 18.4, de mayo de 2026'; the month only of the one that comes with the program. */
export function motorInWords(version: string): string {
  if (version !== INCLUIDO.version) return `PostgreSQL ${version}`
  const { anio, mes } = partsOf(INCLUIDO.publicado)
  return `PostgreSQL ${version}, de ${nameOfMonth(mes).toLowerCase()} de ${anio}`
}
