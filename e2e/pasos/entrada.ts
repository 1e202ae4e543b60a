import type { Page } from '@playwright/test'

/** Types user name and password into the sign-in form and sends it; what comes of it is the test's to say. */
export async function typeCredentials(page: Page, usuario: string, clave: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Usuario').fill(usuario)
  await page.getByLabel('Contraseña', { exact: true }).fill(clave)
  await page.getByRole('button', { name: 'Iniciar Sesion' }).click()
}
