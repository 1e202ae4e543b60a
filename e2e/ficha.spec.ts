import { OWN_HEADER, OWN_VALUE } from '@/lib/llamada/headers'
import { post } from './pasos/api'
import { expect, test } from './pasos/base'
import { editText, expectSaved, openRecord, readRecord, valueOf } from './pasos/ficha'
import { createMember } from './pasos/matriculado'

const FRACASO = 'No se pudo editar el campo'

const anyDni = () => 40_000_000 + Math.floor(Math.random() * 9_000_000)

test.describe('edit field', () => {
  test('one of each kind with the mouse', async ({ page, token }) => {
    const { id } = await createMember(token)
    const dni = anyDni()
    await openRecord(page, id)
    const guardar = page.getByRole('dialog').getByRole('button', { name: 'Guardar' })

    const uad = page.getByRole('term').filter({ hasText: 'UAD Fecha' })
    const mark = uad.getByRole('button', { name: 'Qué es este dato', exact: true })
    const note = page.getByRole('note')
    await mark.click()
    await expect(note).toContainText('La fecha de UAD que trae su legajo')
    await expect(note.getByRole('link', { name: 'Ver el manual' })).toHaveAttribute('href', /los-campos/)
    await mark.click()
    await expect(note).toHaveCount(0)
    await mark.press('Enter')
    await expect(note).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(mark).toBeFocused()
    await expect(uad).toHaveText('UAD Fecha')

    await editText(page, 'Barrio', 'Norte')
    await expectSaved(page, 'Barrio', 'Norte')
    await editText(page, 'DNI', String(dni))
    await expectSaved(page, 'DNI', String(dni))
    await editText(page, 'Fecha de Nacimiento', '01/03/1980')
    await expectSaved(page, 'Fecha de Nacimiento', /^01\/03\/1980 \(\d+ años\)$/)
    await editText(page, 'Notas', 'Primera línea\nSegunda línea')
    await expectSaved(page, 'Notas', /Primera línea\s+Segunda línea/)

    await valueOf(page, 'Sexo').click()
    await page.getByRole('radio', { name: 'Masculino' }).check()
    await guardar.click()
    await expectSaved(page, 'Sexo', 'Masculino')

    await valueOf(page, 'IOSEP').click()
    await page.getByRole('radio', { name: 'No' }).check()
    await guardar.click()
    await expectSaved(page, 'IOSEP', 'No')

    await valueOf(page, 'Titulo').click()
    await page.getByRole('combobox', { name: 'Titulo' }).click()
    const option = page.getByRole('option').nth(1)
    const nombre = (await option.textContent()) ?? ''
    await option.click()
    await guardar.click()
    await expectSaved(page, 'Titulo', nombre)

    const { datospersonales, varios } = await readRecord(id, token)
    expect(datospersonales).toMatchObject({ barrio: 'Norte', dni, sexo: 1, fecha_nacimiento: '1980-03-01' })
    expect(varios).toMatchObject({ iosep: false, notas: 'Primera línea\nSegunda línea' })
  })

  test('a section in one form: the notice tells old and new, and takes both back', async ({
    page,
    token,
  }) => {
    const { id } = await createMember(token)
    await openRecord(page, id)
    const dialog = page.getByRole('dialog', { name: 'Editar Datos Personales' })
    const edit = async (domicilio: string, barrio: string) => {
      await page.getByRole('button', { name: 'Editar Datos Personales' }).click()
      await dialog.getByLabel('Domicilio').fill(domicilio)
      await dialog.getByLabel('Barrio').fill(barrio)
      await dialog.getByRole('button', { name: 'Guardar' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(valueOf(page, 'Domicilio')).toHaveText(domicilio)
    }
    await edit('Rioja 1', 'Norte')
    await edit('Salta 2', 'Sur')
    const notice = page.getByText('Barrio: Norte → Sur · Domicilio: Rioja 1 → Salta 2')
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: 'Deshacer' }).last().click()
    await expect(valueOf(page, 'Domicilio')).toHaveText('Rioja 1')
    await expect(valueOf(page, 'Barrio')).toHaveText('Norte')
  })

  test('one of each kind with the keyboard alone', async ({ page, token }) => {
    const { id } = await createMember(token)
    const dni = anyDni()
    await openRecord(page, id)
    const { keyboard } = page

    await valueOf(page, 'Matricula').focus()
    for (
      let i = 0;
      i < 40 && !(await valueOf(page, 'DNI').evaluate((el) => el === document.activeElement));
      i++
    )
      await keyboard.press('Tab')
    await expect(valueOf(page, 'DNI')).toBeFocused()
    await keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'DNI' })).toBeFocused()
    await keyboard.type(String(dni))
    await keyboard.press('Enter')
    await expectSaved(page, 'DNI', String(dni))

    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Fecha de Nacimiento' })).toBeFocused()
    await keyboard.type('290280')
    await keyboard.press('Enter')
    await expectSaved(page, 'Fecha de Nacimiento', /^29\/02\/1980/)

    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await expect(page.getByRole('radio', { name: 'Femenino' })).toBeFocused()
    await keyboard.press('ArrowUp')
    await keyboard.press('Enter')
    await expectSaved(page, 'Sexo', 'Masculino')

    await valueOf(page, 'Provincia').focus()
    await keyboard.press('Enter')
    await expect(page.getByRole('combobox', { name: 'Provincia' })).toHaveValue('Santiago del Estero')
    await keyboard.type('tucuman')
    await expect(page.getByRole('option', { name: 'Tucumán' })).toBeVisible()
    await keyboard.press('Enter')
    await keyboard.press('Enter')
    await expectSaved(page, 'Provincia', 'Tucumán')
    // A department of the old province cannot stay.
    await expect(valueOf(page, 'Departamento')).toHaveText('—')

    await valueOf(page, 'Notas').focus()
    await keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Notas' })).toBeFocused()
    await keyboard.type('Una')
    await keyboard.press('Enter')
    await keyboard.type('Dos')
    await keyboard.press('Control+Enter')
    await expectSaved(page, 'Notas', /Una\s+Dos/)

    await valueOf(page, 'IOSEP').focus()
    await keyboard.press('Enter')
    await expect(page.getByRole('radio', { name: 'Si' })).toBeFocused()
    await keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(valueOf(page, 'IOSEP')).toBeFocused()
    await expect(valueOf(page, 'IOSEP')).toHaveText('Si')
  })

  test('departments are those of the member’s province', async ({ page, token }) => {
    const { id } = await createMember(token)
    await openRecord(page, id)
    await valueOf(page, 'Departamento').click()
    await page.getByRole('combobox', { name: 'Departamento' }).click()
    await expect(page.getByRole('option')).toHaveCount(27)
    await expect(page.getByRole('option', { name: 'Robles' })).toBeVisible()
  })

  test('an empty value is not sent and the button says why; a boolean always is', async ({ page, token }) => {
    const { id } = await createMember(token)
    await openRecord(page, id)
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/matriculado/actualizarDatos')) sent.push(request.postDataJSON())
    })
    await valueOf(page, 'Barrio').click()
    await page.getByRole('textbox', { name: 'Barrio' }).fill('   ')
    const guardar = page.getByRole('dialog').getByRole('button', { name: 'Guardar' })
    await expect(guardar).toBeDisabled()
    await expect(guardar).toHaveAccessibleDescription('Sin un valor no se guarda nada')
    await page.getByRole('textbox', { name: 'Barrio' }).press('Control+Enter')
    await expect(page.getByText('Ingrese Barrio')).toBeVisible()
    expect(sent).toEqual([])
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await expect(valueOf(page, 'Barrio')).toHaveText('Centro')
    await valueOf(page, 'IOSEP').click()
    await guardar.click()
    await expectSaved(page, 'IOSEP', 'Si')
    // What the spec does not have may be emptied again.
    const aviso = valueOf(page, 'Aviso para el matriculado')
    await editText(page, 'Aviso para el matriculado', 'Traiga su título')
    await expect(aviso).toHaveText('Traiga su título')
    await editText(page, 'Aviso para el matriculado', '')
    await expect(aviso).toHaveText('—')
    expect(sent.splice(1)).toMatchObject([{ valor: 'Traiga su título' }, { valor: '' }])
    expect(sent).toEqual([
      { matriculadoID: id, campo: 'matriculado.varios.iosep', valor: true, valorPrevio: 'true' },
    ])
  })

  test('what is wrong stands beside the field, from the browser and from the API, and nothing typed is lost', async ({
    page,
    token,
  }) => {
    const [one, other] = [await createMember(token), await createMember(token)]
    await openRecord(page, one.id)
    await editText(page, 'CUIT/CUIL', '20-11966156-2')
    const field = page.getByRole('textbox', { name: 'CUIT/CUIL' })
    await expect(field).toHaveAccessibleDescription(/no es correcto: revise sus 11 cifras/)
    // What hangs on it and does not change with it is said: the document inside, and what he signs in with.
    const related = page.getByRole('dialog').getByRole('status').first()
    await expect(related).toHaveText(/^Si ya tiene usuario, sigue entrando con el CUIT anterior hasta que/)
    await field.fill('20-11966156-1')
    await expect(related).toContainText(`lleva el DNI 11966156 y en Datos Personales está el ${one.dni}`)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Cerrar sin guardar' }).click()
    await editText(page, 'DNI', String(other.dni))
    await expect(related).toContainText('lleva otro documento: corríjalo también si corresponde')
    const dni = page.getByRole('textbox', { name: 'DNI' })
    await expect(dni).toHaveAccessibleDescription(new RegExp(`ya es de ${other.apellido}`))
    await expect(dni).toHaveValue(String(other.dni))
    await expect(dni).toBeFocused()
    await expect(page.getByText(FRACASO)).toBeVisible()
    expect((await readRecord(one.id, token)).datospersonales.dni).toBe(one.dni)
  })

  test('dragging over a value selects it and opens nothing', async ({ page, token }) => {
    const { id } = await createMember(token)
    await openRecord(page, id)
    const box = await valueOf(page, 'Email').boundingBox()
    if (!box) throw new Error('Sin email a la vista')
    await page.mouse.move(box.x + 8, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width - 8, box.y + box.height / 2, { steps: 5 })
    await page.mouse.up()
    expect(await page.evaluate(() => String(window.getSelection()))).toContain('@example')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('who may not edit', () => {
  test.use({ cuenta: 'empleado', erroresEsperados: [/403/] })

  test('reads plain text, and the change is refused wherever it is sent', async ({ page, token }) => {
    const { id } = await createMember(token)
    await openRecord(page, id)
    await expect(page.getByText('La Banda')).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Editar|Agregar|Quitar)/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Mas Opciones' }).click()
    await expect(page.getByRole('menuitem')).toHaveText([
      'Practicas',
      'Certificados',
      'Superintendencia',
      'Papeles emitidos',
      'Solicitudes',
      'Periodos de Matricula',
    ])
    const edit = { matriculadoID: id, campo: 'matriculado.datospersonales.barrio', valor: 'Otro' }
    const answer = await page.request.post('/api/matriculado/actualizarDatos', {
      headers: { origin: process.env['PADRON_E2E_URL'] ?? '', [OWN_HEADER]: OWN_VALUE },
      data: edit,
    })
    expect(answer.status()).toBe(403)
    expect((await readRecord(id, token)).datospersonales.barrio).toBe('Centro')
    // Asked without a screen: the 403 page signs out, and this session is every test's of the employee.
    expect((await page.request.get(`/fichaMatriculado/${id}/historial`)).status()).toBe(403)
  })
})

test('a field outside the closed list is refused by the API', async ({ token }) => {
  const { id } = await createMember(token)
  const answer = await post(
    '/matriculado/actualizarDatos',
    { matriculadoID: id, campo: 'matriculado.formapago', valor: 4 },
    token,
  )
  expect(answer.estado).toBe(0)
  expect(answer.mensaje).toBe('Ese campo no se puede editar')
})
