import type { Page } from '@playwright/test'
import { expect, test } from './pasos/base'
import { newName, rowOf } from './pasos/catalogo'
import { tabTo } from './pasos/teclado'

test.use({ cuenta: 'administracion' })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a branch from its making to its end, by keyboard only', async ({ page }) => {
  const { keyboard } = page
  const nombre = newName()
  const otro = `${nombre} bis`
  await page.goto('/sucursales')
  const buscar = page.getByRole('textbox', { name: 'Buscar', exact: true })
  await expect(buscar).toBeFocused()

  await tabTo(page, page.getByRole('link', { name: 'Nueva Sucursal' }), 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Sucursal' })).toBeFocused()
  await keyboard.press('Control+Enter')
  await expect(page.getByText('Ingrese Codigo', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Sucursal' })).toBeFocused()
  // The form library puts the focus on the first wrong field once more by a timer: on a busy machine after the typing.
  await page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve)))
  await keyboard.insertText(nombre)
  await keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Banco' })).toBeFocused()
  await keyboard.type('santiago')
  await expect(page.getByRole('option').first()).toBeVisible()
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('textbox', { name: 'Código' }))
  await keyboard.type('0777')
  await keyboard.press('Enter')
  await expect(page.getByText('Se agregó la Sucursal correctamente')).toBeVisible()

  await expect(buscar).toBeFocused()
  await keyboard.insertText(nombre)
  await keyboard.press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
  await tabTo(page, page.getByRole('link', { name: `Editar ${nombre}` }))
  await keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Sucursal' })).toBeFocused()
  await keyboard.press('End')
  await keyboard.insertText(' bis')
  await keyboard.press('Control+Enter')
  await expect(page.getByText('Se modificó la Sucursal correctamente')).toBeVisible()

  // The list is as it was left, its search too; the row that was edited may have the focus.
  await tabTo(page, buscar, 'Shift+Tab')
  await expect(buscar).toHaveValue(nombre)
  await keyboard.press('Control+A')
  await keyboard.insertText(otro)
  await keyboard.press('Enter')
  await tabTo(page, button(page, `Eliminar ${otro}`))
  await keyboard.press('Enter')
  await expect(button(page, 'No')).toBeFocused()
  await keyboard.press('Escape')
  await expect(button(page, `Eliminar ${otro}`)).toBeFocused()
  await keyboard.press('Enter')
  await tabTo(page, button(page, 'Si'))
  await keyboard.press('Enter')
  await expect(page.getByText('Eliminacion Exitosa')).toBeVisible()
  await expect(page.getByText('Sin resultados')).toBeVisible()
  await tabTo(page, button(page, 'Deshacer'))
  await keyboard.press('Enter')
  await expect(rowOf(page, otro)).toBeVisible()
  await tabTo(page, button(page, `Eliminar ${otro}`))
  await keyboard.press('Enter')
  await tabTo(page, button(page, 'Si'))
  await keyboard.press('Enter')
  await expect(page.getByText('Sin resultados')).toBeVisible()
})

test('a type of registration has its switch turned by the space bar', async ({ page }) => {
  await page.goto('/tipomatricula/crear')
  await expect(page.getByRole('textbox', { name: 'Categoría' })).toBeFocused()
  await page.keyboard.type('5')
  const vence = page.getByRole('switch', { name: 'Vence' })
  await tabTo(page, vence)
  await page.keyboard.press('Space')
  await expect(vence).not.toBeChecked()
})
