import { readFile } from 'node:fs/promises'
import * as XLSX from 'xlsx'
import { expect, test } from './base'
import { formatFecha, today } from '@/domain/fechas'

test('another council’s insurance and its files of the federation: its calls and keys alone', async ({
  page,
  externo,
  entrar,
}) => {
  test.setTimeout(240_000)
  await test.step('another council’s insurance: its calls and keys alone', async () => {
    await entrar('administrativo')
    const sent = (call: string) =>
      externo.askedFor(`/federacion_matriculado/${call}`).map(({ datos }) => datos)
    await page.goto('/fichaMatriculado/101')
    await page.getByRole('link', { name: /^Seguros/ }).click()
    await expect(page.getByText('No tiene seguros')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Pólizas' })).toHaveCount(0)
    const add = page.getByRole('button', { name: 'Agregar A Seguro' })
    const dialog = page.getByRole('dialog')
    const choose = async (nombre: string) => {
      await dialog.getByLabel('Tipo Seguro').fill(nombre)
      await page.getByRole('option', { name: nombre }).click()
    }
    await add.click()
    await dialog.getByLabel('Fecha de Alta').fill('04/05/2020')
    await expect(dialog.getByRole('region', { name: 'Cuotas ya generadas' })).toHaveCount(0)
    await choose('Seguro básico')
    await dialog.getByLabel('Ampliacion Extendida').check()
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Se agregó a Superintendencia correctamente').first()).toBeVisible()
    const flags = { ampliacion: false, ampliacionExtendida: true }
    expect(sent('crearSeguro')).toEqual([
      { matriculadoID: 101, desde: '2020-05-04', tipoSeguroID: 1, ...flags },
    ])
    const rows = page.getByRole('table', { name: 'Seguros' }).getByRole('row')
    await expect(rows).toHaveCount(2)
    await expect(rows.nth(1)).toContainText('Ampliación extendida')
    await expect(add).toBeDisabled()

    await expect(rows.nth(1)).toContainText('Seguro básico')

    await page.getByRole('button', { name: 'Cambiar Seguro' }).click()
    await expect(dialog).toContainText(`El cambio se pide con fecha de hoy, ${formatFecha(today())}.`)
    await expect(dialog).not.toContainText('termina ayer')
    await choose('Seguro completo')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Se modificó el seguro correctamente').first()).toBeVisible()
    expect(sent('cambiarSeguro')).toEqual([{ matriculadoID: 101, desde: today(), tipoSeguroID: 2 }])
    await expect(rows).toHaveCount(3)

    await rows
      .nth(1)
      .getByRole('button', { name: /^Dar de Baja Seguro completo/ })
      .click()
    await expect(dialog).not.toContainText('último día cubierto')
    await dialog.getByLabel('Fecha de Baja').fill(formatFecha(today()))
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Se dió de baja a seguro correctamente').first()).toBeVisible()
    expect(sent('darDeBaja')).toEqual([{ federacionMatriculadoID: 2, hasta: today() }])
    await expect(add).toBeEnabled()

    await rows
      .nth(2)
      .getByRole('button', { name: /^Eliminar Seguro básico/ })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Si', exact: true }).click()
    await expect(page.getByText('Eliminacion Exitosa').first()).toBeVisible()
    expect(sent('eliminar')).toEqual([{ federacionMatriculadoID: 1 }])
    await expect(rows).toHaveCount(2)
    // What charged months would cost is not told here, nor asked.
    expect(sent('simular')).toEqual([])
  })
  externo.reset()
  await test.step('another council’s files of the federation, each out of its one call', async () => {
    await entrar('administracion')
    await page.goto('/utilidades')
    await page.getByRole('link', { name: /^Archivo de la federación/ }).click()
    await expect(page.getByRole('button', { name: 'Generar archivos' })).toHaveCount(0)
    const choose = page.getByRole('combobox', { name: 'Mes' })
    await choose.fill('octubre 2026')
    await page.getByRole('option', { name: 'octubre 2026' }).click()
    const sheetOf = async (name: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name, exact: true }).click(),
      ])
      const book = XLSX.read(await readFile(await download.path()))
      const rows = XLSX.utils.sheet_to_json<Record<string, unknown>>(book.Sheets[name] ?? {}, { raw: false })
      return { file: download.suggestedFilename(), rows }
    }
    const altas = await sheetOf('Altas')
    expect(altas.file).toBe('federacion-altas-2026-10.xlsx')
    expect(altas.rows).toEqual([
      {
        'Apellido y Nombre': 'Ñáñez Ana',
        DNI: '08123456',
        Matrícula: '101',
        'Fecha Inicio': '03/10/2026',
        'Fecha Nacimiento': '31/01/1970',
        'Suma Asegurada': '1,500,000.50',
        'Tipo Seguro': 'Seguro básico',
      },
    ])
    expect((await sheetOf('Bajas')).rows.map((row) => row['Fecha Baja'])).toEqual(['03/10/2026'])
    expect((await sheetOf('Unificado')).rows).toHaveLength(3)
    expect(externo.askedFor('/estadisticas/altasBajasFederacion').map(({ datos }) => datos)).toEqual(
      Array.from({ length: 3 }, () => ({ mes: '10', anio: '2026' })),
    )
    externo.spoil('/estadisticas/altasBajasFederacion', {
      tipo: 'sobre',
      sobre: { estado: '0', mensaje: 'El mes no está cerrado', datos: '' },
    })
    await page.getByRole('button', { name: 'Altas', exact: true }).click()
    await expect(page.getByText('El mes no está cerrado').first()).toBeVisible()
  })
})
