import type { Queryable } from '@/backend/db/conexion'
import { type Feriados, SIN_FERIADOS } from '@/domain/debito/feriados'

/** The group of settings that the screen of the automatic debit keeps the holidays in. */
export const CLAVE_DE_FERIADOS = 'debito.feriados'

/** The holidays that the council added and took back, for whatever counts working days. */
export async function readFeriados(db: Queryable): Promise<Feriados> {
  const [kept] = await db.query<{ valor: Feriados }>('SELECT valor FROM ajuste WHERE clave = $1', [
    CLAVE_DE_FERIADOS,
  ])
  return kept?.valor ?? SIN_FERIADOS
}
