import { randomUUID } from 'node:crypto'
import type { generarPago } from '@/contract/mercado-pago'
import type { EntradaDe } from '@/contract/llamada'
import { ajusteSql } from '@/backend/acceso/ajuste/store'
import { audit } from '@/backend/acceso/auditoria/store'
import { may } from '@/backend/acceso/cuenta/sesion'
import { withTransaction, type Db, type Tx } from '@/backend/db/conexion'
import { Continuacion, type Pedido } from '@/backend/nucleo/manejador'
import { Rechazo } from '@/backend/nucleo/rechazo'
import { holdChosen, type Elegidos } from '@/backend/tesoreria/ledger/elegidos'
import { holdCargos } from '@/backend/tesoreria/ledger/tramite'
import { requirePlanes } from '@/backend/tesoreria/pago/personas'
import { checkPago } from '@/backend/tesoreria/pago/rules'
import { ABIERTO, endIntento, lockIntento, rechazadoDe, release } from '@/backend/tesoreria/en-linea/intento'
import { PasarelaCaida, type Pasarela } from '@/backend/tesoreria/en-linea/pasarela'
import { RESULTADOS, type Pantalla } from '@/domain/en-linea'

type Entrada = EntradaDe<typeof generarPago>

export const SIN_PASARELA = 'El pago en línea no está configurado'
const NO_RESPONDE = 'El proveedor de pagos no responde. Intente de nuevo en unos minutos.'

/**
 * Holds the chosen charges, asks the provider with nothing locked, and answers the address. Without an answer the
 * charges are freed; if the process dies, other processes do it after a minute (VENCIDO). Throws `Rechazo` for
 * charges that cannot be paid.
 */
export async function startPago(tx: Tx, pedido: Pedido, entrada: Entrada): Promise<Continuacion<string>> {
  const { pasarela } = pedido
  if (!pasarela) throw new Rechazo(SIN_PASARELA)
  checkPago(entrada, pedido.hoy)
  await requireOwn(tx, entrada)
  const pantalla: Pantalla = may(pedido.persona, pedido.politica, 'pagos.cobrar') ? 'operador' : 'medico'
  // Doctors pay their own plans; of the staff only named persons collect them.
  if (pantalla === 'operador') await requirePlanes(tx, pedido.persona, entrada.lineas)
  const elegidos = await holdChosen(tx, entrada.lineas)
  const intento = await insertIntento(tx, pedido, { entrada, elegidos, pantalla, pasarela })
  await audit(tx, pedido, {
    entidad: 'pago_en_linea',
    entidadID: intento.id,
    matriculadoID: entrada.matriculadoID,
    despues: { total: elegidos.total, cargos: elegidos.cargos.map(({ id }) => id) },
  })
  return new Continuacion((db) => askProvider(db, pasarela, intento, { elegidos, pantalla }))
}

/** Somebody else's charge and a missing one get the same answer, before anything is told of it. */
async function requireOwn(tx: Tx, { lineas, matriculadoID }: Entrada): Promise<void> {
  const [own] = await tx.query<{ cuantos: number }>(
    'SELECT count(*)::int AS cuantos FROM cargo WHERE id = ANY($1) AND matriculado_id = $2',
    [lineas.map(({ id }) => id), matriculadoID],
  )
  if (own?.cuantos === lineas.length) return
  throw new Rechazo('Alguno de los pagos elegidos no existe. Actualice la lista y vuelva a elegir.')
}

interface Intento {
  id: number
  referencia: string
  venceEn: string
  pagosVencenEn: string
}

async function insertIntento(
  tx: Tx,
  pedido: Pedido,
  what: { entrada: Entrada; elegidos: Elegidos; pantalla: Pantalla; pasarela: Pasarela },
): Promise<Intento> {
  const { entrada, elegidos, pantalla, pasarela } = what
  const [intento] = await tx.query<Intento>(
    `INSERT INTO pago_en_linea (matriculado_id, referencia, pasarela, total, pantalla, observaciones, usuario_id,
       vence_en, consultar_en)
     VALUES ($1, $2, $3, $4, $5, $6, $7, now() + ${ajusteSql('enLineaAbierto')} * interval '1 minute',
       now() + interval '1 minute')
     RETURNING id, referencia, vence_en AS "venceEn",
       vence_en + ${ajusteSql('enLineaPendiente')} * interval '1 hour' AS "pagosVencenEn"`,
    [
      entrada.matriculadoID,
      randomUUID(),
      pasarela.nombre,
      elegidos.total,
      pantalla,
      entrada.observaciones?.trim() || null,
      pedido.persona.usuarioID,
    ],
  )
  if (!intento) throw new Error('No se agregó el pago en línea')
  const cargos = elegidos.cargos.map(({ id }) => id)
  await tx.query(
    'INSERT INTO pago_en_linea_cargo (pago_en_linea_id, cargo_id, monto) SELECT $1, id, monto FROM cargo WHERE id = ANY($2)',
    [intento.id, cargos],
  )
  await holdCargos(tx, { pagoEnLineaID: intento.id }, cargos)
  return intento
}

async function askProvider(
  db: Db,
  pasarela: Pasarela,
  { id, referencia, venceEn, pagosVencenEn }: Intento,
  { elegidos, pantalla }: { elegidos: Elegidos; pantalla: Pantalla },
): Promise<string> {
  const back = (tipo: string): string => `${pasarela.sitio}/mercado_pago/${id}/${pantalla}/resultado/${tipo}`
  try {
    await closeRefused(db, pasarela, id)
    const hecha = await pasarela.crear({
      referencia,
      titulo: titleOf(elegidos),
      total: elegidos.total,
      venceEn,
      pagosVencenEn,
      vueltas: {
        aprobado: back(RESULTADOS.aprobado),
        pendiente: back(RESULTADOS.pendiente),
        cancelado: back(RESULTADOS.cancelado),
      },
    })
    return await keepAddress(db, id, hecha)
  } catch (error) {
    await giveUp(db, id)
    if (error instanceof PasarelaCaida) throw new Rechazo(NO_RESPONDE)
    throw error
  }
}

/**
 * Another try in the window of a refused payment would pay the charges twice, so the provider must stop taking it.
 */
async function closeRefused(db: Db, pasarela: Pasarela, id: number): Promise<void> {
  const before = await db.query<{ id: number; preferencia: string }>(
    `SELECT e.id, e.preferencia FROM pago_en_linea e
     WHERE ${rechazadoDe('e')} AND e.vence_en > now() AND e.preferencia IS NOT NULL AND e.pasarela = $2
       AND EXISTS (
         SELECT FROM pago_en_linea_cargo l JOIN pago_en_linea_cargo otro ON otro.cargo_id = l.cargo_id
         WHERE l.pago_en_linea_id = $1 AND otro.pago_en_linea_id = e.id)`,
    [id, pasarela.nombre],
  )
  for (const one of before) {
    await pasarela.cerrar(one.preferencia)
    await db.query('UPDATE pago_en_linea SET vence_en = least(vence_en, now()) WHERE id = $1', [one.id])
  }
}

/** If the payment ended meanwhile, nobody gets the address. */
async function keepAddress(
  db: Db,
  id: number,
  { preferencia, url }: Awaited<ReturnType<Pasarela['crear']>>,
): Promise<string> {
  const kept = await db.query(
    `UPDATE pago_en_linea SET preferencia = $2, url = $3 WHERE id = $1 AND ${ABIERTO} RETURNING 1`,
    [id, preferencia, url],
  )
  if (kept.length === 0) throw new Rechazo(NO_RESPONDE)
  return url
}

const giveUp = (db: Db, id: number): Promise<void> =>
  withTransaction(db, async (tx) => {
    if (!(await lockIntento(tx, { id }))?.abierto) return
    await release(tx, id)
    await endIntento(tx, id, 'cancelado', { motivo: 'El proveedor de pagos no respondió' })
  })

/** 'Matrícula ACTIVO 03/2026 y 2 más'. */
function titleOf({ cargos }: Elegidos): string {
  const [first] = cargos
  const rest = cargos.length - 1
  return `${first?.nombre ?? 'Pago'}${rest > 0 ? ` y ${rest} más` : ''}`.slice(0, 250)
}
