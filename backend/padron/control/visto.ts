import type { darPorBueno, volverAMirar } from '@/contract/control-padron'
import type { EntradaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import { HALLAZGOS } from '@/backend/padron/control/hallazgos'
import { CLASES_DE_CONTROL, type ClaseDeControl, describeControl } from '@/domain/control-padron'

interface Hallado {
  clase: ClaseDeControl
  ids: number[]
  datos: string[]
  bueno: boolean
}

/** Remembers that a finding is right as it is. Throws `Rechazo` when it is no more, or somebody said so before. */
export async function keepAsGood(
  tx: Tx,
  pedido: Pedido,
  { huella, motivo }: EntradaDe<typeof darPorBueno>,
): Promise<null> {
  const [found] = await tx.query<Hallado>(
    `SELECT x.clase, x.ids, x.datos, v.id IS NOT NULL AS bueno ${HALLAZGOS} WHERE x.huella = $1`,
    [huella],
  )
  if (!found) throw new Rechazo('El padrón cambió desde que lo vio: mire la lista otra vez.')
  const kept = await tx.query<{ id: number }>(
    `INSERT INTO control_visto (clase, huella, matriculados, motivo, visto_por) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (huella) WHERE retirado_en IS NULL DO NOTHING RETURNING id`,
    [found.clase, huella, found.ids, motivo, pedido.persona.usuarioID],
  )
  const [row] = kept
  if (!row) throw new Rechazo('Otra persona ya dijo que está bien.')
  await note(tx, pedido, row.id, { ...found, motivo })
  return null
}

/** Takes it back, so that the finding waits again. Throws `Rechazo` when somebody did before. */
export async function lookAgain(
  tx: Tx,
  pedido: Pedido,
  { vistoID }: EntradaDe<typeof volverAMirar>,
): Promise<null> {
  const [row] = await tx.query<{ clase: ClaseDeControl; ids: number[]; motivo: string; vale: boolean }>(
    `SELECT clase, matriculados AS ids, motivo, retirado_en IS NULL AS vale FROM control_visto WHERE id = $1 FOR UPDATE`,
    [vistoID],
  )
  if (!row) throw noEncontrado()
  if (!row.vale) throw new Rechazo('Otra persona ya lo volvió a la lista.')
  await tx.query('UPDATE control_visto SET retirado_en = now(), retirado_por = $2 WHERE id = $1', [
    vistoID,
    pedido.persona.usuarioID,
  ])
  await note(tx, pedido, vistoID, row)
  return null
}

/** A finding of one member stands in his history. */
async function note(
  tx: Tx,
  pedido: Pedido,
  entidadID: number,
  { clase, ids, datos, motivo }: { clase: ClaseDeControl; ids: number[]; datos?: string[]; motivo: string },
): Promise<void> {
  const [only, ...others] = ids
  await audit(tx, pedido, {
    ...{ entidad: 'control_visto', entidadID },
    ...(only !== undefined && others.length === 0 && { matriculadoID: only }),
    despues: {
      hallazgo: CLASES_DE_CONTROL[clase],
      ...(datos && { detalle: describeControl(clase, datos) }),
      motivo,
    },
  })
}
