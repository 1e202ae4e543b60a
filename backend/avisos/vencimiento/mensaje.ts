import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { enviarMensaje, simularMensaje } from '@/contract/vencimiento'
import { readAjuste } from '@/backend/acceso/ajuste/store'
import {
  type Alcanzado as Elegido,
  medioOf,
  previewOf,
  sendToChosen,
} from '@/backend/avisos/mensaje/elegidos'
import {
  type Alcanzado,
  type FiltrosVencimientos,
  readVencimientosDe,
} from '@/backend/avisos/vencimiento/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import type { Fecha } from '@/domain/fechas'
import { DATOS_VENCIMIENTO, destinoOf, type Medio } from '@/domain/mensaje'
import { cut } from '@/domain/texto'
import { describeVencimientos } from '@/domain/vencimiento'

type Alcance = Elegido & { nombre: string; vencimientos: string }

/** One for each member, about all that the filters find of his. */
async function reach(
  db: Queryable,
  hoy: Fecha,
  medio: Medio,
  elegidos: { ids: readonly number[] } & FiltrosVencimientos,
): Promise<Alcance[]> {
  const area = String(await readAjuste(db, 'areaTelefono'))
  const byMember = new Map<number, Alcanzado[]>()
  for (const one of await readVencimientosDe(db, elegidos, hoy))
    byMember.set(one.matriculadoID, [...(byMember.get(one.matriculadoID) ?? []), one])
  return [...byMember.values()].flatMap((all) => {
    const [first] = all
    if (!first) return []
    const { matriculadoID, nombre } = first
    const vencimientos = describeVencimientos(all, hoy)
    return [{ matriculadoID, nombre, vencimientos, destino: destinoOf(medio, first, area) }]
  })
}

export async function previewAviso(
  db: Queryable,
  pedido: Pedido,
  { medio, pagina, soloSinDestino, soloNoQuieren, ...elegidos }: EntradaDe<typeof simularMensaje>,
): Promise<FilaDe<typeof simularMensaje>> {
  const means = medioOf(medio)
  const all = await reach(db, pedido.hoy, means, elegidos)
  const vista = { pedido, pagina, soloSinDestino, soloNoQuieren }
  const { filas, ...cuenta } = await previewOf(db, { origen: 'vencimientos', medio: means, all, ...vista })
  return { ...cuenta, filas: filas.map((one) => ({ ...one, vencimientos: cut(one.vencimientos, 4_000) })) }
}

/** Throws `Rechazo` for a text with unfilled placeholders, and when the list has changed. */
export const sendAviso = (
  tx: Tx,
  pedido: Pedido,
  { medio, asunto, texto, cantidad, ...elegidos }: EntradaDe<typeof enviarMensaje>,
): Promise<FilaDe<typeof enviarMensaje>> =>
  sendToChosen(
    tx,
    pedido,
    { medio, asunto, texto, cantidad },
    {
      origen: 'vencimientos',
      titulo: 'Vencimientos',
      datos: DATOS_VENCIMIENTO,
      reach: (means) => reach(tx, pedido.hoy, means, elegidos),
      valoresOf: ({ nombre, vencimientos }) => ({ nombre, vencimientos }),
    },
  )
