import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import * as XLSX from 'xlsx'
import type { Falla } from './externo/fallas'
import { test as ajena } from './externo/base'
import type { Externo } from './externo/servidor'
import { get, type FilaMatriculado } from './pasos/api'
import { expect, test } from './pasos/base'
import { askFile } from './pasos/menu'
import { storedSession } from './pasos/cuentas'

/** In many a surname of the demonstration, in no name that another test makes meanwhile. */
const NOMBRE = 'ez'
const LISTA = '/matriculado/traerTodos'
const TITULOS = ['Nombre Completo', 'DNI', 'Matricula']

/** What the list shows for a search, page after page. */
async function listed(token: string, nombre: string): Promise<FilaMatriculado[]> {
  const all: FilaMatriculado[] = []
  for (let page = 1; ; page++) {
    const rows = await get<FilaMatriculado[]>(
      `${LISTA}?nroPagina=${page}&nombre=${encodeURIComponent(nombre)}`,
      token,
    )
    if (rows.length === 0) return all
    all.push(...rows)
  }
}

async function download(page: Page, formato: 'CSV' | 'Excel'): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download')
  await askFile(page, formato)
  const file = await coming
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

const cellsOf = (csv: string): string[][] =>
  csv
    .slice(1)
    .split('\r\n')
    .slice(0, -1)
    .map((row) => row.split(';'))

test('a file holds the filtered list, all its pages, in its order', async ({ page, token }) => {
  const expected = await listed(token, NOMBRE)
  expect(expected.length).toBeGreaterThan(40)
  await page.goto(`/matriculados?nombre=${NOMBRE}&pagina=2`)
  const { name, bytes } = await download(page, 'CSV')
  expect(name).toMatch(/^matriculados-\d{4}-\d{2}-\d{2}\.csv$/)
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(cellsOf(bytes.toString('utf8'))).toEqual([
    TITULOS,
    ...expected.map(({ apellidoNombre, dni, matricula }) => [apellidoNombre, String(dni), String(matricula)]),
  ])
  await expect(page.getByText(`Se descargaron ${expected.length} filas`)).toBeVisible()

  // The spreadsheet holds the same, numbers as numbers, and how to reach each one.
  const sheetFile = await download(page, 'Excel')
  expect(sheetFile.name).toMatch(/^matriculados-\d{4}-\d{2}-\d{2}\.xlsx$/)
  const book = XLSX.read(sheetFile.bytes)
  const sheet = book.Sheets['Matriculados']
  const rows = XLSX.utils.sheet_to_json<unknown[]>(sheet ?? {}, { header: 1 })
  const [titulos, ...filas] = rows.slice(2)
  expect(titulos).toEqual([...TITULOS.map((titulo) => titulo.toUpperCase()), 'ESTADO', 'TELÉFONO', 'EMAIL'])
  expect(filas.map((fila) => fila.slice(0, 3))).toEqual(
    expected.map(({ apellidoNombre, dni, matricula }) => [apellidoNombre, dni, matricula]),
  )
  expect(filas.map((fila) => fila[3])).toContain('ACTIVO')
})

test('more rows than a spreadsheet holds: told before any is read, and they come as a CSV', async ({
  page,
}) => {
  await page.route('**/api/descargas/matriculados**', async (route) => {
    const filas = { filas: [{ apellidoNombre: 'Paz, Ana', dni: 20_000_000, matricula: 7 }] }
    const lines = [{ total: 200_000 }, filas, { fin: true }].map((line) => `${JSON.stringify(line)}\n`)
    await route.fulfill({ contentType: 'application/x-ndjson', body: lines.join('') })
  })
  await page.goto('/matriculados')
  await askFile(page, 'Excel')
  const dialog = page.getByRole('dialog', { name: 'No se pudo descargar la lista de matriculados' })
  await expect(dialog.getByRole('alert')).toContainText('Son 200.000 filas')
  const coming = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Descargar CSV' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  expect(cellsOf(readFileSync(await file.path(), 'utf8'))[1]).toEqual(['Paz, Ana', '20000000', '7'])
})

test('a screen left open gets no file of whoever signed in beside it', async ({ page }) => {
  await page.goto('/planillaDeCaja')
  const state = readFileSync(storedSession('administracion'), 'utf8')
  const { cookies } = JSON.parse(state) as {
    cookies: Parameters<ReturnType<Page['context']>['addCookies']>[0]
  }
  await page.context().addCookies(cookies)
  let saved = 0
  page.on('download', () => saved++)
  const asked = page.waitForResponse(/\/api\/descargas\/planillaDeCaja/)
  await page.getByRole('button', { name: 'Excel' }).click()
  expect((await asked).status()).toBe(401)
  await expect(page).toHaveURL(/\/inicio$/)
  await expect(page.getByText('Graciela')).not.toHaveCount(0)
  expect(saved).toBe(0)
})

test('nothing found, nothing to download', async ({ page }) => {
  await page.goto('/matriculados?nombre=zzzz')
  await expect(page.getByRole('button', { name: 'Descargar' })).toBeDisabled()
})

test('only who may export: no button, no answer; nor to another site’s page or without a session', async ({
  page,
  browser,
  baseURL,
}) => {
  const address = '/api/descargas/matriculados'
  expect((await page.request.get(address, { headers: { 'sec-fetch-site': 'cross-site' } })).status()).toBe(
    403,
  )
  expect((await page.request.get(`${address}?dni=1&dni=2`)).status()).toBe(400)
  expect((await page.request.post(address)).status()).toBe(405)
  expect((await page.request.head(address)).status()).toBe(405)
  for (const [state, status] of [
    ['test-results/sesion-empleado.json', 403],
    [{ cookies: [], origins: [] }, 401],
  ] as const) {
    const context = await browser.newContext({ baseURL, storageState: state as string })
    const other = await context.newPage()
    const answer = await other.request.get(address)
    expect(answer.status()).toBe(status)
    expect(await answer.text()).not.toContain('apellidoNombre')
    if (status === 403) {
      await other.goto('/matriculados')
      await expect(other.getByRole('table')).toBeVisible()
      await expect(other.getByRole('button', { name: /Descargar/ })).toHaveCount(0)
    }
    await context.close()
  }
})

ajena.describe('a server that only knows the spec', () => {
  /** Everything after the second page is answered so. */
  const spoilLater = (externo: Externo, falla: Falla): void =>
    externo.spoil(LISTA, falla, true, ({ nroPagina }) => Number(nroPagina) > 2)

  /** Begins a download and counts the files that come of it. */
  async function begin(page: Page): Promise<{ saved: number }> {
    const outcome = { saved: 0 }
    page.on('download', () => outcome.saved++)
    await page.goto('/matriculados')
    await askFile(page, 'CSV')
    return outcome
  }

  ajena('its pages are walked to the last; a formula is made text', async ({ page, externo, entrar }) => {
    const [first] = externo.consejo.medicos
    if (first) first.ficha.datospersonales.apellido_nombre = '=HYPERLINK("http://x";"y")'
    await entrar('contador')
    await page.goto('/matriculados')
    const { bytes } = await download(page, 'CSV')
    const rows = bytes.toString('utf8').slice(1).split('\r\n')
    expect(rows).toHaveLength(externo.consejo.medicos.length + 2)
    expect(rows[1]).toBe(`"'=HYPERLINK(""http://x"";""y"")";20000000;1000`)
    const asked = externo.askedFor(LISTA).map(({ datos }) => Number(datos['nroPagina']))
    expect(asked).toEqual([1, 1, 2, 3, 4, 5, 6])
  })

  ajena('progress is shown; cancelling ends the reads at the server', async ({ page, externo, entrar }) => {
    await entrar('contador')
    spoilLater(externo, { tipo: 'calla' })
    const outcome = await begin(page)
    const dialog = page.getByRole('dialog', { name: 'Descargando la lista de matriculados' })
    await expect(dialog.getByText('14 de 40 filas')).toBeVisible()
    expect(externo.askedFor(LISTA).at(-1)?.abandonado).toBe(false)
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await expect(page.getByText('Descarga cancelada')).toBeVisible()
    await expect.poll(() => externo.askedFor(LISTA).at(-1)?.abandonado).toBe(true)
    externo.spoil(LISTA, undefined)
    await page.goto('/inicio')
    expect(externo.askedFor(LISTA).map(({ datos }) => Number(datos['nroPagina']))).toEqual([1, 1, 2, 3])
    expect(outcome.saved).toBe(0)
  })

  ajena('a failure half way is told and nothing is saved; again', async ({ page, externo, entrar }) => {
    await entrar('contador')
    spoilLater(externo, { tipo: 'sobre', sobre: { estado: 0, mensaje: 'Base de datos ocupada' } })
    const outcome = await begin(page)
    const dialog = page.getByRole('dialog', { name: 'No se pudo descargar la lista de matriculados' })
    await expect(dialog.getByRole('alert')).toContainText('Base de datos ocupada')
    await expect(dialog.getByRole('alert')).toContainText('No se guardó ningún archivo')
    expect(outcome.saved).toBe(0)
    externo.spoil(LISTA, undefined)
    const coming = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Intentar de nuevo' }).click()
    const text = readFileSync(await (await coming).path(), 'utf8')
    expect(text.split('\r\n')).toHaveLength(externo.consejo.medicos.length + 2)
  })

  ajena('no answer is waited for; an ended session leads to /login', async ({ page, externo, entrar }) => {
    await entrar('contador')
    spoilLater(externo, { tipo: 'corta' })
    await begin(page)
    await expect(page.getByText('14 de 40 filas')).toBeVisible()
    await expect(page.getByText(/Esperando al servidor: intento [2-9] de 10/)).toBeVisible()
    externo.expire(-110)
    externo.spoil(LISTA, undefined)
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText('Sesión caducada. Vuelva a loguearse.')).toBeVisible()
  })
})
