import type { FilaDe } from '@/contract/llamada'
import type { comprobarPase } from '@/contract/externos'
import { audit } from '@/backend/acceso/auditoria/store'
import { readMedico } from '@/backend/acceso/receta/medico'
import { spendPase } from '@/backend/acceso/receta/pase'
import { withTransaction, type Db } from '@/backend/db/conexion'
import type { PedidoPublico } from '@/backend/nucleo/manejador'
import { Rechazo } from '@/backend/nucleo/rechazo'

const NO_VALE = 'El pase no es válido, ya se usó o venció'

/** Whose pass it is, as things stand now. Every pass that is of no use is refused alike, and looking spends it. */
export async function checkPase(
  token: string,
  { pedidoID }: PedidoPublico,
  db: Db,
): Promise<FilaDe<typeof comprobarPase>> {
  return withTransaction(db, async (tx) => {
    const pase = await spendPase(tx, 'receta', token)
    const medico = pase && (await readMedico(tx, pase.usuarioID))
    if (!medico) throw new Rechazo(NO_VALE)
    const { usuarioID } = pase
    await audit(tx, { persona: { usuarioID }, pedidoID, acto: 'receta.comprobarPase' })
    return medico
  })
}
