import 'server-only'
import { propia } from '@/contract/sesion'
import { callApi } from '@/lib/api/client'
import type { Sesion } from '@/lib/session-cookie'

/**
 * Whether the API refuses the session, which the cookie cannot tell. Only our own server has a question for that; a
 * foreign one tells with its next call. No answer is no refusal.
 */
export async function isRefused(sesion: Sesion): Promise<boolean> {
  const result = await callApi(propia, {}, sesion)
  return !result.ok && result.tipo === 'sesion'
}
