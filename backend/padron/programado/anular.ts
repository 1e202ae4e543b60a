import type { EntradaDe } from '@/contract/llamada'
import type { anular } from '@/contract/estado-programado'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import { holdSocio } from '@/backend/padron/matriculado/estado'
import { annulProgramados, readProgramados } from '@/backend/padron/matriculado/programados'
import { describeProgramado, planAnulacion } from '@/domain/estado-programado'

/** Makes a change that waits void, with the end of its term. Throws `Rechazo` where another rests on it. */
export async function annulProgramado(
  tx: Tx,
  pedido: Pedido,
  { programadoID }: EntradaDe<typeof anular>,
): Promise<null> {
  const [row] = await tx.query<{ matriculadoID: number }>(
    'SELECT matriculado_id AS "matriculadoID" FROM estado_programado WHERE id = $1',
    [programadoID],
  )
  if (!row) throw noEncontrado()
  const { matriculadoID } = row
  const { tipo } = await holdSocio(tx, matriculadoID)
  const anulados = planAnulacion(tipo, await readProgramados(tx, matriculadoID), programadoID)
  if ('clave' in anulados) throw new Rechazo(anulados.mensaje)
  await annulProgramados(tx, pedido, anulados)
  await audit(tx, pedido, {
    ...{ entidad: 'matriculado', entidadID: matriculadoID, matriculadoID },
    antes: { programado: anulados.map(describeProgramado).join('; ') },
    despues: { programado: 'Anulado' },
  })
  return null
}
