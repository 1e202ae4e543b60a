import type { Locator, Page } from '@playwright/test'
import { formatMes } from '@/domain/fechas'
import { pendingOf, post, type Pendiente } from './pasos/api'
import { expect, test } from './pasos/base'
import { newName, readRow } from './pasos/catalogo'
import { chooseOption, openRecord, readRecord } from './pasos/ficha'
import { createMember } from './pasos/matriculado'
import { otherPerson } from './pasos/otra-persona'
import { chargeOldMonth } from './pasos/registro'

/** Whatever is refused because somebody else changed it: read again, told, nothing typed lost, and the next press works. */
test.use({ cuenta: 'administracion' })

const CAMBIO = 'Esto cambió mientras lo miraba'
const button = (at: Page | Locator, name: string | RegExp) =>
  at.getByRole('button', { name, exact: typeof name === 'string' })
const changeIn = (dialog: Locator): Locator => dialog.getByRole('alert').filter({ hasText: CAMBIO })

/** A new doctor who owes that many months, and who works on his account elsewhere. */
async function owing(token: string, months: number) {
  const { id } = await createMember(token)
  const other = otherPerson({ token, matriculadoID: id })
  await other.generates(months)
  const owed = (await pendingOf(id, token)).sort((a, b) => a.anio * 12 + a.mes - b.anio * 12 - b.mes)
  return { id, other, owed }
}

async function choose(page: Page, rows: readonly Pendiente[]): Promise<void> {
  const table = page.getByRole('table', { name: 'Pagos pendientes' })
  for (const row of rows)
    await table
      .getByRole('row')
      .filter({ hasText: formatMes(row) })
      .getByRole('checkbox')
      .check()
}

test('what was chosen is collected, planned and eliminated without what somebody took meanwhile', async ({
  page,
  token,
}) => {
  const { id, other, owed } = await owing(token, 6)
  const [a, b, c, d, e, f] = owed as [Pendiente, Pendiente, Pendiente, Pendiente, Pendiente, Pendiente]
  await page.goto(`/fichaMatriculado/${id}/pagos`)
  const dialog = page.getByRole('dialog')

  await choose(page, [a, b])
  await button(page, 'Pagar').click()
  await dialog.getByLabel('Observaciones').fill('En ventanilla')
  await other.collects(a)
  await button(dialog, /^Pagar/).click()
  await expect(page.getByText(/ya fue cobrado .* recibo \d+/).first()).toBeVisible()
  await expect(changeIn(dialog)).toContainText(`${a.nombre} · ${formatMes(a)} ya no está pendiente`)
  await expect(dialog.getByLabel('Observaciones')).toHaveValue('En ventanilla')
  await expect(dialog.getByRole('row')).toHaveCount(2)
  await button(dialog, /^Pagar/).click()
  await expect(page.getByText('Pago realizado correctamente').first()).toBeVisible()
  await button(dialog, 'Cerrar').last().click()

  await choose(page, [c, d])
  await button(page, 'Eliminar').click()
  await dialog.getByLabel('Motivo').fill('Por error')
  await other.edits(c, { monto: 100 })
  await other.collects(d)
  await button(dialog, /^Eliminar \$/).click()
  await expect(changeIn(dialog)).toContainText(/ahora es de \$\s100,00, antes \$/)
  await expect(changeIn(dialog)).toContainText(`${d.nombre} · ${formatMes(d)} ya no está pendiente`)
  await expect(dialog.getByLabel('Motivo')).toHaveValue('Por error')
  await button(dialog, /^Eliminar \$\s100,00$/).click()
  await expect(page.getByText('Eliminacion Exitosa').first()).toBeVisible()

  await choose(page, [e, f])
  await button(page, 'Crear Plan de Pagos').click()
  await dialog.getByLabel('Cantidad de Cuotas').fill('5')
  await other.eliminates(e.id)
  await button(dialog, 'Crear Plan de Pagos').click()
  await expect(changeIn(dialog)).toContainText(`${e.nombre} · ${formatMes(e)} ya no está pendiente`)
  await expect(dialog.getByLabel('Cantidad de Cuotas')).toHaveValue('5')
  await button(dialog, 'Crear Plan de Pagos').click()
  await expect(page.getByText('Plan de Pagos creado correctamente').first()).toBeVisible()
  expect((await pendingOf(id, token)).map(({ tipoPagoID }) => tipoPagoID)).toEqual([2, 2, 2, 2, 2])
})

test('of a charge that somebody took nothing is left to do but close', async ({ page, token }) => {
  const { id, other, owed } = await owing(token, 1)
  const [month] = owed as [Pendiente]
  await page.goto(`/fichaMatriculado/${id}/pagos`)
  await button(page, /^Editar/).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Observaciones').fill('Acta 12')
  await other.edits(month, { monto: 111, ampliacionFederacion: 1 })
  await button(dialog, 'Guardar').click()
  // Their amount is taken, since nobody here typed one; what was typed here stays; then it is saved.
  await expect(dialog.getByText(/^Lo cambió .+ el \d\d\/\d\d\/\d{4}/).first()).toBeVisible()
  await expect(dialog.getByRole('alert').first()).toContainText(/Monto: ahora dice «\$\s111,00»/)
  await expect(dialog.getByLabel('Monto')).toHaveValue('111,00')
  await expect(dialog.getByLabel('Ampliacion', { exact: true })).toBeChecked()
  await expect(dialog.getByLabel('Observaciones')).toHaveValue('Acta 12')
  await button(dialog, 'Guardar').click()
  await expect(page.getByText('Se editó correctamente').first()).toBeVisible()
  expect((await pendingOf(id, token))[0]?.monto).toBe(111)

  await button(page, /^Editar/).click()
  await dialog.getByLabel('Observaciones').fill('Acta 13')
  // What was said of the typing ends with it: then the field says again what is owed.
  await dialog.getByLabel('Monto').fill('222,5551')
  await expect(dialog.getByText(/^Se redondea a \$\s222,56$/)).toBeVisible()
  await other.edits(month, { monto: 111, ampliacionFederacion: 0 })
  await button(dialog, 'Guardar').click()
  await expect(dialog.getByText(/^Ahora se deben \$\s111,00/)).toBeVisible()
  await expect(dialog.getByText(/^Se redondea/)).toHaveCount(0)
  await expect(dialog.getByLabel('Monto')).toHaveValue('222,56')
  await other.collects(...(await pendingOf(id, token)))
  // The list that the refusal had read again may tell it before he saves.
  await expect(async () => {
    if (await button(dialog, 'Guardar').isEnabled()) await button(dialog, 'Guardar').click({ timeout: 1_000 })
    await expect(changeIn(dialog)).toContainText('ya no está pendiente', { timeout: 3_000 })
  }).toPass()
  await expect(button(dialog, 'Guardar')).toBeDisabled()
})

test('months somebody generated meanwhile are shown anew', async ({ page, token }) => {
  const { id, other, owed } = await owing(token, 1)
  await page.goto(`/fichaMatriculado/${id}/pagos`)
  await page.getByLabel('Cantidad de Cuotas').fill('2')
  await button(page, 'Generar Cuotas').click()
  const dialog = page.getByRole('dialog', { name: 'Generar Cuotas' })
  await dialog.getByRole('radio', { name: 'PASIVO' }).check()
  const generate = button(dialog, 'Generar 2 cuotas')
  await expect(generate).toBeEnabled()
  await other.generates(1)
  await generate.click()
  await expect(changeIn(dialog)).toContainText(/Las cuotas empiezan en \w+ \d{4}, antes en \w+ \d{4}/)
  await expect(dialog.getByRole('radio', { name: 'PASIVO' })).toBeChecked()
  await generate.click()
  await expect(page.getByText('Cuotas generadas: 2')).toBeVisible()
  expect(await pendingOf(id, token)).toHaveLength(owed.length + 3)
})

test('Generar Cuotas opens for a doctor in any state, without a type where his is none that is charged', async ({
  page,
  token,
}) => {
  const { id, other } = await owing(token, 1)
  await page.goto(`/fichaMatriculado/${id}/pagos`)
  await page.getByLabel('Cantidad de Cuotas').fill('1')
  const dialog = page.getByRole('dialog', { name: 'Generar Cuotas' })
  const chosen = dialog.getByRole('radio', { checked: true })
  for (const estado of [2, 3, 8, 4, 5, 6, 7]) {
    await other.changesState(estado)
    await button(page, 'Generar Cuotas').click()
    await expect(dialog.getByRole('radio')).toHaveCount(3)
    if (estado < 4) await expect(chosen).toHaveCount(1)
    else {
      await expect(chosen).toHaveCount(0)
      await expect(dialog.getByRole('group')).toHaveAccessibleDescription(/^El matriculado está /)
      await expect(button(dialog, 'Generar 1 cuota')).toBeDisabled()
    }
    if (estado === 8) await expect(dialog.getByRole('alert')).toContainText(/FALLECIDO/)
    if (estado !== 7) await button(dialog, 'Cancelar').click()
  }
  await dialog.getByRole('radio', { name: 'RESIDENTE' }).check()
  await dialog.getByLabel('Motivo').fill('Lo pidió por nota')
  await button(dialog, 'Generar 1 cuota').click()
  await expect(page.getByText('Cuotas generadas: 1')).toBeVisible()
  expect(await pendingOf(id, token)).toHaveLength(2)
})

test('a state somebody else changed is told, with what changing it does from there', async ({
  page,
  token,
}) => {
  const { id, other } = await owing(token, 1)
  await openRecord(page, id)
  await chooseOption(page, 'Cambiar Estado')
  const dialog = page.getByRole('dialog', { name: 'Cambiar Estado' })
  await dialog.getByRole('radio', { name: 'RESIDENTE' }).check()
  await dialog.getByLabel(/^Motivo/).fill('Ingresó a la residencia')
  await expect(dialog.getByText(/^Sigue generando cuotas/)).toBeVisible()
  await other.changesState(5)
  await button(dialog, 'Cambiar Estado').click()
  await expect(changeIn(dialog)).toContainText('Estaba ACTIVO; ahora está SUSPENDIDO')
  await expect(dialog.getByText('Vuelve a generar cuotas')).toBeVisible()
  await expect(dialog.getByText('Otra persona ya lo cambió')).toHaveCount(0)
  await expect(dialog.getByLabel(/^Motivo/)).toHaveValue('Ingresó a la residencia')
  await button(dialog, 'Cambiar Estado').click()
  await expect(page.getByText('Se cambió el estado correctamente')).toBeVisible()
  expect((await readRecord(id, token)).tipomatricula.id).toBe(2)
})

test('old debt, a plan to break and a year to pay are shown as they are by then', async ({ page, token }) => {
  const { id, other, owed } = await owing(token, 2)
  const [first, second] = owed as [Pendiente, Pendiente]
  const dialog = page.getByRole('dialog')
  await chargeOldMonth(id)
  await page.goto(`/fichaMatriculado/${id}/pagos`)
  await button(page, 'Eliminar Deuda (5 años)').click()
  await dialog.getByLabel('Motivo').fill('Resolución 7')
  const old = (await pendingOf(id, token)).find(({ anio }) => anio === 1995) as Pendiente
  await other.edits(old, { monto: 50 })
  await button(dialog, /^Eliminar \$/).click()
  await expect(changeIn(dialog)).toContainText(/ahora es de \$\s50,00, antes \$/)
  await expect(dialog.getByLabel('Motivo')).toHaveValue('Resolución 7')
  await button(dialog, /^Eliminar \$\s50,00$/).click()
  await expect(page.getByText('Deuda eliminada (5 años)').first()).toBeVisible()

  await other.makesPlan(2, first)
  await page.goto(`/fichaMatriculado/${id}/planDePagos`)
  await button(page, /^Rescindir/)
    .first()
    .click()
  await dialog.getByLabel('Motivo').fill('No paga')
  const [part] = (await pendingOf(id, token)).filter(({ tipoPagoID }) => tipoPagoID === 2)
  await other.collects(part as Pendiente)
  await button(dialog, 'Rescindir el plan').click()
  await expect(changeIn(dialog)).toContainText('Quedan sin pagar')
  await expect(dialog.getByLabel('Motivo')).toHaveValue('No paga')
  await button(dialog, 'Rescindir el plan').click()
  await expect(page.getByText('Se rescindió el plan de pagos').first()).toBeVisible()

  await page.goto(`/fichaMatriculado/${id}/pagoAnual`)
  await page.getByLabel('Observaciones').fill('Año completo')
  const [rest] = (await pendingOf(id, token)).filter(({ id }) => id !== second.id)
  await other.collects(rest as Pendiente)
  await button(page, /^Pagar \d{4} · \$/).click()
  await expect(page.getByText(/^El total ahora es \$/).first()).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: CAMBIO })).toContainText(
    /El total es \$.+, antes \$/,
  )
  await expect(page.getByLabel('Observaciones')).toHaveValue('Año completo')
  await button(page, /^Pagar \d{4} · \$/).click()
  await expect(page.getByText('Se registro el Pago correctamente').first()).toBeVisible()
})

test('of a catalogue’s row what only one of two changed is merged; a row somebody deleted leads back', async ({
  page,
  token,
}) => {
  const [nombre, otro] = [newName(), newName()]
  await post('/firmante/crear', { nombre, cargo: 'Secretario' }, token)
  const { id } = await readRow('firmante', nombre, token)
  await page.goto(`/firmante/${id}`)
  await page.getByRole('textbox', { name: 'Cargo' }).fill('Tesorero')
  await post('/firmante/actualizarDatos', { firmanteID: id, nombre: otro, cargo: 'Secretario' }, token)
  await button(page, 'Guardar').click()
  await expect(page.getByText('Se modifico el Firmante correctamente')).toBeVisible()
  await expect(page.getByText('Quedó también lo que otra persona cambió mientras tanto')).toBeVisible()
  expect(await readRow('firmante', otro, token)).toMatchObject({ cargo: 'Tesorero' })

  await page.goto(`/firmante/${id}`)
  await page.getByRole('textbox', { name: 'Cargo' }).fill('Presidente')
  await post('/firmante/eliminar', { especialidadID: id }, token)
  await button(page, 'Guardar').click()
  await expect(page.getByText('Otra persona eliminó este dato mientras lo editaba')).toBeVisible()
  await button(page, 'Volver a la lista').click()
  await expect(page).toHaveURL('/firmantes')
  await expect(page.getByText('No se encontró el registro')).toHaveCount(0)

  await post('/titulo/crear', { nombre }, token)
  const titulo = await readRow('titulo', nombre, token)
  await page.goto(`/titulos?buscar=${encodeURIComponent(nombre)}`)
  await button(page, `Eliminar ${nombre}`).click()
  await post('/titulo/eliminar', { tituloID: titulo.id }, token)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Si', exact: true }).click()
  await expect(page.getByText('No se pudo eliminar', { exact: true })).toBeVisible()
  await expect(page.getByText('Sin resultados')).toBeVisible()
})
