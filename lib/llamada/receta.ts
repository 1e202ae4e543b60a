import { ERROR_INESPERADO, SIN_RESPUESTA } from '@/contract/fixed-texts'
import type { RespuestaLogin } from '@/lib/authentication'
import { OWN_HEADER, OWN_VALUE } from '@/lib/llamada/headers'
import type { Sitio } from '@/lib/receta/sitio'

const ask = (paso: string, datos: Record<string, string>): Promise<Response> =>
  fetch(`/api/receta/${paso}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [OWN_HEADER]: OWN_VALUE },
    body: JSON.stringify(datos),
  })

/** An act of the prescriptions' door. Every outcome is a value. */
export async function actAtPuerta(
  paso: 'ingresar' | 'clave' | 'salir',
  datos: Record<string, string> = {},
): Promise<RespuestaLogin> {
  try {
    const response = await ask(paso, datos)
    return response.ok
      ? ((await response.json()) as RespuestaLogin)
      : { estado: 0, mensaje: ERROR_INESPERADO }
  } catch {
    return { estado: 0, mensaje: SIN_RESPUESTA }
  }
}

/** How the prescription system's site is; null without an answer. */
export async function askSite(): Promise<Sitio['sitio'] | null> {
  try {
    const response = await ask('sitio', {})
    return response.ok ? ((await response.json()) as Sitio).sitio : null
  } catch {
    return null
  }
}
