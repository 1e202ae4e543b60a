import { type CartaDeCuenta, writeTo } from '@/backend/acceso/cuenta/carta'
import type { Tx } from '@/backend/db/conexion'
import type { Solicitud } from '@/backend/medico/solicitud/abierta'
import { formatMoney } from '@/domain/dinero'
import { nameOfSolicitud } from '@/domain/solicitud'

/** In the transaction of what it tells, so that he is told once. */
async function tell(
  tx: Tx,
  solicitud: Solicitud,
  que: string,
  lines: readonly (string | null)[],
): Promise<void> {
  const { matriculadoID, tipo } = solicitud
  const [member] = await tx.query<{ nombre: string; email: string | null }>(
    'SELECT nombre, email FROM matriculado WHERE id = $1',
    [matriculadoID],
  )
  if (!member) return
  const carta: CartaDeCuenta = {
    asunto: `${nameOfSolicitud(solicitud)} ${que}`,
    cuerpo: [`Su pedido «${tipo}» (${nameOfSolicitud(solicitud)}) fue ${que}.`, ...lines]
      .filter((line) => line !== null)
      .join('\n\n'),
  }
  await writeTo(tx, { usuarioID: null, matriculadoID, username: '', ...member }, carta)
}

export const tellObserved = (tx: Tx, solicitud: Solicitud, motivo: string, papel: string | null) =>
  tell(tx, solicitud, 'observada', [
    papel === null ? `Lo que falta: ${motivo}` : `Lo que falta, de «${papel}»: ${motivo}`,
    'Corríjalo en su página, en «Pedidos al Consejo», o acérquese al Consejo con lo que falta.',
  ])

export const tellResolved = (tx: Tx, solicitud: Solicitud, efecto: string) =>
  tell(tx, solicitud, 'aprobada', [efecto])

export const tellRefused = (tx: Tx, solicitud: Solicitud, motivo: string) =>
  tell(tx, solicitud, 'rechazada', [`Motivo: ${motivo}`, moneyLine(solicitud)])

export const tellLapsed = (tx: Tx, solicitud: Solicitud, motivo: string) =>
  tell(tx, solicitud, 'cerrada por caducidad', [motivo, moneyLine(solicitud)])

function moneyLine({ cargo }: Solicitud): string | null {
  if (cargo === null || cargo.anulado) return null
  const monto = formatMoney(cargo.monto)
  return cargo.pagado
    ? `Los ${monto} que pagó siguen a su nombre: comuníquese con el Consejo por ese dinero.`
    : `Los ${monto} que se le habían cargado ya no se deben.`
}
