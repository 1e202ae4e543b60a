import type { Address } from '@/components/data-table/address'
import type { Filter } from '@/components/data-table/filter-form'
import { asText } from '@/domain/filtro-leido'
import { CLAVES_ESTADO, ESTADOS_MENSAJE, MEDIOS } from '@/domain/mensaje'

export const FILTROS_MENSAJES: readonly Filter[] = [
  { name: 'nombre', label: 'Apellido y Nombre', kind: 'words' },
  {
    name: 'estado',
    label: 'Estado',
    kind: 'choice',
    options: CLAVES_ESTADO.map((id) => ({ id, nombre: ESTADOS_MENSAJE[id] })),
    closed: true,
  },
  {
    name: 'medio',
    label: 'Medio',
    kind: 'choice',
    options: Object.entries(MEDIOS).map(([id, nombre]) => ({ id, nombre })),
    closed: true,
  },
]

export const readMensajesFilters = ({ params }: Pick<Address, 'params'>) => ({
  nombre: asText(params.nombre),
  estado: CLAVES_ESTADO.find((estado) => estado === params.estado),
  medio: params.medio === '1' || params.medio === '2' ? Number(params.medio) : undefined,
  envioID: /^[1-9]\d{0,8}$/.test(params.envio ?? '') ? Number(params.envio) : undefined,
})
