import { addDays, formatFecha, today } from '@/domain/fechas'
import { expectAccessible, expectAccessibleInBoth } from './pasos/accesible'
import { expect, test } from './pasos/base'
import { chooseOption } from './pasos/ficha'
import { createMember } from './pasos/matriculado'

test('who comes in person asks for a leave, brings his papers and has it approved', async ({
  page,
  token,
}) => {
  const { id, matricula } = await createMember(token)
  await page.goto(`/fichaMatriculado/${id}`)
  await chooseOption(page, 'Solicitudes')
  await expect(page.getByText('Todavía no pidió nada')).toBeVisible()
  await page.getByRole('button', { name: 'Nuevo pedido' }).click()
  const asking = page.getByRole('dialog', { name: 'Nuevo pedido' })
  await asking.getByRole('combobox', { name: 'Qué pide' }).click()
  await page.getByRole('option', { name: 'Pase a PASIVO' }).click()
  await asking.getByRole('checkbox', { name: /^Constancia/ }).check()
  await expectAccessibleInBoth(page, 0)
  await asking.getByRole('button', { name: 'Guardar' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: /^Solicitud \d+\/\d{4}: Pase a PASIVO$/ }),
  ).toBeVisible()
  await expectAccessible(page)

  const papers = page.getByRole('list', { name: 'Papeles' })
  await page.getByRole('button', { name: 'Admitir' }).click()
  await expect(page.getByText('Todavía falta aceptar: Nota firmada')).toBeVisible()
  await papers.getByRole('button', { name: 'Observar: Nota firmada' }).click()
  const observing = page.getByRole('dialog', { name: 'Observar: Nota firmada' })
  await observing.getByRole('textbox', { name: 'Motivo' }).fill('Le falta la firma')
  await observing.getByRole('button', { name: 'Observar' }).click()
  await expect(papers.getByText('Le falta la firma')).toBeVisible()

  await page.goto(`/solicitudes?nombre=${matricula}`)
  await page.getByRole('navigation', { name: 'Colas' }).getByRole('link', { name: 'Observadas' }).click()
  await page.waitForURL(/cola=observadas/)
  await expectAccessible(page)
  await page.goto(`/solicitudes?cola=observadas&nombre=${matricula}`)
  await page.getByRole('link', { name: /Pase a PASIVO/ }).click()
  await papers.getByRole('button', { name: 'Aceptar: Nota firmada' }).click()
  const accepting = page.getByRole('dialog', { name: 'Aceptar: Nota firmada' })
  await expect(accepting.getByRole('checkbox', { name: 'Vi el original' })).toBeChecked()
  await accepting.getByRole('button', { name: 'Aceptar papel' }).click()
  await expect(papers.getByText(/^Original visto/)).toHaveCount(2)
  await page.getByRole('button', { name: 'Admitir' }).click()
  await expect(page.getByText('Se admitió la solicitud')).toBeVisible()

  await page.getByRole('button', { name: 'Aprobar' }).click()
  const approving = page.getByRole('dialog', { name: /^Aprobar: Solicitud/ })
  await approving.getByRole('textbox', { name: 'Desde' }).fill(formatFecha(addDays(today(), -1)))
  await approving.getByRole('textbox', { name: 'Desde' }).blur()
  await approving.getByRole('button', { name: 'Aprobar' }).click()
  await expect(approving.getByText(/no puede empezar antes de ese día/).first()).toBeVisible()
  await approving.getByRole('textbox', { name: 'Desde' }).fill(formatFecha(today()))
  await approving.getByRole('textbox', { name: 'Desde' }).blur()
  await expect(approving.getByText('Deja de estar habilitado para ejercer')).toBeVisible()
  await expectAccessibleInBoth(page, 0)
  await approving.getByRole('button', { name: 'Aprobar' }).click()
  await expect(page.getByText('Se aprobó la solicitud')).toBeVisible()
  await expect(page.getByText('Aprobada', { exact: true })).toBeVisible()

  await page.goto(`/fichaMatriculado/${id}/periodoMatricula`)
  await expect(page.getByRole('row', { name: new RegExp(`${formatFecha(today())}.*PASIVO`) })).toBeVisible()
  await page.goto(`/fichaMatriculado/${id}/solicitudes`)
  await expect(page.getByRole('row', { name: /Pase a PASIVO/ })).toContainText('Resuelta')
})

test.describe('kinds', () => {
  test.use({ cuenta: 'administracion' })

  test('a paper more is asked for, and taken back', async ({ page }) => {
    await page.goto('/ajustesBasicos')
    await page.getByRole('link', { name: /^Tipos de Solicitud/ }).click()
    await expectAccessible(page)
    const card = page.getByRole('region', { name: 'Traslado a otro consejo' })
    await card.getByRole('button', { name: 'Editar' }).click()
    const dialog = page.getByRole('dialog', { name: /^Editar: Traslado/ })
    await dialog.getByRole('button', { name: 'Agregar papel' }).click()
    await dialog.getByRole('textbox', { name: 'Papel 3' }).fill('Libre deuda')
    await expectAccessibleInBoth(page, 0)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(card.getByText('Libre deuda')).toBeVisible()
    await card.getByRole('button', { name: 'Editar' }).click()
    await dialog.getByRole('button', { name: 'Quitar el papel 3' }).click()
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(card.getByText('Libre deuda')).toHaveCount(0)
  })
})
