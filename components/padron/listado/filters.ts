import type { Filter } from '@/components/data-table/filter-form'
import type { Lista, Puesta } from '@/components/data-table/lista'
import { chosenOf } from '@/components/data-table/several'
import type { Option } from '@/components/ui/options'
import { DEBITO_BANCARIO, DEBITOS } from '@/domain/debito'
import {
  COBERTURAS,
  type Columna,
  COLUMNAS_INICIALES,
  columnsOf,
  CONJUNTOS,
  NOMBRES_DE_COLUMNA,
  type Orden,
  ORDEN_INICIAL,
  TIPOS_INICIALES,
} from '@/domain/listado'
import type { EntradaEn } from '@/lib/llamada/call-paths'

/** The filters that choose any number of a catalogue's rows. */
export type Varios = 'tipos' | 'formas' | 'provincias' | 'especialidades' | 'practicas'
export type Opciones = Readonly<Partial<Record<Varios, readonly Option<string>[]>>>
type Params = Readonly<Record<string, string | undefined>>

const TIPOS = TIPOS_INICIALES.map(String)

/** Bank debit is told apart by its bank. */
export const offerFormas = (options: readonly Option<string>[]): readonly Option<string>[] =>
  options.flatMap((option): readonly Option<string>[] =>
    option.id === String(DEBITO_BANCARIO)
      ? (['41', '42', '4'] as const).map((id) => ({ id, nombre: DEBITOS[id] }))
      : [option],
  )

const conPlan: readonly Option<string>[] = [
  { id: '1', nombre: 'Con plan de pagos' },
  { id: '0', nombre: 'Sin plan de pagos' },
]

/** `opciones`: the names of those that are chosen. */
export const filtersWith = (opciones: Opciones): readonly Filter[] => [
  {
    ...{
      name: 'tipos',
      label: 'Tipo de Matricula',
      kind: 'several',
      ruta: '/tipo_matricula/traerTodosSelect',
    },
    ...{ options: opciones.tipos, inicial: TIPOS, todos: 'Todos' },
  },
  {
    ...{ name: 'formas', label: 'Forma de Pago', kind: 'several', ruta: '/forma_pago/traerTodosSelect' },
    ...{ options: opciones.formas, offer: offerFormas, todos: 'Todas' },
  },
  {
    ...{ name: 'provincias', label: 'Provincia', kind: 'several', ruta: '/provincia/traerTodosSelect' },
    ...{ options: opciones.provincias, todos: 'Todas' },
  },
  {
    ...{
      name: 'especialidades',
      label: 'Especialidad',
      kind: 'several',
      ruta: '/especialidad/traerTodosSelect',
    },
    ...{ options: opciones.especialidades, todos: 'Todas' },
  },
  {
    ...{ name: 'practicas', label: 'Practica', kind: 'several', ruta: '/practica/traerTodosSelect' },
    ...{ options: opciones.practicas, todos: 'Todas' },
  },
  {
    ...{ name: 'cobertura', label: 'Seguro', kind: 'choice', placeholder: 'Todos', closed: true },
    options: COBERTURAS.map((id) => ({ id, nombre: id })),
  },
  {
    name: 'plan',
    label: 'Plan de Pagos',
    kind: 'choice',
    placeholder: 'Todos',
    closed: true,
    options: conPlan,
  },
]

/** The names in the address. */
export const FILTROS = filtersWith({}).map(({ name }) => name)

export type ListadoPedido = Omit<
  EntradaEn<'/estadisticas/listado_matriculados'>,
  'pagina' | 'campos' | 'orden'
> & {
  orden: Orden
  campos: Columna[]
}

/** What an address asks for; `problemsOf` has told what cannot be read. */
export function readPedido(params: Params, { campos, orden }: Puesta<Columna, Columna>): ListadoPedido {
  const ids = (name: Varios, inicial: readonly string[] = []) =>
    chosenOf({ inicial }, params[name]).map(Number)
  return {
    tipos: ids('tipos', TIPOS),
    formas: ids('formas'),
    provincias: ids('provincias'),
    especialidades: ids('especialidades'),
    practicas: ids('practicas'),
    cobertura: COBERTURAS.find((cobertura) => cobertura === params['cobertura']),
    enPlan: params['plan'] === '1' ? true : params['plan'] === '0' ? false : undefined,
    orden,
    campos: [...campos],
  }
}

/** The report's columns and orders, which another server has the specification's of: its columns and no order but its own. */
export const listaOf = (ampliada: boolean): Lista<Columna, Columna> => ({
  clave: 'listaDeUsuarios',
  columnas: Object.fromEntries(
    columnsOf(ampliada).map((columna) => [columna, NOMBRES_DE_COLUMNA[columna]]),
  ) as Record<Columna, string>,
  iniciales: COLUMNAS_INICIALES,
  nombra: 'nombre',
  orden: { por: ampliada ? columnsOf(ampliada) : [], inicial: ORDEN_INICIAL },
  conjuntos: CONJUNTOS,
})
