import { ESTADOS } from '@/domain/estados'
import { addDays, type Fecha, formatFecha } from '@/domain/fechas'
import {
  type ClaseDeSolicitud,
  describeCorte,
  DIAS_PARA_ORIGINALES,
  lastDayOfTerm,
  type QuienDecide,
  type Requisito,
  resultOf,
} from '@/domain/solicitud'

interface Tipo {
  clase: ClaseDeSolicitud
  decide: QuienDecide
  plazoHabiles: number | null
  devuelveCarnet: boolean
  corte: string | null
  requisitos: readonly Pick<Requisito, 'original' | 'obligatorio'>[]
}

interface Pide {
  desde: Fecha | null
  anios: number | null
  conBaja: boolean
}

/** What comes of a request presented on a day, as the doctor reads it before he does. */
export function foretell(tipo: Tipo, { desde, anios, conBaja }: Pide, presentada: Fecha): string[] {
  const { clase, decide, plazoHabiles, devuelveCarnet, corte, requisitos } = tipo
  const resultado = resultOf(clase, conBaja)
  const empieza = desde ?? presentada
  const late = describeCorte(presentada, corte)
  const term = plazoHabiles === null ? '' : ` dentro de ${plazoHabiles} días hábiles de presentarlo`
  return [
    ...(resultado === null
      ? []
      : [`Si se aprueba, queda ${nameOf(resultado)} desde el ${formatFecha(empieza)}`]),
    ...(resultado === null || anios === null
      ? []
      : [
          `Hasta el ${formatFecha(lastDayOfTerm(empieza, anios))}: al otro día vuelve solo al estado de ahora`,
        ]),
    ...(resultado === null && clase === 'traslado' ? ['Sigue matriculado aquí'] : []),
    ...(clase === 'cambioDeNombre' ? ['Los papeles que ya se emitieron quedan con el nombre de antes'] : []),
    ...(devuelveCarnet && resultado !== null
      ? ['Su carnet deja de valer cuando se aprueba, también el digital']
      : []),
    ...(late === null ? [] : [late]),
    ...(requisitos.some(({ original, obligatorio }) => original && obligatorio)
      ? [
          `Los originales se llevan al Consejo hasta el ${formatFecha(addDays(presentada, DIAS_PARA_ORIGINALES))}: si no, caduca`,
        ]
      : []),
    `${decide === 'junta' ? 'Lo decide la Junta' : 'Lo resuelve la oficina'}${term}`,
  ]
}

const nameOf = (estado: number): string => ESTADOS[estado as keyof typeof ESTADOS] ?? 'en otro estado'
