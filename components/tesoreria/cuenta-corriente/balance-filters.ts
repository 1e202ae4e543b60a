import { asText, type Address } from '@/components/data-table/address'
import type { Filter } from '@/components/data-table/filter-form'
import {
  asEstado,
  asImporte,
  asNumberText,
  FILTRO_ESTADO,
  FILTRO_IMPORTE,
} from '@/components/data-table/filter-values'

const OPCIONES_SALDO = [
  { id: 'deuda', nombre: 'Con deuda' },
  { id: 'favor', nombre: 'Con saldo a favor' },
  { id: 'cero', nombre: 'Sin saldo' },
] as const
type Saldo = (typeof OPCIONES_SALDO)[number]['id']

export const FILTROS_CUENTAS: readonly Filter[] = [
  { name: 'nombre', label: 'Nombre', kind: 'words', placeholder: 'Apellido o nombre' },
  { name: 'dni', label: 'DNI', kind: 'words', inputMode: 'numeric' },
  { name: 'matricula', label: 'Matricula', kind: 'words', inputMode: 'numeric' },
  FILTRO_ESTADO,
  { name: 'saldo', label: 'Saldo', kind: 'choice', options: OPCIONES_SALDO, closed: true },
  { ...FILTRO_IMPORTE, label: 'Deuda desde' },
]

const asSaldo = (text: string | undefined): Saldo | undefined =>
  OPCIONES_SALDO.find(({ id }) => id === text)?.id

export const readCuentasFilters = ({ params }: Pick<Address, 'params'>) => ({
  nombre: asText(params.nombre),
  dni: asNumberText(params.dni),
  matricula: asNumberText(params.matricula),
  tipoMatriculaID: asEstado(params.estado),
  saldo: asSaldo(params.saldo),
  importeDesde: asImporte(params.importe),
})
