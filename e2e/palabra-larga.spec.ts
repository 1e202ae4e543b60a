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
})
