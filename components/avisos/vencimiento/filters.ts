import type { Address } from '@/components/data-table/address'
import type { Filter } from '@/components/data-table/filter-form'
import { asText } from '@/domain/filtro-leido'
import { DIAS_POR_VENCER } from '@/domain/plazo'
import { CLASES_DE_VENCIMIENTO, CLASES_QUE_VENCEN, CLAVES_DE_LADO, LADOS } from '@/domain/vencimiento'
import type { EntradaEn } from '@/lib/llamada/call-paths'

export type FiltrosVencimientos = Omit<EntradaEn<'/vencimiento/traerTodos'>, 'pagina' | 'orden'>

export const FILTROS_VENCIMIENTOS: readonly Filter[] = [
  {
    name: 'dias',
    label: 'Días por delante',
    kind: 'words',
    placeholder: String(DIAS_POR_VENCER),
    inputMode: 'numeric',
    reads: 'dias',
  },
  {
    name: 'clase',
    label: 'Clase',
    kind: 'choice',
    options: CLASES_QUE_VENCEN.map((id) => ({ id, nombre: CLASES_DE_VENCIMIENTO[id] })),
    placeholder: 'Todas',
    closed: true,
  },
  {
    name: 'lado',
    label: 'Qué ver',
    kind: 'choice',
    options: CLAVES_DE_LADO.map((id) => ({ id, nombre: LADOS[id] })),
    placeholder: 'Por vencer y vencido',
    closed: true,
  },
  { name: 'nombre', label: 'Matriculado', kind: 'words', placeholder: 'Matrícula o nombre' },
]

/** `problemsOf` has told what cannot be read. */
export const readVencimientosFilters = ({ params }: Pick<Address, 'params'>): FiltrosVencimientos => ({
  dias: /^\d{1,4}$/.test(params.dias?.trim() ?? '') ? Number(params.dias) : undefined,
  clase: CLASES_QUE_VENCEN.find((clase) => clase === params.clase),
  lado: CLAVES_DE_LADO.find((lado) => lado === params.lado),
  nombre: asText(params.nombre),
})
