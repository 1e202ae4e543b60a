import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { crear, simular } from '@/contract/mensaje'
import { readAjuste } from '@/backend/acceso/ajuste/store'
import { type Alcanzado, medioOf, previewOf, sendToChosen } from '@/backend/avisos/mensaje/elegidos'
import { ESPERA } from '@/backend/avisos/mensaje/vigencia'
import { readMorosos, type Elegidos, type Moroso } from '@/backend/avisos/moroso/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { sumMoney } from '@/domain/dinero'
import type { Fecha } from '@/domain/fechas'
import { DATOS_MOROSO, destinoOf, FALLECIO, type Medio, valoresMoroso } from '@/domain/mensaje'

/** This may be the whole register, so only what a letter needs is held. */
type Alcance = Alcanzado & Pick<Moroso, 'mora' | 'meses' | 'enPago'> & { nombre: string }

/** Everybody chosen who owes now, except the dead. */
async function reach(db: Queryable, hoy: Fecha, medio: Medio, elegidos: Elegidos): Promise<Alcance[]> {
  const area = String(await readAjuste(db, 'areaTelefono'))
  const morosos = await readMorosos(db, elegidos, hoy)
  return morosos.map(({ id, nombre, mora, meses, enPago, fallecido, ...persona }) => ({
    matriculadoID: id,
    nombre,
    mora,
    meses,
    enPago,
    destino: fallecido ? { motivo: FALLECIO } : destinoOf(medio, persona, area),
  }))
}

export async function previewMensajes(
  db: Queryable,
  pedido: Pedido,
  { medio, pagina, soloSinDestino, soloNoQuieren, soloEnEspera, ...elegidos }: EntradaDe<typeof simular>,
): Promise<FilaDe<typeof simular>> {
  const means = medioOf(medio)
  const all = await reach(db, pedido.hoy, means, elegidos)
  const { filas, ...cuenta } = await previewOf(db, {
    ...{ pedido, origen: 'morosos', medio: means, all, pagina, soloSinDestino, soloNoQuieren },
    only: soloEnEspera ? waits : undefined,
  })
  return {
    ...cuenta,
    mora: sumMoney(all.map(({ mora }) => mora)),
    enEspera: all.filter(waits).length,
    filas: filas.map(({ enPago, ...one }) => ({
      ...one,
      espera: enPago && one.destino !== null ? ESPERA : null,
    })),
  }
}

const waits = ({ enPago, destino }: Alcance): boolean => enPago && 'destino' in destino

/** Throws `Rechazo` for a text with unfilled placeholders, and when the list has changed. */
export function createMensajes(
  tx: Tx,
  pedido: Pedido,
  { medio, asunto, texto, cantidad, ...elegidos }: EntradaDe<typeof crear>,
): Promise<FilaDe<typeof crear>> {
  return sendToChosen<Alcance>(
    tx,
    pedido,
    { medio, asunto, texto, cantidad },
    {
      origen: 'morosos',
      titulo: 'Morosos',
      datos: DATOS_MOROSO,
      reach: (means) => reach(tx, pedido.hoy, means, elegidos),
      valoresOf: valoresMoroso,
      cartaOf: ({ mora }) => ({ monto: mora }),
    },
  )
}
