import type { enviarMensaje, simularMensaje } from '@/contract/debito-automatico'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { readAjuste } from '@/backend/acceso/ajuste/store'
import { type Alcanzado, medioOf, previewOf, sendToChosen } from '@/backend/avisos/mensaje/elegidos'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { nombreCorrido } from '@/backend/nucleo/nombres'
import { FALLECIDO } from '@/domain/estados'
import { DATOS_DEBITO, destinoOf, FALLECIO, type Medio } from '@/domain/mensaje'

type Alcance = Alcanzado & { nombre: string; forma: string }

/** Those of the chosen who are in debit now, by name. */
async function reach(db: Queryable, medio: Medio, ids: readonly number[]): Promise<Alcance[]> {
  const area = String(await readAjuste(db, 'areaTelefono'))
  const rows = await db.query<{
    matriculadoID: number
    nombre: string
    forma: string
    email: string | null
    telefono: string | null
    fallecido: boolean
  }>(
    `SELECT m.id AS "matriculadoID", ${nombreCorrido('m')} AS nombre, f.nombre AS forma, m.email, m.telefono,
       m.tipo_matricula_id = ${FALLECIDO} AS fallecido
     FROM da_listado d JOIN matriculado m ON m.id = d.matriculado_id JOIN forma_pago f ON f.id = d.forma_pago_id
     WHERE d.fecha_baja IS NULL AND m.id = ANY($1::int[])
     ORDER BY m.apellido COLLATE es_ar, m.nombre COLLATE es_ar, m.id`,
    [ids],
  )
  return rows.map(({ fallecido, email, telefono, ...one }) => ({
    ...one,
    destino: fallecido ? { motivo: FALLECIO } : destinoOf(medio, { email, telefono }, area),
  }))
}

export const previewMensaje = async (
  db: Queryable,
  pedido: Pedido,
  { medio, ids, ...vista }: EntradaDe<typeof simularMensaje>,
): Promise<FilaDe<typeof simularMensaje>> => {
  const means = medioOf(medio)
  return previewOf(db, {
    pedido,
    origen: 'debitos',
    medio: means,
    all: await reach(db, means, ids),
    ...vista,
  })
}

/** Throws `Rechazo` for a text with unfilled placeholders, and when the list has changed. */
export const sendMensaje = (
  tx: Tx,
  pedido: Pedido,
  { ids, ...pedida }: EntradaDe<typeof enviarMensaje>,
): Promise<FilaDe<typeof enviarMensaje>> =>
  sendToChosen(tx, pedido, pedida, {
    origen: 'debitos',
    titulo: 'Débito automático',
    datos: DATOS_DEBITO,
    reach: (medio) => reach(tx, medio, ids),
    valoresOf: ({ nombre, forma }) => ({ nombre, forma }),
  })
