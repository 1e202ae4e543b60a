import type { EntradaDe } from '@/contract/llamada'
import type { admitir, observar, rechazar, retirar } from '@/contract/solicitud'
import type { Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import { holdFor, readPapeles, step, takeBackCargo } from '@/backend/medico/solicitud/abierta'
import { tellObserved, tellRefused } from '@/backend/medico/solicitud/carta'
import { missingOf } from '@/domain/solicitud'
import { oneLine } from '@/domain/texto'

/** Tells him what is wanted, of one of its papers where that is named. Throws `noEncontrado` for a paper of another. */
export async function observe(
  tx: Tx,
  pedido: Pedido,
  { solicitudID, papelID, motivo: typed }: EntradaDe<typeof observar>,
): Promise<null> {
  const solicitud = await holdFor(tx, solicitudID, 'observar', 'oficina')
  const motivo = oneLine(typed)
  const papel = papelID === undefined ? null : await markPapel(tx, solicitudID, papelID, motivo)
  const dicho = papel === null ? motivo : `${papel}: ${motivo}`
  await step(tx, pedido, solicitud, 'observar', { motivo: dicho })
  await tellObserved(tx, solicitud, motivo, papel)
  return null
}

/** Answers its name. */
async function markPapel(tx: Tx, solicitudID: number, papelID: number, motivo: string): Promise<string> {
  const [papel] = await tx.query<{ nombre: string }>(
    `UPDATE solicitud_papel SET estado = 'observado', motivo = $3 WHERE id = $1 AND solicitud_id = $2 RETURNING nombre`,
    [papelID, solicitudID, motivo],
  )
  if (!papel) throw noEncontrado()
  return papel.nombre
}

/** Throws `Rechazo` naming the papers without which it is not admitted. */
export async function admit(
  tx: Tx,
  pedido: Pedido,
  { solicitudID }: EntradaDe<typeof admitir>,
): Promise<null> {
  const solicitud = await holdFor(tx, solicitudID, 'admitir', 'oficina')
  const missing = missingOf(await readPapeles(tx, solicitudID))
  if (missing.length > 0) throw new Rechazo(`Todavía falta aceptar: ${missing.join('; ')}`)
  await step(tx, pedido, solicitud, 'admitir')
  return null
}

/** He reads the reason by mail. Throws `Rechazo` while its charge is being paid or stands in a plan. */
export async function refuseSolicitud(
  tx: Tx,
  pedido: Pedido,
  { solicitudID, motivo: typed }: EntradaDe<typeof rechazar>,
): Promise<null> {
  const solicitud = await holdFor(tx, solicitudID, 'rechazar', 'oficina')
  const motivo = oneLine(typed)
  await takeBackCargo(tx, pedido, solicitud)
  await step(tx, pedido, solicitud, 'rechazar', { motivo })
  await tellRefused(tx, solicitud, motivo)
  return null
}

/** Throws as refusing does. */
export async function withdraw(
  tx: Tx,
  pedido: Pedido,
  { solicitudID, motivo }: EntradaDe<typeof retirar>,
): Promise<null> {
  const solicitud = await holdFor(tx, solicitudID, 'retirar', 'oficina')
  await takeBackCargo(tx, pedido, solicitud)
  await step(tx, pedido, solicitud, 'retirar', { motivo: oneLine(motivo) })
  return null
}
