import type { Address } from '@/components/data-table/address'
import type { Filter } from '@/components/data-table/filter-form'
import { asText } from '@/domain/filtro-leido'
import {
  CLAVES_DE_RESULTADO,
  COBRO_EN_PALABRAS,
  ESTADOS_DE_COBRO,
  nameOfResult,
  PENDIENTE,
} from '@/domain/debito/rendicion'

type Params = Pick<Address, 'params'>

export const FILTROS_FILAS: readonly Filter[] = [
  {
    name: 'resultado',
    label: 'Resultado',
    kind: 'choice',
    options: CLAVES_DE_RESULTADO.map((id) => ({ id: String(id), nombre: nameOfResult(id) })),
    closed: true,
  },
  { name: 'nombre', label: 'Matriculado', kind: 'words', placeholder: 'Matrícula o nombre' },
]

export function readFilasFilters({ params }: Params) {
  const clave = CLAVES_DE_RESULTADO.find((one) => String(one) === params['resultado'])
  return {
    resultado: clave === PENDIENTE ? undefined : clave,
    pendiente: clave === undefined ? undefined : clave === PENDIENTE,
    nombre: asText(params['nombre']),
  }
}

const TODOS = 'todos'

export const FILTROS_COBROS: readonly Filter[] = [
  {
    name: 'estado',
    label: 'Estado',
    kind: 'choice',
    options: [
      ...ESTADOS_DE_COBRO.map((id) => ({ id, nombre: COBRO_EN_PALABRAS[id] })),
      { id: TODOS, nombre: 'Todos' },
    ],
    placeholder: COBRO_EN_PALABRAS.pendiente,
    closed: true,
  },
]

/** What waits, unless something else is asked for. */
export const readCobrosFilters = ({ params }: Params) => ({
  estado:
    params['estado'] === TODOS
      ? undefined
      : (ESTADOS_DE_COBRO.find((one) => one === params['estado']) ?? ('pendiente' as const)),
})
