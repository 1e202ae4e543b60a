import { ESTADOS, FALLECIDO } from '@/domain/estados'
import { formatFecha, type Fecha, type Mes, monthNumber, partsOf } from '@/domain/fechas'

/** What is done for a member and his state may stand against, as the sentences that refuse it end. */
export const ACTOS = {
  seguro: 'se lo asegura',
  superintendencia: 'se lo agrega a Superintendencia',
  debito: 'se lo adhiere a un débito',
  especialidad: 'se le agrega una especialidad',
  practica: 'se le agrega una práctica',
  cuota: 'se le generan cuotas',
} as const
export type Acto = keyof typeof ACTOS

/** 'motivo': with a reason, which the history keeps. */
type Permitido = 'libre' | 'motivo' | 'no'
type PorEstado = Readonly<Record<keyof typeof ESTADOS, Permitido>>

/** Who left the register or may not practise is seldom meant; nothing more is done for the dead. */
const USUAL: PorEstado = {
  ...{ 1: 'libre', 2: 'libre', 3: 'libre' },
  ...{ 4: 'motivo', 5: 'motivo', 6: 'motivo', 7: 'motivo' },
  8: 'no',
}

/** Whether an act is done for a member in a state. */
const PERMITIDO: Readonly<Record<Acto, PorEstado>> = {
  seguro: USUAL,
  superintendencia: USUAL,
  debito: USUAL,
  especialidad: USUAL,
  practica: USUAL,
  /** Of the dead: the months after his death. */
  cuota: USUAL,
}

/** The member's state; `desde` is the day on which it began, of the dead the date of death. */
export interface EnEstado {
  estado: number
  desde: Fecha | null
}

/** A state that another council made up stands against nothing. `mes`: the last that 'cuota' generates. */
export function permitido(acto: Acto, { estado, desde }: EnEstado, mes?: Mes): Permitido {
  const rule = (PERMITIDO[acto] as Readonly<Record<number, Permitido | undefined>>)[estado] ?? 'libre'
  const untilDeath =
    acto === 'cuota' && desde !== null && mes && monthNumber(mes) <= monthNumber(partsOf(desde))
  return estado === FALLECIDO && rule === 'no' && untilDeath ? 'motivo' : rule
}

/** 'Está FALLECIDO desde el 09/04/2021: no se lo asegura', or what is asked before it is done; null where it is free. */
export function describePermitido(acto: Acto, member: EnEstado, mes?: Mes): string | null {
  const rule = permitido(acto, member, mes)
  if (rule === 'libre') return null
  const { estado, desde } = member
  const state = ESTADOS[estado as keyof typeof ESTADOS]
  const since = desde ? ` desde el ${formatFecha(desde)}` : ''
  return rule === 'no'
    ? `Está ${state}${since}: no ${ACTOS[acto]}`
    : `Está ${state}${since}: ingrese por qué ${ACTOS[acto]} igual`
}
