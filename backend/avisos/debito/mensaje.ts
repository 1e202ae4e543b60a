import type { enviarMensaje, simularMensaje } from '@/contract/debito-automatico'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { readAjuste } from '@/backend/acceso/ajuste/store'
import { audit } from '@/backend/acceso/auditoria/store'
import { requireTexto } from '@/backend/avisos/mensaje/a-morosos'
import { type Carta, enqueue } from '@/backend/avisos/mensaje/encolar'
import { FALLECIO } from '@/backend/avisos/mensaje/vigencia'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { POR_PAGINA, type Pedido } from '@/backend/nucleo/manejador'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { Rechazo } from '@/backend/nucleo/rechazo'
import { FALLECIDO } from '@/domain/estados'
import {
  DATOS_DEBITO,
  type Destino,
  destinoOf,
  fillTexto,
  MAIL,
  MAX_ASUNTO,
  MEDIOS,
  type Medio,
  WHATSAPP,
} from '@/domain/mensaje'
import { countMatriculados, cut, formatCount, oneLine } from '@/domain/texto'

interface Alcance {
  matriculadoID: number
  nombre: string
  forma: string
  destino: Destino
}

const medioOf = (medio: number): Medio => (medio === MAIL ? MAIL : WHATSAPP)

/** Those of the chosen who are in debit now, by name. */
async function reach(db: Queryable, medio: number, ids: readonly number[]): Promise<Alcance[]> {
  const area = String(await readAjuste(db, 'areaTelefono'))
  const rows = await db.query<{
    matriculadoID: number
    nombre: string
    forma: string
    email: string | null
    telefono: string | null
    fallecido: boolean
  }>(
    `SELECT m.id AS "matriculadoID", ${nombreDeMatriculado('m')} AS nombre, f.nombre AS forma, m.email, m.telefono,
       m.tipo_matricula_id = ${FALLECIDO} AS fallecido
     FROM da_listado d JOIN matriculado m ON m.id = d.matriculado_id JOIN forma_pago f ON f.id = d.forma_pago_id
     WHERE d.fecha_baja IS NULL AND m.id = ANY($1::int[])
     ORDER BY m.apellido COLLATE es_ar, m.nombre COLLATE es_ar, m.id`,
    [ids],
  )
  return rows.map(({ fallecido, email, telefono, ...one }) => ({
    ...one,
    destino: fallecido ? { motivo: FALLECIO } : destinoOf(medioOf(medio), { email, telefono }, area),
  }))
}

export async function previewMensaje(
  db: Queryable,
  { medio, ids, pagina = 1, soloSinDestino }: EntradaDe<typeof simularMensaje>,
): Promise<FilaDe<typeof simularMensaje>> {
  const all = await reach(db, medio, ids)
  const without = all.filter(({ destino }) => 'motivo' in destino)
  const shown = soloSinDestino ? without : all
  return {
    cantidad: all.length,
    sinDestino: without.length,
    filas: shown.slice((pagina - 1) * POR_PAGINA, pagina * POR_PAGINA).map(({ destino, ...one }) => ({
      ...one,
      destino: 'destino' in destino ? destino.destino : null,
      motivo: 'motivo' in destino ? destino.motivo : null,
    })),
  }
}

/** Throws `Rechazo` for a text with unfilled placeholders, and when the list has changed. */
export async function sendMensaje(
  tx: Tx,
  pedido: Pedido,
  { asunto = '', texto, cantidad, ids, ...pedida }: EntradaDe<typeof enviarMensaje>,
): Promise<FilaDe<typeof enviarMensaje>> {
  const medio = medioOf(pedida.medio)
  requireTexto(medio, asunto, texto, DATOS_DEBITO)
  const all = await reach(tx, medio, ids)
  if (all.length !== cantidad) {
    const ahora = `${all.length === 1 ? 'es' : 'son'} ${countMatriculados(all.length)}`
    throw new Rechazo(
      `La lista cambió: ahora ${ahora} y no ${formatCount(cantidad)}. Revise y vuelva a enviar.`,
    )
  }
  const cartas = all.map(({ matriculadoID, destino, ...valores }): Carta => ({
    matriculadoID,
    medio,
    asunto: cut(oneLine(fillTexto(asunto, valores)), MAX_ASUNTO),
    cuerpo: fillTexto(texto, valores),
    ...destino,
  }))
  const titulo = `Débito automático por ${MEDIOS[medio]}`
  const { envioID, ...cuenta } = await enqueue(tx, pedido, { origen: 'debitos', titulo }, cartas)
  if (envioID === null) throw new Rechazo('No hay a quién enviar')
  await audit(tx, pedido, {
    entidad: 'envio',
    entidadID: envioID,
    despues: { medio: MEDIOS[medio], asunto, texto, cantidad, omitidos: cuenta.omitidos },
  })
  return { envioID, ...cuenta }
}
