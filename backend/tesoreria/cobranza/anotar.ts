import type { anotar, anular, intimar, recepcion, reconocer } from '@/contract/cobranza'
import type { EntradaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import { requireWholePdf } from '@/backend/archivo/received'
import type { Tx } from '@/backend/db/conexion'
import type { ArchivoRecibido, Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { type Fecha, formatFecha } from '@/domain/fechas'
import {
  CLASES_DE_EVENTO,
  type ClaseDeEvento,
  MEDIOS_DE_INTIMACION,
  type MedioDeIntimacion,
} from '@/domain/prescripcion'

const ENTIDAD = 'cobranza_evento'
type Anotado = { id: number }

interface Nuevo {
  matriculadoID: number
  clase: ClaseDeEvento
  dia: Fecha
  hasta?: Fecha | undefined
  medio?: MedioDeIntimacion
  seguimiento?: string | null | undefined
  intimacionID?: number
  detalle?: string | null | undefined
}

function requirePast(clave: string, dia: Fecha, hoy: Fecha): void {
  if (dia > hoy) refuse(clave, 'Ese día todavía no llegó')
}

/** Throws `Rechazo` at `seguimiento` for a number that another letter has. */
export async function noteLetter(
  tx: Tx,
  pedido: Pedido,
  { seguimiento, ...carta }: EntradaDe<typeof intimar>,
): Promise<Anotado> {
  await holdMember(tx, carta.matriculadoID)
  requirePast('dia', carta.dia, pedido.hoy)
  const numero = seguimiento?.trim() || null
  return insertEvento(tx, pedido, { ...carta, clase: 'intimacion', seguimiento: numero })
}

/** Throws `Rechazo` for a letter that was received already, or was sent later than that. */
export async function noteReception(
  tx: Tx,
  pedido: Pedido,
  { intimacionID, dia, detalle }: EntradaDe<typeof recepcion>,
  archivo: ArchivoRecibido,
): Promise<Anotado> {
  const carta = await holdEvento(tx, intimacionID)
  if (carta.clase !== 'intimacion') throw noEncontrado()
  const { matriculadoID } = carta
  if (carta.anulado) refuse('intimacionID', 'Esa intimación está anulada')
  if (carta.recibida) refuse('intimacionID', `Ya consta recibida el ${formatFecha(carta.recibida)}`)
  if (dia < carta.dia) refuse('dia', `Se envió el ${formatFecha(carta.dia)}: no pudo recibirse antes`)
  requirePast('dia', dia, pedido.hoy)
  return insertWithPaper(
    tx,
    pedido,
    { matriculadoID, clase: 'recepcion', dia, intimacionID, detalle },
    archivo,
  )
}

export async function noteAcknowledgement(
  tx: Tx,
  pedido: Pedido,
  reconocido: EntradaDe<typeof reconocer>,
  archivo: ArchivoRecibido,
): Promise<Anotado> {
  await holdMember(tx, reconocido.matriculadoID)
  requirePast('dia', reconocido.dia, pedido.hoy)
  return insertWithPaper(tx, pedido, { ...reconocido, clase: 'reconocimiento' }, archivo)
}

/** A mediation has both its days. */
export async function noteProceeding(
  tx: Tx,
  pedido: Pedido,
  { hasta, ...hecho }: EntradaDe<typeof anotar>,
): Promise<Anotado> {
  await holdMember(tx, hecho.matriculadoID)
  requirePast('dia', hecho.dia, pedido.hoy)
  if (hecho.clase === 'demanda') return insertEvento(tx, pedido, hecho)
  if (!hasta) refuse('hasta', 'Ingrese el día del acta de cierre')
  if (hasta < hecho.dia) refuse('hasta', 'No pudo cerrarse antes de empezar')
  requirePast('hasta', hasta, pedido.hoy)
  return insertEvento(tx, pedido, { ...hecho, hasta })
}

/** Throws `Rechazo` for one that is void already, and for a letter whose reception counts. */
export async function annulEvento(
  tx: Tx,
  pedido: Pedido,
  { eventoID, motivo }: EntradaDe<typeof anular>,
): Promise<null> {
  const evento = await holdEvento(tx, eventoID)
  if (evento.anulado) throw new Rechazo('Ya está anulado')
  if (evento.recibida !== null) throw new Rechazo('Consta su recepción: anule primero esa')
  await tx.query(
    'UPDATE cobranza_evento SET anulado_en = now(), anulado_por = $2, motivo = $3 WHERE id = $1',
    [eventoID, pedido.persona.usuarioID, motivo],
  )
  await audit(tx, pedido, {
    ...{ entidad: ENTIDAD, entidadID: eventoID, matriculadoID: evento.matriculadoID },
    antes: { evento: CLASES_DE_EVENTO[evento.clase], fecha: formatFecha(evento.dia) },
    despues: { motivo },
  })
  return null
}

/** Locks the member as it is done elsewhere: whoever holds his charges may still refer to him. */
async function holdMember(tx: Tx, matriculadoID: number): Promise<void> {
  const [member] = await tx.query('SELECT FROM matriculado WHERE id = $1 FOR NO KEY UPDATE', [matriculadoID])
  if (!member) throw noEncontrado()
}

interface Retenido {
  matriculadoID: number
  clase: ClaseDeEvento
  dia: Fecha
  anulado: boolean
  /** Of a letter: when it was received, as far as that counts. */
  recibida: Fecha | null
}

/** As it stands once its member is locked, so that of two clerks the second sees what the first noted. */
async function holdEvento(tx: Tx, eventoID: number): Promise<Retenido> {
  const read = async () => {
    const [row] = await tx.query<Retenido>(
      `SELECT e.matriculado_id AS "matriculadoID", e.clase, e.dia, e.anulado_en IS NOT NULL AS anulado,
         (SELECT r.dia FROM cobranza_evento r WHERE r.intimacion_id = e.id AND r.anulado_en IS NULL) AS recibida
       FROM cobranza_evento e WHERE e.id = $1`,
      [eventoID],
    )
    if (!row) throw noEncontrado()
    return row
  }
  await holdMember(tx, (await read()).matriculadoID)
  return read()
}

async function insertWithPaper(
  tx: Tx,
  pedido: Pedido,
  nuevo: Nuevo,
  archivo: ArchivoRecibido,
): Promise<Anotado> {
  await requireWholePdf(archivo)
  await archivo.keep(tx)
  return insertEvento(tx, pedido, nuevo, archivo.huella)
}

async function insertEvento(tx: Tx, pedido: Pedido, nuevo: Nuevo, huella?: string): Promise<Anotado> {
  const { matriculadoID, clase, dia, hasta, medio, seguimiento, intimacionID, detalle } = nuevo
  const [row] = await tx.query<Anotado>(
    `INSERT INTO cobranza_evento (matriculado_id, clase, dia, hasta, medio, seguimiento, intimacion_id, detalle,
       escaneo_huella, anotado_por)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (upper(seguimiento)) WHERE seguimiento IS NOT NULL AND anulado_en IS NULL DO NOTHING RETURNING id`,
    [
      ...[matriculadoID, clase, dia, hasta ?? null, medio ?? null, seguimiento ?? null, intimacionID ?? null],
      ...[detalle?.trim() || null, huella ?? null, pedido.persona.usuarioID],
    ],
  )
  if (!row) refuse('seguimiento', 'Otra intimación ya tiene ese número')
  await audit(tx, pedido, {
    ...{ entidad: ENTIDAD, entidadID: row.id, matriculadoID },
    despues: {
      ...{ evento: CLASES_DE_EVENTO[clase], fecha: formatFecha(dia) },
      ...(hasta && { hasta: formatFecha(hasta) }),
      ...(medio && { medio: MEDIOS_DE_INTIMACION[medio] }),
      ...(seguimiento && { seguimiento }),
      ...(detalle && { detalle }),
    },
  })
  return row
}
