import type { EntradaDe } from '@/contract/llamada'
import type { presentarPorEl } from '@/contract/solicitud'
import { readFeriados } from '@/backend/acceso/ajuste/feriados'
import { audit } from '@/backend/acceso/auditoria/store'
import { readHechos } from '@/backend/credenciales/habilitacion/hechos'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { addPaso, step } from '@/backend/medico/solicitud/abierta'
import { type Pedida, readAsked, wordsOf } from '@/backend/medico/solicitud/pedida'
import { holdTipo, type TipoDeSolicitud } from '@/backend/medico/solicitud/tipos'
import { holdMatriculado } from '@/backend/padron/matriculado/hold-matriculado'
import { chargeConcepto } from '@/backend/tesoreria/ledger/concepto'
import { holidaysOfOffice } from '@/domain/debito/feriados'
import { type Centavos, formatMoney } from '@/domain/dinero'
import { type Fecha, formatFecha, partsOf } from '@/domain/fechas'
import { addHabiles } from '@/domain/plazo'
import type { Hechos } from '@/domain/habilitacion'
import { type Incumplida, unmetRules } from '@/domain/reglas-de-emision'
import { faultOfPresentada, lapseOf, nameOfSolicitud, type EstadoDeSolicitud } from '@/domain/solicitud'

type Entrada = EntradaDe<typeof presentarPorEl>

/** Why a member may not ask for a kind today: its states and its debt, by the facts of the rules for issuing. */
export const unmetOf = (
  { estados, deuda }: Pick<TipoDeSolicitud, 'estados' | 'deuda'>,
  hechos: Hechos,
  hoy: Fecha,
): Incumplida[] => unmetRules([{ estados, deuda, especialidad: 0 }], { clase: 'certificado' }, hechos, hoy)

/** Throws `Rechazo` with each rule of the kind that he does not meet. */
export async function requireMet(
  db: Queryable,
  matriculadoID: number,
  tipo: TipoDeSolicitud,
  hoy: Fecha,
): Promise<void> {
  const unmet = unmetOf(tipo, await readHechos(db, matriculadoID, hoy), hoy)
  if (unmet.length === 0) return
  const told = unmet.map(({ texto }) => texto.charAt(0).toLowerCase() + texto.slice(1))
  throw new Rechazo(`No se puede presentar «${tipo.nombre}»: ${told.join('; ')}`)
}

/** Throws `Rechazo` where it costs another price than the one that was seen. */
export function requirePrice(
  { nombre, monto }: Pick<TipoDeSolicitud, 'nombre' | 'monto'>,
  previsto: Centavos | undefined,
): void {
  if ((previsto ?? null) === monto) return
  throw new Rechazo(
    monto === null ? `«${nombre}» ahora no se cobra` : `«${nombre}» ahora cuesta ${formatMoney(monto)}`,
  )
}

/**
 * Enters a request for who came in person, and charges what it costs. Throws `Rechazo` with what he does not meet, for
 * another price than the one that was seen, and naming the one of its kind that is open.
 */
export async function presentForHim(
  tx: Tx,
  pedido: Pedido,
  { matriculadoID, tipoSolicitudID, presentada = pedido.hoy, montoPrevisto, ...entrada }: Entrada,
): Promise<{ solicitudID: number }> {
  const { hoy } = pedido
  // Of two clerks the second one finds what the first entered.
  await holdMatriculado(tx, matriculadoID)
  const tipo = await holdTipo(tx, tipoSolicitudID)
  if (!tipo.abierta) refuse('tipoSolicitudID', `«${tipo.nombre}» no se recibe: se abre en Ajustes Básicos`)
  await refuseSecond(tx, pedido, matriculadoID, tipo)
  await requireMet(tx, matriculadoID, tipo, hoy)
  const fault = faultOfPresentada(presentada, hoy)
  if (fault) refuse('presentada', fault)
  const pide = readAsked(tipo, entrada, { presentada, hoy })
  requirePrice(tipo, montoPrevisto)
  const id = await insertSolicitud(tx, { matriculadoID, tipo, pide })
  await insertPapeles(tx, pedido, id, tipo, entrada.recibidos)
  await charge(tx, pedido, { id, matriculadoID, tipo })
  await number(tx, id, presentada, { tipo, porUsuario: pedido.persona.usuarioID })
  await addPaso(tx, pedido, id, 'Presentada en la oficina')
  await audit(tx, pedido, {
    ...{ entidad: 'solicitud', entidadID: id, matriculadoID },
    despues: { solicitud: tipo.nombre, presentada: formatFecha(presentada), ...wordsOf(pide) },
  })
  return { solicitudID: id }
}

/** Throws `Rechazo` naming the open one of its kind; a draft of his own gives way to what he brought. */
async function refuseSecond(
  tx: Tx,
  pedido: Pedido,
  matriculadoID: number,
  { id, nombre }: TipoDeSolicitud,
): Promise<void> {
  const [open] = await tx.query<{
    id: number
    numero: number | null
    anio: number | null
    estado: EstadoDeSolicitud
  }>(
    `SELECT id, numero, anio, estado FROM solicitud WHERE matriculado_id = $1 AND tipo_solicitud_id = $2
       AND estado IN ('borrador', 'presentada', 'observada', 'admitida') FOR UPDATE`,
    [matriculadoID, id],
  )
  if (!open) return
  if (open.numero !== null)
    refuse('tipoSolicitudID', `Ya tiene abierta la ${nameOfSolicitud(open)}, de «${nombre}»: siga en esa`)
  const draft = { ...open, matriculadoID, tipo: nombre }
  await step(tx, pedido, draft, 'retirar', { motivo: 'La presentó en la oficina' })
}

interface PorGuardar {
  matriculadoID: number
  tipo: TipoDeSolicitud
  pide: Pedida
}

/** Its number comes with `number`, in the same transaction where it is presented at once. */
export async function insertSolicitud(tx: Tx, { matriculadoID, tipo, pide }: PorGuardar): Promise<number> {
  const [made] = await tx.query<{ id: number }>(
    `INSERT INTO solicitud (matriculado_id, tipo_solicitud_id, estado, desde, anios, con_baja, nombre, apellido, texto)
     VALUES ($1, $2, 'borrador', $3, $4, $5, $6, $7, $8) RETURNING id`,
    [
      ...[matriculadoID, tipo.id, pide.desde, pide.anios, pide.conBaja],
      ...[pide.nombre, pide.apellido, pide.texto],
    ],
  )
  if (!made) throw new Error('La solicitud no se guardó')
  return made.id
}

/** The papers that its kind asks for today; those in `recibidos` were brought and seen. */
export async function insertPapeles(
  tx: Tx,
  { persona }: Pedido,
  id: number,
  { requisitos, id: tipoID }: TipoDeSolicitud,
  recibidos: readonly number[],
): Promise<void> {
  if (recibidos.some((orden) => orden > requisitos.length))
    refuse('recibidosJSON', 'Los papeles que se piden cambiaron: revise cuáles trajo')
  await tx.query(
    `INSERT INTO solicitud_papel (solicitud_id, orden, nombre, ayuda, obligatorio, original, dias_de_vigencia, estado,
       original_visto_en, original_visto_por)
     SELECT $1, r.orden, r.nombre, r.ayuda, r.obligatorio, r.original, r.dias_de_vigencia,
       CASE WHEN r.orden = ANY($3::int[]) THEN 'aceptado' ELSE 'esperado' END,
       CASE WHEN r.orden = ANY($3::int[]) THEN now() END, CASE WHEN r.orden = ANY($3::int[]) THEN $4::int END
     FROM requisito r WHERE r.tipo_solicitud_id = $2`,
    [id, tipoID, recibidos, persona.usuarioID],
  )
}

/**
 * Presents it: gives it the next number of its year, which is answered, the day that counts and those by which it is answered
 * and lapses.
 */
export async function number(
  tx: Tx,
  id: number,
  presentada: Fecha,
  { tipo: { plazoHabiles }, porUsuario }: { tipo: TipoDeSolicitud; porUsuario: number | null },
): Promise<{ numero: number; anio: number }> {
  const { anio } = partsOf(presentada)
  const vence =
    plazoHabiles === null
      ? null
      : addHabiles(presentada, plazoHabiles, holidaysOfOffice([anio, anio + 1], await readFeriados(tx)))
  const papeles = await tx.query<{ original: boolean; obligatorio: boolean; visto: boolean }>(
    `SELECT original, obligatorio, original_visto_en IS NOT NULL AS visto FROM solicitud_papel WHERE solicitud_id = $1`,
    [id],
  )
  const [taken] = await tx.query<{ numero: number }>('SELECT tomar_solicitud($1) AS numero', [anio])
  const numero = taken?.numero ?? 0
  await tx.query(
    `UPDATE solicitud SET estado = 'presentada', anio = $2, numero = $3, presentada = $4, presentada_por = $5,
       vence = $6, caduca = $7 WHERE id = $1`,
    [id, anio, numero, presentada, porUsuario, vence, lapseOf(presentada, papeles)],
  )
  return { numero, anio }
}

/** What its kind costs, where it does, as a clerk charges a concept. */
export async function charge(
  tx: Tx,
  pedido: Pedido,
  { id, matriculadoID, tipo }: { id: number; matriculadoID: number; tipo: TipoDeSolicitud },
): Promise<void> {
  const { conceptoID, monto } = tipo
  if (conceptoID === null || monto === null) return
  const elegido = { matriculadoID, conceptoID, montoPrevisto: monto }
  const cargoID = await chargeConcepto(tx, { ...pedido, acto: 'concepto.cargar' }, elegido)
  await tx.query('UPDATE solicitud SET cargo_id = $2 WHERE id = $1', [id, cargoID])
}
