import { type Cobertura, coverLabel } from '@/domain/cobertura'
import { type Centavos, formatMoney } from '@/domain/dinero'
import { describeVigencia, type Eslabon, isInForce, splitHistory, vigenciaOn } from '@/domain/especialidad'
import { FALLECIDO } from '@/domain/estados'
import { type Fecha, formatFecha, formatMes, type Mes } from '@/domain/fechas'
import { type ClaseDePapel, nameOfPapel } from '@/domain/papel'
import { hasCasilla } from '@/domain/regla'

export type Situacion = 'alDia' | 'planAlDia' | 'vencida'

/** What is owed of earlier months, as the delinquents' list counts it; `enPlan` is unpaid instalments of any month. */
export interface Deuda {
  mora: Centavos
  meses: number
  /** The first of those months. */
  desde: Mes | null
  /** Of this month and the following; with `mora` and `antigua` it is all that is owed. */
  corriente: Centavos
  /** Older than the years that the list looks back. */
  antigua: Centavos
  enPago: boolean
  enPlan: Centavos
}

/** Who is in the delinquents' list is behind; an instalment of a plan that is not paid in its month is mora too. */
export const situacionOf = ({ mora, enPlan }: Pick<Deuda, 'mora' | 'enPlan'>): Situacion =>
  mora > 0n ? 'vencida' : enPlan > 0n ? 'planAlDia' : 'alDia'

interface Especialidad extends Eslabon {
  especialidad?: string | null | undefined
  fechaCaducidad: Fecha | null
  sinReval: boolean | null
}
export interface Ejercida {
  nombre: string
  /** Null where it never comes or is not known. */
  hasta: Fecha | null
}

/** The specialties that hold on a day and those that do not any more; what was revalidated is neither. */
export function especialidadesOn(
  filas: readonly Especialidad[],
  hoy: Fecha,
): { vigentes: Ejercida[]; vencidas: Ejercida[] } {
  const { actuales } = splitHistory(filas)
  const named = (held: boolean): Ejercida[] =>
    actuales
      .filter((fila) => isInForce(fila, hoy) === held)
      .map(({ especialidad, fechaCaducidad, sinReval }) => ({
        nombre: especialidad ?? '',
        hasta: sinReval ? null : fechaCaducidad,
      }))
  return { vigentes: named(true), vencidas: named(false) }
}

/** `habilitan` is the setting 'estadosHabilitados'. */
export const isHabilitado = (tipo: number, habilitan: number): boolean => hasCasilla(habilitan, tipo)

/** The insurance of a day: its first and last days, or the day since when there is none, if there ever was. */
export interface Seguro extends Cobertura {
  desde: Fecha | null
  hasta: Fecha | null
}

/** What a person may not see is null, and so is the insurance of a council that keeps none. */
export interface Hechos {
  tipo: number
  estado: string
  desde: Fecha | null
  /** That day was said when the state was given; otherwise it is the day on which somebody wrote it down. */
  fechado: boolean
  /** The last day of a state with a term. */
  hasta: Fecha | null
  habilitan: number
  especialidades: readonly Especialidad[]
  deuda: Deuda | null
  seguro: Seguro | null
  papeles: Papeles | null
}
export interface Papeles {
  cantidad: number
  ultimo: { clase: ClaseDePapel; numero: number; dia: Fecha } | null
}

export const TONOS = ['bien', 'aviso', 'mal', 'nada'] as const
export const TEMAS = ['especialidades', 'deuda', 'seguro', 'papeles'] as const
export interface Parte {
  tema: (typeof TEMAS)[number]
  tono: (typeof TONOS)[number]
  texto: string
}
export interface Habilitacion {
  habilitado: boolean
  titulo: string
  partes: Parte[]
}

/**
 * Whether a member may practise on a day, with the state and since when, and what else a desk is asked for: specialties,
 * debt, insurance and papers. Of the dead only the papers are told.
 */
export function habilitacionOn(hechos: Hechos, hoy: Fecha): Habilitacion {
  const { tipo, estado, desde, hasta, habilitan, especialidades, deuda, seguro, papeles } = hechos
  const habilitado = isHabilitado(tipo, habilitan)
  const day = desde && formatFecha(desde)
  // A death is often written down later than it was, and then that day is no day of death.
  const died = hechos.fechado ? 'falleció' : 'asentado'
  const since = day ? (tipo === FALLECIDO ? ` (${died} el ${day})` : ` desde el ${day}`) : ''
  const until = hasta ? ` hasta el ${formatFecha(hasta)}` : ''
  const alive =
    tipo === FALLECIDO
      ? []
      : [
          specialtiesOf(especialidadesOn(especialidades, hoy), hoy),
          ...(deuda ? [debtOf(deuda)] : []),
          ...(seguro ? [insuranceOf(seguro, habilitado)] : []),
        ]
  return {
    habilitado,
    titulo: `${habilitado ? 'Habilitado hoy' : 'No habilitado'}: ${estado}${since}${until}`,
    partes: [...alive, ...(papeles ? [papersOf(papeles)] : [])],
  }
}

function specialtiesOf({ vigentes, vencidas }: ReturnType<typeof especialidadesOn>, hoy: Fecha): Parte {
  const tema = 'especialidades'
  const expired = vencidas.map(({ nombre, hasta }) =>
    hasta ? `${nombre} venció el ${formatFecha(hasta)}` : `${nombre}, sin fecha de vencimiento`,
  )
  if (vigentes.length === 0)
    return expired.length === 0
      ? { tema, tono: 'nada', texto: 'Sin especialidades' }
      : { tema, tono: 'aviso', texto: `Ninguna especialidad vigente: ${expired.join('; ')}` }
  const soon = vigentes.some((una) => vigenciaOn(validezOf(una), hoy) === 'porVencer')
  const held = vigentes.map((una) => describeEjercida(una, hoy))
  return {
    tema,
    tono: soon || expired.length > 0 ? 'aviso' : 'bien',
    texto: [
      `${vigentes.length === 1 ? 'Especialidad vigente' : 'Especialidades vigentes'}: ${held.join('; ')}`,
      ...expired,
    ].join('. '),
  }
}

const validezOf = ({ hasta }: Ejercida) => ({ fechaCaducidad: hasta, sinReval: hasta === null })

function describeEjercida(una: Ejercida, hoy: Fecha): string {
  if (!una.hasta) return `${una.nombre}, sin vencimiento`
  const validez = validezOf(una)
  const soon =
    vigenciaOn(validez, hoy) === 'porVencer' ? ` (${describeVigencia(validez, hoy)?.toLowerCase()})` : ''
  return `${una.nombre} hasta el ${formatFecha(una.hasta)}${soon}`
}

const meses = (cantidad: number): string => `${cantidad} ${cantidad === 1 ? 'mes' : 'meses'}`

function debtOf(deuda: Deuda): Parte {
  const { antigua } = deuda
  const old = antigua > 0n ? `. Deuda más antigua, fuera de los morosos: ${formatMoney(antigua)}` : ''
  const tono = situacionOf(deuda) === 'vencida' ? 'mal' : old ? 'aviso' : 'bien'
  return { tema: 'deuda', tono, texto: `${describeSituacion(deuda)}${describeCorriente(deuda)}${old}` }
}

/** A plan's instalments are among it: they are not to be added a second time. */
function describeCorriente(deuda: Deuda): string {
  const { corriente, enPlan } = deuda
  const withPlan = situacionOf(deuda) === 'planAlDia'
  if (corriente === (withPlan ? enPlan : 0n)) return ''
  const which = `${withPlan ? 'Con lo demás del' : 'Del'} mes en curso y siguientes`
  return `. ${which}: ${formatMoney(corriente)}`
}

function describeSituacion(deuda: Deuda): string {
  const { mora, meses: cuantos, desde, enPago, enPlan } = deuda
  const paying = enPago ? ', con un pago en línea en trámite' : ''
  switch (situacionOf(deuda)) {
    case 'vencida': {
      const since = desde ? ` (${cuantos === 1 ? '' : 'desde '}${formatMes(desde).toLowerCase()})` : ''
      return `Deuda vencida: ${formatMoney(mora)} de ${meses(cuantos)}${since}${paying}`
    }
    case 'planAlDia':
      return `Plan de pagos al día: quedan ${formatMoney(enPlan)}${paying}`
    case 'alDia':
      return `Al día${paying}`
  }
}

/** Who practises without cover has nobody behind him when he is sued; who does not practise needs none. */
function insuranceOf(seguro: Seguro, habilitado: boolean): Parte {
  const { federacion, desde, hasta } = seguro
  const since = desde ? ` desde el ${formatFecha(desde)}` : ''
  const until = federacion && hasta ? ` hasta el ${formatFecha(hasta)}` : ''
  return {
    tema: 'seguro',
    tono: federacion ? (hasta ? 'aviso' : 'bien') : habilitado ? 'mal' : 'nada',
    texto: `Seguro: ${coverLabel(seguro).toLowerCase()}${since}${until}`,
  }
}

function papersOf({ cantidad, ultimo }: Papeles): Parte {
  const tema = 'papeles'
  if (!ultimo) return { tema, tono: 'nada', texto: 'Sin papeles emitidos' }
  const last = `${nameOfPapel(ultimo.clase, ultimo.numero)}, del ${formatFecha(ultimo.dia)}`
  return {
    tema,
    tono: 'nada',
    texto: cantidad === 1 ? last : `${cantidad} papeles emitidos; el último, ${last}`,
  }
}
