import { ERROR_INESPERADO, SIN_RESPUESTA } from '@/contract/fixed-texts'
import type { RespuestaLogin } from '@/lib/authentication'
import { OWN_HEADER, OWN_VALUE } from '@/lib/llamada/headers'

/** Signs in: next-auth's csrf token first, then the credentials. Every outcome is a value. */
export async function enter(usuario: string, clave: string, codigo = ''): Promise<RespuestaLogin> {
  try {
    const { csrfToken } = (await (await fetch('/api/auth/csrf')).json()) as { csrfToken: string }
    const response = await fetch('/api/auth/callback/credentials', {
      method: 'POST',
      headers: { 'content-type': 'application/json', [OWN_HEADER]: OWN_VALUE },
      body: JSON.stringify({ csrfToken, usuario, clave, ...(codigo && { codigo }), json: 'true' }),
    })
    return response.ok
      ? ((await response.json()) as RespuestaLogin)
      : { estado: 0, mensaje: ERROR_INESPERADO }
  } catch {
    return { estado: 0, mensaje: SIN_RESPUESTA }
  }
}
