import type { NumeroDePagina } from '@/lib/api/list-reading'

/** The list's state is its address: path, filters and page. */
export type Address = { path: string; params: Readonly<Record<string, string>> }

/** One value per key; repeated and absent keys are dropped. */
export function addressOf(
  path: string,
  searchParams: Readonly<Record<string, string | string[] | undefined>>,
): Address {
  const params: Record<string, string> = {}
  for (const [key, value] of Object.entries(searchParams)) {
    const first = Array.isArray(value) ? value[0] : value
    if (first) params[key] = first
  }
  return { path, params }
}

/** An empty value removes its parameter. */
export function hrefWith(address: Address, changes: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries({ ...address.params, ...changes })) {
    if (value) query.set(key, value)
  }
  const text = query.toString()
  return text ? `${address.path}?${text}` : address.path
}

/** Page 1 is the bare address, so that a list has one address only. */
export const pageHref = (address: Address, param: string, page: number): string =>
  hrefWith(address, { [param]: page > 1 ? String(page) : undefined })

/** All pages, or a page; anything unreadable is page 1. */
export function readPage(value: string | undefined): NumeroDePagina {
  if (value === 'todas') return value
  return value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : 1
}
