import { holdOpen, PAGADO, SE_EMITE_SOLO } from '@/backend/credenciales/papel-pedido/abierto'
import { close, issueOpen } from '@/backend/credenciales/papel-pedido/resolver'
import type { Emisor } from '@/backend/credenciales/regla-emision/reglas'
import { type Db, withTransaction } from '@/backend/db/conexion'
import { Rechazo } from '@/backend/nucleo/rechazo'
import type { Vuelta } from '@/backend/tarea/kinds'
import type { Fecha } from '@/domain/fechas'

const CADA = 3_000
const JUNTOS = 100

/** What was paid by whatever means and is issued by itself, and what the council does not charge any more. */
const POR_ATENDER = `FROM papel_pedido p JOIN papel_a_pedido a ON a.tipo_certificado_id = p.tipo_certificado_id
    LEFT JOIN cargo c ON c.id = p.cargo_id
  WHERE p.estado = 'abierto' AND (c.anulado_en IS NOT NULL OR ${PAGADO} AND ${SE_EMITE_SOLO})`

const SIN_CARGO = 'El Consejo quitó el cargo de este papel'

/** Nobody issues it: no rule is excepted. */
const emisorOf = (hoy: Fecha): Emisor => ({
  ...{ persona: null, pedidoID: null, acto: 'papelPedido.emitir', hoy, politica: 'operativa' },
})

/** Issues by itself what is paid; each in a transaction of its own. What is refused waits for the office with the reason. */
export const papelesPedidos = (hoy: () => Fecha): Vuelta => ({
  cada: CADA,
  hay: async (db) => (await db.query(`SELECT ${POR_ATENDER} LIMIT 1`)).length > 0,
  turno: async ({ db, detenido }) => {
    const due = await db.query<{ id: number }>(`SELECT p.id ${POR_ATENDER} ORDER BY p.id LIMIT ${JUNTOS}`)
    let failed: { error: unknown } | undefined
    for (const { id } of due) {
      if (detenido()) break
      try {
        await attend(db, id, hoy())
      } catch (error) {
        failed ??= { error }
      }
    }
    if (failed) throw failed.error
    return null
  },
})

async function attend(db: Db, id: number, hoy: Fecha): Promise<void> {
  const emisor = emisorOf(hoy)
  try {
    await withTransaction(db, async (tx) => {
      const abierto = await holdOpen(tx, id)
      if (!abierto) return
      if (abierto.cargo?.anulado)
        await close(tx, { ...emisor, acto: 'papelPedido.rechazar' }, abierto, SIN_CARGO)
      // Asked again now that it is locked: the payment may have been annulled meanwhile.
      else if (abierto.demora === null && abierto.cargo?.pagado !== false)
        await issueOpen(tx, emisor, abierto)
    })
  } catch (error) {
    if (!(error instanceof Rechazo)) throw error
    await db.query("UPDATE papel_pedido SET demora = $2 WHERE id = $1 AND estado = 'abierto'", [
      id,
      error.message,
    ])
  }
}
