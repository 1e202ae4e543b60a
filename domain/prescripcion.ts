import { addDays, addMonths, daysBetween, type Fecha, formatFecha } from '@/domain/fechas'

/** The terms that are argued for a periodic debt, in years; which one holds is for the council's counsel to say. */
export const PLAZOS = { dos: 2, cinco: 5 } as const
export type Plazo = keyof typeof PLAZOS
export const CLAVES_DE_PLAZO = Object.keys(PLAZOS) as Plazo[]

/** What may be noted of a member's debt. A letter that was sent moves nothing until it is received. */
export const CLASES_DE_EVENTO = {
  intimacion: 'Intimación enviada',
  recepcion: 'Intimación recibida',
  reconocimiento: 'Reconocimiento o convenio firmado',
  mediacion: 'Mediación',
  demanda: 'Demanda judicial',
} as const
export type ClaseDeEvento = keyof typeof CLASES_DE_EVENTO
export const CLAVES_DE_EVENTO = Object.keys(CLASES_DE_EVENTO) as ClaseDeEvento[]

/** How a demand can be sent so that it can be proved. */
export const MEDIOS_DE_INTIMACION = {
  carta: 'Carta documento',
  telegrama: 'Telegrama',
  acta: 'Acta notarial',
  nota: 'Nota en mano',
} as const
export type MedioDeIntimacion = keyof typeof MEDIOS_DE_INTIMACION
export const CLAVES_DE_MEDIO = Object.keys(MEDIOS_DE_INTIMACION) as MedioDeIntimacion[]

export const MAX_SEGUIMIENTO = 40
export const MAX_DETALLE_DE_EVENTO = 500

/** Something of which the last day may depend; `hasta` is the day on which a mediation's closing act was there. */
export interface Evento {
  clase: ClaseDeEvento
  dia: Fecha
  hasta: Fecha | null
}

/** A received demand suspends for so long, and a mediation until so many days after its closing act. */
const MESES_POR_INTIMACION = 6
const DIAS_TRAS_MEDIACION = 20

/** What an event does to a debt: starts the term anew, suspends it, does not suspend it a second time, or comes late. */
type Efecto = 'empieza' | 'suspende' | 'noVuelve' | 'tarde'
export interface Paso {
  evento: Evento
  efecto: Efecto
}
export interface Limite {
  /** The last day on which the debt can still be claimed. */
  dia: Fecha
  pasos: Paso[]
}

const later = (a: Fecha, b: Fecha): Fecha => (a > b ? a : b)
const addYears = (dia: Fecha, anios: number): Fecha => addMonths(dia, anios * 12)

const endOf = ({ clase, dia, hasta }: Evento): Fecha =>
  clase === 'mediacion' ? addDays(hasta ?? dia, DIAS_TRAS_MEDIACION) : addMonths(dia, MESES_POR_INTIMACION)

/**
 * The last day of a debt due on `vence`, and what each event did to it; `eventos` stand in the order of their days. What
 * came before it was due is not about it, and nothing revives what was barred. No event makes the day an earlier one. The
 * function ultimo_dia of the database says the same of many.
 */
export function limitOf(vence: Fecha, anios: number, eventos: readonly Evento[]): Limite {
  let dia = addYears(vence, anios)
  let suspendida = vence
  let intimada = false
  const pasos: Paso[] = []
  for (const evento of eventos) {
    const { clase } = evento
    if (clase === 'intimacion' || evento.dia < vence) continue
    if (evento.dia > dia) pasos.push({ evento, efecto: 'tarde' })
    else if (clase === 'reconocimiento' || clase === 'demanda') {
      dia = later(dia, addYears(later(evento.dia, suspendida), anios))
      pasos.push({ evento, efecto: 'empieza' })
    } else if (clase === 'recepcion' && intimada) pasos.push({ evento, efecto: 'noVuelve' })
    else {
      dia = suspended(dia, evento, suspendida)
      suspendida = later(suspendida, endOf(evento))
      intimada ||= clase === 'recepcion'
      pasos.push({ evento, efecto: 'suspende' })
    }
  }
  return { dia, pasos }
}

/** Whole months for a demand that stands alone; by days what goes on from another suspension, which counts once. */
function suspended(dia: Fecha, evento: Evento, hasta: Fecha): Fecha {
  if (evento.clase === 'recepcion' && evento.dia >= hasta) return addMonths(dia, MESES_POR_INTIMACION)
  return addDays(dia, Math.max(0, daysBetween(later(evento.dia, hasta), endOf(evento))))
}

/** '2 años desde el 10/03/2024; seis meses más por la intimación recibida el 02/02/2026.' */
export const reasonOf = (vence: Fecha, anios: number, { pasos }: Limite): string =>
  `${[`${anios} años desde el ${formatFecha(vence)}`, ...pasos.map(sayPaso)].join('; ')}.`

function sayPaso({ evento, efecto }: Paso): string {
  const name = nameOfEvento(evento)
  switch (efecto) {
    case 'empieza':
      return `de nuevo desde ${name}`
    case 'suspende':
      return evento.clase === 'mediacion' ? `suspendida por ${name}` : `seis meses más por ${name}`
    case 'noVuelve':
      return `${name} no vuelve a suspender`
    case 'tarde':
      return `${name} llegó después del último día`
  }
}

function nameOfEvento({ clase, dia, hasta }: Evento): string {
  const day = formatFecha(dia)
  switch (clase) {
    case 'intimacion':
      return `la intimación enviada el ${day}`
    case 'recepcion':
      return `la intimación recibida el ${day}`
    case 'reconocimiento':
      return `el reconocimiento del ${day}`
    case 'mediacion':
      return `la mediación del ${day} al ${formatFecha(hasta ?? dia)}`
    case 'demanda':
      return `la demanda del ${day}`
  }
}

/** What is listed of the worksheet: what is barred already, or will be within so many days. */
export const SITUACIONES_DE_PRESCRIPCION = {
  prescripto: 'Ya prescripto',
  dias30: 'En 30 días',
  dias90: 'En 90 días',
  dias180: 'En 180 días',
} as const
export type SituacionDePrescripcion = keyof typeof SITUACIONES_DE_PRESCRIPCION
/** How far the worksheet looks ahead unless another span is asked for. */
const DIAS_DE_SIEMPRE = 180
const DIAS: Readonly<Record<SituacionDePrescripcion, number>> = {
  prescripto: DIAS_DE_SIEMPRE,
  dias30: 30,
  dias90: 90,
  dias180: 180,
}
export const daysAheadOf = (situacion: SituacionDePrescripcion | undefined): number =>
  situacion === undefined ? DIAS_DE_SIEMPRE : DIAS[situacion]

/** By which of the two terms rows are looked for. */
export const POR_PLAZO = { dos: 'A 2 años', cinco: 'A 5 años' } as const satisfies Record<Plazo, string>

/** What the council decided and by which article, in words; undecided, both terms are shown. */
export const sayRige = (anios: number, articulo: string): string =>
  anios === 0
    ? 'Sin plazo elegido se muestran los dos: consulte con su asesor.'
    : `El consejo cuenta ${anios} años (${articulo || 'consulte con su asesor por el artículo'}); el otro plazo se muestra al lado.`
