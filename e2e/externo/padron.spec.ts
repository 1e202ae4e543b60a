import type { Page } from '@playwright/test'
import { makeCuit } from '@/domain/cuit'
import { formatFecha, today } from '@/domain/fechas'
import { chooseOption, dialogOf, editText, openRecord, valueOf } from '../pasos/ficha'
import { expect, test } from './prueba'

async function choose(page: Page, etiqueta: string, opcion: string): Promise<void> {
  await page.getByRole('combobox', { name: etiqueta, exact: true }).click()
  await page.getByRole('option', { name: opcion, exact: true }).click()
}

test.describe('the register of another council', () => {
  test('a new doctor by the three steps', async ({ page, externo, entrar }) => {
    const dni = 31_234_567
    await entrar('administrativo')
    await page.goto('/matriculados')
    await page.getByRole('link', { name: 'Nuevo Matriculado' }).click()
    await page.getByLabel('Matricula', { exact: true }).fill('1003')
    await expect(page.getByText(/1003 ya es de/).first()).toBeVisible()
    await page.getByLabel('Matricula', { exact: true }).fill('98765')
    await choose(page, 'Tipo de Matricula', 'ACTIVO')
    await page.getByLabel('Libro').fill('3')
    await page.getByRole('button', { name: 'Siguiente' }).click()
    await page.waitForURL(/matriculado_02/)
    for (const [etiqueta, texto] of [
      ['Nombre', 'Inés'],
      ['Apellido', 'Nuevo'],
      ['DNI', String(dni)],
      ['Fecha de Nacimiento', '03/02/1985'],
      ['Nacionalidad', 'Argentina'],
      ['Localidad', 'Frías'],
      ['Barrio', 'Centro'],
      ['Telefono', '3854 123456'],
      ['Email', 'ines@example.com'],
    ] as const)
      await page.getByRole('textbox', { name: etiqueta, exact: true }).fill(texto)
    await page.getByRole('radio', { name: 'Femenino' }).check()
    await choose(page, 'Provincia', 'Santiago del Estero')
    await choose(page, 'Departamento', 'Banda')
    await page.getByRole('button', { name: 'Siguiente' }).click()
    await page.waitForURL(/matriculado_03/)
    await choose(page, 'Titulo', 'Médica')
    await choose(page, 'Entidad que otorga el Titulo', 'Universidad Nacional de Córdoba')
    await page.getByRole('textbox', { name: 'CUIT/CUIL', exact: true }).fill(makeCuit(dni, 2))
    await page.getByRole('button', { name: /Revisar|Siguiente|Guardar/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(page.getByText('Se agregó el Matriculado correctamente').first()).toBeVisible()
    await expect(page).toHaveURL(/\/matriculados$/)
    expect(externo.askedFor('/matriculado/crear')).toHaveLength(1)
    expect(externo.consejo.search({ matricula: '98765' })).toHaveLength(1)
    await page.goto('/matriculados?matricula=98765')
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  })

  test('one field of each kind is edited, and somebody else’s edit in between is told', async ({
    page,
    externo,
    entrar,
  }) => {
    const { ficha } = externo.consejo.medicos[1] ?? {}
    await entrar('contador')
    await openRecord(page, ficha?.id ?? 0)
    const saved = page.getByText('Campo editado correctamente')
    await editText(page, 'Barrio', 'Norte')
    await expect(valueOf(page, 'Barrio')).toHaveText('Norte')
    await editText(page, 'DNI', '30111222')
    await expect(valueOf(page, 'DNI')).toHaveText(/30\.?111\.?222/)
    await valueOf(page, 'Provincia').click()
    await choose(page, 'Provincia', 'Tucumán')
    await dialogOf(page, 'Provincia').getByRole('button', { name: 'Guardar' }).click()
    await expect(valueOf(page, 'Provincia')).toHaveText('Tucumán')
    await valueOf(page, 'IOSEP').click()
    await page.getByRole('radio', { name: 'No' }).check()
    await dialogOf(page, 'IOSEP').getByRole('button', { name: 'Guardar' }).click()
    await expect(valueOf(page, 'IOSEP')).toHaveText('No')
    await expect(saved.first()).toBeVisible()
    expect(ficha?.datospersonales).toMatchObject({
      barrio: 'Norte',
      dni: '30111222',
      provincia: { id: '24' },
    })

    await valueOf(page, 'Barrio').click()
    const dialog = dialogOf(page, 'Barrio')
    await dialog.getByRole('textbox', { name: 'Barrio' }).fill('Mío')
    if (ficha) ficha.datospersonales['barrio'] = 'De otro'
    const before = externo.askedFor('/matriculado/actualizarDatos').length
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByRole('alert')).toContainText('De otro')
    expect(externo.askedFor('/matriculado/actualizarDatos')).toHaveLength(before)
    await dialog.getByRole('button', { name: 'Guardar de todos modos' }).click()
    await expect(valueOf(page, 'Barrio')).toHaveText('Mío')
  })

  test('fields the record does not have there are not offered', async ({ page, entrar }) => {
    await entrar('contador')
    await openRecord(page, 102)
    await expect(valueOf(page, 'Barrio')).toBeVisible()
    for (const etiqueta of [
      'Libro',
      'Folio',
      'Observaciones',
      'Apellido',
      'Nombre',
      'Ultimo Periodo Renovado',
    ])
      await expect(valueOf(page, etiqueta)).toHaveCount(0)
  })

  test('state, monthly charge, key and periods', async ({ page, externo, entrar }) => {
    const medico = externo.consejo.medicos[0]
    await entrar('administracion')
    await openRecord(page, 101)
    await page.getByRole('button', { name: 'Mas Opciones' }).click()
    await expect(page.getByRole('menuitem', { name: 'Historial' })).toHaveCount(0)
    await page.keyboard.press('Escape')

    await chooseOption(page, /^Genera Cuotas: SI/)
    await expect(page.getByText('Se cambio el estado correctamente').first()).toBeVisible()
    expect(medico?.ficha['genera_cuotas']).toBe('0')

    await chooseOption(page, 'Cambiar Estado')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Motivo')).toHaveCount(0)
    await dialog.getByRole('radio', { name: 'PASIVO' }).check()
    await dialog.getByRole('button', { name: 'Cambiar Estado' }).click()
    await expect(page.getByText('Se cambió el estado correctamente').first()).toBeVisible()
    await expect(page.getByRole('main').getByText('PASIVO').first()).toBeVisible()

    await chooseOption(page, 'Periodos de Matricula')
    const rows = page.getByRole('table').getByRole('row')
    await expect(rows).toHaveCount(3)
    await expect(rows.nth(1)).toContainText(formatFecha(today()))
    await expect(rows.nth(1)).toContainText('PASIVO')
    await page.goBack()

    await chooseOption(page, 'Generar Clave de Acceso')
    await page.getByRole('button', { name: 'Generar Clave', exact: true }).click()
    await expect(page.getByText('Se cambio la clave correctamente').first()).toBeVisible()
    const clave = await page.getByLabel('Clave nueva').inputValue()
    await expect(page.getByRole('dialog')).not.toContainText('una sola vez')
    const cuit = medico?.ficha.datosprofesionales.cuit_cuil ?? ''
    await expect(page.getByRole('dialog')).toContainText(cuit)
    await page.context().clearCookies()
    await entrar(cuit, clave)
    await page.goto('/')
    await expect(page).toHaveURL(/\/inicio_matriculado$/)
  })

  test('what that server does not announce has no door', async ({ page, externo, entrar }) => {
    test.info().annotations.push({ type: 'rule', description: 'DESIGN 3' })
    await entrar('administracion')
    for (const address of ['/fichaMatriculado/101/historial', '/generarCuotas', '/cambiarClave'])
      expect([403, 404], address).toContain((await page.request.get(address)).status())
    await page.goto('/inicio')
    await expect(page.getByRole('link', { name: /Matriculados/ }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /Generar Cuotas/ })).toHaveCount(0)
    const f = (forma: object) => encodeURIComponent(JSON.stringify(forma))
    for (const [ruta, forma] of [
      ['/matriculado/traerHistorial', { matriculadoID: 101 }],
      ['/cuota/simularMes', { anio: 2026, mes: 1 }],
      ['/pago/proximoRecibo', {}],
      ['/matriculado/traerLote', { cantidad: 10 }],
    ] as const)
      await page.request.get(`/api${ruta}?f=${f(forma)}`)
    await page.request.get(`/api/matriculado/traerTodos?f=${f({ pagina: 1, cuitCuil: '20111222337' })}`)
    expect(externo.askedFor('/matriculado/traerTodos').at(-1)?.datos).toEqual({ nroPagina: '1' })
  })
})
