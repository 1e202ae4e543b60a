import { cambiarEstado, actualizarDatos } from '@/contract/cambios-matriculado'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { anular } from '@/contract/papel'
import type { resolver } from '@/contract/solicitud'
import { cite } from '@/backend/catalogos/acto/cita'
import { nameActo } from '@/backend/catalogos/acto/store'
import { annulPapel } from '@/backend/credenciales/papel/cambios'
import type { Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { holdFor, type Solicitud, step } from '@/backend/medico/solicitud/abierta'
import { tellResolved } from '@/backend/medico/solicitud/carta'
import { refuseTerm } from '@/backend/medico/solicitud/pedida'
import { APELLIDO, NOMBRE } from '@/backend/padron/matriculado/campos'
import { editCampos } from '@/backend/padron/matriculado/edicion'
import { changeEstado } from '@/backend/padron/matriculado/estado'
import { formatMoney } from '@/domain/dinero'
import { ESTADOS } from '@/domain/estados'
import { type Fecha, formatFecha } from '@/domain/fechas'
import { claveDeBusqueda } from '@/domain/plegar'
import { can } from '@/domain/roles'
import { CAUSA_DE, faultOfDesde, lastDayOfTerm, nameOfSolicitud, resultOf } from '@/domain/solicitud'

type Entrada = EntradaDe<typeof resolver>
type Hecho = FilaDe<typeof resolver>

/**
 * Approves a request and does what it asks in one transaction: the state by the one function that changes it, the cards
 * that are given back, the new name. Throws `Rechazo` while it is not paid, at `actoID` where the Board decides and its
 * act is not named, and as a change of state does.
 */
export async function resolve(tx: Tx, pedido: Pedido, entrada: Entrada): Promise<Hecho> {
  // As a change of state holds him, so that the lock is not asked for twice.
  await tx.query(
    'SELECT FROM matriculado m WHERE m.id = (SELECT s.matriculado_id FROM solicitud s WHERE s.id = $1) FOR UPDATE',
    [entrada.solicitudID],
  )
  const solicitud = await holdFor(tx, entrada.solicitudID, 'resolver', 'oficina')
  refuseUnpaid(solicitud)
  refuseUndecided(pedido, solicitud, entrada.actoID)
  const dias = daysOf(solicitud, entrada, pedido.hoy)
  const acto = await restOn(tx, solicitud, entrada.actoID)
  const { id, clase, conBaja, devuelveCarnet } = solicitud
  const resultado = resultOf(clase, conBaja)
  const hecho =
    resultado === null ? {} : await changeState(tx, pedido, solicitud, { entrada, dias, resultado })
  if (clase === 'cambioDeNombre') await rename(tx, pedido, solicitud)
  if (devuelveCarnet && (resultado !== null || clase === 'cambioDeNombre'))
    await annulCards(tx, pedido, solicitud)
  await tx.query('UPDATE solicitud SET acto_id = $2, efecto_desde = $3, efecto_hasta = $4 WHERE id = $1', [
    ...[id, entrada.actoID ?? null, dias.desde, dias.hasta],
  ])
  const efecto = describeEffect(solicitud, dias, resultado)
  await step(tx, pedido, solicitud, 'resolver', { detalle: acto ? `${efecto} ${acto}.` : efecto })
  await tellResolved(tx, solicitud, efecto)
  return hecho
}

function refuseUnpaid({ cargo }: Solicitud): void {
  if (cargo && !cargo.pagado && !cargo.anulado)
    throw new Rechazo(`Falta que pague los ${formatMoney(cargo.monto)} del pedido`)
}

function refuseUndecided(
  { persona, politica }: Pedido,
  { decide, tipo }: Solicitud,
  actoID: number | undefined,
): void {
  if (decide !== 'junta') return
  if (!can(persona.roles, politica, 'solicitudes.decidir'))
    throw new Rechazo(`«${tipo}» lo decide la Junta: la aprueba Administración con su resolución`)
  if (actoID === undefined) refuse('actoID', 'Elija la resolución con que la Junta lo decidió')
}

interface Dias {
  desde: Fecha
  hasta: Fecha | null
}

/** It counts from the day of presenting, where no later one was asked or decided. */
function daysOf(
  { clase, maximo, presentada, ...asked }: Solicitud,
  { desde: decided, anios: years = asked.anios ?? undefined }: Entrada,
  hoy: Fecha,
): Dias {
  if (clase === 'cambioDeNombre') return { desde: hoy, hasta: null }
  const since = presentada ?? hoy
  const desde = decided ?? asked.desde ?? since
  const fault = faultOfDesde(desde, since, hoy)
  if (fault) refuse('desde', fault)
  refuseTerm(clase, maximo, years)
  return { desde, hasta: years === undefined ? null : lastDayOfTerm(desde, years) }
}

/** Writes down that it rests on the act, and answers how that is called. */
async function restOn(tx: Tx, { id }: Solicitud, actoID: number | undefined): Promise<string | undefined> {
  if (actoID === undefined) return undefined
  await cite(tx, actoID, 'solicitud', id)
  return nameActo(tx, actoID)
}

async function changeState(
  tx: Tx,
  pedido: Pedido,
  solicitud: Solicitud,
  { entrada, dias: { desde, hasta }, resultado }: { entrada: Entrada; dias: Dias; resultado: number },
): Promise<Hecho> {
  const { estadoPrevio, bajaSeguro, bajaDebito, eliminarFuturas, montoFuturas } = entrada
  const { matriculadoID, clase } = solicitud
  const done = await changeEstado(
    tx,
    { ...pedido, acto: cambiarEstado.auditoria?.acto ?? null },
    {
      ...{ matriculadoID, tipoMatriculaID: resultado, desde, hasta: hasta ?? undefined, vuelveA: undefined },
      ...{ causa: CAUSA_DE[clase], actoID: entrada.actoID },
      motivo: nameOfSolicitud(solicitud),
      ...{ estadoPrevio, bajaSeguro, bajaDebito, eliminarFuturas, montoFuturas },
    },
  )
  return done ?? {}
}

/** Cards that were given back, or whose loss was declared, are no good from now on. */
async function annulCards(tx: Tx, pedido: Pedido, { matriculadoID, ...solicitud }: Solicitud): Promise<void> {
  const cards = await tx.query<{ id: number }>(
    `SELECT id FROM papel WHERE matriculado_id = $1 AND clase = 'carnet' AND anulado_en IS NULL ORDER BY id FOR UPDATE`,
    [matriculadoID],
  )
  const actor = { ...pedido, acto: anular.auditoria?.acto ?? null }
  const motivo = `Devuelto o extraviado: ${nameOfSolicitud(solicitud)}`
  for (const { id } of cards) await annulPapel(tx, actor, { papelID: id, motivo })
}

/** The former name is kept, and finds him. Throws `Rechazo` where it is the one that he has. */
async function rename(
  tx: Tx,
  pedido: Pedido,
  { id, matriculadoID, nombre, apellido }: Solicitud,
): Promise<void> {
  const [was] = await tx.query<{ nombre: string; apellido: string }>(
    'SELECT nombre, apellido FROM matriculado WHERE id = $1',
    [matriculadoID],
  )
  if (!was) throw new Error('El matriculado ya no está')
  await tx.query(
    `INSERT INTO nombre_anterior (matriculado_id, nombre, apellido, busqueda, hasta, solicitud_id)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      ...[matriculadoID, was.nombre, was.apellido, claveDeBusqueda(was.apellido, was.nombre)],
      ...[pedido.hoy, id],
    ],
  )
  const changed = await editCampos(
    tx,
    { ...pedido, acto: actualizarDatos.auditoria?.acto ?? null },
    matriculadoID,
    [
      { campo: APELLIDO, valor: apellido ?? '' },
      { campo: NOMBRE, valor: nombre ?? '' },
    ],
    { valor: (campo) => (campo === NOMBRE ? 'nombre' : 'apellido'), visto: () => [] },
  )
  if (changed.length === 0) throw new Rechazo('Ya se llama así: no hay nada que cambiar')
}

/** 'SUSPENDIDO desde el 03/11/2026 hasta el 02/11/2027.' */
function describeEffect(
  { clase, apellido, nombre }: Solicitud,
  { desde, hasta }: Dias,
  resultado: number | null,
): string {
  if (clase === 'cambioDeNombre') return `Su nombre en el padrón es ${apellido}, ${nombre}.`
  if (resultado === null) return 'Sigue matriculado en este Consejo.'
  const until = hasta === null ? '' : ` hasta el ${formatFecha(hasta)}`
  return `${ESTADOS[resultado as keyof typeof ESTADOS]} desde el ${formatFecha(desde)}${until}.`
}
