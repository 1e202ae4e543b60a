import { post } from './pasos/api'
import { expect, test } from './pasos/base'
import { newName } from './pasos/catalogo'

test.use({ cuenta: 'administracion' })

test('a text that does not fit its field is kept, told beside it and not saved', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/practica/crear')
  const field = page.getByRole('textbox', { name: 'Práctica' })
  await field.focus()
  await page.keyboard.insertText('x'.repeat(213))
  await expect(field).toHaveAccessibleDescription('Hasta 200 caracteres: tiene 213')
  await page.getByRole('heading', { level: 1 }).click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(field).toBeFocused()
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeEnabled()
  await expect(field).toHaveValue('x'.repeat(213))
  expect(asked).not.toContain('/api/practica/crear')
  await field.fill('x'.repeat(200))
  await expect(field).toHaveAccessibleDescription('')
})

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

test('a price is whole on the narrowest telephone, and so is its Guardar', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/costoMatriculas')
  for (const part of [
    page.getByRole('textbox', { name: /^Monto de/ }),
    page.getByRole('button', { name: /^Guardar/ }),
  ]) {
    await part.first().scrollIntoViewIfNeeded()
    await expect(part.first()).toBeInViewport({ ratio: 1 })
  }
})
