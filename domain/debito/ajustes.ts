import type { Periodo } from '@/domain/bancos/banco'
import { BANCOS_DE_DEBITO, bankFields, declaredBank, type BancoDeDebito } from '@/domain/debito/bancos'
import {
  completeEscritos,
  valuesOf,
  type CamposDeDebito,
  type Escritos,
  type ValoresDe,
} from '@/domain/debito/campos'
import { cobroOf } from '@/domain/debito/cobro'
import { FORMAS_DE_DEBITO, nameOfForma, type FormaDeDebito } from '@/domain/debito/formas'
import { bankingDayAt, closedDays, type Feriados } from '@/domain/debito/feriados'
import { endOfMonth, makeFecha, type Fecha, type Mes } from '@/domain/fechas'

/** What is changed at once: the settings of a bank ('bse'), or what a form of debit collects ('41'). */
export type GrupoDeDebito = BancoDeDebito | `${FormaDeDebito}`
export const GRUPOS_DE_DEBITO: readonly GrupoDeDebito[] = [
  ...BANCOS_DE_DEBITO,
  ...FORMAS_DE_DEBITO.map((forma) => `${forma}` as const),
]

const isBank = (grupo: GrupoDeDebito): grupo is BancoDeDebito =>
  (BANCOS_DE_DEBITO as string[]).includes(grupo)
const formaOf = (grupo: `${FormaDeDebito}`) => Number(grupo) as FormaDeDebito

export const camposOf = (grupo: GrupoDeDebito): CamposDeDebito =>
  isBank(grupo) ? bankFields(grupo) : cobroOf(formaOf(grupo))

/** The group's name; undefined for the form of a bank that nobody declared yet. */
export const nameOfGrupo = (grupo: GrupoDeDebito): string | undefined =>
  isBank(grupo) ? declaredBank(grupo).nombre : nameOfForma(formaOf(grupo))

export type CobroDeForma = ValoresDe<ReturnType<typeof cobroOf>>

/** All that a round asks. */
export interface AjustesDeDebito {
  /** The settings as the bank's declaration takes them (`Contexto.ajustes`); '' is what a bank has not given. */
  bancos: Record<BancoDeDebito, Escritos>
  formas: Record<FormaDeDebito, CobroDeForma>
  feriados: Feriados
  /** The age in years beyond which no debt is collected. */
  aniosDeuda: number
}

/** The settings from what is kept of each group, with defaults for the rest. */
export const ajustesOf = (
  kept: (grupo: GrupoDeDebito) => Escritos,
  rest: Pick<AjustesDeDebito, 'feriados' | 'aniosDeuda'>,
): AjustesDeDebito => ({
  // Object.fromEntries forgets which keys it was given.
  bancos: Object.fromEntries(
    BANCOS_DE_DEBITO.map((banco) => [banco, completeEscritos(bankFields(banco), kept(banco))]),
  ) as AjustesDeDebito['bancos'],
  formas: Object.fromEntries(
    FORMAS_DE_DEBITO.map((forma) => [forma, valuesOf(cobroOf(forma), kept(`${forma}`))]),
  ) as AjustesDeDebito['formas'],
  ...rest,
})

/** The period of a bank's round in a month: its first and last day, and the due date by the bank's rule or the day set. */
export function periodOf(
  banco: BancoDeDebito,
  mes: Mes,
  { bancos, feriados }: Pick<AjustesDeDebito, 'bancos' | 'feriados'>,
): Periodo {
  const desde = makeFecha(mes.anio, mes.mes, 1) ?? ''
  const dia = Number(bancos[banco].vencimiento ?? 0)
  const closed = closedDays(mes.anio, feriados)
  const vencimiento: Fecha =
    dia === 0 ? declaredBank(banco).vencimientoDe(mes, closed) : bankingDayAt(mes, dia, closed)
  return { anio: mes.anio, mes: mes.mes, desde, hasta: endOfMonth(desde), vencimiento }
}

/** The keys of a change in the audit trail with their labels. */
export const labelsOfSettings = (): [clave: string, etiqueta: string][] => [
  ...GRUPOS_DE_DEBITO.flatMap((grupo) =>
    Object.entries(camposOf(grupo)).map(([clave, { titulo }]): [string, string] => [
      `${grupo}.${clave}`,
      `${nameOfGrupo(grupo) ?? grupo}: ${titulo}`,
    ]),
  ),
  ['propios', 'Feriados agregados'],
  ['sinEfecto', 'Feriados nacionales en que abren los bancos'],
]
