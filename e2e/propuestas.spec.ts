import { expectAccessible } from './pasos/accesible'
import { expect, test } from './pasos/base'
import { goToOwn } from './pasos/menu'
import { CLAVE, storedSession } from './pasos/cuentas'
import { typeCredentials } from './pasos/entrada'
import { doctorsAccount } from './pasos/registro'

const OFICINA = { baseURL: process.env['PADRON_E2E_URL'], viewport: { width: 1280, height: 800 } }

test.use({ cuenta: null, viewport: { width: 360, height: 740 } })

test('a doctor proposes an address from his phone, a clerk approves it with a key, and he sees it', async ({
  page,
  browser,
}) => {
  const { username } = await doctorsAccount()
  const calle = `Belgrano ${Date.now() % 100_000}`
  await typeCredentials(page, username, CLAVE)
  await goToOwn(page, 'Proponer un cambio')
  const domicilio = page.getByRole('region', { name: 'Domicilio', exact: true })
  await domicilio.getByRole('button', { name: /^(Cambiar|Corregir)/ }).click()
  await domicilio.getByRole('textbox').fill(calle)
  await domicilio.getByRole('button', { name: 'Proponer' }).click()
  await expect(domicilio.getByText('Espera al Consejo')).toBeVisible()
  await expectAccessible(page)

  const office = await browser.newContext({ ...OFICINA, storageState: storedSession('administrativo') })
  const desk = await office.newPage()
  await desk.goto('/propuestas')
  const waiting = desk.getByRole('region', { name: /^Domicilio de/ }).filter({ hasText: calle })
  await waiting.focus()
  await desk.keyboard.press('a')
  await expect(waiting).toHaveCount(0)
  await office.close()

  await page.reload()
  await expect(domicilio.getByText('Aprobado')).toBeVisible()
  await expect(domicilio.getByText(calle, { exact: true })).toBeVisible()
})
