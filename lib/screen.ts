import 'server-only'
import { forbidden, notFound, redirect } from 'next/navigation'
import type { Exito, Falla, Resultado } from '@/lib/api/result'
import { EXPIRED_EXIT } from '@/lib/sign-out-routes'
import { placeOfPage } from '@/lib/session'
import { withComeBack } from '@/lib/come-back'

export type Busqueda = Promise<Record<string, string | string[] | undefined>>

/** What a screen must show itself, after session and permission were dealt with. */
export type FallaVisible = Falla & { tipo: 'rechazo' | 'sinRespuesta' | 'inesperado' }

/** An ended session leaves for /login and a refused one ends in the 403 page; the rest is the page's. */
export function orLeave<D>(result: Resultado<D>): Exito<D> | FallaVisible {
  if (result.ok) return result
  if (result.tipo === 'sesion') redirect(withComeBack(EXPIRED_EXIT, placeOfPage().texto))
  if (result.tipo === 'prohibido') forbidden()
  return { ...result, tipo: result.tipo }
}

const INEXISTENTE = /no se encontr|no existe|inexistente/i

/** The same for the record that a page is about; a missing one is a 404. */
export function orNotFound<D>(result: Resultado<D>): Exito<D> | FallaVisible {
  const visible = orLeave(result)
  if (!visible.ok && visible.tipo === 'rechazo' && INEXISTENTE.test(visible.mensaje)) notFound()
  return visible
}

/** Anything but a positive integer of the register is a 404. */
export function readId(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  if (id < 1 || id > 2_147_483_647) notFound()
  return id
}
