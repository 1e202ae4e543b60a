import { expectAccessibleInBoth } from './pasos/accesible'
import { get, post } from './pasos/api'
import { expect, test } from './pasos/base'

interface Grupo {
  grupo: string
  valores: { campo: string; valor: string }[]
  version: number
}
const groupOf = async (grupo: string, token: string) => {
  const found = (await get<Grupo[]>('/ajuste_de_debito/traerTodos', token)).find((one) => one.grupo === grupo)
  if (!found) throw new Error(`Sin grupo ${grupo}`)
  return found
}
/** As somebody else at another desk. */
async function write(grupo: string, valores: Record<string, string>, token: string) {
  const wire = Object.entries(valores).map(([campo, valor]) => ({ campo, valor }))
  const { version } = await groupOf(grupo, token)
  expect(
    await post(
      '/ajuste_de_debito/actualizarDatos',
      { grupo, valoresJSON: JSON.stringify(wire), version },
      token,
    ),
  ).toMatchObject({ estado: 1 })
}
const valueOf = async (grupo: string, clave: string, token: string) =>
  (await groupOf(grupo, token)).valores.find(({ campo }) => campo === clave)?.valor

test.describe('who administers', () => {
  test.use({ cuenta: 'administracion' })

  test.describe.serial('one after another, since all change the same settings', () => {
    test('a bank’s settings move the preview, are refused beside their field and kept', async ({
      page,
      token,
    }) => {
      await write('bse', { 'ca.empresa': '', 'ca.servicio': '001' }, token)
      await page.goto('/utilidades')
      await page.getByRole('link', { name: /^Ajustes del débito automático/ }).click()
      const bse = page.getByRole('region', { name: 'BSE', exact: true })
      const empresa = bse.getByLabel('Código de empresa, CA')
      await expect(bse.getByText('Sin código de empresa no se genera el archivo CA.')).toBeVisible()
      const header = bse.getByRole('listbox', { name: /CA\.BSE/ })
      await expect(header).toContainText(/^\?{4}001/)

      await empresa.fill('848')
      await bse.getByRole('button', { name: /^Guardar/ }).click()
      await expect(bse.locator('.field-error')).toHaveText('Deben ser 4 cifras, no todas cero')
      await expect(empresa).toBeFocused()
      await expect(empresa).toHaveValue('848')

      await empresa.fill('0848')
      await expect(bse.getByText('Sin código de empresa no se genera el archivo CA.')).toBeHidden()
      await expect(header).toContainText(/^0848001/)
      await header.focus()
      await page.keyboard.press('ArrowRight')
      await expect(header.getByRole('option', { selected: true })).toHaveAccessibleName(
        'Servicio, columnas 5 a 7: «001»',
      )
      await page.keyboard.press('End')
      await expect(header.getByRole('option', { selected: true })).toHaveAccessibleName(/columnas 38 a 187/)
      await empresa.press('Control+Enter')
      await expect(page.getByText('Se guardaron los ajustes').first()).toBeVisible()
      expect(await valueOf('bse', 'ca.empresa', token)).toBe('0848')
      await page.reload()
      await expect(empresa).toHaveValue('0848')
      await expect(header).toContainText(/^0848001/)
      await write('bse', { 'ca.empresa': '9002' }, token)
    })

    test('what somebody else changed meanwhile is told, and what was typed stays', async ({
      page,
      token,
    }) => {
      await page.goto('/debitoAutomatico/ajustes')
      const icbc = page.getByRole('region', { name: 'ICBC', exact: true })
      const servicio = icbc.getByLabel('Nombre del servicio (prestación)')
      const detail = icbc.getByRole('listbox', { name: /débito inventado/ })
      await expect(detail).toContainText('00000002500000')
      await servicio.fill('mensual')
      await write('icbc', { perfilImporte: '10' }, token)
      await icbc.getByRole('button', { name: /^Guardar/ }).click()
      await expect(page.getByText(/Revise los valores actuales/)).toBeVisible()
      await expect(servicio).toHaveValue('mensual')
      await expect(icbc.getByLabel('Cifras del importe')).toHaveValue('10 cifras')
      await icbc.getByRole('button', { name: /^Guardar/ }).click()
      await expect(page.getByText('Se guardaron los ajustes').first()).toBeVisible()
      await expect(servicio).toHaveValue('MENSUAL')
      expect(await valueOf('icbc', 'perfilImporte', token)).toBe('10')
      await write('icbc', { prestacion: 'CUOTA', perfilImporte: '14' }, token)
    })

    test('what a form collects is set in its row', async ({ page, token }) => {
      await page.goto('/debitoAutomatico/ajustes')
      await page.getByRole('button', { name: 'Cambiar lo que cobra APARSE' }).click()
      const dialog = page.getByRole('dialog')
      const meses = dialog.getByLabel('Matrículas atrasadas (meses hacia atrás)')
      await meses.fill('601')
      await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
      await expect(dialog.locator('.field-error')).toHaveText('Ingrese un número entre 0 y 600')
      await meses.fill('3')
      await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('row', { name: /APARSE/ })).toContainText('3 meses hacia atrás')
      await write('5', { mesesAtrasados: '0' }, token)
    })

    test('holidays are taken back, added and taken away again', async ({ page, token }) => {
      await page.goto('/debitoAutomatico/ajustes')
      const section = page.getByRole('region', { name: 'Feriados', exact: true })
      const national = section.getByRole('checkbox', { name: /Día del Trabajador/ }).first()
      await national.click()
      await expect(page.getByText('Se guardaron los feriados').first()).toBeVisible()
      await expect(national).not.toBeChecked()
      await national.click()
      await expect(national).toBeChecked()
      await section.getByRole('button', { name: 'Agregar feriado' }).click()
      await expect(section.locator('.field-error')).toHaveText('Ingrese la fecha del feriado')
      await section.getByLabel(/^Fecha/).fill('07/12/2026')
      await section.getByLabel('Qué feriado es').fill('Puente turístico')
      await section.getByRole('button', { name: 'Agregar feriado' }).click()
      const own = section.getByRole('list', { name: 'Feriados agregados' })
      await expect(own).toContainText('lun 07/12/2026, Puente turístico')
      expect(await get('/ajuste_de_debito/traerFeriados', token)).toMatchObject({
        propios: [{ fecha: '2026-12-07', nombre: 'Puente turístico' }],
        sinEfecto: [],
      })
      await section.getByRole('button', { name: /^Quitar el feriado lun 07\/12/ }).click()
      await expect(own).toBeHidden()
    })
  })

  test('unsaved settings are asked about once, and the questions for the bank can be copied', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/debitoAutomatico/ajustes')
    await page.getByRole('button', { name: 'Copiar las preguntas para ICBC' }).click()
    await expect(page.getByText('Copiadas', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^1\. ¿El importe de cada/)
    for (const label of ['Código de servicio, CC', 'Nombre del servicio (prestación)'])
      await page.getByLabel(label).fill('7')
    await page.getByRole('link', { name: 'Inicio', exact: true }).first().click()
    await page.getByRole('button', { name: 'Quedarse' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByLabel('Código de servicio, CC')).toHaveValue('7')
  })

  test.describe('light and dark, wide and narrow', () => {
    test('axe finds nothing, also in what is refused and in the tables', async ({ page }) => {
      await page.goto('/debitoAutomatico/ajustes')
      await page.getByLabel('CUIT del Consejo').fill('30')
      await page.getByRole('button', { name: 'Guardar los ajustes de ICBC' }).click()
      await expect(page.locator('.field-error')).toBeVisible()
      for (const summary of await page.getByText('Ver como tabla').all()) await summary.click()
      await expectAccessibleInBoth(page, 0)
    })
  })
})

test('who makes the files reads the settings and changes none', async ({ page }) => {
  await page.goto('/debitoAutomatico/ajustes')
  await expect(page.getByLabel('Código de empresa, CA')).toBeDisabled()
  await expect(
    page.getByRole('main').getByRole('button', { name: /^Guardar|^Cambiar lo que cobra|^Agregar/ }),
  ).toHaveCount(0)
  await expect(page.getByText('Los cambia quien administra las reglas.')).toBeVisible()
})

test.describe('who makes none', () => {
  test.use({ cuenta: 'administrativo' })
  test('does not open them', async ({ page }) => {
    // Asked without opening it: the page that answers would end the session that other tests share.
    expect((await page.request.get('/debitoAutomatico/ajustes')).status()).toBe(403)
  })
})
