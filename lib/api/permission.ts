import type { AnyCall } from '@/lib/api/result'
import type { Sesion } from '@/lib/session-cookie'

/** Whether a person may make a call, by its permission or for the own data (decision 18). The API decides again. */
export function mayCall(llamada: AnyCall, entrada: unknown, sesion: Sesion | null): boolean {
  if (llamada.acceso === 'publico') return true
  if (!sesion) return false
  if (sesion.permisos.has(llamada.acceso)) return true
  return isPropia(llamada, entrada, sesion)
}

function isPropia(llamada: AnyCall, entrada: unknown, { permisos, matriculadoID }: Sesion): boolean {
  if (!llamada.propio || !permisos.has('propio.ver') || matriculadoID === null) return false
  return (
    typeof entrada === 'object' && entrada !== null && Reflect.get(entrada, llamada.propio) === matriculadoID
  )
}
