import type { Address } from '@/components/data-table/address'
import type { Filter } from '@/components/data-table/filter-form'
import { asText } from '@/domain/filtro-leido'
import { coverMonths, monthsOf, writeMes } from '@/domain/control-cobertura'
import { type Fecha, partsOf } from '@/domain/fechas'
import type { EntradaEn } from '@/lib/llamada/call-paths'

/** The address's page of a member's policies, beside that of his insurances. */
export const PAGINA_DE_POLIZAS = 'polizas'

export const FILTROS_POLIZAS: readonly Filter[] = [
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
  { name: 'nombre', label: 'Matriculado', kind: 'words', placeholder: 'Matrícula o nombre' },
]

/** `problemsOf` has told what cannot be read; the running month unless another is named. */
export function readPolizasFilters(
  { params }: Pick<Address, 'params'>,
  hoy: Fecha,
): Omit<EntradaEn<'/poliza/traerTodos'>, 'pagina'> {
  const { anio, mes } = monthsOf(hoy).find((one) => writeMes(one) === params['mes']) ?? partsOf(hoy)
  return { anio, mes, nombre: asText(params['nombre']) }
}
