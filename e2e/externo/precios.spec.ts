import { expect, test } from './base'

test.describe('the prices of another council', () => {
  test('the prices of another council are names and amounts, saved with the spec’s keys alone, and nobody’s is overwritten unknown', async ({
    page,
    externo,
    entrar,
  }) => {
    test.setTimeout(240_000)
    await test.step('are names and amounts: filtered by the year in the name, saved with the spec’s keys alone', async () => {
      await entrar('administracion')
      await page.goto('/ajustesBasicos')
      await page.getByRole('link', { name: /^Costo de Matriculas/ }).click()
      const table = page.getByRole('table', { name: 'Costos - Matriculas' })
      await expect(table.getByRole('columnheader')).toHaveText(['Nombre', 'Monto', 'Acciones'])
      // The year in force; those before are a key away.
      await expect(table.getByRole('row')).toHaveCount(2)
      await expect(page.getByRole('link', { name: /^Proponer/ })).toHaveCount(0)
      await expect(table.getByRole('button', { name: /^Eliminar/ })).toHaveCount(0)

      await page.keyboard.press('a')
      await expect(page.getByLabel('Año')).toHaveValue('2025')
      await expect(table.getByRole('row')).toHaveCount(2)
      const amount = page.getByRole('textbox', { name: 'Monto de ACTIVO 2025' })
      await expect(amount).toHaveValue('13.700,00')
      await amount.fill('14.500,5')
      await amount.press('Enter')
      await expect(page.getByText('Se modifico el Concepto correctamente')).toBeVisible()
      expect(externo.askedFor('/concepto/actualizarDatos').map(({ datos }) => datos)).toEqual([
        { conceptoID: 3, nombre: 'ACTIVO 2025', descripcion: 'Acta 7', monto: 14_500.5 },
      ])
      await expect(amount).toHaveValue('14.500,50')
    })
    externo.reset()
    await test.step('an amount somebody else saved is shown, and overwritten only knowingly', async () => {
      await entrar('administracion')
      await page.goto('/costoMatriculas')
      const amount = page.getByRole('textbox', { name: 'Monto de ACTIVO 2026' })
      await amount.fill('20000')
      externo.consejo.editRow('concepto', 2, { monto: '19000.00' })
      await amount.press('Enter')
      await expect(
        page.getByText(/Otra persona cambió este precio\. Ahora dice \$\s19\.000,00\./),
      ).toBeVisible()
      expect(externo.askedFor('/concepto/actualizarDatos')).toEqual([])
      await amount.press('Enter')
      await expect(page.getByText('Se modifico el Concepto correctamente')).toBeVisible()
      expect(externo.consejo.rowOf('concepto', 2)['monto']).toBe('20000')
    })
    externo.reset()
    await test.step('a new one is a plain concept, and there is no proposal', async () => {
      await entrar('administracion')
      await page.goto('/costoMatriculas')
      await page.getByRole('link', { name: 'Agregar año' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuevo Concepto')
      await expect(page.getByLabel('Tipo de Matricula')).toHaveCount(0)
      await page.getByRole('textbox', { name: 'Nombre' }).fill('ACTIVO 2027')
      await page.getByRole('textbox', { name: 'Monto' }).fill('25000')
      await page.getByRole('button', { name: 'Guardar' }).click()
      await expect(page).toHaveURL(/\/conceptos$/)
      expect(externo.askedFor('/concepto/crear').map(({ datos }) => datos)).toEqual([
        { nombre: 'ACTIVO 2027', monto: 25_000, descripcion: '' },
      ])
      // An address of ours that somebody kept says nothing to this server either.
      await page.goto('/concepto/crear?tipo=1&anio=2027&tipoMatriculaID=1')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuevo Concepto')
      await page.goto('/concepto/2')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editar el concepto')
      expect((await page.request.get('/costoMatriculas/anioNuevo')).status()).toBe(404)
    })
  })
})
