import { describeVigencia, isInForce, splitHistory } from '@/domain/especialidad'
import { ESTADOS } from '@/domain/estados'
import { especialidadesOn, type Hechos, situacionOf } from '@/domain/habilitacion'
import type { ClaseDePapel } from '@/domain/papel'
import { hasCasilla } from '@/domain/regla'

export const TODOS_LOS_ESTADOS = (1 << Object.keys(ESTADOS).length) - 1

/** What debt a rule minds. */
export const PIDE_DEUDA = { nada: 0, planAlDia: 1, alDia: 2 } as const
export const OPCIONES_DE_DEUDA = [
  { valor: PIDE_DEUDA.nada, texto: 'No se mira' },
  { valor: PIDE_DEUDA.planAlDia, texto: 'Al día o con plan al día' },
  { valor: PIDE_DEUDA.alDia, texto: 'Al día, sin plan' },
] as const
export const OPCIONES_DE_ESPECIALIDAD = [
  { valor: 0, texto: 'No se pide' },
  { valor: 1, texto: 'Vigente' },
] as const

/** What a member must meet for a paper; `estados` are boxes of the eight states. */
export interface ReglaDeEmision {
  estados: number
  deuda: number
  especialidad: number
}
export const SIN_REGLA: ReglaDeEmision = { estados: TODOS_LOS_ESTADOS, deuda: 0, especialidad: 0 }

export const asksNothing = ({ estados, deuda, especialidad }: ReglaDeEmision): boolean =>
  estados === TODOS_LOS_ESTADOS && deuda === PIDE_DEUDA.nada && especialidad === 0

export const TEMAS_DE_REGLA = ['estado', 'deuda', 'especialidades'] as const
export interface Incumplida {
  tema: (typeof TEMAS_DE_REGLA)[number]
  texto: string
}

/** What is issued: a specialty's certificate is of one row, so that row must be in force. */
export interface Papel {
  clase: ClaseDePapel
  origenID?: number | undefined
}

type Mirados = Pick<Hechos, 'tipo' | 'estado' | 'especialidades' | 'deuda'>

/** The rules that a member does not meet on a day, each once and in words; of the kind and of the type of certificate. */
export function unmetRules(
  reglas: readonly ReglaDeEmision[],
  papel: Papel,
  hechos: Mirados,
  hoy: string,
): Incumplida[] {
  const { tipo, estado, deuda } = hechos
  const found: Incumplida[] = []
  if (reglas.some(({ estados }) => estados !== TODOS_LOS_ESTADOS && !hasCasilla(estados, tipo)))
    found.push({ tema: 'estado', texto: `Su estado es ${estado}` })
  const asked = Math.max(0, ...reglas.map((regla) => regla.deuda))
  const situacion = deuda && situacionOf(deuda)
  if (asked > PIDE_DEUDA.nada && situacion === 'vencida')
    found.push({ tema: 'deuda', texto: 'Tiene deuda vencida' })
  if (asked === PIDE_DEUDA.alDia && situacion === 'planAlDia')
    found.push({ tema: 'deuda', texto: 'Tiene un plan de pagos sin terminar' })
  if (reglas.some(({ especialidad }) => especialidad > 0)) {
    const texto = faultOfEspecialidad(papel, hechos, hoy)
    if (texto) found.push({ tema: 'especialidades', texto })
  }
  return found
}

function faultOfEspecialidad(
  { clase, origenID }: Papel,
  { especialidades }: Mirados,
  hoy: string,
): string | undefined {
  if (clase !== 'especialidad')
    return especialidadesOn(especialidades, hoy).vigentes.length > 0
      ? undefined
      : 'No tiene ninguna especialidad vigente'
  const fila = especialidades.find(({ id }) => id === origenID)
  if (!fila || !splitHistory(especialidades).actuales.includes(fila)) return 'La especialidad fue revalidada'
  return isInForce(fila, hoy)
    ? undefined
    : `La especialidad no está vigente: ${describeVigencia(fila, hoy)?.toLowerCase() ?? 'sin fecha'}`
}

/** 'No se cumplen las reglas para emitir: …'. */
export const describeUnmet = (incumplidas: readonly Incumplida[]): string =>
  `No se cumplen las reglas para emitir: ${incumplidas.map(({ texto }) => texto.charAt(0).toLowerCase() + texto.slice(1)).join('; ')}`
