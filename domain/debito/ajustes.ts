import { BANCOS_DE_DEBITO, CLAVES_DE_BANCO, type BancoDeDebitoID } from '@/domain/debito/bancos'
import {
  listCampos,
  valuesOf,
  type CamposDeDebito,
  type Escritos,
  type ValoresDe,
} from '@/domain/debito/campos'
import { cobroOf, FORMAS_DE_DEBITO, nameOfForma, type FormaDeDebito } from '@/domain/debito/cobro'
import type { Feriados } from '@/domain/debito/feriados'

/** What is changed at once: the settings of a bank ('BSE'), or what a form of debit collects ('41'). */
export type GrupoDeDebito = BancoDeDebitoID | `${FormaDeDebito}`
const GRUPOS_DE_FORMA = FORMAS_DE_DEBITO.map((forma) => `${forma}` as const)
export const GRUPOS_DE_DEBITO: readonly GrupoDeDebito[] = [...CLAVES_DE_BANCO, ...GRUPOS_DE_FORMA]

const isBank = (grupo: GrupoDeDebito): grupo is BancoDeDebitoID => Object.hasOwn(BANCOS_DE_DEBITO, grupo)

const formaOf = (grupo: `${FormaDeDebito}`) => Number(grupo) as FormaDeDebito

export const camposOf = (grupo: GrupoDeDebito): CamposDeDebito =>
  isBank(grupo) ? BANCOS_DE_DEBITO[grupo].campos : cobroOf(formaOf(grupo))

/** The group's name; undefined for the form of a bank that nobody declared yet. */
export const nameOfGrupo = (grupo: GrupoDeDebito): string | undefined =>
  isBank(grupo) ? BANCOS_DE_DEBITO[grupo].nombre : nameOfForma(formaOf(grupo))

export type AjustesDeBanco<B extends BancoDeDebitoID> = ValoresDe<(typeof BANCOS_DE_DEBITO)[B]['campos']>
export type CobroDeForma = ValoresDe<ReturnType<typeof cobroOf>>

/** All that a round asks: what a bank has not given is null, and `listMissing` tells it in words. */
export interface AjustesDeDebito {
  bancos: { [B in BancoDeDebitoID]: AjustesDeBanco<B> }
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
    CLAVES_DE_BANCO.map((banco) => [banco, valuesOf(BANCOS_DE_DEBITO[banco].campos, kept(banco))]),
  ) as AjustesDeDebito['bancos'],
  formas: Object.fromEntries(
    FORMAS_DE_DEBITO.map((forma) => [forma, valuesOf(cobroOf(forma), kept(`${forma}`))]),
  ) as AjustesDeDebito['formas'],
  ...rest,
})

/** The keys of a change in the audit trail with their labels. */
export const labelsOfSettings = (): [clave: string, etiqueta: string][] => [
  ...GRUPOS_DE_DEBITO.flatMap((grupo) =>
    listCampos(camposOf(grupo)).map(({ ruta, campo }): [string, string] => [
      `${grupo}.${ruta}`,
      `${nameOfGrupo(grupo) ?? grupo}: ${campo.titulo}`,
    ]),
  ),
  ['propios', 'Feriados agregados'],
  ['sinEfecto', 'Feriados nacionales en que abren los bancos'],
]
