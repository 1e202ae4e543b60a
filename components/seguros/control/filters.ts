import type { Address } from '@/components/data-table/address'
import type { Filter } from '@/components/data-table/filter-form'
import { asText } from '@/domain/filtro-leido'
import { CLAVES_DE_FALTA, FALTAS, monthsOf, writeMes } from '@/domain/control-cobertura'
import { type Fecha, formatMes, partsOf, today } from '@/domain/fechas'
import type { EntradaEn } from '@/lib/llamada/call-paths'

export type FiltrosControl = Omit<EntradaEn<'/controlCobertura/traerTodos'>, 'pagina' | 'orden'>

export const FILTROS_CONTROL: readonly Filter[] = [
  {
    name: 'mes',
    label: 'Mes',
    kind: 'choice',
    options: monthOptions(),
    placeholder: 'El que corre',
    closed: true,
  },
  {
    name: 'falta',
    label: 'Falta',
    kind: 'choice',
    options: CLAVES_DE_FALTA.map((id) => ({ id, nombre: FALTAS[id].nombre })),
    placeholder: 'Todas',
    closed: true,
  },
  { name: 'nombre', label: 'Matriculado', kind: 'words', placeholder: 'Matrícula o nombre' },
]

function monthOptions() {
  return monthsOf(today()).map((mes) => ({ id: writeMes(mes), nombre: formatMes(mes) }))
}

/** `problemsOf` has told what cannot be read; the running month unless another is named. */
export function readControlFilters({ params }: Pick<Address, 'params'>, hoy: Fecha): FiltrosControl {
  const { anio, mes } = monthsOf(hoy).find((one) => writeMes(one) === params['mes']) ?? partsOf(hoy)
  return {
    ...{ anio, mes },
    falta: CLAVES_DE_FALTA.find((falta) => falta === params['falta']),
    nombre: asText(params['nombre']),
  }
}
