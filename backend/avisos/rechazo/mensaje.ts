import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { enviarMensaje, simularMensaje } from '@/contract/rechazo'
import { readAjuste } from '@/backend/acceso/ajuste/store'
import { type Alcanzado, medioOf, previewOf, sendToChosen } from '@/backend/avisos/mensaje/elegidos'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { readRechazosDe } from '@/backend/debitos/rechazo/store'
import type { Pedido } from '@/backend/nucleo/manejador'
import { type Centavos, formatMoney } from '@/domain/dinero'
import { formatMes } from '@/domain/fechas'
import { DATOS_RECHAZO, destinoOf, FALLECIO, type Medio } from '@/domain/mensaje'

type Elegidos = Parameters<typeof readRechazosDe>[1]
interface Alcance extends Alcanzado {
  rondaFilaID: number
  nombre: string
  importe: Centavos
  mes: string
  porque: string
}

/** Those of the chosen who still owe what could not be debited, by name. */
async function reach(db: Queryable, medio: Medio, elegidos: Elegidos): Promise<Alcance[]> {
  const area = String(await readAjuste(db, 'areaTelefono'))
  const rechazos = await readRechazosDe(db, elegidos)
  return rechazos.map(({ id, matriculadoID, nombre, debe, respuesta, ...persona }) => ({
    ...{ rondaFilaID: id, matriculadoID, nombre, importe: debe },
    mes: formatMes(respuesta),
    porque: respuesta.motivo ?? '',
    destino: persona.fallecido ? { motivo: FALLECIO } : destinoOf(medio, persona, area),
  }))
}

export const previewRechazo = async (
  db: Queryable,
  pedido: Pedido,
  { medio, pagina, soloSinDestino, soloNoQuieren, ...elegidos }: EntradaDe<typeof simularMensaje>,
): Promise<FilaDe<typeof simularMensaje>> => {
  const means = medioOf(medio)
  const all = await reach(db, means, elegidos)
  const vista = { pedido, pagina, soloSinDestino, soloNoQuieren }
  return previewOf(db, { origen: 'rechazos', medio: means, all, ...vista })
}

/**
 * Queues a letter for each. It is not sent once that debit is paid or less of it is owed. Throws `Rechazo` for a text
 * with unfilled placeholders, and when the list has changed.
 */
export const sendRechazo = (
  tx: Tx,
  pedido: Pedido,
  { medio, asunto, texto, cantidad, ...elegidos }: EntradaDe<typeof enviarMensaje>,
): Promise<FilaDe<typeof enviarMensaje>> =>
  sendToChosen<Alcance>(
    tx,
    pedido,
    { medio, asunto, texto, cantidad },
    {
      origen: 'rechazos',
      titulo: 'Débitos rechazados',
      datos: DATOS_RECHAZO,
      reach: (means) => reach(tx, means, elegidos),
      valoresOf: ({ nombre, importe, mes, porque }) => ({
        ...{ nombre, mes, motivo: porque },
        importe: formatMoney(importe).replace('\u00a0', ' '),
      }),
      cartaOf: ({ rondaFilaID, importe }) => ({ rondaFilaID, monto: importe }),
    },
  )
