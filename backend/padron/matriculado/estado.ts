import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { cambiarEstado, deshacerEstado } from '@/contract/cambios-matriculado'
import { audit } from '@/backend/acceso/auditoria/store'
import { lastChange } from '@/backend/acceso/auditoria/ultimo'
import { type Citable, holdCitable } from '@/backend/catalogos/acto/cita'
import { tellCerrados } from '@/backend/nucleo/debito-cerrado'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo, refuse } from '@/backend/nucleo/rechazo'
import {
  doChosen,
  type Elegidos,
  keepCambio,
  type QuienCambia,
  readUndoable,
  takeBack,
} from '@/backend/padron/matriculado/cambio-de-estado'
import { openPeriodo } from '@/backend/padron/matriculado/periodos'
import { annulProgramados, programEstado, readProgramados } from '@/backend/padron/matriculado/programados'
import { closeSolicitudes } from '@/backend/padron/matriculado/solicitudes-al-morir'
import { ESTADOS, FALLECIDO } from '@/domain/estados'
import { describeProgramado, planCambio, type CambioPedido, type Plan } from '@/domain/estado-programado'
import { addDays, type Fecha, formatFecha } from '@/domain/fechas'

type Entrada = EntradaDe<typeof cambiarEstado>

/**
 * Changes the member's state, on its day: at once where that is today or before, with what was ticked, and written down
 * for the round where it is to come; likewise the end of its term. Throws `Rechazo`, at `estadoPrevio` when somebody else
 * was faster, and at a day that does not stand among what is and what waits.
 */
export async function changeEstado(
  tx: Tx,
  pedido: Pedido,
  { matriculadoID, estadoPrevio, motivo, causa, actoID, ...entrada }: Entrada,
): Promise<FilaDe<typeof cambiarEstado>> {
  const socio = await holdSocio(tx, matriculadoID)
  if (estadoPrevio !== undefined && estadoPrevio !== socio.actual)
    await refuseUnseen(tx, matriculadoID, socio.actual)
  const plan = await planFor(tx, pedido.hoy, socio, entrada)
  const acto = actoID === undefined ? undefined : await holdCitable(tx, actoID)
  const cambio = {
    acto,
    ...{ matriculadoID, tipo: entrada.tipoMatriculaID, motivo: motivo?.trim(), causa: causa?.trim() },
    ...{ elegidos: entrada, actual: socio.actual },
  }
  if (plan.espera) {
    await programChange(tx, pedido, plan, cambio)
    return { programado: true }
  }
  const cambioID = await applyEstado(tx, pedido, { ...cambio, plan })
  await annulProgramados(tx, pedido, plan.anulados, cambioID)
  if (plan.vuelta) await comeBack(tx, pedido, plan.vuelta, { ...cambio, cambioID })
  return tellCerrados(tx, pedido, matriculadoID)
}

interface Cambio {
  matriculadoID: number
  tipo: number
  /** The state's name before. */
  actual: string
  motivo: string | undefined
  causa: string | undefined
  /** On which it rests. */
  acto: Citable | undefined
  elegidos: Elegidos
}

/** The end of a term that has passed already is done at once, and undone with its beginning. */
async function comeBack(
  tx: Tx,
  pedido: Pedido,
  { dia, tipo }: NonNullable<Plan['vuelta']>,
  cambio: Cambio & { cambioID: number },
): Promise<void> {
  const { matriculadoID, cambioID } = cambio
  const causa = causaDeVuelta(cambio)
  if (dia > pedido.hoy) {
    const vuelta = { dia, tipoPrevio: cambio.tipo, tipo, vuelve: true, causa }
    return programEstado(tx, pedido, matriculadoID, vuelta, cambioID)
  }
  const actual = nameOf(cambio.tipo)
  const plan = { desde: dia, vuelta: null }
  const back = { matriculadoID, tipo, actual, motivo: undefined, causa, acto: undefined, elegidos: {} }
  await applyEstado(tx, pedido, { ...back, plan }, cambioID)
}

/** It names the act and does not rest on it: what the act ordered is over. */
function causaDeVuelta({ causa, acto }: Pick<Cambio, 'causa' | 'acto'>): string | undefined {
  const porque = [causa, acto?.nombre].filter(Boolean).join(', ')
  return porque === '' ? undefined : `Fin del plazo: ${porque}`
}

/** Of a day that is today or before. Answers the change's number. `conID`: it is undone with that one. */
export async function applyEstado(
  tx: Tx,
  actor: QuienCambia,
  {
    matriculadoID,
    tipo,
    actual,
    motivo,
    causa,
    acto,
    elegidos,
    plan,
  }: Cambio & { plan: Pick<Plan, 'desde' | 'vuelta'> },
  conID: number | null = null,
): Promise<number> {
  await tx.query('UPDATE matriculado SET tipo_matricula_id = $2, version = version + 1 WHERE id = $1', [
    matriculadoID,
    tipo,
  ])
  const periodoID = await openPeriodo(tx, matriculadoID, {
    ...{ tipo, desde: plan.desde, causa: causa ?? null, actoID: acto?.id ?? null },
  })
  const { palabras, ...hecho } = await doChosen(tx, actor, { matriculadoID, desde: plan.desde }, elegidos)
  const cambioID = await keepCambio(tx, actor, { matriculadoID, periodoID, conID, ...hecho })
  if (tipo === FALLECIDO) await closeSolicitudes(tx, actor, matriculadoID)
  await audit(tx, actor, {
    entidad: 'matriculado',
    entidadID: matriculadoID,
    matriculadoID,
    antes: { estado: actual },
    despues: {
      estado: nameOf(tipo),
      ...(plan.desde !== actor.hoy && { desde: formatFecha(plan.desde) }),
      ...(plan.vuelta && { hasta: wordsOf(plan.vuelta) }),
      ...(causa && { causa }),
      ...(acto && { resolucion: acto.nombre }),
      ...(motivo && { motivo }),
      ...palabras,
    },
  })
  return cambioID
}

/** Of a day to come. */
async function programChange(tx: Tx, pedido: Pedido, plan: Plan, cambio: Cambio): Promise<void> {
  const { matriculadoID, tipo, causa, acto, motivo, elegidos } = cambio
  const { desde, previo, vuelta } = plan
  if (elegidos.eliminarFuturas) refuse('eliminarFuturas', 'Las cuotas se eliminan cuando el cambio se aplica')
  const { bajaSeguro, bajaDebito } = elegidos
  const change = {
    ...{
      dia: desde,
      tipoPrevio: previo,
      tipo,
      vuelve: false,
      causa,
      actoID: acto?.id,
      bajaSeguro,
      bajaDebito,
    },
  }
  await programEstado(tx, pedido, matriculadoID, change)
  if (vuelta)
    await programEstado(tx, pedido, matriculadoID, {
      ...{ dia: vuelta.dia, tipoPrevio: tipo, tipo: vuelta.tipo, vuelve: true, causa: causaDeVuelta(cambio) },
    })
  await audit(tx, pedido, {
    ...{ entidad: 'matriculado', entidadID: matriculadoID, matriculadoID },
    antes: { estado: cambio.actual },
    despues: {
      programado: `${nameOf(tipo)} desde el ${formatFecha(desde)}`,
      ...(vuelta && { hasta: wordsOf(vuelta) }),
      ...(causa && { causa }),
      ...(acto && { resolucion: acto.nombre }),
      ...(motivo && { motivo }),
      ...(bajaSeguro && { seguro: 'Se da de baja ese día' }),
      ...(bajaDebito && { debito: 'Se da de baja ese día' }),
    },
  })
}

/** '31/08/2027, después ACTIVO'. */
const wordsOf = ({ dia, tipo }: NonNullable<Plan['vuelta']>): string =>
  `${formatFecha(addDays(dia, -1))}, después ${nameOf(tipo)}`

const nameOf = (tipo: number): string => ESTADOS[tipo as keyof typeof ESTADOS] ?? ''

/** Takes back the person's own last change of today, whole. Throws `Rechazo` when there is none or it cannot be. */
export async function undoEstado(
  tx: Tx,
  pedido: Pedido,
  { matriculadoID }: EntradaDe<typeof deshacerEstado>,
): Promise<null> {
  const socio = await holdSocio(tx, matriculadoID)
  const cambio = await readUndoable(tx, pedido, matriculadoID)
  if (!cambio) throw new Rechazo('El último cambio de estado no es suyo o no es de hoy: no se deshace')
  await takeBack(tx, pedido, matriculadoID, cambio)
  const ahora = await readSocio(tx, matriculadoID)
  await audit(tx, pedido, {
    entidad: 'matriculado',
    entidadID: matriculadoID,
    matriculadoID,
    antes: { estado: socio.actual },
    despues: { estado: ahora.actual },
  })
  return null
}

export interface Socio {
  matriculadoID: number
  tipo: number
  actual: string
  /** The first day of the period that is open. */
  desde: Fecha
}

export async function readSocio(db: Queryable, matriculadoID: number): Promise<Socio> {
  const [socio] = await db.query<Socio>(
    `SELECT m.id AS "matriculadoID", m.tipo_matricula_id AS tipo, ${nombreDeTipo('t')} AS actual,
       coalesce(p.fecha_desde, '1900-01-01'::date) AS desde
     FROM matriculado m JOIN tipo_matricula t ON t.id = m.tipo_matricula_id
       LEFT JOIN periodo_matricula p ON p.matriculado_id = m.id AND p.fecha_hasta IS NULL
     WHERE m.id = $1`,
    [matriculadoID],
  )
  if (!socio) throw noEncontrado()
  return socio
}

/** The lock is its own statement: one that waited for it would still join the old type. */
export async function holdSocio(tx: Tx, matriculadoID: number): Promise<Socio> {
  await tx.query('SELECT FROM matriculado WHERE id = $1 FOR UPDATE', [matriculadoID])
  return readSocio(tx, matriculadoID)
}

/** Throws `Rechazo` where the change does not stand among what is and what waits. */
export async function planFor(
  db: Queryable,
  hoy: Fecha,
  { matriculadoID, ...actual }: Socio,
  { tipoMatriculaID: tipo, ...dias }: { tipoMatriculaID: number } & Omit<CambioPedido, 'tipo'>,
): Promise<Plan> {
  if (!(tipo in ESTADOS)) refuse('tipoMatriculaID', 'Elija uno de los ocho estados')
  const plan = planCambio(hoy, actual, await readProgramados(db, matriculadoID), { tipo, ...dias })
  return 'clave' in plan ? refuse(plan.clave, plan.mensaje) : plan
}

/** What a change makes void, each in words. */
export const wordsOfAnulados = ({ anulados }: Plan): string[] => anulados.map(describeProgramado)

/** Throws `Rechazo` with who changed the state that the person saw, and what it is now. */
export async function refuseUnseen(tx: Tx, matriculadoID: number, actual: string): Promise<never> {
  const who = await lastChange(tx, matriculadoID, ['estado'])
  const mensaje = `${who ?? 'Otra persona ya lo cambió'}: ahora está ${actual}`
  refuse('estadoPrevio', mensaje)
}
