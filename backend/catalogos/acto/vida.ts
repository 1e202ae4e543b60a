import type { dejarSinEfecto, firmar, numerar } from '@/contract/acto'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { readAjuste } from '@/backend/acceso/ajuste/store'
import { audit } from '@/backend/acceso/auditoria/store'
import { requireWholePdf } from '@/backend/archivo/received'
import { type Acto, holdActo, holdBorrador } from '@/backend/catalogos/acto/borrador'
import { requireNothingRests } from '@/backend/catalogos/acto/cita'
import { mayNumber } from '@/backend/catalogos/acto/store'
import type { Tx } from '@/backend/db/conexion'
import type { ArchivoRecibido, Pedido } from '@/backend/nucleo/manejador'
import { Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { CLASES_DE_ACTO, ESTADOS_DE_ACTO, isBlankBody, nameOfActo } from '@/domain/acto'
import { type Fecha, formatFecha, partsOf } from '@/domain/fechas'

const ENTIDAD = 'acto'

/** Throws `Rechazo` unless the person gives numbers by role or by name. */
async function requireNumerador(tx: Tx, pedido: Pedido): Promise<void> {
  if (!(await mayNumber(tx, pedido))) throw new Rechazo('No está entre las personas que numeran resoluciones')
}

/** Gives a draft its number, the last thing that the transaction does. Throws `Rechazo` for what is missing. */
export async function numberActo(
  tx: Tx,
  pedido: Pedido,
  { id, version, primero }: EntradaDe<typeof numerar>,
): Promise<FilaDe<typeof numerar>> {
  await requireNumerador(tx, pedido)
  const acto = await holdBorrador(tx, id, version)
  await requireReady(tx, acto, pedido.hoy)
  const { clase, fecha } = acto
  const { anio } = partsOf(fecha)
  const [taken] = await tx.query<{ numero: number }>('SELECT tomar_acto($1, $2, $3) AS numero', [
    clase,
    anio,
    primero ?? 1,
  ])
  const numero = taken?.numero ?? 0
  if (primero !== undefined && numero !== primero)
    refuse('primero', `Ya hay números de ${anio}: el que sigue es el ${numero}`)
  await requireNotEarlier(tx, acto, anio)
  await tx.query(
    `UPDATE acto SET estado = 'numerada', anio = $2, numero = $3, numerado_en = now(), numerado_por = $4,
       version = version + 1 WHERE id = $1`,
    [id, anio, numero, pedido.persona.usuarioID],
  )
  await audit(tx, pedido, {
    ...{ entidad: ENTIDAD, entidadID: id },
    antes: { estado: ESTADOS_DE_ACTO.borrador },
    despues: { estado: ESTADOS_DE_ACTO.numerada, numero: nameOfActo({ clase, anio, numero }) },
  })
  return { numero, anio }
}

async function requireReady(tx: Tx, { id, fecha, resuelve }: Acto, hoy: Fecha): Promise<void> {
  if (fecha > hoy) refuse('fecha', `La fecha ${formatFecha(fecha)} todavía no llegó`)
  if (isBlankBody(resuelve)) refuse('resuelve', 'Le falta lo que resuelve')
  const firmas = await readAjuste(tx, 'firmasDeActo')
  const [{ firman } = { firman: 0 }] = await tx.query<{ firman: number }>(
    'SELECT count(*)::int AS firman FROM acto_firmante WHERE acto_id = $1',
    [id],
  )
  if (firman < firmas)
    throw new Rechazo(firmas === 2 ? 'Le faltan firmantes: lleva dos' : 'Le falta el firmante')
}

/** Asked with the counter's row in hand, so that nobody numbers a later day meanwhile. */
async function requireNotEarlier(tx: Tx, { clase, fecha }: Acto, anio: number): Promise<void> {
  const [last] = await tx.query<{ numero: number | null; fecha: Fecha }>(
    'SELECT numero, fecha FROM acto WHERE clase = $1 AND anio = $2 ORDER BY numero DESC LIMIT 1',
    [clase, anio],
  )
  if (!last || last.fecha <= fecha) return
  const nombre = nameOfActo({ clase, numero: last.numero, anio })
  refuse('fecha', `${nombre} es del ${formatFecha(last.fecha)}: la que sigue no puede ser anterior`)
}

/** Notes the day on which it was signed and keeps the scan, in the place of an earlier one. */
export async function signActo(
  tx: Tx,
  pedido: Pedido,
  { id, fecha }: EntradaDe<typeof firmar>,
  archivo: ArchivoRecibido,
): Promise<null> {
  const acto = await holdActo(tx, id)
  if (acto.estado === 'borrador') throw new Rechazo('Todavía no tiene número: se firma después de numerarla')
  if (acto.estado === 'sinEfecto') throw new Rechazo('Quedó sin efecto: ya no se firma')
  if (fecha < acto.fecha) refuse('fecha', `Es del ${formatFecha(acto.fecha)}: no pudo firmarse antes`)
  if (fecha > pedido.hoy) refuse('fecha', 'El día en que se firmó todavía no llegó')
  await requireWholePdf(archivo)
  await archivo.keep(tx)
  await tx.query(
    `UPDATE acto SET estado = 'firmada', firmada_el = $2, escaneo_huella = $3, version = version + 1 WHERE id = $1`,
    [id, fecha, archivo.huella],
  )
  await audit(tx, pedido, {
    ...{ entidad: ENTIDAD, entidadID: id },
    antes: {
      estado: ESTADOS_DE_ACTO[acto.estado],
      firmada: acto.firmada && formatFecha(acto.firmada),
      escaneo: null,
    },
    despues: { estado: ESTADOS_DE_ACTO.firmada, firmada: formatFecha(fecha), escaneo: archivo.nombre },
  })
  return null
}

/** Takes an act's effect by another. Throws `Rechazo` while something that runs rests on it. */
export async function revokeActo(
  tx: Tx,
  pedido: Pedido,
  { id, porActoID }: EntradaDe<typeof dejarSinEfecto>,
): Promise<null> {
  await requireNumerador(tx, pedido)
  // In the order of their ids, so that two that take each other's effect do not wait for each other.
  for (const held of [id, porActoID].toSorted((a, b) => a - b)) await holdActo(tx, held)
  const [acto, por] = [await holdActo(tx, id), await holdActo(tx, porActoID)]
  if (acto.estado === 'borrador') throw new Rechazo('Es un borrador: se elimina, no se deja sin efecto')
  if (acto.estado === 'sinEfecto') throw new Rechazo(`${nameOfActo(acto)} ya quedó sin efecto`)
  requireSuccessor(acto, por)
  await requireNothingRests(tx, id)
  await tx.query(
    `UPDATE acto SET estado = 'sinEfecto', por_acto_id = $2, version = version + 1 WHERE id = $1`,
    [id, porActoID],
  )
  await audit(tx, pedido, {
    ...{ entidad: ENTIDAD, entidadID: id },
    antes: { estado: ESTADOS_DE_ACTO[acto.estado] },
    despues: { estado: ESTADOS_DE_ACTO.sinEfecto, porActoID },
  })
  return null
}

function requireSuccessor(acto: Acto, por: Acto): void {
  const say = (mensaje: string): never => refuse('porActoID', mensaje)
  if (por.id === acto.id) say('Una resolución no se deja sin efecto a sí misma')
  if (por.estado === 'borrador') say(`${CLASES_DE_ACTO[por.clase]} en borrador: numérela primero`)
  if (por.estado === 'sinEfecto') say(`${nameOfActo(por)} quedó sin efecto: elija otra`)
  if (por.fecha < acto.fecha)
    say(`${nameOfActo(por)} es del ${formatFecha(por.fecha)}, anterior a la que deja sin efecto`)
}
