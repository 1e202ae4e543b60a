import type { enviar, simular } from '@/contract/aviso-de-debito'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { readAjuste } from '@/backend/acceso/ajuste/store'
import { type Alcanzado, medioOf, previewOf, sendToChosen } from '@/backend/avisos/mensaje/elegidos'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { AVISADO, claveDeAviso, readAviso } from '@/backend/debitos/ronda/aviso'
import type { Pedido } from '@/backend/nucleo/manejador'
import { nombreCorrido } from '@/backend/nucleo/nombres'
import { nombreDeForma } from '@/domain/debito/formas'
import { type Centavos, formatMoney } from '@/domain/dinero'
import { FALLECIDO } from '@/domain/estados'
import { type Fecha, formatFecha } from '@/domain/fechas'
import { DATOS_AVISO_DE_DEBITO, destinoOf, FALLECIO, type Medio } from '@/domain/mensaje'
import { cut } from '@/domain/texto'

interface Alcance extends Alcanzado {
  rondaFilaID: number
  nombre: string
  importe: Centavos
  conceptos: string
  forma: string
  fecha: Fecha
}

/** Those of the round who were not told yet, by name. Throws `Rechazo` for a round that nobody is told of. */
async function reach(db: Queryable, hoy: Fecha, medio: Medio, rondaID: number): Promise<Alcance[]> {
  const { forma, vencimiento } = await readAviso(db, hoy, rondaID)
  const area = String(await readAjuste(db, 'areaTelefono'))
  const rows = await db.query<
    Omit<Alcance, 'destino' | 'forma' | 'fecha'> & {
      email: string | null
      telefono: string | null
      fallecido: boolean
    }
  >(
    `SELECT f.id AS "rondaFilaID", m.id AS "matriculadoID", ${nombreCorrido('m')} AS nombre, f.importe, m.email,
       m.telefono, m.tipo_matricula_id = ${FALLECIDO} AS fallecido,
       (SELECT string_agg(c.nombre, ', ' ORDER BY c.anio, c.mes, c.id) FROM ronda_cargo rc JOIN cargo c ON c.id = rc.cargo_id
        WHERE rc.ronda_fila_id = f.id) AS conceptos
     FROM ronda_fila f JOIN matriculado m ON m.id = f.matriculado_id
     WHERE f.ronda_id = $1 AND f.sacada_en IS NULL AND NOT ${AVISADO}
     ORDER BY m.apellido COLLATE es_ar, m.nombre COLLATE es_ar, m.id`,
    [rondaID],
  )
  return rows.map(({ fallecido, email, telefono, ...one }) => ({
    ...one,
    conceptos: cut(one.conceptos, 4_000),
    ...{ forma: nombreDeForma(forma), fecha: vencimiento },
    destino: fallecido ? { motivo: FALLECIO } : destinoOf(medio, { email, telefono }, area),
  }))
}

export const previewNotice = async (
  db: Queryable,
  pedido: Pedido,
  { medio, rondaID, ...vista }: EntradaDe<typeof simular>,
): Promise<FilaDe<typeof simular>> => {
  const means = medioOf(medio)
  const all = await reach(db, pedido.hoy, means, rondaID)
  return previewOf(db, { pedido, origen: 'avisosDeDebito', medio: means, all, ...vista })
}

/**
 * Queues the notice of a round for each who was not told yet, under the debit's own key, so that two who send at once
 * tell nobody twice. Throws `Rechazo` as `reach` does, for unfilled placeholders, and when the list has changed.
 */
export const sendNotice = (
  tx: Tx,
  pedido: Pedido,
  { rondaID, ...pedida }: EntradaDe<typeof enviar>,
): Promise<FilaDe<typeof enviar>> =>
  sendToChosen<Alcance>(tx, pedido, pedida, {
    origen: 'avisosDeDebito',
    titulo: 'Avisos del débito',
    datos: DATOS_AVISO_DE_DEBITO,
    reach: (medio) => reach(tx, pedido.hoy, medio, rondaID),
    valoresOf: ({ nombre, importe, conceptos, forma, fecha }) => ({
      ...{ nombre, conceptos, forma },
      importe: formatMoney(importe).replace('\u00a0', ' '),
      fecha: formatFecha(fecha),
    }),
    cartaOf: ({ rondaFilaID, destino }) => ({
      rondaFilaID,
      ...('destino' in destino && { clave: claveDeAviso(rondaFilaID) }),
    }),
  })
