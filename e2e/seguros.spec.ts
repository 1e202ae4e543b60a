import { expectAccessible, expectAccessibleInBoth } from './pasos/accesible'
import { post } from './pasos/api'
import { expect, test } from './pasos/base'
import { createMember } from './pasos/matriculado'
import { addDays, formatFecha, today } from '@/domain/fechas'

const hoy = today()
const BASICO = 'Responsabilidad profesional'

test.describe('who keeps the register', () => {
  test.use({ cuenta: 'administrativo' })

  test('adds an insurance, changes it, ends it and deletes it, from the record', async ({ page, token }) => {
    const { id } = await createMember(token)
    await page.goto(`/fichaMatriculado/${id}`)
    await expect(page.getByText('Seguro: sin cobertura')).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Accesos de la ficha' })
      .getByRole('link', { name: /^Seguros/ })
      .click()
    await expect(page).toHaveURL(`/fichaMatriculado/${id}/federacion`)
    await expect(page.getByText('No tiene seguros')).toBeVisible()
    const change = page.getByRole('button', { name: 'Cambiar Seguro' })
    await expect(change).toBeDisabled()

    const add = page.getByRole('button', { name: 'Agregar A Seguro' })
    const dialog = page.getByRole('dialog')
    await add.click()
    await expect(dialog.getByLabel('Ampliacion', { exact: true })).not.toBeChecked()
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByText('Elija una Fecha de Alta').first()).toBeVisible()
    await expect(dialog.getByText('Por favor elija un tipo de seguro').first()).toBeVisible()
    await dialog.getByLabel('Fecha de Alta').fill('04/05/2020')
    await dialog.getByLabel('Tipo Seguro').fill(BASICO)
    await page.getByRole('option', { name: BASICO, exact: true }).click()
    await dialog.getByLabel('Ampliacion', { exact: true }).check()
    await dialog.getByLabel('Ampliacion Extendida').check()
    await expect(dialog.getByText('NO PUEDE SELECCIONAR AMBOS').first()).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog).toBeVisible()
    await dialog.getByLabel('Ampliacion Extendida').uncheck()
    await expect(dialog.getByText('NO PUEDE SELECCIONAR AMBOS')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Se agregó a Superintendencia correctamente').first()).toBeVisible()
    await expect(page.getByText('COBERTURA AMPLIADA', { exact: true })).toBeVisible()
    const rows = page.getByRole('table', { name: 'Seguros' }).getByRole('row')
    await expect(rows.first().getByRole('columnheader')).toHaveText([
      ...['Desde', 'Hasta', 'Tipo Seguro', 'Acciones'],
    ])
    await expect(rows.nth(1)).toContainText(BASICO)
    await expect(rows.nth(1)).toContainText('Ampliación')
    await expect(add).toBeDisabled()

    await change.click()
    await expect(dialog).toContainText(`termina ayer, ${formatFecha(addDays(hoy, -1))}`)
    await expect(dialog).toContainText(`empieza hoy, ${formatFecha(hoy)}, con la misma ampliación`)
    await dialog.getByLabel('Tipo Seguro').fill(`${BASICO} ampliada`)
    await page.getByRole('option', { name: `${BASICO} ampliada` }).click()
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Se modificó el seguro correctamente').first()).toBeVisible()
    await expect(rows).toHaveCount(3)
    await expect(rows.nth(1)).toContainText(`${BASICO} ampliada`)
    await expect(rows.nth(2)).toContainText(formatFecha(addDays(hoy, -1)))
    const line = page.getByRole('img', { name: /^Línea de la cobertura desde el 04\/05\/2020/ })
    await expect(line).toHaveAccessibleName(new RegExp(`cubierto desde el ${formatFecha(hoy)}$`))
    await expect(page.getByText('Sin huecos')).toBeVisible()
    await expectAccessibleInBoth(page, 0)

    await expect(rows.nth(2).getByRole('button', { name: /^Dar de Baja/ })).toBeDisabled()
    await rows
      .nth(1)
      .getByRole('button', { name: /^Dar de Baja/ })
      .click()
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByText('Elija una Fecha de Baja').first()).toBeVisible()
    await dialog.getByLabel('Fecha de Baja').fill(formatFecha(addDays(hoy, -1)))
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    const early = `La Fecha de Baja no puede ser anterior al ${formatFecha(hoy)}`
    await expect(dialog.getByText(early).first()).toBeVisible()
    await dialog.getByLabel('Fecha de Baja').fill(formatFecha(hoy))
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Se dió de baja a seguro correctamente').first()).toBeVisible()
    await expect(add).toBeEnabled()

    await add.click()
    await dialog.getByLabel('Fecha de Alta').fill('01/01/2021')
    await dialog.getByLabel('Tipo Seguro').fill(BASICO)
    await page.getByRole('option', { name: BASICO, exact: true }).click()
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    const meeting = `Esos días se superponen con el seguro del ${formatFecha(hoy)} al ${formatFecha(hoy)}`
    await expect(dialog.getByText(meeting).first()).toBeVisible()
    await expect(dialog.getByLabel('Fecha de Alta')).toHaveValue('01/01/2021')
    await dialog.getByRole('button', { name: 'Cancelar' }).click()

    for (const left of [2, 1]) {
      await rows
        .nth(1)
        .getByRole('button', { name: /^Eliminar/ })
        .click()
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText(BASICO)
      await question.getByRole('button', { name: 'Si', exact: true }).click()
      await expect(page.getByText('Eliminacion Exitosa').first()).toBeVisible()
      if (left === 2) await expect(rows).toHaveCount(2)
    }
    await expect(page.getByText('No tiene seguros')).toBeVisible()
    await expect(page.getByText('SIN COBERTURA', { exact: true })).toBeVisible()
  })

  test('who changes what another clerk changed meanwhile is told who did', async ({ page, token }) => {
    const { id } = await createMember(token)
    const seguro = { matriculadoID: id, desde: '2020-05-04', tipoSeguroID: 1 }
    await post('/federacion_matriculado/crearSeguro', seguro, token)
    await page.goto(`/fichaMatriculado/${id}/federacion`)
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Cambiar Seguro' }).click()
    await dialog.getByLabel('Tipo Seguro').fill(`${BASICO} ampliada`)
    await page.getByRole('option', { name: `${BASICO} ampliada` }).click()
    await post('/federacion_matriculado/cambiarSeguro', { ...seguro, desde: hoy, tipoSeguroID: 2 }, token)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByText(/^Lo cambió .* Revise los seguros/).first()).toBeVisible()
    await expect(dialog).toContainText('empezó hoy: el nuevo toma su lugar')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByText(`Ya tiene ese seguro desde el ${formatFecha(hoy)}`).first()).toBeVisible()
  })
})

test('who only reads finds the card grey, and on the screen nothing to press', async ({ browser, token }) => {
  const { id } = await createMember(token)
  const seguro = { matriculadoID: id, desde: '2020-05-04', tipoSeguroID: 1 }
  await post('/federacion_matriculado/crearSeguro', seguro, token)
  const context = await browser.newContext({ storageState: 'test-results/sesion-empleado.json' })
  const page = await context.newPage()
  await page.goto(`/fichaMatriculado/${id}`)
  await expect(page.getByText(/^Con otro rol:/)).toContainText('Seguros')
  await expect(page.getByRole('link', { name: /^Seguros/ })).toHaveCount(0)
  await page.goto(`/fichaMatriculado/${id}/federacion`)
  const table = page.getByRole('table', { name: 'Seguros' })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(table.getByRole('columnheader', { name: 'Acciones' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Agregar A Seguro' })).toHaveCount(0)
  await expect(page.getByText('CON COBERTURA', { exact: true })).toBeVisible()
  await context.close()
})
