import { ESTADOS, FALLECIDO } from '@/domain/estados'
import { addDays, addMonths, type Fecha, formatFecha } from '@/domain/fechas'

/** A change of state that waits for its day, of a member. */
export interface Programado {
  id: number
  dia: Fecha
  /** The state that he must then have. */
  tipoPrevio: number
  tipo: number
  /** The end of a state with a term. */
  vuelve: boolean
  /** Why it was not done on its day; null while nothing stands against it. */
  impedimento: string | null
}

/** The state he has, and the first day of its period. */
export interface EstadoActual {
  tipo: number
  desde: Fecha
}

/** What is asked: `desde` is today where it is not said; `hasta` is the last day, and `vuelveA` the state after it. */
export interface CambioPedido {
  tipo: number
  desde?: Fecha | undefined
  hasta?: Fecha | undefined
  vuelveA?: number | undefined
}

export interface Plan {
  desde: Fecha
  /** The state that it follows. */
  previo: number
  /** What comes after its last day; null without a term. */
  vuelta: { dia: Fecha; tipo: number } | null
  /** It waits for its day. */
  espera: boolean
  /** What was to come and is made void by it. */
  anulados: readonly Programado[]
}

export type ClaveDePlan = 'desde' | 'hasta' | 'vuelveA' | 'tipoMatriculaID'
export interface Impedido {
  clave: ClaveDePlan
  mensaje: string
}

/** As far ahead as a change is written down. */
export const MESES_ADELANTE = 24

/** From these nobody comes back by himself. */
const SIN_VUELTA: readonly number[] = [7, FALLECIDO]

const nameOf = (tipo: number): string => ESTADOS[tipo as keyof typeof ESTADOS] ?? 'otro estado'

/** 'pasa a PASIVO el 15/03/2027', 'vuelve a ACTIVO el 01/09/2027'. */
export const describeProgramado = ({ vuelve, tipo, dia }: Pick<Programado, 'vuelve' | 'tipo' | 'dia'>) =>
  `${vuelve ? 'vuelve' : 'pasa'} a ${nameOf(tipo)} el ${formatFecha(dia)}`

/** `mensaje` is refused at `clave`. */
const no = (clave: ClaveDePlan, mensaje: string): Impedido => ({ clave, mensaje })

/**
 * How a change of state stands among what is and what waits, or why it does not. `programados` wait for their day, the next
 * first. What was decided for a later day is never overrun unsaid: only his state's own end, what could not be done on its
 * day, and all of it where he died or his number was annulled.
 */
export function planCambio(
  hoy: Fecha,
  actual: EstadoActual,
  programados: readonly Programado[],
  { tipo, desde = hoy, hasta, vuelveA }: CambioPedido,
): Plan | Impedido {
  const espera = desde > hoy
  if (desde > addMonths(hoy, MESES_ADELANTE)) return no('desde', 'Elija un día de los próximos dos años')
  if (espera && tipo === FALLECIDO) return no('desde', 'Un fallecimiento no se asienta por adelantado')
  if (desde < actual.desde)
    return no(
      'desde',
      `Está ${nameOf(actual.tipo)} desde el ${formatFecha(actual.desde)}: elija ese día o uno posterior`,
    )
  const anulados = espera ? [] : programados.filter((uno, index) => goesWith(uno, index === 0, tipo))
  const quedan = programados.filter((uno) => !anulados.includes(uno) && uno.impedimento === null)
  const due = quedan.find((uno) => uno.dia <= hoy)
  if (due) return no('desde', `Falta aplicar que ${describeProgramado(due)}: espere un minuto`)
  const previo = quedan.findLast((uno) => uno.dia < desde)?.tipo ?? actual.tipo
  if (previo === tipo) return no('tipoMatriculaID', sameState(previo, espera, desde))
  const vuelta = returnOf(tipo, previo, { desde, hasta, vuelveA })
  if (vuelta && 'clave' in vuelta) return vuelta
  const crossed = quedan.find((uno) => uno.dia >= desde)
  if (crossed && !(vuelta && vuelta.dia < crossed.dia && vuelta.tipo === crossed.tipoPrevio))
    return no(
      'desde',
      `Tiene programado que ${describeProgramado(crossed)}: anúlelo antes, o elija días que no se crucen`,
    )
  return { desde, previo, vuelta, espera, anulados }
}

const sameState = (previo: number, espera: boolean, desde: Fecha): string =>
  espera
    ? `El ${formatFecha(desde)} ya va a estar ${nameOf(previo)}`
    : `El matriculado ya está ${nameOf(previo)}`

/** The first is his state's own end where no change comes before it. */
const goesWith = ({ vuelve, impedimento }: Programado, first: boolean, tipo: number): boolean =>
  impedimento !== null || (first && vuelve) || SIN_VUELTA.includes(tipo)

function returnOf(
  tipo: number,
  previo: number,
  { desde, hasta, vuelveA }: { desde: Fecha; hasta?: Fecha | undefined; vuelveA?: number | undefined },
): Plan['vuelta'] | Impedido {
  if (hasta === undefined)
    return vuelveA === undefined ? null : no('hasta', 'Ingrese hasta qué día, o no elija a qué estado vuelve')
  if (SIN_VUELTA.includes(tipo)) return no('hasta', `De ${nameOf(tipo)} no se vuelve en un día fijado`)
  if (hasta < desde)
    return no('hasta', `Termina antes de empezar: elija el ${formatFecha(desde)} o un día posterior`)
  if (hasta > addMonths(desde, 120)) return no('hasta', 'Elija un día de los diez años siguientes')
  const vuelve = vuelveA ?? previo
  if (vuelve === tipo) return no('vuelveA', `Elija otro estado: es el que va a tener hasta ese día`)
  if (!(vuelve in ESTADOS)) return no('vuelveA', 'Elija uno de los ocho estados')
  if (vuelve === FALLECIDO) return no('vuelveA', 'Un fallecimiento no se asienta por adelantado')
  return { dia: addDays(hasta, 1), tipo: vuelve }
}

/**
 * What goes when a person makes a programmed change void: it, and the end of its term. Refused where what comes after would
 * no longer follow the state before.
 */
export function planAnulacion(
  actual: EstadoActual['tipo'],
  programados: readonly Programado[],
  id: number,
): readonly Programado[] | Impedido {
  const index = programados.findIndex((uno) => uno.id === id)
  const [chosen, next] = programados.slice(index)
  if (index < 0 || !chosen) return no('desde', 'Ese cambio ya se aplicó o se anuló')
  if (chosen.impedimento !== null) return [chosen]
  const anulados = next?.vuelve && !chosen.vuelve ? [chosen, next] : [chosen]
  const quedan = programados.filter((uno) => !anulados.includes(uno) && uno.impedimento === null)
  const broken = quedan.find((uno, place) => uno.tipoPrevio !== (quedan[place - 1]?.tipo ?? actual))
  return broken ? no('desde', `Depende de él que ${describeProgramado(broken)}: anule ese antes`) : anulados
}

/** As the list of what waits is looked through. */
export const SITUACIONES_DE_PROGRAMADO = {
  enEspera: 'En espera',
  sinAplicar: 'No se pudo aplicar',
} as const

/** Why a state changes, as councils say it most often; any other can be written. */
export const CAUSAS = [
  'A pedido',
  'Jubilación',
  'Traslado a otra jurisdicción',
  'Enfermedad',
  'Residencia',
  'Sanción',
  'Falta de pago',
  'Fallecimiento',
] as const
