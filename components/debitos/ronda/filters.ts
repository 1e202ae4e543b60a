import type { Address } from '@/components/data-table/address'
import type { Filter } from '@/components/data-table/filter-form'
import { ensayoDeDebito } from '@/contract/listas/ensayo-de-debito'
import { readMes } from '@/domain/cuota'
import { FORMAS_DE_DEBITO, nameOfForma } from '@/domain/debito/formas'
import { monthChoices } from '@/domain/debito/meses'
import { type Ensayo, ENSAYOS } from '@/domain/debito/ronda'
import { FORMAS_PAGO } from '@/domain/estados'
import { type Fecha, partsOf } from '@/domain/fechas'

export const ENSAYO_EN_PALABRAS: Readonly<Record<Ensayo, string>> = {
  van: 'Se debitan',
  afuera: 'Quedan afuera',
  entran: 'No estaban en el anterior',
  salen: 'Estaban y ya no van',
  cambian: 'Cambian de importe',
}

export const ENTIDADES = FORMAS_DE_DEBITO.filter((forma) => forma in FORMAS_PAGO).map((forma) => ({
  id: String(forma),
  nombre: nameOfForma(forma) ?? '',
}))

export const MES = {
  name: 'mes',
  label: 'Mes',
  kind: 'choice',
  get options() {
    return monthChoices()
  },
  placeholder: 'El que corre',
  closed: true,
} satisfies Filter
const ENTIDAD: Filter = {
  name: 'entidad',
  label: 'Entidad',
  kind: 'choice',
  options: ENTIDADES,
  placeholder: 'Elija una',
  closed: true,
}
const LISTA: Filter = {
  name: 'lista',
  label: 'Lista',
  kind: 'choice',
  options: ENSAYOS.map((id) => ({ id, nombre: ENSAYO_EN_PALABRAS[id] })),
  placeholder: ENSAYO_EN_PALABRAS.van,
  closed: true,
}

/** Of a bank's month, and of an entity's. */
export const FILTROS_DE_BANCO: readonly Filter[] = [MES, LISTA, ...ensayoDeDebito.campos]
export const FILTROS_DE_ENTIDAD: readonly Filter[] = [ENTIDAD, ...FILTROS_DE_BANCO]

/** `problemsOf` has told what cannot be read; the running month and who is debited unless others are named. */
export const readMonthFilters = ({ params }: Pick<Address, 'params'>, hoy: Fecha) => ({
  mes: readMes(params['mes'] ?? '') ?? partsOf(hoy),
  lista: ENSAYOS.find((one) => one === params['lista']) ?? ('van' as const),
})

export const readEntidad = ({ params }: Pick<Address, 'params'>): number | undefined =>
  ENTIDADES.some(({ id }) => id === params['entidad']) ? Number(params['entidad']) : undefined
