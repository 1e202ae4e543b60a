import { expectAccessibleInBoth } from './pasos/accesible'
import { get, post, signIn } from './pasos/api'
import { expect, test } from './pasos/base'
import { doWithChosen } from './pasos/menu'
import { chooseOption } from './pasos/ficha'
import { CLAVE } from './pasos/cuentas'
import { fileOf, giveCard, halves } from './pasos/fotos'
import { createMember } from './pasos/matriculado'
import { keepPapers } from './pasos/papel'

test.use({ cuenta: 'administracion' })
test.setTimeout(180_000)

/** All states but ANULADA, so that nobody else's test meets the rule. */
const SIN_ANULADA = 255 - 64

test('a type of certificate says what it asks, and is seen to by who edits it', async ({ page, token }) => {
  const nombre = `Con reglas ${Date.now()}`
  await post('/tipo_certificado/crear', { nombre, cuerpo: '<p>Certifica.</p>' }, token)
  const tipos = await get<{ id: number; nombre: string }[]>('/tipo_certificado/traerTodosSelect', token)
  const tipo = tipos.find((one) => one.nombre === nombre)
  await page.goto(`/tipoCertificado/${tipo?.id}`)
  const panel = page.getByRole('region', { name: 'Reglas para emitir' })
  await panel.getByRole('checkbox', { name: 'ANULADA' }).uncheck()
  await panel.getByRole('combobox', { name: 'Deuda que se mira' }).fill('con plan')
  await page.getByRole('option', { name: 'Al día o con plan al día' }).click()
  await panel.getByRole('button', { name: 'Guardar las reglas' }).click()
  await expect(page.getByText('Se modificaron las reglas para emitir')).toBeVisible()
  await page.reload()
  await expect(panel.getByRole('checkbox', { name: 'ACTIVO', exact: true })).toBeChecked()
  await expect(panel.getByText(/^Cambiadas por /)).toBeVisible()
  await expect(panel.getByRole('checkbox', { name: 'ANULADA' })).not.toBeChecked()
  await expect(panel.getByRole('combobox', { name: 'Deuda que se mira' })).toHaveValue(
    'Al día o con plan al día',
  )
  await expectAccessibleInBoth(page, 0)
})

const setCardRule = async (valor: number, token: string) => {
  const rows = await get<{ clave: string; version: number }[]>('/ajuste/traerTodos', token)
  const version = rows.find(({ clave }) => clave === 'carnetEstados')?.version ?? 0
  await post('/ajuste/actualizarDatos', { clave: 'carnetEstados', valor, version }, token)
}

test('a rule that is not met is told before the card is made, and excepted with a reason that stays @navegador', async ({
  page,
  token,
}) => {
  const setRule = (valor: number) => setCardRule(valor, token)
  const { id } = await createMember(token)
  await post('/matriculado/cambiarEstado', { matriculadoID: id, tipoMatriculaID: 7 }, token)
  await setRule(SIN_ANULADA)
  await page.goto(`/fichaMatriculado/${id}`)
  await chooseOption(page, 'Generar Carnet')
  const dialog = page.getByRole('dialog', { name: 'Generar Carnet' })
  const rule = dialog.getByRole('link', { name: 'Su estado es ANULADA' })
  await expect(rule).toHaveAttribute('href', `/fichaMatriculado/${id}/periodoMatricula`)
  await dialog.locator('input[type=file]').setInputFiles(fileOf(await (await halves()).toBuffer()))
  const generate = dialog.getByRole('button', { name: 'Generar Carnet' })
  await generate.click()
  const reason = dialog.getByLabel('Motivo para emitir igual')
  await expect(reason).toHaveAccessibleDescription(/Ingrese por qué se emite igual/)
  await reason.fill('Para el legajo, expediente 12/26')
  await generate.click()
  await expect(dialog.getByText('quedó emitido')).toBeVisible({ timeout: 30_000 })
  await page.goto(`/fichaMatriculado/${id}/papeles`)
  await expect(page.getByText('Emitido con salvedad: Para el legajo, expediente 12/26')).toBeVisible()
  await setRule(3)
})

test('the dialog of a certificate tells its type’s rule, and prints with a reason @navegador', async ({
  page,
  token,
}) => {
  const nombre = `Con regla ${Date.now()}`
  await post('/tipo_certificado/crear', { nombre, cuerpo: '<p>Vive ##NOMBRE_MATRICULADO##.</p>' }, token)
  const tipos = await get<{ id: number; nombre: string }[]>('/tipo_certificado/traerTodosSelect', token)
  const tipoCertificadoID = tipos.find((one) => one.nombre === nombre)?.id
  const regla = { tipoCertificadoID, estados: SIN_ANULADA, deuda: 0, especialidad: 0, version: 0 }
  await post('/regla_emision/actualizarDatos', regla, token)
  const firmante = `Dra. Regla ${Date.now()}`
  await post('/firmante/crear', { nombre: firmante, cargo: 'Presidenta' }, token)
  const { id, apellido } = await createMember(token)
  await post('/matriculado/cambiarEstado', { matriculadoID: id, tipoMatriculaID: 7 }, token)
  const wire = { matriculadoID: id, tipoCertificadoID, validezDesde: '2026-01-15' }
  await post('/certificado_matriculado/crear', wire, token)

  await page.goto(`/gestionCertificados/${id}`)
  const paper = await keepPapers(page)
  await page.getByRole('button', { name: `Imprimir ${nombre}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('Su estado es ANULADA')
  await dialog.getByRole('combobox', { name: 'Firmante' }).fill(firmante)
  await page.getByRole('option', { name: firmante }).click()
  await dialog.getByRole('button', { name: 'Imprimir', exact: true }).click()
  const reason = dialog.getByLabel('Motivo para emitir igual')
  await expect(reason).toBeFocused()
  await reason.fill('Lo pide el juzgado')
  await expect(reason).not.toHaveAccessibleDescription(/Ingrese por qué/)
  await dialog.getByRole('button', { name: 'Imprimir con Membrete' }).click()
  await expect.poll(paper, { timeout: 30_000 }).toContain(apellido)
  expect(await paper()).not.toContain('juzgado')
  await page.goto(`/fichaMatriculado/${id}/papeles`)
  await expect(page.getByText('Emitido con salvedad: Lo pide el juzgado')).toBeVisible()
  await expect(page.getByText('Con salvedad', { exact: true })).toBeVisible()
})

test('a rule that was made while the dialog stood open is told there, and the reason is asked for', async ({
  page,
  token,
}) => {
  const nombre = `Sin regla ${Date.now()}`
  await post('/tipo_certificado/crear', { nombre, cuerpo: '<p>Vive ##NOMBRE_MATRICULADO##.</p>' }, token)
  const tipos = await get<{ id: number; nombre: string }[]>('/tipo_certificado/traerTodosSelect', token)
  const tipoCertificadoID = tipos.find((one) => one.nombre === nombre)?.id
  const firmante = `Dra. Tarde ${Date.now()}`
  await post('/firmante/crear', { nombre: firmante, cargo: 'Presidenta' }, token)
  const { id, apellido } = await createMember(token)
  const wire = { matriculadoID: id, tipoCertificadoID, validezDesde: '2026-01-15' }
  await post('/certificado_matriculado/crear', wire, token)
  await page.goto(`/gestionCertificados/${id}`)
  const paper = await keepPapers(page)
  await page.getByRole('button', { name: `Imprimir ${nombre}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Firmante' }).fill(firmante)
  await page.getByRole('option', { name: firmante }).click()
  await expect(dialog.getByText('No se cumplen las reglas')).toHaveCount(0)

  const regla = { tipoCertificadoID, estados: SIN_ANULADA, deuda: 0, especialidad: 0, version: 0 }
  await post('/regla_emision/actualizarDatos', regla, token)
  await post('/matriculado/cambiarEstado', { matriculadoID: id, tipoMatriculaID: 7 }, token)
  await dialog.getByRole('button', { name: 'Imprimir', exact: true }).click()
  await expect(dialog.getByRole('link', { name: 'Su estado es ANULADA' })).toBeVisible()
  expect(await get('/papel/traerTodos?nroPagina=1&matriculadoID=' + id, token)).toEqual([])
  await dialog.getByLabel('Motivo para emitir igual').fill('Lo pide el juzgado')
  await dialog.getByRole('button', { name: 'Imprimir', exact: true }).click()
  await expect.poll(paper, { timeout: 30_000 }).toContain(apellido)
})

test.describe('who may not except', () => {
  test.use({ cuenta: 'administrativo' })

  test('is told which rule, by the button too, and of many cards who is left out', async ({
    page,
    token,
  }) => {
    const boss = await signIn('administracion', CLAVE)
    const { id, matricula, apellido } = await createMember(token)
    await giveCard(id, token)
    await post('/matriculado/cambiarEstado', { matriculadoID: id, tipoMatriculaID: 7 }, boss)
    await setCardRule(SIN_ANULADA, boss)
    await page.goto(`/fichaMatriculado/${id}`)
    await chooseOption(page, 'Generar Carnet')
    const dialog = page.getByRole('dialog', { name: 'Generar Carnet' })
    const notice = dialog.getByRole('alert').filter({ hasText: 'No se cumplen las reglas' })
    await expect(notice).toContainText('Lo puede emitir igual quien tiene permiso para exceptuarlas.')
    await expect(dialog.getByLabel('Motivo para emitir igual')).toHaveCount(0)
    await dialog.locator('input[type=file]').setInputFiles(fileOf(await (await halves()).toBuffer()))
    await dialog.getByRole('button', { name: 'Generar Carnet' }).click()
    await expect(notice).toBeFocused()

    await page.goto('/matriculados')
    await page.getByRole('button', { name: 'Elegir', exact: true }).click()
    await page.getByRole('textbox', { name: 'Matricula' }).fill(String(matricula))
    await page.keyboard.press('Enter')
    await page.getByRole('checkbox', { name: new RegExp(`^Seleccionar ${apellido}`) }).check()
    await doWithChosen(page, 'Imprimir Carnets')
    const many = page.getByRole('dialog', { name: 'Imprimir Carnets' })
    const out = many.getByRole('region', { name: 'No cumplen las reglas para emitir' })
    await expect(out).toContainText('Su estado es ANULADA')
    await expect(many.getByRole('button', { name: 'Generar 0 carnets' })).toBeDisabled()
    await setCardRule(3, boss)
  })
})
