import type { Address } from '@/components/data-table/address'
import type { Filter } from '@/components/data-table/filter-form'
import { asText } from '@/domain/filtro-leido'
import { type Ensayo, ENSAYOS } from '@/domain/archivo-federacion'
import { coverMonths, monthsOf, writeMes } from '@/domain/control-cobertura'
import { type Fecha, partsOf } from '@/domain/fechas'
import type { EntradaEn } from '@/lib/llamada/call-paths'

export const ENSAYO_EN_PALABRAS: Readonly<Record<Ensayo, string>> = {
  altas: 'Altas',
  bajas: 'Bajas',
  unificado: 'Unificado: los asegurados',
  afuera: 'Quedan afuera',
  entran: 'No estaban el mes anterior',
  salen: 'Estaban y ya no están',
  cambian: 'Cambian de seguro o de suma',
}

export const FILTROS_ENSAYO: readonly Filter[] = [
  {
    name: 'mes',
    label: 'Mes',
    kind: 'choice',
    get options() {
      return coverMonths()
    },
    placeholder: 'El que corre',
    closed: true,
  },
  {
    name: 'lista',
    label: 'Lista',
    kind: 'choice',
    options: ENSAYOS.map((id) => ({ id, nombre: ENSAYO_EN_PALABRAS[id] })),
    placeholder: ENSAYO_EN_PALABRAS.altas,
    closed: true,
  },
  { name: 'nombre', label: 'Matriculado', kind: 'words', placeholder: 'Matrícula o nombre' },
]

/** `problemsOf` has told what cannot be read; the running month and its altas unless others are named. */
export function readEnsayoFilters(
  { params }: Pick<Address, 'params'>,
  hoy: Fecha,
): Omit<EntradaEn<'/archivoFederacion/ensayar'>, 'pagina'> {
  const { anio, mes } = monthsOf(hoy).find((one) => writeMes(one) === params['mes']) ?? partsOf(hoy)
  const lista = ENSAYOS.find((one) => one === params['lista']) ?? 'altas'
  return { anio, mes, lista, nombre: asText(params['nombre']) }
}
