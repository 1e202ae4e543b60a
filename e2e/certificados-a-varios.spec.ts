import { expectAccessibleInBoth } from './pasos/accesible'
import { get, post, signIn } from './pasos/api'
import { expect, test } from './pasos/base'
import { doWithChosen } from './pasos/menu'
import { CLAVE } from './pasos/cuentas'
import { createMember } from './pasos/matriculado'
import { keepPapers } from './pasos/papel'

test.use({ cuenta: 'administrativo' })

test('certificates of one type for those chosen: who stays out is told, the others are issued and printed once', async ({
  page,
  token,
}) => {
  test.setTimeout(180_000)
  const admin = await signIn('administracion', CLAVE)
  const nombre = `Constancia ${Date.now()}`
  const cuerpo = '<p>##NOMBRE_MATRICULADO##, ##OBSERVACION_1##</p>'
  const { datos: tipo } = await post('/tipo_certificado/crear', { nombre, cuerpo }, admin)
  const [one, two, has] = [await createMember(token), await createMember(token), await createMember(token)]
  const validezDesde = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Argentina/Buenos_Aires',
  }).format(new Date())
  const before = { matriculadoID: has.id, tipoCertificadoID: (tipo as { id: number }).id, validezDesde }
  await post('/certificado_matriculado/crear', before, token)

  await page.goto('/matriculados')
  const paper = await keepPapers(page)
  await page.getByRole('button', { name: 'Elegir', exact: true }).click()
  for (const { matricula, apellido } of [one, two, has]) {
    await page.getByRole('textbox', { name: 'Matricula' }).fill(String(matricula))
    await page.keyboard.press('Enter')
    await page.getByRole('checkbox', { name: new RegExp(`^Seleccionar ${apellido}`) }).check()
  }
  await expect(page.getByText('3 matriculados seleccionados')).toBeVisible()
  await doWithChosen(page, 'Emitir Certificados')
  const dialog = page.getByRole('dialog', { name: 'Emitir Certificados' })
  const choose = async (campo: string, option: string | RegExp) => {
    await dialog.getByRole('combobox', { name: campo }).click()
    await page.getByRole('option', { name: option }).first().click()
  }
  await expect(dialog.getByRole('combobox', { name: 'Tipo de Certificado' })).toBeFocused()
  await choose('Tipo de Certificado', nombre)
  await expect(dialog.getByText('Se emiten 2 certificados de 3.')).toBeVisible()
  const out = dialog.getByRole('region', { name: 'Quedan afuera' })
  await expect(out.getByRole('listitem')).toContainText([`${has.apellido}`])
  await expect(out).toContainText('Ya tiene este certificado desde ese día')
  await expectAccessibleInBoth(page, 0)
  const go = dialog.getByRole('button', { name: 'Emitir e Imprimir 2 certificados' })
  await go.click()
  await expect(dialog.getByText('Elija un firmante').first()).toBeVisible()
  await choose('Firmante', /\(/)
  await dialog.getByRole('textbox', { name: 'Observación 1' }).fill('presente en el curso')
  await go.dblclick()
  await expect(dialog.getByText(/^Se emitieron 2 certificados, del N° \d+ al N° \d+\.$/)).toBeVisible()
  await expect.poll(paper, { timeout: 30_000 }).toContain(two.apellido)
  expect(await paper()).toContain(one.apellido)
  expect(await paper()).not.toContain(has.apellido)
  for (const { id } of [one, two])
    expect(await get(`/papel/traerTodos?nroPagina=1&matriculadoID=${id}`, token)).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click()
  await expect(page.getByRole('button', { name: 'Elegir', exact: true })).toBeVisible()
})
