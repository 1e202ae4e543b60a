import { addDays, formatFecha, today } from '@/domain/fechas'
import { expectAccessibleInBoth } from './pasos/accesible'
import { post } from './pasos/api'
import { expect, test } from './pasos/base'
import { createMember } from './pasos/matriculado'
const specialty = (matriculadoID: number, mas: object) => ({
  matriculadoID,
  especialidadID: 1,
  fechaObtencion: '2020-03-01 00:00:00',
  sinReval: false,
  esReval: false,
  formaObtencionEspecialidadID: 1,
  organizacionID: 1,
  ...mas,
})

test('the record and the palette say whether a doctor may practise, and lead to where it comes from', async ({
  page,
  token,
}) => {
  const { id, dni } = await createMember(token)
  const until = addDays(today(), 10)
  await post('/especialidad_matriculado/crear', specialty(id, { fechaCaducidad: `${until} 00:00:00` }), token)
  await post(
    '/especialidad_matriculado/crear',
    specialty(id, { especialidadID: 2, fechaCaducidad: '2025-03-01 00:00:00' }),
    token,
  )
  await page.goto(`/fichaMatriculado/${id}`)
  const line = page.getByRole('region', { name: '¿Habilitado hoy?' })
  await expect(line.getByRole('heading')).toHaveText(
    `Habilitado hoy: ACTIVO desde el ${formatFecha(today())}`,
  )
  await expect(line).toContainText(`hasta el ${formatFecha(until)} (vence en 10 días)`)
  await expect(line).toContainText('venció el 01/03/2025')
  await expect(line.getByRole('link', { name: 'Al día' })).toHaveAttribute('href', /\/pagos$/)
  await expect(line).toContainText('Sin papeles emitidos')
  await expect(line.getByRole('link', { name: 'Seguro: sin cobertura' })).toHaveAttribute(
    'href',
    /\/federacion$/,
  )
  await line.getByRole('link', { name: /^Especialidad vigente/ }).click()
  await expect(page).toHaveURL(`/gestionEspecialidades/${id}`)

  await post('/matriculado/cambiarEstado', { matriculadoID: id, tipoMatriculaID: 5 }, token)
  await page.goto('/inicio')
  await page.keyboard.press('Control+k')
  await page.keyboard.type(String(dni))
  const title = `No habilitado: SUSPENDIDO desde el ${formatFecha(today())}`
  await expect(page.getByRole('option').last()).toHaveText(`${title} · Al día · Seguro: sin cobertura`)
  await expect(page.getByRole('option').last().locator('use').first()).toHaveAttribute('href', /#circle-x$/)
  await page.getByRole('option').last().click()
  await expect(page).toHaveURL(`/fichaMatriculado/${id}`)
  await expect(line.getByRole('heading')).toHaveText(title)
  await line.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(`/fichaMatriculado/${id}/periodoMatricula`)
})

test.describe('administration', () => {
  test.use({ cuenta: 'administracion' })

  test('which states permit it is changed in the settings', async ({ page, token }) => {
    const { id } = await createMember(token, { tipoMatriculaID: 3 })
    await page.goto('/ajustes')
    const change = page.getByRole('button', { name: 'Cambiar Estados que habilitan a ejercer' })
    const rule = page.getByRole('row').filter({ has: change })
    await change.click()
    const dialog = page.getByRole('dialog', { name: 'Cambiar la regla' })
    await expect(dialog.getByRole('checkbox', { name: 'RESIDENTE' })).toBeChecked()
    for (const estado of ['ACTIVO', 'RESIDENTE'])
      await dialog.getByRole('checkbox', { name: estado }).uncheck()
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByText('Elija al menos una opción')).toBeVisible()
    for (const estado of ['ACTIVO', 'RESIDENTE', 'PASIVO'])
      await dialog.getByRole('checkbox', { name: estado }).check()
    await expectAccessibleInBoth(page, 1)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(rule).toContainText('ACTIVO, RESIDENTE, PASIVO')
    await page.goto(`/fichaMatriculado/${id}`)
    await expect(page.getByRole('heading', { name: /^Habilitado hoy: PASIVO/ })).toBeVisible()

    await page.goto('/ajustes')
    await change.click()
    await dialog.getByRole('button', { name: 'Valor inicial' }).click()
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(rule).not.toContainText('PASIVO')
  })
})
