import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** Types user name and password into the sign-in form and sends it; what comes of it is the test's to say. */
export async function typeCredentials(page: Page, usuario: string, clave: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Usuario').fill(usuario)
  await page.getByLabel('Contraseña', { exact: true }).fill(clave)
  await page.getByRole('button', { name: 'Iniciar Sesion' }).click()
}

/** Signs in by the two requests that the form sends, which is quicker; `origin` is the web's address. */
export async function sendCredentials(
  request: APIRequestContext,
  origin: string,
  usuario: string,
  clave: string,
): Promise<void> {
  const { csrfToken } = (await (await request.get(`${origin}/api/auth/csrf`)).json()) as { csrfToken: string }
  const answer = await request.post(`${origin}/api/auth/callback/credentials`, {
    headers: { origin, 'x-requested-by': 'padron' },
    data: { csrfToken, usuario, clave, json: 'true' },
  })
  expect(await answer.json()).toMatchObject({ estado: 1 })
}
