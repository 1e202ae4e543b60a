import type { Tx } from '@/backend/db/conexion'
import { firstDayOf } from '@/backend/debitos/rendicion/restauracion'
import type { AjustesDeRonda } from '@/backend/debitos/ronda/contexto'
import { noEncontrado, Rechazo, refuse } from '@/backend/nucleo/rechazo'
import type { Banco } from '@/domain/bancos/banco'
import { bancoDeForma } from '@/domain/bancos/bancos'
import { nombreDeForma } from '@/domain/debito/formas'
import { PLANILLA, type EstadoDeRonda } from '@/domain/debito/ronda'
import { formatMes, type Fecha } from '@/domain/fechas'

export interface RondaEnviada {
  id: number
  forma: number
  anio: number
  mes: number
  prueba: boolean
  estado: EstadoDeRonda
  ajustes: AjustesDeRonda
  /** The first day on which the bank can have moved its money. */
  desde: Fecha
  /** Undefined for an entity. */
  banco: Banco | undefined
}

/**
 * Locks a round that reports may come for. Reports of one round wait for each other. Throws `noEncontrado`, and
 * `Rechazo` for one that did not go out and for a file that it does not have.
 */
export async function lockRondaSent(tx: Tx, id: number, clase?: string): Promise<RondaEnviada> {
  const [ronda] = await tx.query<Omit<RondaEnviada, 'banco'>>(
    `SELECT id, forma, anio, mes, prueba, estado, ajustes, ${firstDayOf('r')} AS desde FROM ronda r WHERE id = $1 FOR UPDATE`,
    [id],
  )
  if (!ronda) throw noEncontrado()
  const what = `El débito de ${nombreDeForma(ronda.forma)} de ${formatMes(ronda)}`
  if (ronda.estado === 'deshecha') throw new Rechazo(`${what} se deshizo.`)
  if (ronda.estado === 'cerrada')
    throw new Rechazo(`${what} todavía no se marcó como enviado: márquelo antes de cargar su rendición.`)
  const banco = bancoDeForma(ronda.forma)
  const known = banco ? banco.clases.map(({ clave }) => clave) : [PLANILLA]
  if (clase !== undefined && !known.includes(clase)) refuse('clase', 'Ese débito no tiene ese archivo')
  return { ...ronda, banco }
}
