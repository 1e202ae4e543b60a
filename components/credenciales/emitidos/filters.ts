import type { Address } from '@/components/data-table/address'
import type { Filter } from '@/components/data-table/filter-form'
import { asDay, asText } from '@/domain/filtro-leido'
import { CLASES, CLASES_DE_PAPEL } from '@/domain/papel'
import type { EntradaEn } from '@/lib/llamada/call-paths'

type FiltrosPapeles = Omit<EntradaEn<'/papel/traerTodos'>, 'pagina' | 'orden' | 'matriculadoID'>

const CLASE = {
  name: 'clase',
  label: 'Clase',
  kind: 'choice',
  options: CLASES.map((id) => ({ id, nombre: CLASES_DE_PAPEL[id] })),
  placeholder: 'Todas',
  closed: true,
} as const
const ANULADOS = {
  name: 'anulados',
  label: 'Anulados',
  kind: 'choice',
  options: [{ id: 'solo', nombre: 'Solo los anulados' }],
  closed: true,
} as const

/** Of one member's papers. */
export const FILTROS_DE_UNO: readonly Filter[] = [
  CLASE,
  { name: 'desde', label: 'Desde', kind: 'day' },
  { name: 'hasta', label: 'Hasta', kind: 'day' },
  ANULADOS,
]

export const FILTROS_PAPELES: readonly Filter[] = [
  CLASE,
  { name: 'numero', label: 'Número', kind: 'words', inputMode: 'numeric', reads: 'numero' },
  { name: 'nombre', label: 'Matriculado', kind: 'words', placeholder: 'Matrícula o nombre' },
  { name: 'codigo', label: 'Código', kind: 'words', placeholder: 'Del papel', reads: 'codigo' },
  ...FILTROS_DE_UNO.slice(1),
]

export const valuesOf = (filters: readonly Filter[], { params }: Pick<Address, 'params'>) =>
  Object.fromEntries(filters.map(({ name }) => [name, params[name]]))

/** `problemsOf` has told what cannot be read. */
export const readPapelesFilters = ({ params }: Pick<Address, 'params'>): FiltrosPapeles => ({
  clase: CLASES.find((clase) => clase === params.clase),
  numero: /^[1-9]\d{0,8}$/.test(params.numero?.trim() ?? '') ? Number(params.numero) : undefined,
  nombre: asText(params.nombre),
  codigo: asText(params.codigo)?.slice(0, 40),
  desde: asDay(params.desde),
  hasta: asDay(params.hasta),
  soloAnulados: params.anulados === 'solo' || undefined,
})
