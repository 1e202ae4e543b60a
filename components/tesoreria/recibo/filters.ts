import { asDay, asText, type Address } from '@/components/data-table/address'
import type { Filter } from '@/components/data-table/filter-form'
import { CLAVES_DE_MEDIO, ESTADOS_DE_RECIBO, type EstadoDeRecibo, nombreDeMedio } from '@/domain/recibo'
import type { EntradaEn } from '@/lib/llamada/call-paths'

type FiltrosRecibos = Omit<EntradaEn<'/recibo/traerTodos'>, 'pagina' | 'orden'>

const OPCIONES_ESTADO = Object.entries(ESTADOS_DE_RECIBO).map(([id, nombre]) => ({ id, nombre }))

export const FILTROS_RECIBOS: readonly Filter[] = [
  { name: 'desde', label: 'Desde', kind: 'day' },
  { name: 'hasta', label: 'Hasta', kind: 'day' },
  { name: 'nombre', label: 'Matriculado', kind: 'words', placeholder: 'Matrícula o nombre' },
  { name: 'numero', label: 'Número', kind: 'words', inputMode: 'numeric', reads: 'numero' },
  {
    ...{ name: 'medio', label: 'Medio de pago', kind: 'choice', closed: true },
    options: CLAVES_DE_MEDIO.map((id) => ({ id, nombre: nombreDeMedio(id) })),
  },
  { name: 'estado', label: 'Estado', kind: 'choice', options: OPCIONES_ESTADO, closed: true },
]

/** `problemsOf` has told what cannot be read. */
export const readRecibosFilters = ({ params }: Pick<Address, 'params'>): FiltrosRecibos => ({
  desde: asDay(params.desde),
  hasta: asDay(params.hasta),
  nombre: asText(params.nombre),
  numero: /^[1-9]\d{0,8}$/.test(params.numero?.trim() ?? '') ? Number(params.numero) : undefined,
  medio: CLAVES_DE_MEDIO.find((clave) => clave === params.medio),
  estado: OPCIONES_ESTADO.find(({ id }) => id === params.estado)?.id as EstadoDeRecibo | undefined,
})
