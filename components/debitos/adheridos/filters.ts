import type { Address } from '@/components/data-table/address'
import type { Filter } from '@/components/data-table/filter-form'
import { asEstado, FILTRO_ESTADO } from '@/components/data-table/filter-values'
import { asText } from '@/domain/filtro-leido'
import { CLAVES_DE_DEBITO, DEBITOS } from '@/domain/debito'
import { ULTIMO_EN_PALABRAS, ULTIMOS } from '@/domain/debito/respuesta'
import type { EntradaEn } from '@/lib/llamada/call-paths'

export type FiltrosDebito = Omit<EntradaEn<'/da_listado/traerTodos'>, 'pagina' | 'orden'>

export const FILTROS_DEBITO: readonly Filter[] = [
  { name: 'nombre', label: 'Matriculado', kind: 'words', placeholder: 'Matrícula o nombre' },
  {
    name: 'forma',
    label: 'Forma',
    kind: 'choice',
    options: CLAVES_DE_DEBITO.map((id) => ({ id, nombre: DEBITOS[id] })),
    placeholder: 'Todas',
    closed: true,
  },
  FILTRO_ESTADO,
  {
    name: 'ultimo',
    label: 'Último débito',
    kind: 'choice',
    options: ULTIMOS.map((id) => ({ id, nombre: ULTIMO_EN_PALABRAS[id] })),
    closed: true,
  },
]

/** `problemsOf` has told what cannot be read. */
export const readDebitoFilters = ({ params }: Pick<Address, 'params'>): FiltrosDebito => ({
  nombre: asText(params.nombre),
  forma: CLAVES_DE_DEBITO.find((forma) => forma === params.forma),
  tipoMatriculaID: asEstado(params.estado),
  ultimo: ULTIMOS.find((ultimo) => ultimo === params['ultimo']),
})
