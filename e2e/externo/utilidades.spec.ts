import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import * as XLSX from 'xlsx'
import { textOfMes } from '@/domain/cuota'
import { formatMes, partsOf, today } from '@/domain/fechas'
import { makePdf, makeZip } from '@/lib/prueba/zip'
import { expect, test } from './base'

const MES = partsOf(today())
const ASKED = { mes: String(MES.mes), anio: String(MES.anio) }

const zipOf = (ids: readonly number[]) => ({
  name: 'polizas.zip',
  mimeType: 'application/zip',
  buffer: makeZip(ids.map((id) => ({ nombre: `2026-11-${id}.pdf`, bytes: makePdf(String(id)) }))),
})

/** As many files as the browser is given. */
async function filesOf(page: Page, count: number): Promise<[file: string, bytes: Buffer][]> {
  const downloads: Download[] = []
  page.on('download', (download) => void downloads.push(download))
  await page.getByRole('button', { name: 'Generar archivo' }).click()
  await expect.poll(() => downloads.length).toBe(count)
  page.removeAllListeners('download')
  return Promise.all(
    downloads.map(async (one): Promise<[string, Buffer]> => [
      one.suggestedFilename(),
      await readFile(await one.path()),
    ]),
  )
}

test('another council’s files: what the bank and the federation get, what they answer, byte for byte', async ({
  page,
  externo,
  entrar,
}) => {
  await entrar('administracion')
  await test.step('another council’s bank files, by their names and byte for byte', async () => {
    await page.goto('/utilidades')
    await expect(page.getByRole('link', { name: /^Débitos del mes/ })).toHaveCount(0)
    await page.getByRole('link', { name: /^Débito de BSE/ }).click()
    await expect(page.getByRole('button', { name: 'Cerrar el débito' })).toHaveCount(0)
    const yyyymm = textOfMes(MES).replace('-', '')
    const bse = await filesOf(page, 2)
    expect(bse.map(([file]) => file).sort()).toEqual([`${yyyymm}CA.BSE`, `${yyyymm}CC.BSE`])
    const text = bse.find(([file]) => file.includes('CA'))?.[1].toString('latin1')
    expect(text).toBe('H9002 CAJA DE AHORRO ÑANDÚ\r\n')
    expect(externo.askedFor('/da_listado_envio_bse/crear').map(({ datos }) => datos)).toEqual([
      { mes: MES.mes, anio: MES.anio },
    ])

    await page.goto('/utilidades/generarArchivoICBC')
    const [icbc] = await filesOf(page, 1)
    expect([icbc?.[0], icbc?.[1].toString()]).toEqual([`envio-${MES.mes}.SB`, '1 ICBC\r\n'])

    externo.spoil('/da_listado_envio_icbc/crear', {
      tipo: 'sobre',
      sobre: { estado: '0', mensaje: 'El mes no está cerrado', datos: '' },
    })
    await page.getByRole('button', { name: 'Generar archivo' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'El mes no está cerrado' })).toBeVisible()
    externo.spoil('/da_listado_envio_icbc/crear', {
      tipo: 'sobre',
      sobre: { estado: '1', mensaje: '', datos: { total: 3 } },
    })
    await page.getByRole('button', { name: 'Generar archivo' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'no devolvió un archivo' })).toBeVisible()

    externo.spoil('/da_listado_envio_icbc/crear', {
      tipo: 'archivo',
      nombre: `${yyyymm}.SB`,
      bytes: '202610150100000001250050',
    })
    const [body] = await filesOf(page, 1)
    expect([body?.[0], body?.[1].toString()]).toEqual([`${yyyymm}.SB`, '202610150100000001250050'])
    externo.spoil('/da_listado_envio_icbc/crear', { tipo: 'medio cuerpo' })
    await page.getByRole('button', { name: 'Generar archivo' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'no se sabe si generó el archivo' })).toBeVisible()
    await page.goto('/utilidades/generarArchivoBSE')
    externo.spoil('/da_listado_envio_bse/crear', {
      tipo: 'sobre',
      sobre: { estado: '1', datos: 'http://consejo/storage/202610CA.BSE' },
    })
    await page.getByRole('button', { name: 'Generar archivo' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'sino una dirección: http://consejo' }),
    ).toBeVisible()
  })
  externo.reset()
  await test.step('another council’s other debits as a spreadsheet; what it does not tell stays empty', async () => {
    await page.goto('/utilidades/generarArchivoOtrosDebitos')
    await page.getByRole('button', { name: 'Generar archivo' }).click()
    await expect(page.getByText('Elija una entidad')).toBeVisible()
    await page.getByRole('combobox', { name: 'Entidad' }).fill('APARSE')
    await page.getByRole('option', { name: 'APARSE' }).click()
    const [sheet] = await filesOf(page, 1)
    expect(sheet?.[0]).toBe(`otros-debitos-aparse-${textOfMes(MES)}.xlsx`)
    const book = XLSX.read(sheet?.[1])
    const periodo = textOfMes(MES).split('-').toReversed().join('/')
    expect(XLSX.utils.sheet_to_json(book.Sheets['Otros débitos'] ?? {})).toEqual([
      { DNI: '08123456', 'Apellido y Nombre': 'Ñáñez Ana', Período: periodo, Importe: 1500.5 },
      { Matrícula: 102, 'Apellido y Nombre': 'Ortiz Eva', Período: periodo, Importe: 900, Comprobante: 77 },
    ])
    expect(externo.askedFor('/da_listado/traerOtrosDebitos').map(({ datos }) => datos)).toEqual([
      { ...ASKED, formaPagoID: '5' },
    ])
  })
  externo.reset()
  await test.step('another council’s reports go in one call with their own part names, and lead on', async () => {
    await page.goto('/utilidades')
    await expect(page.getByRole('link', { name: /^Cobros por resolver/ })).toHaveCount(0)
    await page.getByRole('link', { name: /^Rendición de BSE/ }).click()
    const load = page.getByRole('button', { name: 'Cargar archivo' })
    await load.click()
    await expect(page.getByText('Debe ingresar mes y año')).toBeVisible()
    await expect(page.getByText('Elija el archivo')).toBeVisible()
    await page.getByRole('combobox', { name: 'Mes' }).fill(formatMes(MES))
    await page.getByRole('option', { name: formatMes(MES) }).click()
    const give = (name: string, titulo: RegExp) =>
      page
        .locator('label')
        .filter({ hasText: titulo })
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(`${name}\r\n`) })
    await give('ca.txt', /^CA: /)
    externo.spoil('/da_listado_envio_bse/validarPagos', {
      tipo: 'sobre',
      sobre: { estado: '0', mensaje: 'El archivo es de otro mes', datos: '' },
    })
    await load.click()
    const question = page.getByRole('alertdialog', { name: /^Falta CC: / })
    await question.getByRole('button', { name: 'Elegir el otro' }).click()
    expect(externo.askedFor('/da_listado_envio_bse/validarPagos')).toEqual([])
    await load.click()
    await question.getByRole('button', { name: 'Cargar uno solo' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'No se pudo cargar el archivo' })
    await expect(alert).toContainText('El archivo es de otro mes')
    await give('cc.txt', /^CC: /)
    externo.spoil('/da_listado_envio_bse/validarPagos', undefined)
    await load.click()
    await expect(page.getByText('Se cargó el archivo correctamente').first()).toBeVisible()
    await expect(page).toHaveURL('/utilidades')
    expect(externo.askedFor('/da_listado_envio_bse/validarPagos').map(({ datos }) => datos)).toMatchObject([
      { ...ASKED, archivoCa: 'ca.txt' },
      { ...ASKED, archivoCa: 'ca.txt', archivoCc: 'cc.txt' },
    ])

    await page.goto('/utilidades/cargaArchivoOtrosDebitos')
    await load.click()
    await expect(page.getByText('Elija una entidad')).toBeVisible()
  })
  externo.reset()
  await test.step('another council’s files of the federation, each out of its one call', async () => {
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
  externo.reset()
  await test.step('the policies go in lots by the spec’s one call, and a refusal is told', async () => {
    await page.goto('/utilidades/cargaArchivoPolizaFederacion')
    await page.getByRole('combobox', { name: 'Mes' }).fill('noviembre 2026')
    await page.getByRole('option', { name: 'noviembre 2026' }).click()
    const ids = Array.from({ length: 60 }, (_, i) => i + 1)
    await page.locator('input[type=file]').setInputFiles(zipOf(ids))
    await page.getByRole('button', { name: 'Cargar', exact: true }).click()
    await expect(page.getByRole('heading', { name: /^Se cargó el archivo correctamente/ })).toBeVisible()
    await expect(page.getByText('Enviadas; el servidor no dijo más: 60')).toBeVisible()
    const asked = externo.askedFor('/federacion/cargarPolizas').map(({ datos }) => datos)
    expect(asked.map(({ mes, anio }) => [mes, anio])).toEqual([
      ['11', '2026'],
      ['11', '2026'],
    ])
    expect(asked.flatMap((datos) => String(datos['files[]']).split(' '))).toEqual(
      ids.map((id) => `2026-11-${id}.pdf`),
    )

    externo.spoil('/federacion/cargarPolizas', {
      tipo: 'sobre',
      sobre: { estado: '0', mensaje: 'El mes está cerrado', datos: '' },
    })
    await page.locator('input[type=file]').setInputFiles(zipOf([1, 2]))
    await page.getByRole('button', { name: 'Cargar', exact: true }).click()
    await expect(page.getByRole('heading', { name: /^No se pudo cargar el archivo/ })).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Sin guardar' }).getByText('El mes está cerrado'),
    ).toHaveCount(2)
  })
})
