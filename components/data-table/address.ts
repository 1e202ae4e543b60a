import { isFecha } from '@/domain/fechas'
import type { Pagina } from '@/lib/api/lista'

/** The list's state is its address: path, filters and page (D7). */
export type Address = { path: string; params: Readonly<Record<string, string>> }

/** One value a key, as lists use them; repeated and absent keys of Next's searchParams fall away. */
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

/** The address with some parameters changed; an empty value removes its parameter. */
export function hrefWith(address: Address, changes: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries({ ...address.params, ...changes })) {
    if (value) query.set(key, value)
  }
  const text = query.toString()
  return text ? `${address.path}?${text}` : address.path
}

/** The page's link; page 1 is the bare address, so that a list has one address only. */
export const pageHref = (address: Address, param: string, page: number): string =>
  hrefWith(address, { [param]: page > 1 ? String(page) : undefined })

/** A page of the address, or all of them; anything else than that and a positive whole number is page 1. */
export function readPage(value: string | undefined): Pagina {
  if (value === 'todas') return value
  return value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : 1
}

const MAX_TEXTO = 100

/** A day of the address; what is no date is no filter. */
export const asDay = (text: string | undefined): string | undefined =>
  text && isFecha(text) ? text : undefined

/** Words of the address, as many as a filter takes. */
export const asText = (text: string | undefined): string | undefined =>
  text?.trim().slice(0, MAX_TEXTO) || undefined
