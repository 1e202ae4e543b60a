import { readFileSync } from 'node:fs'
import * as XLSX from 'xlsx'
import { expectAccessibleInBoth } from './pasos/accesible'
import { expect, test } from './pasos/base'

test.describe('who keeps the register', () => {
  test.use({ cuenta: 'administrativo' })

  test('lists members by filters, with columns and an order of their own, and has all of it in a file', async ({
    page,
  }) => {
    await page.goto('/inicio')
    await page.getByRole('link', { name: /^Listado de Matriculados/ }).click()
    const table = page.getByRole('table', { name: 'Listado de Usuarios' })
    await expect(table.getByRole('row')).toHaveCount(51)
    await expect(table.getByRole('columnheader')).toHaveText([
      ...['DNI', /^Matrícula/, 'Apellido y Nombre', 'Teléfono', 'Email', 'Cobertura'],
    ])
    await page.getByRole('button', { name: 'Con Esp.' }).click()
    await expect(table.getByRole('columnheader')).toHaveCount(4)
    await page.getByRole('button', { name: 'Tipo de Matricula: ACTIVO, RESIDENTE, PASIVO' }).click()
    for (const state of ['RESIDENTE', 'PASIVO']) await page.getByRole('checkbox', { name: state }).uncheck()
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await expect(page).toHaveURL(/tipos=1(&|$)/)
    await table.getByRole('link', { name: /^Matrícula/ }).click()
    await expect(page).toHaveURL(/orden=matricula\+desc/)
    await expect(table.getByRole('columnheader', { name: /^Matrícula/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    const numbers = (await table.locator('td[data-label="Matrícula"]').allTextContents()).map(Number)
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
    await expect(table.getByRole('link', { name: /^Abrir .+ en otra pestaña$/ }).first()).toHaveAttribute(
      'target',
      '_blank',
    )
    await expectAccessibleInBoth(page, 0)

    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar Excel' }).click()
    await expect(page.getByText('Se genero el Informe exitosamente')).toBeVisible()
    const book = XLSX.read(readFileSync(await (await saved).path()))
    const rows = XLSX.utils.sheet_to_json<Record<string, unknown>>(book.Sheets['Listado de Usuarios'] ?? {})
    expect(rows.length).toBeGreaterThan(50)
    expect(Object.keys(rows[0] ?? {})).toEqual(
      expect.arrayContaining(['DNI', 'MATRÍCULA', 'APELLIDO Y NOMBRE']),
    )
    const inFile = rows.map((row) => row['MATRÍCULA'])
    expect(inFile).toEqual(inFile.toSorted((a, b) => Number(b) - Number(a)))

    // The choice of columns outlives the visit.
    await page.goto('/listaDeUsuarios?tipos=999')
    await expect(page.getByText('Quite la opción que ya no existe')).toBeVisible()
    await page.getByRole('link', { name: 'Limpiar filtros' }).click()
    await expect(table.getByRole('columnheader')).toHaveCount(4)
  })

  test('keeps what is shown by a name, which the palette finds', async ({ page }) => {
    const nombre = `Solo activos ${Date.now()}`
    await page.goto('/listaDeUsuarios?tipos=1&columnas=nombre,estado&orden=nombre+desc&pagina=2')
    await page.getByRole('button', { name: 'Vistas' }).click()
    const dialog = page.getByRole('dialog', { name: 'Vistas de Listado de Usuarios' })
    await dialog.getByRole('button', { name: 'Guardar vista' }).click()
    await expect(dialog.getByText('Ingrese Nombre').first()).toBeVisible()
    await dialog.getByLabel(/^Guardar lo que se ve/).fill(nombre)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('link', { name: nombre })).toBeVisible()
    await page.goto('/inicio')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /^Buscar por nombre/ }).fill(nombre)
    await page.getByRole('option', { name: nombre }).click()
    await expect(page).toHaveURL('/listaDeUsuarios?tipos=1&columnas=nombre%2Cestado&orden=nombre+desc')
    await expect(page.getByRole('columnheader')).toHaveText([/^Apellido y Nombre/, 'Estado'])
    await page.getByRole('button', { name: 'Vistas' }).click()
    await dialog.getByRole('button', { name: `Eliminar la vista ${nombre}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
    await expect(dialog.getByRole('link', { name: nombre })).toHaveCount(0)
  })
})
