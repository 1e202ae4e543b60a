import { createHash } from 'node:crypto'
import type { Queryable } from '@/backend/db/conexion'
import { describeError } from '@/backend/nucleo/log'
import { settleOne, type Seguimiento } from '@/backend/tesoreria/en-linea/consultar'
import { isSigned, signAviso } from '@/backend/tesoreria/en-linea/firma'
import { PasarelaCaida, type Pasarela } from '@/backend/tesoreria/en-linea/pasarela'

export interface Aviso {
  consulta: string
  cabeceras: Record<string, string>
  cuerpo: string
}

const dataOf = ({ consulta }: Aviso): { id: string | null; tema: string | null } => {
  const query = new URLSearchParams(consulta)
  return { id: query.get('data.id') ?? query.get('id'), tema: query.get('type') ?? query.get('topic') }
}

export function isAuthentic({ secreto }: Pasarela, aviso: Aviso): boolean {
  const { cabeceras } = aviso
  const signed = {
    dataID: new URLSearchParams(aviso.consulta).get('data.id'),
    requestID: cabeceras['x-request-id'] || null,
    firma: cabeceras['x-signature'] || null,
  }
  return isSigned(secreto, signed, Date.now())
}

/** A repeated notice is only counted. */
export async function keepAviso(db: Queryable, aviso: Aviso): Promise<void> {
  const { id, tema } = dataOf(aviso)
  const { 'x-signature': firma, 'x-request-id': pedido } = aviso.cabeceras
  const huella = createHash('sha256')
    .update(JSON.stringify([aviso.consulta, firma, pedido, aviso.cuerpo]))
    .digest()
  await db.query(
    `INSERT INTO aviso_en_linea (huella, consulta, cabeceras, cuerpo, tema, proveedor_id)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (huella) DO UPDATE SET veces = aviso_en_linea.veces + 1`,
    [huella, aviso.consulta, JSON.stringify(aviso.cabeceras), aviso.cuerpo, tema, id],
  )
}

interface Tomado {
  id: number
  tema: string | null
  proveedorID: string | null
}

/** Handles kept notices one by one and skips those of other processes. Answers how many. */
export async function attendDue(seguimiento: Seguimiento): Promise<number> {
  for (let done = 0; ; done++) {
    if (seguimiento.detenido()) return done
    const [taken] = await seguimiento.db.query<Tomado>(
      `UPDATE aviso_en_linea SET intentos = intentos + 1,
         atender_en = now() + least(15 * 2 ^ least(intentos, 8), 900) * interval '1 second'
       WHERE id = (
         SELECT id FROM aviso_en_linea WHERE estado = 'nuevo' AND atender_en <= now()
         ORDER BY atender_en LIMIT 1 FOR UPDATE SKIP LOCKED
       ) RETURNING id, tema, proveedor_id AS "proveedorID"`,
    )
    if (!taken) return done
    if (!(await attend(seguimiento, taken))) return done
  }
}

/** False when the provider does not answer, and the notice is kept for later. */
async function attend(seguimiento: Seguimiento, { id, tema, proveedorID }: Tomado): Promise<boolean> {
  try {
    const ignored = await bring(seguimiento, tema, proveedorID)
    await seguimiento.db.query('UPDATE aviso_en_linea SET estado = $2, detalle = $3 WHERE id = $1', [
      id,
      ignored === null ? 'atendido' : 'ignorado',
      ignored,
    ])
    if (ignored !== null) {
      seguimiento.bitacora({ nivel: 'info', pedido: '', que: 'aviso ignorado', aviso: id, motivo: ignored })
    }
    return true
  } catch (error) {
    seguimiento.bitacora({
      nivel: 'error',
      pedido: '',
      que: 'aviso de pago',
      aviso: id,
      ...describeError(error),
    })
    return !(error instanceof PasarelaCaida)
  }
}

/** Answers why there was nothing to do, or null. */
async function bring(
  seguimiento: Seguimiento,
  tema: string | null,
  proveedorID: string | null,
): Promise<string | null> {
  if (tema !== 'payment' || proveedorID === null) return 'no es de un pago'
  const cobro = await seguimiento.pasarela.traerCobro(proveedorID)
  if (!cobro) return 'el proveedor no conoce ese pago'
  return (await settleOne(seguimiento, cobro)) ? null : 'referencia desconocida'
}

/** A payment's notice as the provider sends it. */
export function noticeOf(pasarela: Pasarela, proveedorID: string, requestID: string): Aviso {
  const consulta = `?${new URLSearchParams({ 'data.id': proveedorID, type: 'payment' }).toString()}`
  const firma = signAviso(pasarela.secreto, { dataID: proveedorID, requestID }, Date.now())
  return {
    consulta,
    cabeceras: { 'x-signature': firma, 'x-request-id': requestID, 'content-type': 'application/json' },
    cuerpo: JSON.stringify({ type: 'payment', action: 'payment.updated', data: { id: proveedorID } }),
  }
}
