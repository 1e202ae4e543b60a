import type { Address } from '@/components/data-table/address'
import type { Filter } from '@/components/data-table/filter-form'
import type { EntradaEn, LeidoEn } from '@/lib/llamada/call-paths'
import { asDay, asText } from '@/domain/filtro-leido'

export const FILTROS_AUDITORIA = [
  'desde',
  'hasta',
  'quien',
  'accion',
  'matriculado',
  'entidad',
  'entidadID',
] as const

export type FiltrosAuditoria = Pick<EntradaEn<'/auditoria/traerTodos'>, (typeof FILTROS_AUDITORIA)[number]>
type Opciones = LeidoEn<'/auditoria/traerOpciones'>

/** Whatever cannot be read is no filter. */
export function readFilters({ params }: Address): FiltrosAuditoria {
  const entidadID = /^[1-9]\d{0,8}$/.test(params.entidadID ?? '') ? Number(params.entidadID) : undefined
  return {
    desde: asDay(params.desde),
    hasta: asDay(params.hasta),
    quien: asText(params.quien),
    accion: params.accion?.slice(0, 60),
    matriculado: asText(params.matriculado),
    entidad: params.entidad?.slice(0, 60),
    entidadID,
  }
}

type Opcion = { id: string; nombre: string }
const known = (options: Partial<Opcion>[] | undefined): Opcion[] =>
  (options ?? []).flatMap(({ id, nombre }) => (id && nombre ? [{ id, nombre }] : []))

export const camposOf = (opciones: Opciones | undefined): readonly Filter[] => [
  { name: 'desde', label: 'Desde', kind: 'day' },
  { name: 'hasta', label: 'Hasta', kind: 'day' },
  { name: 'quien', label: 'Quién', kind: 'words', placeholder: 'Nombre o usuario' },
  { name: 'accion', label: 'Qué', kind: 'choice', options: known(opciones?.actos) },
  { name: 'matriculado', label: 'Matriculado', kind: 'words', placeholder: 'Matrícula o nombre' },
  { name: 'entidad', label: 'Registro', kind: 'choice', options: known(opciones?.entidades) },
  {
    name: 'entidadID',
    label: 'Número',
    kind: 'words',
    placeholder: 'Del registro',
    inputMode: 'numeric',
    reads: 'numero',
  },
]
