import type { Address } from '@/components/data-table/address'
import type { Filter } from '@/components/data-table/filter-form'
import { ESTADOS_DE_TAREA, ESTADOS_EN_PALABRAS, TITULOS_DE_TAREA, type TipoDeTarea } from '@/domain/tarea'

const TIPOS = Object.keys(TITULOS_DE_TAREA) as TipoDeTarea[]

export const FILTROS_TAREAS: readonly Filter[] = [
  {
    name: 'tipo',
    label: 'Qué',
    kind: 'choice',
    options: TIPOS.map((id) => ({ id, nombre: TITULOS_DE_TAREA[id] })),
    closed: true,
  },
  {
    name: 'estado',
    label: 'Estado',
    kind: 'choice',
    options: ESTADOS_DE_TAREA.map((id) => ({ id, nombre: ESTADOS_EN_PALABRAS[id] })),
    closed: true,
  },
]

export const readTareasFilters = ({ params }: Address) => ({
  tipo: TIPOS.find((tipo) => tipo === params.tipo),
  estado: ESTADOS_DE_TAREA.find((estado) => estado === params.estado),
})
