import { expectAccessible } from './pasos/accesible'
import { get } from './pasos/api'
import { expect, test } from './pasos/base'

test.use({ cuenta: null, viewport: { width: 360, height: 740 } })

test('anybody looks a doctor up by the name without accents, and goes on to check a paper', async ({
  page,
  token,
}) => {
  const [member] = await get<{ apellidoNombre: string; matricula: number }[]>(
    '/matriculado/traerTodos?matricula=30',
    token,
  )
  const { apellidoNombre = '', matricula } = member ?? {}
  const plain = apellidoNombre.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  const answer = await page.goto('/consultaPublica')
  expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow')
  const search = async (texto: string) => {
    await page.getByLabel('Apellido y nombre, o matrícula').fill(texto)
    await page.keyboard.press('Enter')
  }
  await search('ab')
  await expect(page.getByText('al menos 3 letras')).toBeVisible()
  await search(plain)
  const result = page.getByRole('region', { name: 'Resultado' })
  await expect(result).toContainText(apellidoNombre.replace(',', ''))
  await expect(result).toContainText(`Matrícula ${matricula}`)
  await expect(result.getByText(/^(Habilitado hoy|No habilitado)$/).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Verificar un papel' }).click()
  await expect(page).toHaveURL(/\/verificar$/)
})

test('the icon that a browser asks for by itself is there for anybody', async ({ page }) => {
  const icon = await page.request.get('/favicon.ico')
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/svg+xml'])
})
