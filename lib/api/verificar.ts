import 'server-only'
import { propia } from '@/contract/sesion'
import { llamar } from '@/lib/api/cliente'
import { isPropio } from '@/lib/api/servidor'
import type { Sesion } from '@/lib/galleta'

/**
 * Whether the API refuses the session; the cookie alone does not prove that it takes it (D6). Only a server that has a
 * question for that is asked: on one of the spec alone the sign-in's result made the session (S1 4), the next call of a
 * screen tells of its end, and a search that nobody asked for decides nothing. No answer is no refusal.
 */
export async function isRefused(sesion: Sesion): Promise<boolean> {
  if (!(await isPropio())) return false
  const result = await llamar(propia, {}, sesion)
  return !result.ok && result.tipo === 'sesion'
}
