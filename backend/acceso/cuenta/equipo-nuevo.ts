import { formatInstante } from '@/domain/fechas'
import { findMailboxOf } from '@/backend/acceso/cuenta/buzon'
import { newDeviceLetter, writeTo } from '@/backend/acceso/cuenta/carta'
import { describeDispositivo } from '@/backend/acceso/cuenta/dispositivo'
import type { Tx } from '@/backend/db/conexion'

interface Desde {
  clientAddress: string
  agente: string
}

/**
 * Writes to the account's owner when a sign-in comes from a device that it has not seen; asked before the session is
 * there. The first sign-in of all tells nobody, and neither does the same browser from the same address, which may
 * keep no cookie of ours.
 */
export async function tellOfNewDevice(
  tx: Tx,
  usuarioID: number,
  { clientAddress, agente }: Desde,
): Promise<void> {
  const [row] = await tx.query<{ nuevo: boolean }>(
    `SELECT (EXISTS (SELECT FROM sesion WHERE usuario_id = $1)
         OR EXISTS (SELECT FROM dispositivo_conocido WHERE usuario_id = $1))
       AND NOT EXISTS (SELECT FROM sesion WHERE usuario_id = $1 AND direccion = $2 AND agente = $3) AS nuevo`,
    [usuarioID, clientAddress, agente],
  )
  const buzon = row?.nuevo ? await findMailboxOf(tx, usuarioID) : undefined
  if (!buzon) return
  const equipo = describeDispositivo(agente)
  const cuando = formatInstante(new Date().toISOString())
  await writeTo(tx, buzon, newDeviceLetter(buzon, { equipo, direccion: clientAddress, cuando }))
}
