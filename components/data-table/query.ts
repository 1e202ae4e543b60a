import type { Filter } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'

/** The filters of a download, or in words why they cannot be read. */
export function readQuery(
  query: URLSearchParams,
  filters: readonly Filter[],
): { params: Readonly<Record<string, string>> } | string {
  const asked = [...query]
  const params = Object.fromEntries(asked)
  if (Object.keys(params).length < asked.length) return 'Parámetro repetido'
  const [problem] = Object.values(problemsOf(filters, params))
  return problem ?? { params }
}
