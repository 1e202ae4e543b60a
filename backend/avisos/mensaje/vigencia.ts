import { ajusteSql } from '@/backend/acceso/ajuste/store'
import type { Db } from '@/backend/db/conexion'
import { IMPAGO } from '@/backend/tesoreria/ledger/actor'
import { EN_MORA } from '@/backend/tesoreria/ledger/mora'
import { EN_TRAMITE } from '@/backend/tesoreria/ledger/tramite'
import { rehusa } from '@/backend/avisos/rehuso/rehusa'
import { followDestinos } from '@/backend/avisos/mensaje/destino'
import { FALLECIDO } from '@/domain/estados'
import { FALLECIO } from '@/domain/mensaje'
import { NO_LO_QUIERE } from '@/domain/tema-de-aviso'

export const CAMBIO = 'La deuda cambió'
export const ESPERA = 'Espera: hay un pago en línea en trámite'

const DE_MOROSOS = `(SELECT origen FROM envio e WHERE e.id = m.envio_id) = 'morosos'`
/** Sent by a clerk to members who may have died since. */
const DE_UNA_LISTA = `(SELECT origen FROM envio e WHERE e.id = m.envio_id) IN ('morosos', 'vencimientos', 'rechazos', 'avisosDeDebito', 'seleccion')`
const DE_VIGILANCIA = `(SELECT origen FROM envio e WHERE e.id = m.envio_id) = 'vigilancia'`
const DE_RECHAZO = `(SELECT origen FROM envio e WHERE e.id = m.envio_id) = 'rechazos'`
/** Of the notice of a debit `f` of a round `r`. */
const deAviso = (what: string): string =>
  `EXISTS (SELECT FROM ronda_fila f JOIN ronda r ON r.id = f.ronda_id JOIN envio e ON e.id = m.envio_id
     WHERE f.id = m.ronda_fila_id AND e.origen = 'avisosDeDebito' AND (${what}))`
/** What is still owed of the debit that a message is about, and whether something holds it. */
const cargosOf = (what: string): string =>
  `(SELECT ${what} FROM ronda_cargo rc JOIN cargo c ON c.id = rc.cargo_id WHERE rc.ronda_fila_id = m.ronda_fila_id AND ${IMPAGO})`
const MORA_DE_HOY = `(SELECT sum(monto) FROM cargo WHERE matriculado_id = m.matriculado_id AND ${IMPAGO} AND ${EN_MORA})`

/**
 * SQL that tells why the message `m` of `mensaje` should not be sent any more, or null. Its charge may have been
 * paid, changed or annulled while it waited, or the member may have refused such notices. A delinquent's message is stale only when less is owed than it says,
 * since every month brings more; a reminder is stale two days after its own, a warning of the server after its day.
 */
export const CADUCO = `CASE
    WHEN EXISTS (SELECT FROM pedido_de_clave q WHERE q.id = m.pedido_de_clave_id
        AND (q.vence_en <= now() OR q.usado_en IS NOT NULL)) THEN 'El pedido venció'
    WHEN m.cargo_id IS NOT NULL AND NOT EXISTS (SELECT FROM cargo c WHERE c.id = m.cargo_id AND ${IMPAGO})
      THEN 'Ya no se debe'
    WHEN EXISTS (SELECT FROM cargo c WHERE c.id = m.cargo_id AND c.monto <> m.monto) THEN '${CAMBIO}'
    WHEN ${DE_MOROSOS} AND coalesce(${MORA_DE_HOY}, 0) < coalesce(m.monto, 1)
      THEN CASE WHEN ${MORA_DE_HOY} > 0 THEN '${CAMBIO}' ELSE 'Ya no está entre los morosos' END
    WHEN ${DE_RECHAZO} AND coalesce(${cargosOf('sum(c.monto)')}, 0) < m.monto
      THEN CASE WHEN ${cargosOf('sum(c.monto)')} > 0 THEN '${CAMBIO}' ELSE 'Ya no se debe' END
    WHEN ${deAviso("f.sacada_en IS NOT NULL OR r.estado = 'deshecha'")} THEN 'Ya no se le debita'
    WHEN ${deAviso("(r.ajustes #>> '{periodo,vencimiento}')::date < current_date")} THEN 'Pasó su fecha'
    WHEN EXISTS (SELECT FROM envio e JOIN recordatorio r ON r.id = e.recordatorio_id JOIN cargo c ON c.id = m.cargo_id
        WHERE e.id = m.envio_id AND (m.creado_en::date < current_date - greatest(${ajusteSql('diasDeGracia')}, 1)
          OR r.dias < 0 AND make_date(c.anio, c.mes, ${ajusteSql('diaVencimiento')}) < current_date))
      THEN 'Pasó su fecha'
    WHEN ${DE_VIGILANCIA} AND m.creado_en::date < current_date THEN 'Pasó su fecha'
    WHEN EXISTS (SELECT FROM pago p WHERE p.id = substring(m.clave FROM '^recibo:(\\d+)$')::int AND p.anulado_en IS NOT NULL)
      THEN 'El pago fue anulado'
    WHEN (m.cargo_id IS NOT NULL OR ${DE_UNA_LISTA}) AND EXISTS (
        SELECT FROM matriculado p WHERE p.id = m.matriculado_id AND p.tipo_matricula_id = ${FALLECIDO})
      THEN '${FALLECIO}'
    WHEN ${rehusa('m.matriculado_id', 'm.tema', 'm.medio')} THEN '${NO_LO_QUIERE}'
  END`

/**
 * SQL that tells whether what the message `m` asks for is being paid online. It waits then, since that payment may
 * fail.
 */
export const EN_PAGO = `CASE
    WHEN m.cargo_id IS NOT NULL THEN EXISTS (SELECT FROM cargo c WHERE c.id = m.cargo_id AND ${EN_TRAMITE})
    WHEN ${DE_RECHAZO} THEN ${cargosOf(`coalesce(bool_or(c.${EN_TRAMITE}), false)`)}
    WHEN ${DE_MOROSOS} THEN EXISTS (
      SELECT FROM cargo WHERE matriculado_id = m.matriculado_id AND ${IMPAGO} AND ${EN_TRAMITE} AND ${EN_MORA})
    ELSE false
  END`

/**
 * SQL that leaves the message `m` out for the reason `causa`, as refused where that is the reason. One that named another amount gives its key back, so
 * that the next run may speak of the charge.
 */
export const leftOut = (causa: string): string =>
  `estado = CASE WHEN ${causa} = '${NO_LO_QUIERE}' THEN 'rehusado' ELSE 'omitido' END, causa = ${causa}, tomado_en = NULL, terminado_en = now(),
   clave = CASE WHEN ${causa} = '${CAMBIO}' THEN NULL ELSE clave END`

/** Leaves out what is stale or has no address, so that nobody is shown its chat. */
export async function leaveOutStale(db: Db): Promise<null> {
  await db.query(
    `UPDATE mensaje m SET ${leftOut('q.causa')}
     FROM (SELECT m.id, ${CADUCO} AS causa FROM mensaje m WHERE m.estado = 'pendiente' OFFSET 0) q
     WHERE q.id = m.id AND q.causa IS NOT NULL AND m.estado = 'pendiente'`,
  )
  await followDestinos(db)
  return null
}
