import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { enviarMensaje, simularMensaje } from '@/contract/vencimiento'
import { readAjuste } from '@/backend/acceso/ajuste/store'
import { audit } from '@/backend/acceso/auditoria/store'
import { requireTexto } from '@/backend/avisos/mensaje/a-morosos'
import { type Carta, enqueue } from '@/backend/avisos/mensaje/encolar'
import {
  type Alcanzado,
  type FiltrosVencimientos,
  readVencimientosDe,
} from '@/backend/avisos/vencimiento/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { POR_PAGINA, type Pedido } from '@/backend/nucleo/manejador'
import { Rechazo } from '@/backend/nucleo/rechazo'
import type { Fecha } from '@/domain/fechas'
import {
  DATOS_VENCIMIENTO,
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
import { describeVencimientos } from '@/domain/vencimiento'

interface Alcance {
  matriculadoID: number
  nombre: string
  vencimientos: string
  destino: Destino
}

const medioOf = (medio: number): Medio => (medio === MAIL ? MAIL : WHATSAPP)

/** One for each member, about all that the filters find of his. */
async function reach(
  db: Queryable,
  hoy: Fecha,
  { medio, ...elegidos }: { medio: number; ids: readonly number[] } & FiltrosVencimientos,
): Promise<Alcance[]> {
  const area = String(await readAjuste(db, 'areaTelefono'))
  const byMember = new Map<number, Alcanzado[]>()
  for (const one of await readVencimientosDe(db, elegidos, hoy))
    byMember.set(one.matriculadoID, [...(byMember.get(one.matriculadoID) ?? []), one])
  return [...byMember.values()].flatMap((all) => {
    const [first] = all
    if (!first) return []
    const { matriculadoID, apellidoNombre: nombre } = first
    const vencimientos = describeVencimientos(all, hoy)
    return [{ matriculadoID, nombre, vencimientos, destino: destinoOf(medioOf(medio), first, area) }]
  })
}

export async function previewAviso(
  db: Queryable,
  hoy: Fecha,
  { pagina = 1, soloSinDestino, ...elegidos }: EntradaDe<typeof simularMensaje>,
): Promise<FilaDe<typeof simularMensaje>> {
  const all = await reach(db, hoy, elegidos)
  const without = all.filter(({ destino }) => 'motivo' in destino)
  const shown = soloSinDestino ? without : all
  return {
    cantidad: all.length,
    sinDestino: without.length,
    filas: shown.slice((pagina - 1) * POR_PAGINA, pagina * POR_PAGINA).map(({ destino, ...one }) => ({
      ...one,
      vencimientos: cut(one.vencimientos, 4_000),
      destino: 'destino' in destino ? destino.destino : null,
      motivo: 'motivo' in destino ? destino.motivo : null,
    })),
  }
}

/** Throws `Rechazo` for a text with unfilled placeholders, and when the list has changed. */
export async function sendAviso(
  tx: Tx,
  pedido: Pedido,
  { asunto = '', texto, cantidad, ...elegidos }: EntradaDe<typeof enviarMensaje>,
): Promise<FilaDe<typeof enviarMensaje>> {
  const medio = medioOf(elegidos.medio)
  requireTexto(medio, asunto, texto, DATOS_VENCIMIENTO)
  const all = await reach(tx, pedido.hoy, elegidos)
  if (all.length !== cantidad) {
    const ahora = `${all.length === 1 ? 'es' : 'son'} ${countMatriculados(all.length)}`
    throw new Rechazo(
      `La lista cambió: ahora ${ahora} y no ${formatCount(cantidad)}. Revise y vuelva a enviar.`,
    )
  }
  const titulo = `Vencimientos por ${MEDIOS[medio]}`
  const cartas = all.map(({ matriculadoID, destino, ...valores }): Carta => ({
    matriculadoID,
    medio,
    asunto: cut(oneLine(fillTexto(asunto, valores)), MAX_ASUNTO),
    cuerpo: fillTexto(texto, valores),
    ...destino,
  }))
  const { envioID, ...cuenta } = await enqueue(tx, pedido, { origen: 'vencimientos', titulo }, cartas)
  if (envioID === null) throw new Rechazo('No hay a quién enviar')
  await audit(tx, pedido, {
    entidad: 'envio',
    entidadID: envioID,
    despues: { medio: MEDIOS[medio], asunto, texto, cantidad, omitidos: cuenta.omitidos },
  })
  return { envioID, ...cuenta }
}
