import { expectAccessible } from './pasos/accesible'
import { expect, test } from './pasos/base'
import { countActs } from './pasos/actos'
import { CLAVE } from './pasos/cuentas'
import { typeCredentials } from './pasos/entrada'
import { doctorsAccount } from './pasos/registro'

test.use({
  cuenta: null,
  viewport: { width: 360, height: 740 },
  erroresEsperados: [/ERR_INTERNET_DISCONNECTED/],
})

test('a doctor’s card leads to its check, and without a connection never says that he is licensed', async ({
  page,
  context,
}) => {
  const { username } = await doctorsAccount()
  await typeCredentials(page, username, CLAVE)
  const { act, within } = countActs('carnetPropio')
  const daily = page.getByRole('navigation', { name: 'Lo de todos los días' })
  await act(() => daily.getByRole('link', { name: 'Mi carnet' }).click())
  const card = page.getByRole('region', { name: 'Carnet' })
  const held = card.getByText(/^(Habilitado hoy|No habilitado)$/)
  await expect(held).toBeVisible()
  within()
  await expectAccessible(page)
  await card.getByText('Verificar sin cámara').click()
  const codigo = (await card.locator('.font-mono').innerText()).replaceAll(' ', '')

  const other = await context.newPage()
  await other.goto(`/verificar/${codigo}`)
  await expect(other.getByText(/^(Está|No está) habilitado para ejercer/)).toBeVisible()
  await other.goto(`/verificar/${codigo.slice(0, -1)}${codigo.endsWith('A') ? 'B' : 'A'}`)
  await expect(other.getByText('No hay ningún carnet con ese código')).toBeVisible()
  await other.close()

  await context.setOffline(true)
  await expect(card.getByText(/^Sin conexión desde el \d/)).toBeVisible()
  await expect(held).toHaveCount(0)
  await context.setOffline(false)
  await expect(held).toBeVisible()
})
