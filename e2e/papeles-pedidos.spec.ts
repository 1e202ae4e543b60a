import { expectAccessible } from './pasos/accesible'
import { expect, test } from './pasos/base'
import { goToOwn } from './pasos/menu'
import { CLAVE, storedSession } from './pasos/cuentas'
import { typeCredentials } from './pasos/entrada'
import { createMember } from './pasos/matriculado'
import { askForPaper, offeredPaper, payForPaper } from './pasos/papel-pedido'
import { giveAccount } from './pasos/registro'

const OFICINA = { baseURL: process.env['PADRON_E2E_URL'], viewport: { width: 1280, height: 800 } }
const TIPO = 'Constancia de matrícula'

test.use({ cuenta: null, viewport: { width: 360, height: 740 } })

test('a doctor asks for a paper, pays it online, and it issues itself', async ({ page, browser, token }) => {
  const { id, apellido } = await createMember(token)
  const username = await giveAccount(id)
  await typeCredentials(page, username, CLAVE)
  await goToOwn(page, 'Pedir un papel')
  await expect(offeredPaper(page, TIPO)).toBeVisible()
  await expectAccessible(page)
  const asked = await askForPaper(page, TIPO)
  await expect(offeredPaper(page, TIPO).getByRole('button')).toHaveCount(0)

  const office = await browser.newContext({ ...OFICINA, storageState: storedSession('administrativo') })
  const desk = await office.newPage()
  await desk.goto('/papelesPedidos')
  const waiting = desk.getByRole('region', { name: TIPO }).filter({ hasText: apellido })
  await expect(waiting.getByText('Falta que lo pague')).toBeVisible()
  await expect(waiting.getByRole('button', { name: 'Emitir' })).toHaveCount(0)
  await expectAccessible(desk)
  await office.close()

  await payForPaper(page, asked)
  await expect(asked.getByRole('button', { name: `PDF de ${TIPO}` })).toBeVisible()
})

test('the doctor’s manual is his own: whatever he asks for, he reads it and not the staff’s', async ({
  page,
  token,
}) => {
  const { id } = await createMember(token)
  await typeCredentials(page, await giveAccount(id), CLAVE)
  await goToOwn(page, 'Cómo se hace')
  await expect(page.getByRole('heading', { level: 1, name: 'Para el matriculado' })).toBeVisible()
  await page.goto('/ayuda?tema=anular-un-pago')
  await expect(page.getByRole('heading', { name: 'Sus papeles' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Anular un pago' })).toHaveCount(0)
})
