import type { actualizarDatos } from '@/contract/cambios-matriculado'
import { entero } from '@/contract/campos'
import type { EntradaDe } from '@/contract/llamada'
import { lastAuthor } from '@/backend/acceso/auditoria/ultimo'
import type { Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { refuse } from '@/backend/nucleo/rechazo'
import { addHospital, holdHospitales, writeHospital } from '@/backend/padron/matriculado/hospitales'

export const HOSPITAL = 'matriculado.datosprofesionales.hospital'

const hospitalID = entero('Elija un Hospital', 1)

/**
 * Sets the only hospital through the specification's call for one field. Refused for a member with several, since the
 * path cannot tell which (decision 93).
 */
export async function chooseHospital(
  tx: Tx,
  pedido: Pedido,
  { matriculadoID, valor, valorPrevio }: EntradaDe<typeof actualizarDatos>,
): Promise<null> {
  const chosen = hospitalID.safeParse(valor)
  if (!chosen.success) return refuse('valor', chosen.error.issues[0]?.message ?? '')
  const filas = await holdHospitales(tx, matriculadoID)
  const [before, another] = filas
  if (another) refuse('valor', `Tiene ${filas.length} hospitales: cambie cada uno en la tabla de su ficha`)
  if (before?.hospitalID === chosen.data) return null
  if (valorPrevio !== undefined && valorPrevio !== String(before?.hospitalID ?? '')) {
    const who = before && (await lastAuthor(tx, { entidad: 'hospital_matriculado', id: before.id }))
    const mensaje = `${who ? `Lo cambió ${who}` : 'El dato cambió'}: ${before ? `ahora dice "${before.nombre}"` : 'ahora está vacío'}`
    refuse('valorPrevio', mensaje)
  }
  const [exists] = await tx.query('SELECT FROM hospital WHERE id = $1', [chosen.data])
  if (!exists) refuse('valor', 'Ese valor no existe')
  if (before) {
    const nuevo = { ...before, hospitalID: chosen.data }
    return writeHospital(tx, pedido, { matriculadoID, before, nuevo, filas })
  }
  await addHospital(tx, pedido, { matriculadoID, hospitalID: chosen.data })
  return null
}
