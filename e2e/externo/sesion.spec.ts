import { expect, test } from './base'

const CADUCADA = 'Sesión caducada. Vuelva a loguearse.'

test.describe('two tabs, and one signs out', () => {
  test.use({ erroresEsperados: [/Failed to load resource/] })

  test('the other is told so, by a link and by a button', async ({ page, context, entrar }) => {
    for (const how of ['a link', 'a button'] as const) {
      await entrar('contador')
      await page.goto('/fichaMatriculado/103/pagos')
      await expect(page.getByRole('button', { name: 'Generar Cuotas' })).toBeVisible()
      const generate = page.getByRole('dialog').getByRole('button', { name: /^Generar/ })
      if (how === 'a button') {
        await page.getByLabel('Cantidad de Cuotas').fill('1')
        await page.getByRole('button', { name: 'Generar Cuotas' }).click()
        await expect(generate).toBeEnabled()
      }
      const other = await context.newPage()
      await other.goto('/inicio')
      await other.getByRole('button', { name: /^Menú de/ }).click()
      await other.getByRole('button', { name: 'Cerrar sesión' }).click()
      await expect(other).toHaveURL(/\/login$/)
      if (how === 'a link') await page.getByRole('link', { name: 'Matriculados' }).first().click()
      else await generate.click()
      await expect(page).toHaveURL(/\/login/)
      await expect(page.getByText(CADUCADA).first()).toBeVisible()
      await other.close()
    }
  })
})
