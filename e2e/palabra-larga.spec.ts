import { post } from './pasos/api'
import { expect, test } from './pasos/base'
import { newName } from './pasos/catalogo'

test.use({ cuenta: 'administracion' })

test('a word longer than the screen leaves what can be done with its row in view', async ({
  page,
  token,
}) => {
  const nombre = newName().replaceAll(' ', '').padEnd(150, 'x')
  expect(await post('/organizacion/crear', { nombre }, token)).toMatchObject({ estado: 1 })
  await page.goto(`/organizaciones?buscar=${encodeURIComponent(nombre.slice(0, 40))}`)
  await expect(page.getByRole('link', { name: `Editar ${nombre}` })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: `Eliminar ${nombre}` }).click()
  const title = page.getByRole('alertdialog').getByRole('heading')
  await expect(title).toContainText(nombre)
  expect(await title.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0)
})
