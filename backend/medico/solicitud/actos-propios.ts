import type { EntradaDe } from '@/contract/llamada'
import type {
  adjuntarPropio,
  guardarPropia,
  presentarPropia,
  retirarPropia,
} from '@/contract/solicitud-propia'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import {
  addPaso,
  holdFor,
  readPapeles,
  type Solicitud,
  step,
  takeBackCargo,
} from '@/backend/medico/solicitud/abierta'
import { keepFile } from '@/backend/medico/solicitud/papeles'
import {
  charge,
  insertPapeles,
  insertSolicitud,
  number,
  requireMet,
  requirePrice,
} from '@/backend/medico/solicitud/presentar'
import { readAsked, wordsOf } from '@/backend/medico/solicitud/pedida'
import { lackingOf } from '@/backend/medico/solicitud/propia'
import { holdTipo, type TipoDeSolicitud } from '@/backend/medico/solicitud/tipos'
import type { ArchivoRecibido, Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { holdMatriculado } from '@/backend/padron/matriculado/hold-matriculado'
import { requireMember } from '@/backend/padron/propuesta/store'
import { formatFecha } from '@/domain/fechas'
import { nameOfSolicitud } from '@/domain/solicitud'

/**
 * Keeps what the doctor asks as his draft of the kind, the one that he has or a new one. Throws `Rechazo` naming one that is
 * presented already, and beside what its kind needs.
 */
export async function saveOwn(
  tx: Tx,
  pedido: Pedido,
  { tipoSolicitudID, ...entrada }: EntradaDe<typeof guardarPropia>,
): Promise<{ solicitudID: number }> {
  const matriculadoID = requireMember(pedido)
  // Of two windows the second one finds what the first began.
  await holdMatriculado(tx, matriculadoID)
  const tipo = await holdOpen(tx, tipoSolicitudID)
  const pide = readAsked(tipo, entrada, { presentada: pedido.hoy, hoy: pedido.hoy })
  const [open] = await tx.query<{ id: number; numero: number | null; anio: number | null }>(
    `SELECT id, numero, anio FROM solicitud WHERE matriculado_id = $1 AND tipo_solicitud_id = $2
       AND estado IN ('borrador', 'presentada', 'observada', 'admitida')`,
    [matriculadoID, tipo.id],
  )
  if (open && open.numero !== null)
    refuse('tipoSolicitudID', `Ya presentó la ${nameOfSolicitud(open)}, de «${tipo.nombre}»`)
  if (open)
    await tx.query(
      `UPDATE solicitud SET desde = $2, anios = $3, con_baja = $4, nombre = $5, apellido = $6, texto = $7 WHERE id = $1`,
      [open.id, pide.desde, pide.anios, pide.conBaja, pide.nombre, pide.apellido, pide.texto],
    )
  const solicitudID = open?.id ?? (await insertSolicitud(tx, { matriculadoID, tipo, pide }))
  if (!open) await insertPapeles(tx, pedido, solicitudID, tipo, [])
  await audit(tx, pedido, {
    ...{ entidad: 'solicitud', entidadID: solicitudID, matriculadoID },
    despues: { solicitud: tipo.nombre, ...wordsOf(pide) },
  })
  return { solicitudID }
}

async function holdOpen(tx: Tx, id: number): Promise<TipoDeSolicitud> {
  const tipo = await holdTipo(tx, id)
  if (!tipo.abierta) refuse('tipoSolicitudID', `«${tipo.nombre}» por ahora no se recibe`)
  return tipo
}

/** One of his on which an act can still be done. Throws `noEncontrado` for another's, `Rechazo` where the office was faster. */
const holdOwn = (tx: Tx, pedido: Pedido, id: number, acto: 'presentar' | 'retirar'): Promise<Solicitud> =>
  holdFor(tx, id, acto, 'medico', requireMember(pedido))

/** Keeps the file of a paper while he may still present it. Throws `Rechazo` for one that the office accepted already. */
export async function attachOwn(
  tx: Tx,
  pedido: Pedido,
  { solicitudID, papelID }: EntradaDe<typeof adjuntarPropio>,
  archivo: ArchivoRecibido,
): Promise<null> {
  const solicitud = await holdOwn(tx, pedido, solicitudID, 'presentar')
  const papel = (await readPapeles(tx, solicitudID)).find(({ id }) => id === papelID)
  if (!papel) throw noEncontrado()
  if (papel.estado === 'aceptado') throw new Rechazo(`«${papel.nombre}» ya está aceptado`)
  await keepFile(tx, pedido, { solicitud, papel }, archivo)
  return null
}

/**
 * Presents it: numbers it, charges what it costs, and its days run from today. What was observed is presented again under its
 * number, with its first day. Throws `Rechazo` with what he does not meet and the papers that are missing.
 */
export async function presentOwn(
  tx: Tx,
  pedido: Pedido,
  { solicitudID, jura, montoPrevisto }: EntradaDe<typeof presentarPropia>,
): Promise<{ numero: number; anio: number }> {
  const { hoy } = pedido
  if (!jura) refuse('jura', 'Marque que lo que dice es verdadero')
  const solicitud = await holdOwn(tx, pedido, solicitudID, 'presentar')
  const { matriculadoID } = solicitud
  const [row] = await tx.query<{ tipoID: number }>(
    'SELECT tipo_solicitud_id AS "tipoID" FROM solicitud WHERE id = $1',
    [solicitudID],
  )
  const again = solicitud.numero !== null
  const tipo = again ? await holdTipo(tx, row?.tipoID ?? 0) : await holdOpen(tx, row?.tipoID ?? 0)
  const lacking = lackingOf(await readPapeles(tx, solicitudID))
  if (lacking.length > 0) throw new Rechazo(`Falta: ${lacking.join('; ')}`)
  if (again) {
    await step(tx, pedido, solicitud, 'presentar')
    return { numero: solicitud.numero ?? 0, anio: solicitud.anio ?? 0 }
  }
  await requireMet(tx, matriculadoID, tipo, hoy)
  if (solicitud.desde !== null && solicitud.desde < hoy)
    throw new Rechazo(`Pide desde el ${formatFecha(solicitud.desde)}, que ya pasó: cambie desde qué día`)
  requirePrice(tipo, montoPrevisto)
  await charge(tx, pedido, { id: solicitudID, matriculadoID, tipo })
  const made = await number(tx, solicitudID, hoy, { tipo, porUsuario: null })
  await addPaso(tx, pedido, solicitudID, 'Presentada')
  await audit(tx, pedido, {
    ...{ entidad: 'solicitud', entidadID: solicitudID, matriculadoID },
    despues: { solicitud: `${tipo.nombre}: ${nameOfSolicitud(made)}`, presentada: formatFecha(hoy) },
  })
  return made
}

/** A draft goes with its papers; what was presented ends, and its unpaid charge is taken back. */
export async function withdrawOwn(
  tx: Tx,
  pedido: Pedido,
  { solicitudID }: EntradaDe<typeof retirarPropia>,
): Promise<null> {
  const solicitud = await holdOwn(tx, pedido, solicitudID, 'retirar')
  await takeBackCargo(tx, pedido, solicitud)
  if (solicitud.numero !== null) {
    await step(tx, pedido, solicitud, 'retirar')
    return null
  }
  await tx.query('DELETE FROM solicitud_papel WHERE solicitud_id = $1', [solicitudID])
  await tx.query('DELETE FROM solicitud WHERE id = $1', [solicitudID])
  await audit(tx, pedido, {
    ...{ entidad: 'solicitud', entidadID: solicitudID, matriculadoID: solicitud.matriculadoID },
    antes: { solicitud: solicitud.tipo },
  })
  return null
}
