import { randomUUID } from 'node:crypto'
import type { generarPago } from '@/contract/mercado-pago'
import type { EntradaDe } from '@/contract/llamada'
import { ajusteSql } from '@/backend/ajuste/store'
import { audit } from '@/backend/auditoria/store'
import { may } from '@/backend/cuenta/sesion'
import type { Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/http/manejador'
import { Rechazo } from '@/backend/http/rechazo'
import { holdChosen, type Elegidos } from '@/backend/libro/elegidos'
import { requirePlanes } from '@/backend/pago/personas'
import { checkPago } from '@/backend/pago/rules'
import { PasarelaCaida, type Pasarela } from '@/backend/pasarela/pasarela'
import { RESULTADOS, type Pantalla } from '@/domain/en-linea'

type Entrada = EntradaDe<typeof generarPago>

export const SIN_PASARELA = 'El pago en línea no está configurado'
const NO_RESPONDE = 'La pasarela de pago no responde. Intente de nuevo en unos minutos.'

/**
 * Holds the chosen charges for an online payment and asks the provider for it; answers its address. The provider is
 * asked inside the transaction: without an answer nothing is held, and what it made meanwhile nobody is shown. Throws
 * `Rechazo` for charges that cannot be paid, as a cash payment does.
 */
export async function startPago(tx: Tx, pedido: Pedido, entrada: Entrada): Promise<string> {
  const { pasarela } = pedido
  if (!pasarela) throw new Rechazo(SIN_PASARELA)
  checkPago(entrada, pedido.hoy)
  await requireOwn(tx, entrada)
  const pantalla: Pantalla = may(pedido.persona, pedido.politica, 'pagos.cobrar') ? 'operador' : 'medico'
  // A doctor pays his own plan (S2 6 names who of the staff collects one).
  if (pantalla === 'operador') await requirePlanes(tx, pedido.persona, entrada.lineas)
  const elegidos = await holdChosen(tx, entrada.lineas)
  const intento = await insertIntento(tx, pedido, { entrada, elegidos, pantalla, pasarela })
  await audit(tx, pedido, {
    entidad: 'pago_en_linea',
    entidadID: intento.id,
    matriculadoID: entrada.matriculadoID,
    despues: { total: elegidos.total, cargos: elegidos.cargos.map(({ id }) => id) },
  })
  return askProvider(tx, pasarela, intento, elegidos, pantalla)
}

/** Somebody else's charge and none at all are told alike, and before anything is said of it (D3). */
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
  await tx.query(
    `WITH retenido AS (
       UPDATE cargo SET en_linea_id = $1 WHERE id = ANY($2) RETURNING id, monto
     )
     INSERT INTO pago_en_linea_cargo (pago_en_linea_id, cargo_id, monto) SELECT $1, id, monto FROM retenido`,
    [intento.id, elegidos.cargos.map(({ id }) => id)],
  )
  return intento
}

async function askProvider(
  tx: Tx,
  pasarela: Pasarela,
  { id, referencia, venceEn, pagosVencenEn }: Intento,
  elegidos: Elegidos,
  pantalla: Pantalla,
): Promise<string> {
  const back = (tipo: string): string => `${pasarela.sitio}/mercado_pago/${id}/${pantalla}/resultado/${tipo}`
  try {
    const { preferencia, url } = await pasarela.crear({
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
    await tx.query('UPDATE pago_en_linea SET preferencia = $2, url = $3 WHERE id = $1', [
      id,
      preferencia,
      url,
    ])
    return url
  } catch (error) {
    if (error instanceof PasarelaCaida) throw new Rechazo(NO_RESPONDE)
    throw error
  }
}

/** 'Matrícula ACTIVO 03/2026 y 2 más' */
function titleOf({ cargos }: Elegidos): string {
  const [first] = cargos
  const rest = cargos.length - 1
  return `${first?.nombre ?? 'Pago'}${rest > 0 ? ` y ${rest} más` : ''}`.slice(0, 250)
}
