import type { enviar, sacar } from '@/contract/ronda-cambiada'
import type { EntradaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import { writeArchivos } from '@/backend/debitos/ronda/archivos'
import { holdDebitados, readCambios, requireSeen } from '@/backend/debitos/ronda/cambiaron'
import { ENTIDAD, lockForma } from '@/backend/debitos/ronda/cerrar'
import { makeLast } from '@/backend/debitos/ronda/respuesta'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import { freeCargos } from '@/backend/tesoreria/ledger/tramite'
import { tellCambios } from '@/domain/debito/cambio'
import { nombreDeForma } from '@/domain/debito/formas'
import type { EstadoDeRonda } from '@/domain/debito/ronda'
import { formatMes } from '@/domain/fechas'

interface Ronda {
  id: number
  forma: number
  anio: number
  mes: number
  prueba: boolean
  estado: EstadoDeRonda
}

/** Locks a round. Throws `noEncontrado`, and `Rechazo` for one that went out or was undone. */
async function lockUnsent(tx: Tx, id: number): Promise<Ronda> {
  const [found] = await tx.query<{ forma: number }>('SELECT forma FROM ronda WHERE id = $1', [id])
  if (!found) throw noEncontrado()
  await lockForma(tx, found.forma)
  const [ronda] = await tx.query<Ronda>(
    'SELECT id, forma, anio, mes, prueba, estado FROM ronda WHERE id = $1 FOR UPDATE',
    [id],
  )
  if (!ronda) throw noEncontrado()
  if (ronda.estado === 'cerrada') return ronda
  const what = `El débito de ${nombreDeForma(ronda.forma)} de ${formatMes(ronda)}`
  throw new Rechazo(ronda.estado === 'deshecha' ? `${what} ya se deshizo.` : `${what} ya se envió.`)
}

/** Takes a debit out: its charges are free, and the files are written anew without it. */
export async function takeOut(
  tx: Tx,
  pedido: Pedido,
  { rondaFilaID, motivo }: EntradaDe<typeof sacar>,
): Promise<null> {
  const [fila] = await tx.query<{ rondaID: number; matriculadoID: number; sacada: boolean }>(
    `SELECT ronda_id AS "rondaID", matriculado_id AS "matriculadoID", sacada_en IS NOT NULL AS sacada
     FROM ronda_fila WHERE id = $1`,
    [rondaFilaID],
  )
  if (!fila) throw noEncontrado()
  const ronda = await lockUnsent(tx, fila.rondaID)
  const taken = await tx.query(
    `UPDATE ronda_fila SET sacada_en = now(), sacada_por = $2, motivo = $3
     WHERE id = $1 AND sacada_en IS NULL RETURNING id`,
    [rondaFilaID, pedido.persona.usuarioID, motivo.trim()],
  )
  if (taken.length === 0) throw new Rechazo('Ya se lo sacó de ese débito.')
  const own = 'SELECT cargo_id FROM ronda_cargo WHERE ronda_fila_id = $1'
  if (!ronda.prueba) {
    await tx.query(`SELECT FROM cargo WHERE id IN (${own}) ORDER BY id FOR UPDATE`, [rondaFilaID])
    await tx.query(`UPDATE cargo SET tramite_id = NULL WHERE id IN (${own})`, [rondaFilaID])
  }
  await tx.query(
    `UPDATE ronda SET (cantidad, total) = (SELECT count(*), coalesce(sum(importe), 0) FROM ronda_fila
       WHERE ronda_id = $1 AND sacada_en IS NULL) WHERE id = $1`,
    [ronda.id],
  )
  const [left] = await tx.query<{ cantidad: number }>('SELECT cantidad FROM ronda WHERE id = $1', [ronda.id])
  if (left?.cantidad === 0) throw new Rechazo('Es el único que queda: deshaga el débito entero.')
  await writeArchivos(tx, ronda.id)
  await audit(tx, pedido, {
    entidad: ENTIDAD,
    entidadID: ronda.id,
    matriculadoID: fila.matriculadoID,
    despues: { motivo: motivo.trim() },
  })
  return null
}

/** Marks a round as sent for who saw who changed since it was closed. Throws `Rechazo` at `visto` for who did not. */
export async function sendRonda(
  tx: Tx,
  pedido: Pedido,
  { rondaID, visto }: EntradaDe<typeof enviar>,
): Promise<null> {
  await lockUnsent(tx, rondaID)
  await holdDebitados(tx, rondaID)
  await requireSeen(tx, rondaID, visto)
  return markSent(tx, pedido, rondaID)
}

/** The files went out, so nothing of the round changes any more. Nobody is asked: whoever has the answer has sent them. */
export async function markSent(tx: Tx, pedido: Pedido, rondaID: number): Promise<null> {
  const ronda = await lockUnsent(tx, rondaID)
  if (ronda.prueba) throw new Rechazo('Es un débito de prueba: no se marca como enviado.')
  const { cantidad, clases } = await readCambios(tx, rondaID)
  await makeLast(tx, rondaID)
  await tx.query(
    `UPDATE ronda SET estado = 'enviada', enviada_en = clock_timestamp(), enviada_por = $2 WHERE id = $1`,
    [rondaID, pedido.persona.usuarioID],
  )
  await audit(tx, pedido, {
    entidad: ENTIDAD,
    entidadID: rondaID,
    despues: { estado: 'enviada', ...(cantidad > 0 && { cambiaron: tellCambios(cantidad, clases) }) },
  })
  return null
}

/** Undoes a round that did not go out: all its charges are free. */
export async function undoRonda(tx: Tx, pedido: Pedido, rondaID: number, motivo: string): Promise<null> {
  const ronda = await lockUnsent(tx, rondaID)
  if (!ronda.prueba) await freeCargos(tx, { rondaID })
  await tx.query(
    `UPDATE ronda SET estado = 'deshecha', deshecha_en = now(), deshecha_por = $2, motivo = $3 WHERE id = $1`,
    [rondaID, pedido.persona.usuarioID, motivo.trim()],
  )
  await audit(tx, pedido, {
    entidad: ENTIDAD,
    entidadID: rondaID,
    despues: { estado: 'deshecha', motivo: motivo.trim() },
  })
  return null
}

/**
 * Lets go what the bank never answered. A report that comes later finds its debits all the same. Throws `Rechazo` for a
 * round that is not waiting, and while a report is being applied or is applied in part.
 */
export async function finishRonda(tx: Tx, pedido: Pedido, rondaID: number, motivo: string): Promise<null> {
  const [ronda] = await tx.query<{ estado: EstadoDeRonda; rendicion: 'aplicando' | 'parcial' | null }>(
    `SELECT estado, (SELECT min(estado) FROM rendicion WHERE ronda_id = $1 AND estado IN ('aplicando', 'parcial')) AS rendicion
     FROM ronda WHERE id = $1 FOR UPDATE`,
    [rondaID],
  )
  if (!ronda) throw noEncontrado()
  if (ronda.estado !== 'enviada')
    throw new Rechazo('Solo se da por rendido un débito enviado que espera respuesta.')
  if (ronda.rendicion === 'aplicando')
    throw new Rechazo('Una rendición de ese débito se está aplicando: espere a que termine.')
  if (ronda.rendicion === 'parcial')
    throw new Rechazo('Una rendición de ese débito quedó a medio aplicar: siga con ella o deshágala antes.')
  await freeCargos(tx, { rondaID })
  await tx.query(`UPDATE ronda SET estado = 'rendida', terminada_en = now(), motivo = $2 WHERE id = $1`, [
    rondaID,
    motivo.trim(),
  ])
  await audit(tx, pedido, {
    entidad: ENTIDAD,
    entidadID: rondaID,
    despues: { estado: 'rendida', motivo: motivo.trim() },
  })
  return null
}
