import type { Filter } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'
import { namesOf } from '@/components/data-table/several'
import type { TextFilter } from '@/components/data-table/text-filters'
import { formatFecha } from '@/domain/fechas'

/** 'Estado: ACTIVO · Nombre: paz', for readers who see the list without its form. */
export function describeFilters(
  filters: readonly (Filter | TextFilter)[],
  params: Readonly<Record<string, string>>,
): string {
  const unread = problemsOf(
    filters.filter((filter) => 'kind' in filter),
    params,
  )
  return filters
    .flatMap((filter) => {
      const value = params[filter.name]?.trim()
      return value && !unread[filter.name] ? [`${filter.label}: ${wordsOf(filter, value)}`] : []
    })
    .join(' · ')
}

function wordsOf(filter: Filter | TextFilter, value: string): string {
  if (!('kind' in filter) || filter.kind === 'words') return value
  if (filter.kind === 'day') return formatFecha(value)
  if (filter.kind === 'several') return namesOf(filter, value).join(', ') || filter.todos
  return filter.options.find(({ id }) => id === value)?.nombre ?? value
}
