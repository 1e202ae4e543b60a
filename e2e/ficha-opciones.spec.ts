import { ESTADOS } from '@/domain/estados'
import { formatFecha, today } from '@/domain/fechas'
import { expectAccessibleInBoth } from './pasos/accesible'
import { post } from './pasos/api'
import { expect, test } from './pasos/base'
import { CLAVE, NOBODY } from './pasos/cuentas'
import { typeCredentials } from './pasos/entrada'
import { chooseOption, openRecord, readRecord, valueOf } from './pasos/ficha'
import { createMember } from './pasos/matriculado'

test.describe('Mas Opciones', () => {
  test.use({ cuenta: 'administrativo' })

  test('Genera Cuotas goes from SI to NO and back', async ({ page, token }) => {
    const { id } = await createMember(token)
    await openRecord(page, id)
    const opciones = page.getByRole('button', { name: 'Mas Opciones' })
    await opciones.focus()
    await page.keyboard.press('Enter')
    const item = page.getByRole('menuitemcheckbox', { name: 'Genera Cuotas' })
    await expect(item).toHaveText('Genera Cuotas: SI')
    await expect(item).toBeChecked()
    await item.press('Enter')
    await expect(page.getByText('Se cambio el estado correctamente')).toBeVisible()
    await expect(opciones).toBeFocused()
    expect((await readRecord(id, token)).genera_cuotas).toBe(false)
    await opciones.click()
    await expect(item).toHaveText('Genera Cuotas: NO')
    await item.click()
    await expect.poll(async () => (await readRecord(id, token)).genera_cuotas).toBe(true)
  })

  test('eight states, none chosen at first; what each does is told before it is applied, and the periods have it', async ({
    page,
    token,
  }) => {
    const { id } = await createMember(token)
    await openRecord(page, id)
    // From each of the eight to each other: the API's own test.
    for (const key of [8, 1] as const) {
      const nombre = ESTADOS[key]
      await chooseOption(page, 'Cambiar Estado')
      const dialog = page.getByRole('dialog', { name: 'Cambiar Estado' })
      await expect(dialog.getByRole('radio')).toHaveCount(8)
      await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
      const apply = dialog.getByRole('button', { name: 'Cambiar Estado' })
      await expect(apply).toBeDisabled()
      await dialog.getByRole('radio', { name: nombre }).check()
      const effects = dialog.getByRole('region', { name: 'Qué cambia' })
      if (key === 8) await expect(effects).toContainText('Deja de generar cuotas')
      if (key === 1) await expect(effects).toContainText('Vuelve a generar cuotas')
      await expect(effects).toContainText('No tiene deuda')
      await dialog.getByRole('textbox', { name: /Motivo/ }).fill(`Motivo ${nombre}`)
      await apply.click()
      await expect(page.getByText('Se cambió el estado correctamente')).toBeVisible()
      await expect(page.getByRole('main').getByText(nombre).first()).toBeVisible()
      await expect(dialog).toHaveCount(0)
      expect((await readRecord(id, token)).tipomatricula.id).toBe(key)
    }
    await chooseOption(page, 'Periodos de Matricula')
    await expect(page).toHaveURL(`/fichaMatriculado/${id}/periodoMatricula`)
    const rows = page.getByRole('table').getByRole('row')
    await expect(rows).toHaveCount(4)
    for (const heading of ['Desde', 'Hasta', 'Tipo Matricula', 'Actual'])
      await expect(page.getByRole('columnheader', { name: heading, exact: true })).toBeVisible()
    await expect(rows.nth(1).getByRole('cell')).toHaveText([formatFecha(today()), '—', 'ACTIVO', 'Si'])
    await expect(rows.nth(2).getByRole('cell')).toHaveText([
      formatFecha(today()),
      formatFecha(today()),
      'FALLECIDO',
      'No',
    ])
  })

  test('the state it has is no change; what is owed and what is owed for later is told', async ({
    page,
    token,
  }) => {
    const { id } = await createMember(token)
    await post('/pago/generarMatriculaAdelantada', { matriculadoID: id, cantidad: 3 }, token)
    await openRecord(page, id)
    await chooseOption(page, 'Cambiar Estado')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'SUSPENDIDO' }).check()
    await expect(dialog.getByRole('listitem')).toHaveText([
      'Deja de estar habilitado para ejercer',
      'Deja de generar cuotas',
      /^Quedan [23] cuotas de meses futuros impagas por \$\s[\d.]+,\d\d: se siguen debiendo$/,
      /^Debe \$\s[\d.]+,\d\d$/,
      'No tiene cobertura de seguro',
    ])
    await dialog.getByRole('radio', { name: /^ACTIVO/ }).check()
    await expect(dialog.getByText('Es el estado que ya tiene.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Cambiar Estado' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Mas Opciones' })).toBeFocused()
  })

  test('Generar Clave de Acceso: asked first, shown once, good for the doctor', async ({
    page,
    browser,
    token,
  }) => {
    const { id, cuit, apellido } = await createMember(token)
    await openRecord(page, id)
    await chooseOption(page, 'Generar Clave de Acceso')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(apellido)
    await expect(question).toContainText('La clave anterior deja de servir')
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expect(page.getByRole('button', { name: 'Mas Opciones' })).toBeFocused()

    await chooseOption(page, 'Generar Clave de Acceso')
    await question.getByRole('button', { name: 'Generar Clave' }).click()
    await expect(page.getByText('Se cambio la clave correctamente')).toBeVisible()
    const dialog = page.getByRole('dialog', { name: 'Clave de acceso generada' })
    await expect(dialog).toContainText(`CUIT sin guiones, ${cuit}`)
    await expect(dialog).toContainText('Sirve una sola vez')
    const clave = await dialog.getByLabel('Clave nueva').inputValue()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await dialog.getByRole('button', { name: 'Copiar' }).click()
    await expect(dialog.getByRole('button', { name: 'Copiada' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(clave)
    expect(page.url()).not.toContain(clave)
    // A click outside does not lose it.
    await page.mouse.click(5, 5)
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Cerrar' }).last().click()
    await expect(page.getByText(clave)).toHaveCount(0)
    expect(await page.content()).not.toContain(clave)
    await expect(page.getByRole('button', { name: 'Mas Opciones' })).toBeFocused()

    const context = await browser.newContext({
      baseURL: process.env['PADRON_E2E_URL'],
      storageState: NOBODY,
    })
    const doctor = await context.newPage()
    await typeCredentials(doctor, cuit, clave)
    await doctor.waitForURL(/cambiarClave/)
    await context.close()
    expect(clave).not.toBe(CLAVE)
  })
})

test.describe('what a role may not do is not there', () => {
  for (const [cuenta, acts] of [
    [
      'contador',
      [
        'Cambiar Estado',
        'Generar Carnet',
        'Enviar Mensaje',
        /^Pagar Anual \d{4}$/,
        'Practicas',
        'Certificados',
        'Superintendencia',
        'Papeles emitidos',
        'Solicitudes',
        'Periodos de Matricula',
        'Historial',
      ],
    ],
    [
      'administracion',
      [
        'Cambiar Estado',
        'Generar Carnet',
        'Generar Clave de Acceso',
        'Enviar Mensaje',
        /^Pagar Anual \d{4}$/,
        'Practicas',
        'Certificados',
        'Superintendencia',
        'Papeles emitidos',
        'Solicitudes',
        'Periodos de Matricula',
        'Historial',
        'Todo lo que hay sobre este matriculado',
      ],
    ],
  ] as const)
    test.describe(cuenta, () => {
      test.use({ cuenta })
      test('sees its own entries', async ({ page, token }) => {
        const { id } = await createMember(token)
        await openRecord(page, id)
        await page.getByRole('button', { name: 'Mas Opciones' }).click()
        await expect(page.getByRole('menuitem')).toHaveText([...acts])
        await page.getByRole('menuitem', { name: 'Cambiar Estado' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
        await expect(page.getByRole('button', { name: 'Mas Opciones' })).toBeFocused()
      })
    })
})

test.describe('how it looks', () => {
  test.use({ cuenta: 'administrativo' })

  test('axe finds nothing in the dialogs of the record', async ({ page, token }) => {
    const { id } = await createMember(token)
    await openRecord(page, id)
    await expect(page.getByText('Seguro: sin cobertura')).toBeVisible()
    // One of each kind: a text, a choice, a date, a long text.
    for (const etiqueta of ['Barrio', 'Provincia', 'Fecha de Nacimiento', 'Notas']) {
      await valueOf(page, etiqueta).click()
      await page.getByRole('dialog').waitFor()
      await expectAccessibleInBoth(page, 0)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await page.getByRole('button', { name: 'Mas Opciones' }).click()
    await page.getByRole('menu').waitFor()
    await expectAccessibleInBoth(page, 0)
    await page.keyboard.press('Escape')
    await chooseOption(page, 'Generar Clave de Acceso')
    await page.getByRole('button', { name: 'Generar Clave' }).click()
    await page.getByRole('dialog').waitFor()
    await expectAccessibleInBoth(page, 0)
  })
})
