import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type {
  cambiarEstado,
  cambiarGeneraCuotas,
  deshacerEstado,
  simularEstado,
} from '@/contract/cambios-matriculado'
import type { periodos } from '@/contract/historial'
import { ajusteSql, readPersonas } from '@/backend/acceso/ajuste/store'
import { audit } from '@/backend/acceso/auditoria/store'
import { lastChange } from '@/backend/acceso/auditoria/ultimo'
import { AMPLIADO, CUBIERTO, EXTENDIDO, joinSeguro } from '@/backend/nucleo/cobertura'
import { findCerrados, tellCerrados } from '@/backend/nucleo/debito-cerrado'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { IMPAGO } from '@/backend/tesoreria/ledger/actor'
import { EN_TRAMITE } from '@/backend/tesoreria/ledger/tramite'
import { mayEndDebit } from '@/backend/padron/matriculado/cambio-de-debito'
import {
  doChosen,
  FUTURA,
  keepCambio,
  readUndoable,
  takeBack,
} from '@/backend/padron/matriculado/cambio-de-estado'
import { coverLabel, type Cobertura } from '@/domain/cobertura'
import type { Centavos } from '@/domain/dinero'
import { isHabilitado } from '@/domain/habilitacion'
import { EFECTIVO, ESTADOS, ESTADOS_CON_CUOTA, isGone, isTipoConCuota } from '@/domain/estados'
import { monthNumber, partsOf, type Fecha } from '@/domain/fechas'

/** A period ends on the day the next one begins (decision 23). Answers the new one's id. */
export async function openPeriodo(tx: Tx, matriculadoID: number, tipo: number, hoy: Fecha): Promise<number> {
  await tx.query(
    'UPDATE periodo_matricula SET fecha_hasta = $2 WHERE matriculado_id = $1 AND fecha_hasta IS NULL',
    [matriculadoID, hoy],
  )
  const [periodo] = await tx.query<{ id: number }>(
    'INSERT INTO periodo_matricula (matriculado_id, tipo_matricula_id, fecha_desde) VALUES ($1, $2, $3) RETURNING id',
    [matriculadoID, tipo, hoy],
  )
  if (!periodo) throw new Error('El período no se abrió')
  return periodo.id
}

/**
 * Changes the member's state from today on, and does beside it what was ticked. Throws `Rechazo`, at `estadoPrevio`
 * when somebody else was faster.
 */
export async function changeEstado(
  tx: Tx,
  pedido: Pedido,
  { matriculadoID, tipoMatriculaID, motivo, estadoPrevio, ...elegidos }: EntradaDe<typeof cambiarEstado>,
): ReturnType<typeof tellCerrados> {
  await tx.query('SELECT FROM matriculado WHERE id = $1 FOR UPDATE', [matriculadoID])
  // This must be its own statement: one that waited for the lock would still join the old type.
  const [socio] = await tx.query<Actual>(ACTUAL, [matriculadoID])
  if (socio && estadoPrevio !== undefined && estadoPrevio !== socio.actual) {
    await refuseUnseen(tx, matriculadoID, socio.actual)
  }
  const cambio = requireOther(socio, tipoMatriculaID)
  await tx.query('UPDATE matriculado SET tipo_matricula_id = $2, version = version + 1 WHERE id = $1', [
    matriculadoID,
    tipoMatriculaID,
  ])
  const periodoID = await openPeriodo(tx, matriculadoID, tipoMatriculaID, pedido.hoy)
  const { palabras, ...hecho } = await doChosen(tx, pedido, matriculadoID, elegidos)
  await keepCambio(tx, pedido, { matriculadoID, periodoID, ...hecho })
  await audit(tx, pedido, {
    entidad: 'matriculado',
    entidadID: matriculadoID,
    matriculadoID,
    antes: { estado: cambio.actual },
    despues: { estado: cambio.nuevo, motivo: motivo?.trim() || undefined, ...palabras },
  })
  return tellCerrados(tx, pedido, matriculadoID)
}

/** Takes back the person's own last change of today, whole. Throws `Rechazo` when there is none or it cannot be. */
export async function undoEstado(
  tx: Tx,
  pedido: Pedido,
  { matriculadoID }: EntradaDe<typeof deshacerEstado>,
): Promise<null> {
  await tx.query('SELECT FROM matriculado WHERE id = $1 FOR UPDATE', [matriculadoID])
  const [socio] = await tx.query<Actual>(ACTUAL, [matriculadoID])
  if (!socio) throw noEncontrado()
  const cambio = await readUndoable(tx, pedido, matriculadoID)
  if (!cambio) throw new Rechazo('El último cambio de estado no es suyo o no es de hoy: no se deshace')
  await takeBack(tx, pedido, matriculadoID, cambio)
  const [ahora] = await tx.query<Actual>(ACTUAL, [matriculadoID])
  await audit(tx, pedido, {
    entidad: 'matriculado',
    entidadID: matriculadoID,
    matriculadoID,
    antes: { estado: socio.actual },
    despues: { estado: ahora?.actual },
  })
  return null
}

interface Actual {
  tipoMatriculaID: number
  actual: string
}

const ACTUAL = `SELECT m.tipo_matricula_id AS "tipoMatriculaID", ${nombreDeTipo('t')} AS actual
  FROM matriculado m JOIN tipo_matricula t ON t.id = m.tipo_matricula_id WHERE m.id = $1`

async function refuseUnseen(tx: Tx, matriculadoID: number, actual: string): Promise<never> {
  const who = await lastChange(tx, matriculadoID, ['estado'])
  const mensaje = `${who ?? 'Otra persona ya lo cambió'}: ahora está ${actual}`
  refuse('estadoPrevio', mensaje)
}

function requireOther(socio: Actual | undefined, tipoMatriculaID: number): { actual: string; nuevo: string } {
  if (!socio) throw noEncontrado()
  const nuevo = ESTADOS[tipoMatriculaID as keyof typeof ESTADOS] as string | undefined
  if (nuevo === undefined) refuse('tipoMatriculaID', 'Elija uno de los ocho estados')
  if (socio.tipoMatriculaID === tipoMatriculaID)
    refuse('tipoMatriculaID', `El matriculado ya está ${socio.actual}`)
  return { actual: socio.actual, nuevo }
}

interface Situacion extends Actual, Cobertura {
  habilitan: number
  seguroID: number | null
  papeles: number
  plan: Centavos

  generaCuotas: boolean
  formaPagoID: number
  formaPago: string
  deuda: Centavos
  futuras: number
  montoFuturas: Centavos
}

/** Tells what `changeEstado` would change, with the same refusals, and writes nothing. */
export async function previewEstado(
  db: Queryable,
  { hoy, ...quien }: Pick<Pedido, 'hoy' | 'persona' | 'politica'>,
  { matriculadoID, tipoMatriculaID }: EntradaDe<typeof simularEstado>,
): Promise<FilaDe<typeof simularEstado>> {
  const [socio] = await db.query<Situacion>(
    `SELECT m.tipo_matricula_id AS "tipoMatriculaID", ${nombreDeTipo('t')} AS actual, m.genera_cuotas AS "generaCuotas",
       m.forma_pago_id AS "formaPagoID", f.nombre AS "formaPago", ${CUBIERTO} AS federacion,
       ${AMPLIADO} AS ampliacion, ${EXTENDIDO} AS "ampliacionExtendida", seg.id AS "seguroID", d.*,
       ${ajusteSql('estadosHabilitados')} AS habilitan,
       (SELECT count(*)::int FROM papel p WHERE p.matriculado_id = m.id AND p.anulado_en IS NULL) AS papeles
     FROM matriculado m JOIN tipo_matricula t ON t.id = m.tipo_matricula_id JOIN forma_pago f ON f.id = m.forma_pago_id
       ${joinSeguro('m.id', '$3')},
       LATERAL (SELECT coalesce(sum(c.monto), 0)::bigint AS deuda,
          (count(*) FILTER (WHERE ${FUTURA} AND NOT (${EN_TRAMITE})))::int AS futuras,
          coalesce(sum(c.monto) FILTER (WHERE ${FUTURA} AND NOT (${EN_TRAMITE})), 0)::bigint AS "montoFuturas",
          coalesce(sum(c.monto) FILTER (WHERE c.plan_id IS NOT NULL), 0)::bigint AS plan
        FROM cargo c WHERE c.matriculado_id = m.id AND ${IMPAGO}) d
     WHERE m.id = $1`,
    [matriculadoID, monthNumber(partsOf(hoy)), hoy],
  )
  const { actual, nuevo } = requireOther(socio, tipoMatriculaID)
  if (!socio) throw noEncontrado()
  const { generaCuotas, deuda, futuras, montoFuturas, formaPago, formaPagoID, papeles, plan, seguroID } =
    socio
  const seCobraDespues = generaCuotas && isTipoConCuota(tipoMatriculaID)
  const habilitaDespues = isHabilitado(tipoMatriculaID, socio.habilitan)
  return {
    actual,
    nuevo,
    seCobraAntes: generaCuotas && isTipoConCuota(socio.tipoMatriculaID),
    seCobraDespues,
    habilitaAntes: isHabilitado(socio.tipoMatriculaID, socio.habilitan),
    habilitaDespues,
    deuda,
    futuras,
    montoFuturas,
    cobertura: coverLabel(socio),
    bajaSeguro: socio.federacion && !habilitaDespues,
    seguroID,
    eliminarFuturas:
      futuras > 0 &&
      !seCobraDespues &&
      (await readPersonas(db, 'editarMatriculas')).includes(quien.persona.usuarioID),
    papeles,
    plan,
    formaPago,
    debito: formaPagoID !== EFECTIVO,
    bajaDebito: formaPagoID !== EFECTIVO && isGone(tipoMatriculaID) && mayEndDebit(quien),
    cerrados: isTipoConCuota(tipoMatriculaID) ? [] : await findCerrados(db, quien, matriculadoID),
  }
}

/**
 * Sets the 'Genera Cuotas' switch; an equal value writes nothing. Throws `Rechazo` where the member's state is not charged:
 * switched on, it would tell what does not happen.
 */
export async function changeGeneraCuotas(
  tx: Tx,
  pedido: Pedido,
  { matriculadoID, generaCuotas }: EntradaDe<typeof cambiarGeneraCuotas>,
): Promise<null> {
  const [socio] = await tx.query<{ generaCuotas: boolean; estado: number }>(
    'SELECT genera_cuotas AS "generaCuotas", tipo_matricula_id AS estado FROM matriculado WHERE id = $1 FOR UPDATE',
    [matriculadoID],
  )
  if (!socio) throw noEncontrado()
  if (generaCuotas && !isTipoConCuota(socio.estado)) refuse('generaCuotas', describeSinCuota(socio.estado))
  if (socio.generaCuotas === generaCuotas) return null
  await tx.query('UPDATE matriculado SET genera_cuotas = $2, version = version + 1 WHERE id = $1', [
    matriculadoID,
    generaCuotas,
  ])
  await audit(tx, pedido, {
    entidad: 'matriculado',
    entidadID: matriculadoID,
    matriculadoID,
    antes: { generaCuotas: socio.generaCuotas },
    despues: { generaCuotas },
  })
  return null
}

const describeSinCuota = (estado: number): string =>
  `Está ${ESTADOS[estado as keyof typeof ESTADOS]}: no genera cuotas. Se generan en los estados ${ESTADOS_CON_CUOTA.map((tipo) => ESTADOS[tipo]).join(', ')}`

/** The open period first, then the newest. */
export async function listPeriodos(db: Queryable, matriculadoID: number): Promise<FilaDe<typeof periodos>[]> {
  const rows = await db.query<FilaDe<typeof periodos> & { id: number | null }>(
    `SELECT p.id, p.fecha_desde AS "fechaDesde", p.fecha_hasta AS "fechaHasta",
       json_build_object('nombre', ${nombreDeTipo('t')}) AS "tipoMatricula"
     FROM matriculado m LEFT JOIN periodo_matricula p ON p.matriculado_id = m.id
       LEFT JOIN tipo_matricula t ON t.id = p.tipo_matricula_id
     WHERE m.id = $1 ORDER BY p.fecha_hasta IS NOT NULL, p.fecha_desde DESC, p.id DESC`,
    [matriculadoID],
  )
  if (rows.length === 0) throw noEncontrado()
  return rows
    .filter(({ id }) => id !== null)
    .map(({ fechaDesde, fechaHasta, tipoMatricula }) => ({ fechaDesde, fechaHasta, tipoMatricula }))
}
