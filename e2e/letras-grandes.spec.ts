import { memberWithDebt } from './pasos/api'
import { expect, test } from './pasos/base'
import { CLAVE } from './pasos/cuentas'
import { typeCredentials } from './pasos/entrada'
import { expectRoomForLargeText } from './pasos/letras'
import { giveAccount } from './pasos/registro'

const PUERTAS = [
  '/login',
  '/primerAcceso',
  '/recuperarClave',
  '/accesoRecetaElectronica',
  '/consultaPublica',
  '/verificar',
]
const SUYAS = [
  '',
  '/cuenta',
  '/datos',
  '/misDatos',
  '/pedirPapel',
  '/pedidos',
  '/avisos',
  '/accesos',
  '/carnet',
]
  .map((part) => `/inicio_matriculado${part}`)
  .concat('/miCuenta', '/ayuda')

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test.describe('whoever comes from outside', () => {
  test.use({ cuenta: null })

  test('reads every page of his on a phone with letters twice as large', async ({ page, token }) => {
    test.slow()
    for (const path of PUERTAS) {
      await page.goto(path)
      await expectRoomForLargeText(page)
    }
    const { id } = await memberWithDebt(token, 3)
    await typeCredentials(page, await giveAccount(id), CLAVE)
    await page.waitForURL(/\/inicio_matriculado$/)
    // The bell stands in the header once something was told.
    await page.goto('/inicio_matriculado/avisos')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.locator('.shell-header [popovertarget=panel-de-tareas]')).toBeVisible()
    await page.goto('/inicio_matriculado')
    await page.getByRole('region', { name: 'Pagar' }).getByRole('button', { name: 'Pagar' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Pagar en línea \$/ })).toBeVisible()
    await expectRoomForLargeText(page)
    for (const path of SUYAS) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectRoomForLargeText(page)
    }
    await expect(page.locator('.shell-header [popovertarget=panel-de-tareas]')).toBeVisible()
  })
})

test.describe('the office', () => {
  test.use({ cuenta: 'contador' })

  test('has its header whole on a phone with letters twice as large', async ({ page }) => {
    await page.goto('/matriculados')
    await expect(page.locator('.shell-header').getByRole('button', { name: /^Buscar/ })).toBeVisible()
    await expectRoomForLargeText(page)
  })
})
