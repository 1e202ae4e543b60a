import type { actualizarSeccion } from '@/contract/cambios-matriculado'
import type { EntradaDe } from '@/contract/llamada'
import type { Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { refuse } from '@/backend/nucleo/rechazo'
import type { CampoPropio } from '@/backend/padron/matriculado/campos'
import { type Cambiado, type Culpa, editCampos } from '@/backend/padron/matriculado/edicion'
import { RUTAS_CAMPO } from '@/domain/campos-ficha'

/** Each field's fault stands under its own path. */
const A_CADA_UNO: Culpa = { valor: (campo) => campo, visto: (campo) => [campo, 'valorPrevio'] }

const placeOf = (campo: CampoPropio): number => RUTAS_CAMPO.indexOf(campo)

/** Edits a section of the record, all or nothing, and answers what changed (decision 219). */
export async function editSeccion(
  tx: Tx,
  pedido: Pedido,
  { matriculadoID, cambios }: EntradaDe<typeof actualizarSeccion>,
): Promise<{ filas: Cambiado[] }> {
  if (new Set(cambios.map(({ campo }) => campo)).size < cambios.length)
    refuse('cambiosJSON', 'Un campo viene dos veces')
  const inOrder = cambios.toSorted((a, b) => placeOf(a.campo) - placeOf(b.campo))
  return { filas: await editCampos(tx, pedido, matriculadoID, inOrder, A_CADA_UNO) }
}
