import { MESES_ADELANTE } from '@/domain/estado-programado'
import { addDays, addMonths, type Fecha, formatFecha } from '@/domain/fechas'

/** What a doctor may ask of the office. Each kind does something of its own to the register, so there are no others. */
export const CLASES_DE_SOLICITUD = {
  baja: 'Baja de la matrícula',
  suspension: 'Suspensión a pedido',
  rehabilitacion: 'Rehabilitación',
  pasivo: 'Pase a PASIVO',
  traslado: 'Traslado a otro consejo',
  cambioDeNombre: 'Cambio de nombre',
} as const
export type ClaseDeSolicitud = keyof typeof CLASES_DE_SOLICITUD
export const CLASES = Object.keys(CLASES_DE_SOLICITUD) as [ClaseDeSolicitud, ...ClaseDeSolicitud[]]

/** The state that each kind ends in; null for one that leaves it as it is. */
const RESULTADO: Readonly<Record<ClaseDeSolicitud, number | null>> = {
  ...{ baja: 6, suspension: 5, rehabilitacion: 1, pasivo: 3, traslado: 6 },
  cambioDeNombre: null,
}
/** Who moves may keep his registration here. */
export const resultOf = (clase: ClaseDeSolicitud, conBaja: boolean): number | null =>
  clase === 'traslado' && !conBaja ? null : RESULTADO[clase]

/** Why he is in the state, as his record tells it. */
export const CAUSA_DE: Readonly<Record<ClaseDeSolicitud, string>> = {
  ...{ baja: 'A pedido', suspension: 'A pedido', pasivo: 'A pedido', rehabilitacion: 'Rehabilitación' },
  ...{ traslado: 'Traslado a otra jurisdicción', cambioDeNombre: 'A pedido' },
}

/** Of these alone a term can be asked. */
export const hasTerm = (clase: ClaseDeSolicitud): boolean => clase === 'suspension' || clase === 'pasivo'

export const DECIDEN = { oficina: 'La oficina', junta: 'La Junta' } as const
export type QuienDecide = keyof typeof DECIDEN
export const QUIENES_DECIDEN = Object.keys(DECIDEN) as [QuienDecide, ...QuienDecide[]]

export const ESTADOS_DE_SOLICITUD = {
  borrador: 'Borrador',
  presentada: 'Presentada',
  observada: 'Observada',
  admitida: 'Admitida',
  resuelta: 'Resuelta',
  rechazada: 'Rechazada',
  retirada: 'Retirada',
  caducada: 'Caducada',
} as const
export type EstadoDeSolicitud = keyof typeof ESTADOS_DE_SOLICITUD
export const ESTADOS_SOLICITUD = Object.keys(ESTADOS_DE_SOLICITUD) as [
  EstadoDeSolicitud,
  ...EstadoDeSolicitud[],
]
/** One of a kind at a time is open for a member. */
export const ABIERTAS: readonly EstadoDeSolicitud[] = ['borrador', 'presentada', 'observada', 'admitida']

/** The doctor, the office, or nobody: the round that sees what lapsed. */
export type QuienActua = 'medico' | 'oficina' | 'nadie'

interface ActoDeSolicitud {
  de: readonly EstadoDeSolicitud[]
  a: EstadoDeSolicitud
  por: readonly QuienActua[]
  /** As the history of a request tells it. */
  hecho: string
}
export const ACTOS_DE_SOLICITUD = {
  presentar: { de: ['borrador', 'observada'], a: 'presentada', por: ['medico'], hecho: 'Presentada' },
  observar: {
    de: ['presentada', 'observada', 'admitida'],
    a: 'observada',
    por: ['oficina'],
    hecho: 'Observada',
  },
  admitir: { de: ['presentada', 'observada'], a: 'admitida', por: ['oficina'], hecho: 'Admitida' },
  resolver: { de: ['admitida'], a: 'resuelta', por: ['oficina'], hecho: 'Aprobada' },
  rechazar: {
    ...{ de: ['presentada', 'observada', 'admitida'], a: 'rechazada' },
    ...{ por: ['oficina'], hecho: 'Rechazada' },
  },
  retirar: { de: ABIERTAS, a: 'retirada', por: ['medico', 'oficina'], hecho: 'Retirada' },
  caducar: { de: ['presentada', 'observada'], a: 'caducada', por: ['nadie'], hecho: 'Caducada' },
  /** A member died: whatever he had asked ends. */
  cerrar: { de: ABIERTAS, a: 'caducada', por: ['nadie'], hecho: 'Cerrada por fallecimiento' },
} as const satisfies Readonly<Record<string, ActoDeSolicitud>>
export type ActoSobreSolicitud = keyof typeof ACTOS_DE_SOLICITUD
export const ACTOS_SOBRE_SOLICITUD = Object.keys(ACTOS_DE_SOLICITUD) as [
  ActoSobreSolicitud,
  ...ActoSobreSolicitud[],
]

/** Whether an act is done by somebody to a request in a state. */
export function mayAct(acto: ActoSobreSolicitud, estado: EstadoDeSolicitud, quien: QuienActua): boolean {
  const { de, por }: ActoDeSolicitud = ACTOS_DE_SOLICITUD[acto]
  return de.includes(estado) && por.includes(quien)
}
export const actsOn = (estado: EstadoDeSolicitud, quien: QuienActua): ActoSobreSolicitud[] =>
  ACTOS_SOBRE_SOLICITUD.filter((acto) => mayAct(acto, estado, quien))

export const ESTADOS_DE_PAPEL_PRESENTADO = {
  esperado: 'Falta',
  recibido: 'Recibido',
  aceptado: 'Aceptado',
  observado: 'Observado',
} as const
export type EstadoDePapelPresentado = keyof typeof ESTADOS_DE_PAPEL_PRESENTADO
export const ESTADOS_PAPEL = Object.keys(ESTADOS_DE_PAPEL_PRESENTADO) as [
  EstadoDePapelPresentado,
  ...EstadoDePapelPresentado[],
]

/** A paper that a type asks for. `diasDeVigencia`: an older one is not taken; `original`: it must be seen at the office. */
export interface Requisito {
  nombre: string
  ayuda: string
  obligatorio: boolean
  original: boolean
  diasDeVigencia: number | null
}
export const MAX_REQUISITOS = 10
export const MAX_NOMBRE_DE_PAPEL = 120
export const MAX_AYUDA = 300
export const MAX_TEXTO = 1_000
export const MAX_ANIOS = 3
/** A mail's day counts, not the one on which somebody typed it. */
export const DIAS_ATRAS = 60

/** Originals come within so many days of presenting, or the request lapses; it is told some days before. */
export const DIAS_PARA_ORIGINALES = 30
export const DIAS_DE_AVISO = 10
/** From so many days before it is over, a term to answer is told. */
export const DIAS_POR_RESPONDER = 3

/** The day on which a request lapses if its originals were not seen; null where none is missing. */
export const lapseOf = (
  presentada: Fecha,
  papeles: readonly { original: boolean; obligatorio: boolean; visto: boolean }[],
): Fecha | null =>
  papeles.some(({ original, obligatorio, visto }) => original && obligatorio && !visto)
    ? addDays(presentada, DIAS_PARA_ORIGINALES)
    : null

/** What keeps a request from being admitted, by name: papers that were not accepted, or whose original nobody saw. */
export const missingOf = (
  papeles: readonly {
    nombre: string
    obligatorio: boolean
    original: boolean
    estado: EstadoDePapelPresentado
    visto: boolean
  }[],
): string[] =>
  papeles
    .filter(
      ({ obligatorio, original, estado, visto }) =>
        obligatorio && (estado !== 'aceptado' || (original && !visto)),
    )
    .map(({ nombre }) => nombre)

/** From which day a paper that grows old is not taken any more; it had to be in force when it was presented. */
export const isStale = (fecha: Fecha, dias: number, presentada: Fecha): boolean =>
  addDays(fecha, dias) < presentada

/** The last day of so many whole years. A year from 29 February ends on the 28th. */
export function lastDayOfTerm(desde: Fecha, anios: number): Fecha {
  const again = addMonths(desde, anios * 12)
  return again.slice(8) === desde.slice(8) ? addDays(again, -1) : again
}

/** Why a first day cannot be, or null. It counts from the day on which it was presented. */
export function faultOfDesde(desde: Fecha, presentada: Fecha, hoy: Fecha): string | null {
  if (desde < presentada)
    return `Se presentó el ${formatFecha(presentada)}: no puede empezar antes de ese día`
  return desde > addMonths(hoy, MESES_ADELANTE) ? 'Elija un día de los próximos dos años' : null
}

/** Why a day cannot be that of presenting, or null. */
export function faultOfPresentada(presentada: Fecha, hoy: Fecha): string | null {
  if (presentada > hoy) return 'Ese día todavía no llegó'
  return presentada < addDays(hoy, -DIAS_ATRAS) ? `Elija un día de los últimos ${DIAS_ATRAS}` : null
}

/** 'MM-DD', a day of every year. */
export const isCorte = (text: string): boolean =>
  /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) && !['02-29', '02-30', '02-31'].includes(text)
const isAfterCorte = (presentada: Fecha, corte: string): boolean => presentada.slice(5) > corte

/** What is told of who asks after the yearly cut of a type; null where it has none or he came in time. */
export const describeCorte = (presentada: Fecha, corte: string | null): string | null =>
  corte !== null && isAfterCorte(presentada, corte)
    ? `Se presentó después del ${corte.slice(3)}/${corte.slice(0, 2)}: las cuotas de este año se deben enteras`
    : null

/** 'Solicitud 12/2026'; a draft has no number. */
export const nameOfSolicitud = ({
  numero,
  anio,
}: {
  numero: number | null | undefined
  anio: number | null | undefined
}): string => (numero == null ? 'Solicitud sin presentar' : `Solicitud ${numero}/${anio ?? ''}`)

/** As the queue is looked through. */
export const COLAS = {
  abiertas: 'Abiertas',
  presentadas: 'Presentadas',
  observadas: 'Observadas',
  junta: 'Para la Junta',
  vencen: 'Vencen',
  cerradas: 'Cerradas',
} as const
export type Cola = keyof typeof COLAS
