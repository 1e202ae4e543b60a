/**
 * Signs in at the web as its own form does and answers the session's cookies. Throws with the web's own words when
 * it is refused.
 */
export async function signIn(url: string, usuario: string, clave: string): Promise<string> {
  const first = await fetch(`${url}/api/auth/csrf`)
  const { csrfToken } = (await first.json()) as { csrfToken: string }
  const answer = await fetch(`${url}/api/auth/callback/credentials`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-by': 'padron',
      origin: url,
      cookie: cookiesOf(first),
    },
    body: JSON.stringify({ csrfToken, usuario, clave, json: 'true' }),
  })
  const { estado, mensaje } = (await answer.json()) as { estado: number; mensaje: string }
  if (estado !== 1) throw new Error(`No entra ${usuario}: ${estado} ${mensaje}`)
  return cookiesOf(answer)
}

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((text) => text.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ')
