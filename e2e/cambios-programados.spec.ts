import { addDays, formatFecha, today } from '@/domain/fechas'
import { expectAccessibleInBoth } from './pasos/accesible'
import { expect, test } from './pasos/base'
import { chooseOption } from './pasos/ficha'
import { createMember } from './pasos/matriculado'

test('a suspension with its last day is entered, told by the record, found in the list and made void', async ({
  page,
  token,
}) => {
  const { id, matricula } = await createMember(token)
  const [first, last] = [addDays(today(), 3), addDays(today(), 30)]
  await page.goto(`/fichaMatriculado/${id}`)
  await chooseOption(page, 'Cambiar Estado')
  const dialog = page.getByRole('dialog', { name: 'Cambiar Estado' })
  await dialog.getByRole('radio', { name: 'SUSPENDIDO' }).check()
  await dialog.getByRole('textbox', { name: 'Desde' }).fill(formatFecha(first))
  await dialog.getByRole('textbox', { name: 'Hasta (si tiene plazo)' }).fill(formatFecha(today()))
  await dialog.getByRole('textbox', { name: 'Hasta (si tiene plazo)' }).blur()
  await expect(dialog.getByText(/^Termina antes de empezar/).first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Hasta (si tiene plazo)' }).fill(formatFecha(last))
  await dialog.getByRole('combobox', { name: 'Causa' }).fill('Res. 12/2026')
  await expect(dialog.getByText('Deja de estar habilitado para ejercer')).toBeVisible()
  await expect(dialog.getByText(/^Termina antes de empezar/)).toHaveCount(0)
  await expectAccessibleInBoth(page, 0)
  await dialog.getByRole('button', { name: 'Programar' }).click()
  await expect(page.getByText('Se programó el cambio de estado: se hace solo en su día')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Habilitado hoy: ACTIVO/ })).toBeVisible()

  await page.goto(`/fichaMatriculado/${id}/periodoMatricula`)
  const waiting = page.getByRole('region', { name: 'Cambios programados' })
  await expect(waiting.getByRole('listitem')).toHaveText([
    new RegExp(`^Pasa a SUSPENDIDO el ${formatFecha(first)} · Res\\. 12/2026`),
    new RegExp(`^Vuelve a ACTIVO el ${formatFecha(addDays(last, 1))} · Fin del plazo: Res\\. 12/2026`),
  ])
  await page.goto(`/cambiosProgramados?nombre=${matricula}`)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3)
  await page
    .getByRole('row', { name: /SUSPENDIDO.*Res\. 12/ })
    .first()
    .getByRole('button', { name: 'Anular' })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Anular' }).click()
  await expect(page.getByText('Se anuló el cambio programado')).toBeVisible()
  await expect(page.getByText('Ninguno con estos filtros')).toBeVisible()
})
