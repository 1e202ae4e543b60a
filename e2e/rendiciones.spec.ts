import { readFile } from 'node:fs/promises'
import * as XLSX from 'xlsx'
import { textOfMes } from '@/domain/cuota'
import { formatMes, type Mes, monthAt, monthNumber, partsOf, today } from '@/domain/fechas'
import { expectAccessibleInBoth } from './pasos/accesible'
import { countActs } from './pasos/actos'
import { get } from './pasos/api'
import { expect, test } from './pasos/base'
import { sendRound } from './pasos/debito'
import { askFile } from './pasos/menu'
import { createMember } from './pasos/matriculado'
import { debit, reportOf } from './pasos/registro'

test.use({ cuenta: 'contador' })

/** So far ahead that no other test charges anybody who is in debit. */
const MES: Mes = monthAt(monthNumber(partsOf(today())) + 11)

test('BSE: both reports are read, applied and looked through, and what pays nothing is given to somebody', async ({
  page,
  token,
}) => {
  const [ana, eva, leo] = [await createMember(token), await createMember(token), await createMember(token)]
  await debit(ana.id, { entidad: '321' }, MES)
  await debit(eva.id, { entidad: '321' }, MES)
  await debit(leo.id, { entidad: '321', tipoCuenta: 1 }, MES)
  const rondaID = await sendRound(41, MES, token)
  const ca = await reportOf(rondaID, 'CA', [
    { matriculadoID: ana.id, importe: 150_000n },
    { matriculadoID: eva.id, texto: 'Cuentas sin saldo' },
    { matriculadoID: 0, matricula: '999999', importe: 500n },
  ])
  const cc = await reportOf(rondaID, 'CC', [{ matriculadoID: leo.id, importe: 150_000n }])

  const { act, within } = countActs('rendicion')
  await page.goto('/utilidades')
  await act(() => page.getByRole('link', { name: /^Rendición de BSE/ }).click())
  await expect(page).toHaveURL('/utilidades/cargaArchivoRendicionBSE')
  await page.goto(`/utilidades/cargaArchivoRendicionBSE?mes=${textOfMes(MES)}`)
  const savings = page.getByRole('region', { name: /^CA: / })
  const current = page.getByRole('region', { name: /^CC: / })
  await expect(savings).toContainText('2 débitos por $ 3.000,00')
  await savings.locator('input[type=file]').setInputFiles(cc)
  await expect(savings.getByRole('alert')).toContainText('Es la rendición de CC')
  await act(() => savings.locator('input[type=file]').setInputFiles(ca))
  await expect(savings.getByRole('row', { name: /^-4 Error del banco/ })).toContainText('1')
  await expect(savings.getByRole('row', { name: /^Total/ })).toContainText('$ 1.505,00')
  await expect(savings.getByRole('alert')).toHaveCount(0)
  await act(() => current.locator('input[type=file]').setInputFiles(cc))
  await expect(current.getByRole('row', { name: /^1 Correcto/ })).toContainText('$ 1.500,00')
  await expectAccessibleInBoth(page, 1)

  await act(() => page.getByRole('button', { name: 'Aplicar las 2 rendiciones' }).click())
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Lo cobrado suma $ 3.005,00')
  await act(() => question.getByRole('button', { name: 'Aplicar' }).click())
  within()
  await expect(page).toHaveURL('/utilidades')
  await expect(page.getByText('Se cargó el archivo correctamente').first()).toBeVisible()
  await page.getByRole('button', { name: 'Ver la rendición' }).click()
  await expect(savings.getByText('Aplicada', { exact: true })).toBeVisible()
  await expect(current.getByText('Aplicada', { exact: true })).toBeVisible()

  await savings.getByRole('link', { name: 'rendicion-CA.txt' }).click()
  await expect(page).toHaveURL(/\/debitoAutomatico\/rendiciones\/\d+$/)
  await page.getByRole('link', { name: /^1\s*-4 Error del banco/ }).click()
  await expect(page).toHaveURL(/resultado=-4/)
  const lines = page.getByRole('table', { name: 'Renglones' })
  await expect(lines.getByRole('row').nth(1)).toContainText(eva.apellido)
  await expect(lines.getByRole('row').nth(1)).toContainText('No hubo dinero en la cuenta')
  await expectAccessibleInBoth(page, 0)
  await page.goto(page.url().replace(/\?.*/, ''))
  const [file] = await Promise.all([page.waitForEvent('download'), askFile(page, 'Excel')])
  const book = XLSX.read(await readFile(await file.path()))
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {}
  const lineas = XLSX.utils.sheet_to_json<unknown[]>(sheet, { header: 1 })
  const head = lineas.findIndex((row) => row.includes('RESULTADO'))
  const result = lineas[head]?.indexOf('RESULTADO') ?? 0
  expect(lineas.slice(head + 1, -2).map((row) => row[result])).toEqual([1, -4, -2])
  expect(lineas.at(-1)?.[0]).toBe('Total')

  await page.goto('/debitoAutomatico/cobrosPorResolver')
  const nobody = page.getByRole('row').filter({ hasText: '999999' }).last()
  await nobody.getByRole('button', { name: /^Acreditar/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Motivo').fill('El banco confundió la matrícula')
  await dialog.getByRole('button', { name: 'Acreditar' }).click()
  await expect(dialog.getByText('Elija a quién se le acredita')).toBeVisible()
  await dialog.getByLabel('Matriculado').fill(String(ana.matricula))
  await dialog.getByRole('button', { name: new RegExp(ana.apellido) }).click()
  await expectAccessibleInBoth(page, 0)
  await dialog.getByRole('button', { name: 'Acreditar' }).click()
  await expect(page.getByText('Se acreditó el cobro').first()).toBeVisible()
  await page.goto('/debitoAutomatico/cobrosPorResolver?estado=acreditado')
  await expect(page.getByText('El banco confundió la matrícula').first()).toBeVisible()

  await page.goto(`/utilidades/cargaArchivoRendicionBSE?mes=${textOfMes(MES)}`)
  await savings.getByRole('button', { name: /^Deshacer/ }).click()
  await page.getByRole('dialog').getByLabel('Motivo').fill('Era de otro mes')
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer la rendición' }).click()
  await expect(page.getByText('Ya se resolvieron cobros de esa rendición').first()).toBeVisible()
  await page.goto(`/utilidades/cargaArchivoRendicionBSE?mes=${textOfMes(MES)}`)
  await current.getByRole('button', { name: /^Deshacer/ }).click()
  await page.getByRole('dialog').getByLabel('Motivo').fill('Era de otro mes')
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer la rendición' }).click()
  await expect(current.getByText('Deshecha', { exact: true })).toBeVisible()
})

test('a month’s debit from its closing to what the bank answered is as many acts as its budget, and stays told', async ({
  page,
  token,
}) => {
  const mes = monthAt(monthNumber(partsOf(today())) + 6)
  const [ana, eva, leo] = [await createMember(token), await createMember(token), await createMember(token)]
  await debit(ana.id, { entidad: '321' }, mes)
  await debit(eva.id, { entidad: '321' }, mes)
  await debit(leo.id, { entidad: '321', tipoCuenta: 1 }, mes)
  const { act, within } = countActs('debitoDelMes')
  const steps = page.getByRole('list', { name: 'Pasos del débito' })
  const card = page.getByRole('region', { name: 'El débito cerrado' })
  // The first screen's line leads here.
  await act(() => page.goto(`/utilidades/generarArchivoBSE?mes=${textOfMes(mes)}`))
  await expect(steps.locator('[aria-current=step]')).toContainText('Cerrado')
  await act(() => page.getByRole('button', { name: 'Cerrar el débito' }).click())
  await act(() => page.getByRole('dialog').getByRole('button', { name: 'Cerrar 3 débitos' }).click())
  await expect(steps.locator('[aria-current=step]')).toContainText('Enviado')
  for (const clase of ['CA', 'CC'])
    await Promise.all([
      page.waitForEvent('download'),
      act(() => card.getByRole('link', { name: new RegExp(`^Descargar .*${clase}`) }).click()),
    ])
  await act(() => card.getByRole('button', { name: 'Marcar como enviado' }).click())
  await act(() => page.getByRole('alertdialog').getByRole('button', { name: 'Marcar como enviado' }).click())
  await expect(steps.locator('[aria-current=step]')).toContainText('Rendición')
  const query = `nroPagina=1&forma=41&mes=${mes.mes}&anio=${mes.anio}`
  const [{ id: rondaID } = { id: 0 }] = await get<{ id: number }[]>(`/ronda/traerTodas?${query}`, token)
  await act(() => card.getByRole('link', { name: 'Cargar su rendición' }).click())
  const answers = {
    CA: [
      { matriculadoID: ana.id, importe: 150_000n },
      { matriculadoID: eva.id, texto: 'Cuentas sin saldo' },
    ],
    CC: [{ matriculadoID: leo.id, importe: 150_000n }],
  }
  for (const [clase, said] of Object.entries(answers)) {
    const answered = await reportOf(rondaID, clase, said)
    const region = page.getByRole('region', { name: new RegExp(`^${clase}: `) })
    await act(() => region.getByLabel(new RegExp(`el archivo de ${clase}`)).setInputFiles(answered))
    await expect(region.getByRole('row', { name: /^Total/ })).toBeVisible()
  }
  await act(() => page.getByRole('button', { name: 'Aplicar las 2 rendiciones' }).click())
  await act(() => page.getByRole('alertdialog').getByRole('button', { name: 'Aplicar' }).click())
  within()
  await expect(page).toHaveURL('/utilidades')
  const told = page.getByRole('list', { name: 'Últimas rendiciones' })
  await expect(told).toContainText(`BSE de ${formatMes(mes)}: 2 cobros por $ 3.000,00, 1 rechazo`)
  await page.goto('/inicio')
  await expect(page.getByRole('link', { name: /por débito de .*BSE.*cobros/ })).toBeVisible()
  await page.goto('/utilidades')
  await told
    .getByRole('listitem')
    .filter({ hasText: formatMes(mes) })
    .getByRole('link', { name: 'Ver' })
    .click()
  await expect(steps.locator('[data-done]')).toHaveCount(4)
  await expectAccessibleInBoth(page, 0)
})

test('an entity: the sheet that went out comes back with what it collected, and is applied', async ({
  page,
  token,
}) => {
  const [ana, eva] = [await createMember(token), await createMember(token)]
  for (const { id } of [ana, eva]) await debit(id, { forma: 5 }, MES)
  await sendRound(5, MES, token)
  await page.goto(`/utilidades/generarArchivoOtrosDebitos?entidad=5&mes=${textOfMes(MES)}`)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar planilla' }).click(),
  ])
  const rows = XLSX.utils.sheet_to_json<Record<string, unknown>>(
    XLSX.read(await readFile(await file.path())).Sheets['Otros débitos'] ?? {},
  )
  const back = rows.map((row) =>
    row['Matrícula'] === ana.matricula
      ? { ...row, 'Importe cobrado': 0, Observación: 'Sin haberes' }
      : { ...row, 'Importe cobrado': row['Importe'] },
  )
  const book = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(book, XLSX.utils.json_to_sheet(back), 'Otros débitos')
  const buffer = XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer

  await page.goto(`/utilidades/cargaArchivoOtrosDebitos?entidad=5&mes=${textOfMes(MES)}`)
  const name = 'aparse.xlsx'
  const archivo = { name, mimeType: 'application/octet-stream', buffer }
  await page.locator('input[type=file]').first().setInputFiles(archivo)
  await page.getByRole('button', { name: 'Aplicar la rendición' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Lo cobrado suma $ 1.500,00')
  await question.getByRole('button', { name: 'Aplicar' }).click()
  await expect(page).toHaveURL('/utilidades')
  await page.getByRole('button', { name: 'Ver la rendición' }).click()
  await page.getByRole('link', { name }).click()
  const lines = page.getByRole('table', { name: 'Renglones' })
  await expect(lines.getByRole('row').filter({ hasText: ana.apellido })).toContainText('Sin haberes')
  await expect(lines.getByRole('row').filter({ hasText: eva.apellido })).toContainText('$ 1.500,00')
})

test('the way in for a server without rounds takes only our own pages’ forms, of who may load', async ({
  page,
}) => {
  await page.goto('/utilidades')
  const send = async (headers: Record<string, string>) => {
    const multipart = { archivoCa: { name: 'ca.txt', mimeType: 'text/plain', buffer: Buffer.from('x') } }
    const answer = await page.request.post('/api/rendiciones?forma=41&mes=2026-13', { headers, multipart })
    return answer.status()
  }
  expect(await send({})).toBe(403)
  const own = { 'x-requested-by': 'padron', origin: new URL(page.url()).origin }
  expect(await send(own)).toBe(400)
  await page.context().clearCookies()
  expect(await send(own)).toBe(401)
})

test.describe('an employee', () => {
  test.use({ cuenta: 'empleado' })
  test('loads no report', async ({ page }) => {
    await page.goto('/inicio')
    const headers = { 'x-requested-by': 'padron', origin: new URL(page.url()).origin }
    expect((await page.request.post('/api/rendiciones?forma=41&mes=2026-11', { headers })).status()).toBe(403)
    expect((await page.request.get('/debitoAutomatico/cobrosPorResolver')).status()).toBe(403)
  })
})
