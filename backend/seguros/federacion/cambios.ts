import type { cambiarSeguro, crearSeguro, darDeBaja, eliminar } from '@/contract/federacion-matriculado'
import type { EntradaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import { lastAuthor, refuseOlder } from '@/backend/acceso/auditoria/ultimo'
import { holdVigente } from '@/backend/catalogos/catalogo/vigente'
import type { Tx } from '@/backend/db/conexion'
import { requireEstado } from '@/backend/nucleo/acto-por-estado'
import { requireConfirmed } from '@/backend/nucleo/fecha-lejana'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { holdMatriculado, refuseBeforeBirth } from '@/backend/padron/matriculado/hold-matriculado'
import { adjustCuotas } from '@/backend/seguros/federacion/cuotas'
import { daysOfEnd, daysOfOpening, daysOfRemoval } from '@/backend/seguros/federacion/dias'
import {
  ENTIDAD,
  readOpen,
  readSeguro,
  refuseMeeting,
  type Dias,
  type Seguro,
} from '@/backend/seguros/federacion/store'
import { AMBOS } from '@/domain/cobertura'
import { addDays, formatFecha } from '@/domain/fechas'

type Alta = Omit<EntradaDe<typeof crearSeguro>, 'tipoSeguroID'> & { tipoSeguroID?: number }

/**
 * Answers the new row's id. Throws `Rechazo` as `requireEstado` does, and at `desde` while a period is open or has that
 * day or a later one.
 */
export async function addSeguro(tx: Tx, pedido: Pedido, alta: Alta): Promise<{ id: number }> {
  const { matriculadoID, desde, ampliacion, ampliacionExtendida } = alta
  if (ampliacion && ampliacionExtendida) refuse('ampliacionExtendida', AMBOS)
  const member = await holdMatriculado(tx, matriculadoID)
  const porque = await requireEstado(tx, 'seguro', alta)
  refuseBeforeBirth(member, 'desde', { dia: desde, que: 'La Fecha de Alta' })
  requireConfirmed('desde', desde, { hoy: pedido.hoy, confirmada: alta.confirmada })
  const tipoSeguro = alta.tipoSeguroID === undefined ? undefined : await requireTipo(tx, alta.tipoSeguroID)
  await refuseMeeting(tx, 'desde', { matriculadoID, desde, hasta: null })
  const id = await insert(tx, pedido, alta)
  const ajuste = await adjustCuotas(tx, pedido, daysOfOpening(alta, alta), alta)
  await audit(tx, pedido, {
    entidad: ENTIDAD,
    entidadID: id,
    matriculadoID,
    despues: { desde, tipoSeguro, ampliacion, ampliacionExtendida, ...porque, ...ajuste },
  })
  return { id }
}

/**
 * Ends the open period the day before and opens the next, which keeps its extensions. One that began that same day
 * has covered no day of its own and is taken out. Throws `Rechazo`, at `abiertoID` when somebody was faster.
 */
export async function changeSeguro(
  tx: Tx,
  pedido: Pedido,
  {
    matriculadoID,
    desde,
    tipoSeguroID,
    abiertoID,
    motivo,
    confirmada,
    ...mas
  }: EntradaDe<typeof cambiarSeguro>,
): Promise<{ id: number }> {
  await holdMatriculado(tx, matriculadoID)
  const porque = await requireEstado(tx, 'seguro', { matriculadoID, motivo })
  requireConfirmed('desde', desde, { hoy: pedido.hoy, confirmada })
  const open = await readOpen(tx, matriculadoID)
  if (abiertoID !== undefined && abiertoID !== open?.id) await refuseUnseen(tx, matriculadoID, abiertoID)
  if (!open) throw new Rechazo('No tiene un seguro abierto para cambiar: agréguelo con Agregar A Seguro')
  const tipoSeguro = await requireTipo(tx, tipoSeguroID)
  const since = formatFecha(open.desde)
  if (tipoSeguroID === open.tipoSeguroID) refuse('tipoSeguroID', `Ya tiene ese seguro desde el ${since}`)
  if (desde < open.desde) refuse('desde', `El seguro abierto empieza el ${since}: no se puede cambiar antes`)
  const { ampliacion, ampliacionExtendida } = open
  const sameDay = desde === open.desde
  const hasta = addDays(desde, -1)
  await (sameDay ? takeOut(tx, pedido, open.id) : setEnd(tx, open.id, hasta))
  const id = await insert(tx, pedido, {
    ...{ matriculadoID, desde, tipoSeguroID, ampliacion, ampliacionExtendida },
  })
  const ajuste = await adjustCuotas(tx, pedido, daysOfOpening({ matriculadoID, desde }, open), mas)
  await audit(tx, pedido, {
    entidad: ENTIDAD,
    entidadID: open.id,
    matriculadoID,
    antes: { desde: open.desde, tipoSeguro: open.tipoSeguro },
    despues: { desde, tipoSeguro, ...porque, ...ajuste },
  })
  return { id }
}

/** Ends a period. Throws `Rechazo`, at `version` when somebody was faster, at `hasta` for a day that cannot be its last. */
export async function closeSeguro(
  tx: Tx,
  pedido: Pedido,
  { federacionMatriculadoID: id, hasta, version, confirmada, ...mas }: EntradaDe<typeof darDeBaja>,
): Promise<null> {
  const before = await hold(tx, id)
  if (version !== undefined && version !== before.version) await refuseOlder(tx, ENTIDAD, id)
  const { matriculadoID, desde } = before
  if (before.hasta !== null && before.hasta < pedido.hoy)
    throw new Rechazo(`Ese seguro terminó el ${formatFecha(before.hasta)}`)
  const days = daysOfEnd(before, hasta)
  requireConfirmed('hasta', hasta, { hoy: pedido.hoy, confirmada })
  if (days) {
    await refuseMeeting(tx, 'hasta', { matriculadoID, desde, hasta }, id)
    await setEnd(tx, id, hasta)
  }
  const ajuste = await adjustCuotas(tx, pedido, days, mas)
  const antes = { hasta: before.hasta }
  const despues = { hasta, ...ajuste }
  if (days) await audit(tx, pedido, { entidad: ENTIDAD, entidadID: id, matriculadoID, antes, despues })
  return null
}

/** The row stays, with who deleted it. Throws `Rechazo` naming who did when it is deleted already. */
export async function removeSeguro(
  tx: Tx,
  pedido: Pedido,
  { federacionMatriculadoID: id, ...mas }: EntradaDe<typeof eliminar>,
): Promise<null> {
  const seguro = await hold(tx, id)
  const { matriculadoID, desde, hasta, tipoSeguro, ampliacion, ampliacionExtendida } = seguro
  await takeOut(tx, pedido, id)
  const ajuste = await adjustCuotas(tx, pedido, daysOfRemoval(seguro), mas)
  await audit(tx, pedido, {
    entidad: ENTIDAD,
    entidadID: id,
    matriculadoID,
    antes: { desde, hasta, tipoSeguro, ampliacion, ampliacionExtendida },
    ...(ajuste.cuotasAjustadas && { despues: ajuste }),
  })
  return null
}

/** Locks the period's member first, as every act does, and reads what stands then. */
async function hold(tx: Tx, id: number): Promise<Seguro> {
  const seen = await readSeguro(tx, id)
  if (seen) await holdMatriculado(tx, seen.matriculadoID)
  const now = seen && (await readSeguro(tx, id))
  if (now) return now
  const [gone] = await tx.query('SELECT FROM federacion_matriculado WHERE id = $1', [id])
  const who = gone ? await lastAuthor(tx, { entidad: ENTIDAD, id }) : undefined
  throw who ? new Rechazo(`Lo eliminó ${who}`) : noEncontrado()
}

async function refuseUnseen(tx: Tx, matriculadoID: number, id: number): Promise<never> {
  const who = await lastAuthor(tx, { entidad: ENTIDAD, id, matriculadoID })
  const mensaje = `${who ? `Lo cambió ${who}` : 'Otra persona lo cambió'}. Revise los seguros y vuelva a intentar.`
  refuse('abiertoID', mensaje)
}

/** The type's name. */
async function requireTipo(tx: Tx, id: number): Promise<string> {
  const elegible = await holdVigente(tx, 'tipo_seguro', id)
  const [tipo] = await tx.query<{ nombre: string }>('SELECT nombre FROM tipo_seguro WHERE id = $1', [id])
  if (!elegible || !tipo) refuse('tipoSeguroID', 'Por favor elija un tipo de seguro')
  return tipo.nombre
}

type Nuevo = Omit<Dias, 'hasta'> &
  Pick<Seguro, 'ampliacion' | 'ampliacionExtendida'> & { tipoSeguroID?: number }

async function insert(tx: Tx, pedido: Pedido, nuevo: Nuevo): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO federacion_matriculado
       (matriculado_id, desde, tipo_seguro_id, ampliacion, ampliacion_extendida, creado_por)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
    [
      nuevo.matriculadoID,
      nuevo.desde,
      nuevo.tipoSeguroID ?? null,
      nuevo.ampliacion,
      nuevo.ampliacionExtendida,
      pedido.persona.usuarioID,
    ],
  )
  if (!row) throw new Error('El seguro no se guardó')
  return row.id
}

const setEnd = (tx: Tx, id: number, hasta: string) =>
  tx.query('UPDATE federacion_matriculado SET hasta = $2, version = version + 1 WHERE id = $1', [id, hasta])

const takeOut = (tx: Tx, pedido: Pedido, id: number) =>
  tx.query(
    'UPDATE federacion_matriculado SET eliminado_en = now(), eliminado_por = $2, version = version + 1 WHERE id = $1',
    [id, pedido.persona.usuarioID],
  )
