import { makePng } from '@/backend/prueba/archivo/imagenes'
import { today } from '@/domain/fechas'
import { expectAccessible } from './pasos/accesible'
import { expect, test } from './pasos/base'
import { memberWithDebt } from './pasos/api'
import { goToOwn } from './pasos/menu'
import { CLAVE, storedSession } from './pasos/cuentas'
import { typeCredentials } from './pasos/entrada'
import { createMember } from './pasos/matriculado'
import { giveAccount } from './pasos/registro'

const OFICINA = { baseURL: process.env['PADRON_E2E_URL'], viewport: { width: 1280, height: 800 } }

test.use({ cuenta: null, viewport: { width: 360, height: 740 } })

test('a doctor asks for a suspension on his telephone, and the office has it in its queue', async ({
  page,
  browser,
  token,
}) => {
  const { id, apellido } = await createMember(token)
  await typeCredentials(page, await giveAccount(id), CLAVE)
  await goToOwn(page, 'Pedidos al Consejo')
  const offered = page.getByRole('region', { name: 'Suspensión a pedido' })
  await offered.getByRole('button', { name: 'Empezar' }).click()
  await offered.getByRole('combobox', { name: 'Por cuánto tiempo' }).click()
  await page.getByRole('option', { name: '1 año' }).click()
  await expect(offered.getByText(/^Hasta el \d\d\/\d\d\/\d{4}: al otro día vuelve solo/)).toBeVisible()
  await offered.getByRole('textbox', { name: 'Causa' }).fill('Residencia en el exterior')
  await expectAccessible(page)
  await offered.getByRole('button', { name: 'Guardar y seguir' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Suspensión a pedido' })).toBeVisible()
  await expect(page.getByText('Causa: Residencia en el exterior')).toBeVisible()
  await page
    .getByLabel('Archivo de Nota firmada')
    .setInputFiles({ name: 'Nota.png', mimeType: 'image/png', buffer: makePng(30, 30) })
  const papers = page.getByRole('list', { name: 'Papeles' })
  await expect(papers.getByRole('link', { name: 'Ver Nota' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Presentar' })).toBeDisabled()
  await page.getByRole('checkbox', { name: /^Declaro bajo juramento/ }).check()
  await page.getByRole('button', { name: 'Presentar' }).click()
  const said = page.getByText(new RegExp(`^Solicitud \\d+/${today().slice(0, 4)}$`))
  await expect(said).toBeVisible()
  const nombre = await said.innerText()
  await expectAccessible(page)

  const office = await browser.newContext({ ...OFICINA, storageState: storedSession('administrativo') })
  const desk = await office.newPage()
  await desk.goto(`/solicitudes?nombre=${encodeURIComponent(apellido)}`)
  await expect(desk.getByRole('row', { name: /Suspensión a pedido/ })).toContainText(
    nombre.replace('Solicitud ', ''),
  )
  await office.close()

  await page.getByRole('button', { name: 'Ya no lo quiero' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar' }).click()
  await expect(page.getByText('Retirada').first()).toBeVisible()
})

test('who owes reads it with the way to pay, in the place of presenting', async ({ page, token }) => {
  const { id } = await memberWithDebt(token)
  await typeCredentials(page, await giveAccount(id), CLAVE)
  await goToOwn(page, 'Pedidos al Consejo')
  const offered = page.getByRole('region', { name: 'Baja de la matrícula' })
  await expect(offered.getByText('Tiene deuda vencida')).toBeVisible()
  await expect(offered.getByRole('button', { name: 'Empezar' })).toHaveCount(0)
  await offered.getByRole('link', { name: 'Ver lo que debe y pagarlo' }).click()
  await expect(page.getByRole('region', { name: 'Pagar' })).toBeVisible()
})
