import type { Queryable } from '@/backend/db/conexion'
import { readAjustesDeDebito } from '@/backend/debitos/ajuste/store'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import { FORMAS_DE_DEBITO } from '@/domain/debito/formas'
import type { EstadoDeRonda } from '@/domain/debito/ronda'
import { addDays, type Fecha, formatFecha } from '@/domain/fechas'

/** One notice a debit, whoever sends it and how often. */
export const claveDeAviso = (rondaFilaID: number): string => `avisoDeDebito:${rondaFilaID}`
/** SQL: the member of the debit `f` was told of it. */
export const AVISADO = `EXISTS (SELECT FROM mensaje s WHERE s.clave = 'avisoDeDebito:' || f.id)`

/** When a round is made and until when its members are to be told. */
export interface Aviso {
  forma: number
  vencimiento: Fecha
  /** Days before; 0 where nobody is told. */
  dias: number
  hasta: Fecha
}

/** Throws `noEncontrado`. */
async function findAviso(
  db: Queryable,
  rondaID: number,
): Promise<Aviso & { estado: EstadoDeRonda; prueba: boolean }> {
  const [row] = await db.query<{ forma: number; vencimiento: Fecha; estado: EstadoDeRonda; prueba: boolean }>(
    `SELECT forma, ajustes #>> '{periodo,vencimiento}' AS vencimiento, estado, prueba FROM ronda WHERE id = $1`,
    [rondaID],
  )
  if (!row) throw noEncontrado()
  const forma = FORMAS_DE_DEBITO.find((one) => one === row.forma)
  const dias = forma === undefined ? 0 : (await readAjustesDeDebito(db)).formas[forma].diasDeAviso
  return { ...row, dias, hasta: addDays(row.vencimiento, -dias) }
}

/** Throws `noEncontrado`, and `Rechazo` for a round that nobody is told of, or not any more. */
export async function readAviso(db: Queryable, hoy: Fecha, rondaID: number): Promise<Aviso> {
  const { estado, prueba, ...aviso } = await findAviso(db, rondaID)
  if (prueba) throw new Rechazo('Es un débito de prueba: no se avisa a nadie.')
  if (estado === 'deshecha') throw new Rechazo('Ese débito se deshizo: no hay nada que avisar.')
  if (estado === 'rendida') throw new Rechazo('Ese débito ya está rendido.')
  if (aviso.dias === 0) throw new Rechazo('Los ajustes del débito dicen que no se avisa.')
  if (aviso.vencimiento < hoy)
    throw new Rechazo(`Ese débito venció el ${formatFecha(aviso.vencimiento)}: ya no se avisa.`)
  return aviso
}

/** For a round's screen: until when to tell and how many were told; null where nobody is told, or not any more. */
export async function summarizeAviso(
  db: Queryable,
  hoy: Fecha,
  rondaID: number,
): Promise<(Omit<Aviso, 'forma'> & { avisados: number }) | null> {
  const { estado, prueba, forma: _, ...aviso } = await findAviso(db, rondaID)
  const closed = prueba || estado === 'deshecha' || estado === 'rendida'
  if (closed || aviso.dias === 0 || aviso.vencimiento < hoy) return null
  const [count] = await db.query<{ avisados: number }>(
    `SELECT count(*)::int AS avisados FROM ronda_fila f WHERE f.ronda_id = $1 AND f.sacada_en IS NULL AND ${AVISADO}`,
    [rondaID],
  )
  return { ...aviso, avisados: count?.avisados ?? 0 }
}
