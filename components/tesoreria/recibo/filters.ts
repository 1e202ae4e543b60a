import { asDay, asText, type Address } from '@/components/data-table/address'
import type { Filter } from '@/components/data-table/filter-form'
import {
  claveDelCatalogo,
  CLAVES_DE_MEDIO,
  EFECTIVO_EN_MANO,
  ESTADOS_DE_RECIBO,
  type EstadoDeRecibo,
  medioDelCatalogo,
  MEDIOS,
  nombreDeMedio,
} from '@/domain/recibo'
import type { EntradaEn } from '@/lib/llamada/call-paths'
import { escrito } from '@/lib/ortografia/escrito'

type FiltrosRecibos = Omit<EntradaEn<'/recibo/traerTodos'>, 'pagina' | 'orden'>

const OPCIONES_ESTADO = Object.entries(ESTADOS_DE_RECIBO).map(([id, nombre]) => ({ id, nombre }))

const DE_SIEMPRE = CLAVES_DE_MEDIO.map((id) => ({ id, nombre: escrito(nombreDeMedio(id)) }))

type DelCatalogo = { id: number | undefined; nombre?: string | null | undefined }

/** Cash is no means of its own here, and what the address asks for may be asked for even where it has no name. */
function mediosOf(catalogo: readonly DelCatalogo[], pedido: string | undefined) {
  const own = catalogo.flatMap(({ id, nombre }) =>
    id === undefined || id === EFECTIVO_EN_MANO
      ? []
      : { id: claveDelCatalogo(id), nombre: nombre ?? MEDIOS.otro },
  )
  const asked = medioDelCatalogo(pedido)
  const known = asked === undefined || own.some(({ id }) => id === pedido)
  const [cash, ...rest] = DE_SIEMPRE
  const unnamed = known || !pedido ? [] : [{ id: pedido, nombre: MEDIOS.otro }]
  return [...(cash ? [cash] : []), ...own, ...unnamed, ...rest]
}

export const filtrosDeRecibos = (
  catalogo: readonly DelCatalogo[],
  pedido: string | undefined,
): readonly Filter[] => [
  { name: 'desde', label: 'Desde', kind: 'day' },
  { name: 'hasta', label: 'Hasta', kind: 'day' },
  { name: 'nombre', label: 'Matriculado', kind: 'words', placeholder: 'Matrícula o nombre' },
  { name: 'numero', label: 'Número', kind: 'words', inputMode: 'numeric', reads: 'numero' },
  {
    ...{ name: 'medio', label: 'Medio de pago', kind: 'choice', closed: true },
    options: mediosOf(catalogo, pedido),
  },
  { name: 'estado', label: 'Estado', kind: 'choice', options: OPCIONES_ESTADO, closed: true },
]

export const NOMBRES_DE_FILTROS = filtrosDeRecibos([], undefined).map(({ name }) => name)

/** `problemsOf` has told what cannot be read. */
export const readRecibosFilters = ({ params }: Pick<Address, 'params'>): FiltrosRecibos => ({
  desde: asDay(params.desde),
  hasta: asDay(params.hasta),
  nombre: asText(params.nombre),
  numero: /^[1-9]\d{0,8}$/.test(params.numero?.trim() ?? '') ? Number(params.numero) : undefined,
  medio: CLAVES_DE_MEDIO.find((clave) => clave === params.medio),
  medioPagoID: medioDelCatalogo(params.medio),
  estado: OPCIONES_ESTADO.find(({ id }) => id === params.estado)?.id as EstadoDeRecibo | undefined,
})
