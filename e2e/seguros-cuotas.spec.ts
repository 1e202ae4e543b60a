import { expectAccessibleInBoth } from './pasos/accesible'
import { get, pay, pendingOf, post } from './pasos/api'
import { expect, test } from './pasos/base'
import { createMember } from './pasos/matriculado'
import { addDays, formatFecha, makeFecha, partsOf, today } from '@/domain/fechas'

// Who may edit generated months by the setting's default.
test.use({ cuenta: 'administracion' })

const { anio, mes } = partsOf(today())
const PRIMERO = makeFecha(anio, mes, 1) ?? ''

/** Insured since 2020 and charged this month and the next. */
async function insured(token: string): Promise<number> {
  const { id } = await createMember(token)
  const seguro = { matriculadoID: id, desde: '2020-05-04', tipoSeguroID: 1 }
  await post('/federacion_matriculado/crearSeguro', seguro, token)
  await post('/pago/generarMatriculaAdelantada', { matriculadoID: id, cantidad: 2 }, token)
  return id
}
const amountsOf = async (id: number, token: string) => (await pendingOf(id, token)).map(({ monto }) => monto)
const cellOf = (text: string | null) => Number((text ?? '').replace(/[^\d,]/g, '').replace(',', '.'))

test('who ends an insurance late is told what the charged months would cost, and adjusts them with it', async ({
  page,
  token,
}) => {
  const id = await insured(token)
  const [first] = await pendingOf(id, token)
  if (first) await pay([first], token)
  await page.goto(`/fichaMatriculado/${id}/federacion`)
  await page.getByRole('button', { name: /^Dar de Baja/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/cuotas? ya generadas? /)).toHaveCount(0)
  await dialog.getByLabel('Fecha de Baja').fill(formatFecha(addDays(PRIMERO, -1)))
  await expect(dialog.getByText('2 cuotas ya generadas se cobrarían ahora sin seguro.')).toBeVisible()
  const rows = dialog.getByRole('table', { name: 'Cuotas que se cobrarían de otro modo' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(2)).toContainText('con seguro, pagada')
  await expect(dialog.getByText(/^1 ya está pagada: lo cobrado no se cambia\. Para devolver/)).toBeVisible()
  const tick = dialog.getByRole('checkbox', { name: /^Ajustar las cuotas impagas/ })
  await expect(tick).not.toBeChecked()
  await tick.check()
  await expectAccessibleInBoth(page, 0)

  // Somebody charges a month more: what was ticked is no more what would be done.
  await post('/pago/generarMatriculaAdelantada', { matriculadoID: id, cantidad: 1 }, token)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(
    page.getByText(/^Lo que se ajusta ahora es 2 cuotas por .+, no 1 cuota por/).first(),
  ).toBeVisible()
  await expect(rows).toHaveCount(4)
  await expect(tick).not.toBeChecked()
  const foreseen = [cellOf(await rows.nth(1).getByRole('cell').nth(2).textContent())]
  foreseen.push(cellOf(await rows.nth(2).getByRole('cell').nth(2).textContent()))
  expect(await amountsOf(id, token)).not.toEqual(foreseen)
  await tick.check()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Se dió de baja a seguro correctamente').first()).toBeVisible()
  expect(await amountsOf(id, token)).toEqual(foreseen)
  const history = await get<{ accion: string; cambios: { campo: string }[] }[]>(
    `/matriculado/traerHistorial?matriculadoID=${id}`,
    token,
  )
  expect(history[0]?.accion).toBe('Seguro dado de baja')
  expect(history[0]?.cambios.map(({ campo }) => campo)).toContain('Cuotas ajustadas')
})

test('a new insurance and a deleted one tell it too, and nothing is adjusted unless it is ticked', async ({
  page,
  token,
}) => {
  const id = await insured(token)
  const before = await amountsOf(id, token)
  await page.goto(`/fichaMatriculado/${id}/federacion`)
  await page.getByRole('button', { name: /^Eliminar/ }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText('2 cuotas ya generadas se cobrarían ahora sin seguro.')).toBeVisible()
  await question.getByRole('button', { name: 'Si', exact: true }).click()
  await expect(page.getByText('Eliminacion Exitosa').first()).toBeVisible()
  expect(await amountsOf(id, token)).toEqual(before)

  await page.getByRole('button', { name: 'Agregar A Seguro' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Fecha de Alta').fill('04/05/2020')
  await expect(dialog.getByText('Ninguna cuota ya generada cambia.')).toBeVisible()
  await dialog.getByLabel('Ampliacion', { exact: true }).check()
  await expect(dialog.getByText('2 cuotas ya generadas se cobrarían ahora con ampliación.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: /^Ajustar/ }).check()
  await dialog.getByLabel('Ampliacion', { exact: true }).uncheck()
  await expect(dialog.getByText('Ninguna cuota ya generada cambia.')).toBeVisible()
  await dialog.getByLabel('Tipo Seguro').fill('Responsabilidad profesional')
  await page.getByRole('option', { name: 'Responsabilidad profesional', exact: true }).click()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Se agregó a Superintendencia correctamente').first()).toBeVisible()
  expect(await amountsOf(id, token)).toEqual(before)

  await page.getByRole('button', { name: /^Eliminar/ }).click()
  await question.getByRole('checkbox', { name: /^Ajustar/ }).check()
  await question.getByRole('button', { name: 'Si', exact: true }).click()
  await expect(page.getByText('No tiene seguros')).toBeVisible()
  const after = await amountsOf(id, token)
  expect(after.map((monto, index) => monto < (before[index] ?? 0))).toEqual([true, true])
})

test.describe('who may not edit generated months', () => {
  test.use({ cuenta: 'contador' })

  test('sees the difference and who adjusts it, and nothing to tick', async ({ page, token }) => {
    const id = await insured(token)
    await page.goto(`/fichaMatriculado/${id}/federacion`)
    await page.getByRole('button', { name: /^Eliminar/ }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('2 cuotas ya generadas se cobrarían ahora sin seguro.')
    await expect(question).toContainText('Las impagas las ajusta quien puede editar matrículas generadas.')
    await expect(question.getByRole('checkbox')).toHaveCount(0)
    await question.getByRole('button', { name: 'No', exact: true }).click()
  })
})
