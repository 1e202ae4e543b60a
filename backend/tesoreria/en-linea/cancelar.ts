import type { cancelarPago } from '@/contract/mercado-pago'
import type { EntradaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import { withTransaction, type Db, type Tx } from '@/backend/db/conexion'
import { Continuacion, Resultado, type Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import { settle } from '@/backend/tesoreria/en-linea/asentar'
import { endIntento, lockIntento, release, type Intento } from '@/backend/tesoreria/en-linea/intento'
import { PasarelaCaida, type Pasarela } from '@/backend/tesoreria/en-linea/pasarela'
import { refusedLast } from '@/backend/tesoreria/en-linea/seguir'

const NO_RESPONDE =
  'El proveedor de pagos no responde: no se puede saber si ya se pagó. Intente de nuevo en unos minutos.'

/**
 * Ends an open online payment by hand. The provider is told to stop and asked first, with nothing locked: a paid one
 * is credited instead. Throws `Rechazo` when it is over or the provider does not answer.
 */
export async function cancelPago(
  tx: Tx,
  pedido: Pedido,
  entrada: EntradaDe<typeof cancelarPago>,
): Promise<null | Continuacion<null>> {
  const intento = await lockOwn(tx, entrada)
  if (!intento.abierto) throw isOver(intento)
  const { pasarela } = pedido
  // A provider that is not configured any more can neither be asked nor take money.
  if (pasarela?.nombre !== intento.pasarela) return end(tx, pedido, intento, entrada)
  return new Continuacion(async (db) => {
    await stop(db, pedido, pasarela, intento)
    return withTransaction(db, async (last) => {
      const now = await lockOwn(last, entrada)
      if (now.estado === 'aprobado') {
        return new Resultado(0, 'No se canceló: el pago ya estaba hecho y se acreditó.')
      }
      // If the provider has refused it just now, the person's act still ends it.
      if (!now.abierto && !now.rechazado) throw isOver(now)
      return end(last, pedido, now, entrada)
    })
  })
}

/** Locks it; with a member given, only an own one. */
async function lockOwn(tx: Tx, { pagoID, matriculadoID }: EntradaDe<typeof cancelarPago>): Promise<Intento> {
  const intento = await lockIntento(tx, { id: pagoID })
  if (!intento || (matriculadoID !== undefined && intento.matriculadoID !== matriculadoID)) {
    throw noEncontrado()
  }
  return intento
}

const isOver = ({ estado }: Intento): Rechazo => new Rechazo(`El pago en línea ya está ${estado}`)

async function end(
  tx: Tx,
  pedido: Pedido,
  { id, matriculadoID, total }: Intento,
  entrada: EntradaDe<typeof cancelarPago>,
): Promise<null> {
  const motivo = entrada.motivo.trim()
  await release(tx, id)
  await endIntento(tx, id, 'cancelado', { motivo, usuarioID: pedido.persona.usuarioID })
  await audit(tx, pedido, {
    entidad: 'pago_en_linea',
    entidadID: id,
    matriculadoID,
    despues: { motivo, total },
  })
  return null
}

/** Nobody can pay it from now on; what was already paid is credited. */
async function stop(
  db: Db,
  { hoy }: Pedido,
  pasarela: Pasarela,
  { referencia, preferencia }: Intento,
): Promise<void> {
  try {
    if (preferencia !== null) await pasarela.cerrar(preferencia)
    const cobros = await pasarela.buscar(referencia)
    for (const cobro of refusedLast(cobros)) {
      if (cobro.estado === 'pending') await pasarela.cancelarCobro(cobro.id)
      await withTransaction(db, (tx) => settle(tx, pasarela, cobro, hoy))
    }
  } catch (error) {
    if (error instanceof PasarelaCaida) throw new Rechazo(NO_RESPONDE)
    throw error
  }
}
