import { readFile } from 'node:fs/promises'
import { request, type ClientRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { makePdf, makeZip, type Pieza } from '@/lib/prueba/zip'
import { formatMes, monthAt, monthNumber, partsOf, today } from '@/domain/fechas'
import { nombreDePoliza } from '@/domain/poliza'
import { expectAccessibleInBoth } from './pasos/accesible'
import { expect, test } from './pasos/base'
import { storedSession } from './pasos/cuentas'
import { createMember } from './pasos/matriculado'
import { loadPoliza } from './pasos/poliza'

test.use({ cuenta: 'contador' })
// Two zips at once are all that a process takes.
test.describe.configure({ mode: 'default' })

const ADDRESS = '/utilidades/cargaArchivoPolizaFederacion'

async function load(page: Page, piezas: readonly Pieza[] | Buffer, name = 'polizas.zip'): Promise<void> {
  const buffer = Buffer.isBuffer(piezas) ? piezas : makeZip(piezas)
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/zip', buffer })
  await page.getByRole('button', { name: 'Cargar', exact: true }).click()
}
const thisMonth = (page: Page) => page.getByRole('combobox', { name: 'Mes' }).inputValue()
const MESES =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
/** 'noviembre 2026' → '2026-11', as the files are named. */
function prefixOf(shown: string): string {
  const [mes = '', anio] = shown.toLowerCase().split(' ')
  return `${anio}-${String(MESES.indexOf(mes) + 1).padStart(2, '0')}`
}

test('a month’s zip: every file is told, a second time changes nothing, and all of it is in the report', async ({
  page,
}) => {
  await page.goto('/utilidades')
  await page.getByRole('link', { name: /^Cargar pólizas/ }).click()
  await expect(page).toHaveURL(ADDRESS)
  await page.getByRole('button', { name: 'Cargar', exact: true }).click()
  await expect(page.getByText('Elija el zip')).toBeVisible()
  const mes = prefixOf(await thisMonth(page))
  const nonce = Date.now().toString(36)
  const good = [1, 2, 3].map((id) => ({ nombre: `${mes}-${id}.pdf`, bytes: makePdf(`${nonce} ${id}`) }))
  await load(page, [
    ...good,
    { nombre: `${mes}-999999.pdf`, bytes: makePdf() },
    { nombre: '2020-01-1.pdf', bytes: makePdf() },
    { nombre: 'Póliza de Ñata.pdf', bytes: makePdf() },
    { nombre: `${mes}-4.pdf`, bytes: '<html><script>alert(1)</script>' },
  ])
  await expect(page.getByRole('heading', { name: /^3 en orden, 4 sin guardar/ })).toBeFocused()
  const told = page.getByRole('region', { name: 'Sin guardar' }).getByRole('listitem')
  await expect(told).toHaveCount(4)
  await expect(told.filter({ hasText: `${mes}-999999.pdf` })).toContainText('No hay un matriculado')
  await expect(told.filter({ hasText: 'Póliza de Ñata.pdf' })).toContainText('2026-11-125.pdf')
  await expectAccessibleInBoth(page, 0)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar el informe (CSV)' }).click(),
  ])
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv.trim().split('\r\n')).toHaveLength(8)

  await load(page, good)
  await expect(page.getByRole('heading', { name: /^Se cargó el archivo correctamente/ })).toBeVisible()
  await expect(page.getByText('Ya estaban, iguales: 3')).toBeVisible()
})

test('a month’s policies are seen and had again, one by one and all in a zip', async ({ page }) => {
  await page.goto(ADDRESS)
  const mes = prefixOf(await thisMonth(page))
  const nonce = Date.now().toString(36)
  await load(
    page,
    [11, 12].map((id) => ({ nombre: `${mes}-${id}.pdf`, bytes: makePdf(`${nonce} ${id}`) })),
  )
  await expect(page.getByRole('heading', { name: /^Se cargó el archivo correctamente/ })).toBeVisible()

  await page.goto('/utilidades')
  await page.getByRole('link', { name: /^Pólizas/ }).click()
  await expect(page).toHaveURL('/utilidades/generarPolizas')
  const table = page.getByRole('table', { name: 'Pólizas' })
  await expect(table).toBeVisible()
  const links = table.getByRole('link', { name: /^Descargar la póliza de/ })
  const [alone] = await Promise.all([page.waitForEvent('download'), links.first().click()])
  expect(alone.suggestedFilename()).toMatch(new RegExp(`^${mes}-\\d+\\.pdf$`))
  expect((await readFile(await alone.path())).subarray(0, 5).toString()).toBe('%PDF-')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Descargar todas/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`polizas-${mes}.zip`)
  const zip = await readFile(await download.path())
  for (const id of [11, 12]) {
    expect(zip.includes(`${mes}-${id}.pdf`)).toBe(true)
    expect(zip.includes(`${nonce} ${id}`)).toBe(true)
  }
  await page.getByRole('link', { name: /les? falta la suya$/ }).click()
  await expect(page).toHaveURL(/controlCobertura\?mes=.*falta=sinPoliza/)

  const short = await page.request.get('/api/polizas?mes=2019-13')
  expect(short.status()).toBe(400)
  expect((await page.request.get('/api/polizas?mes=2019-01')).status()).toBe(404)
})

/** A page of a PDF that brings scripts: as a web page would have them, and as a PDF does. */
const withScripts = (about: string): Buffer =>
  Buffer.from(
    `%PDF-1.4\n<html><script>window.corrio = 1</script></html>\n% ${about}\n` +
      '1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(window.corrio = 1)>>>>endobj\n' +
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n' +
      'trailer<</Root 1 0 R>>\n%%EOF\n',
  )

test('a policy with scripts is seen, and none of them runs where we do @navegador', async ({
  page,
  token,
}) => {
  const { id, matricula } = await createMember(token)
  await loadPoliza(token, id, partsOf(today()), withScripts(String(id)))
  await page.goto(`/utilidades/generarPolizas?nombre=${matricula}`)
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: /^Ver la póliza de/ }).click()
  const policy = await opened
  // The browser's reader is an extension that stands in a frame of the page.
  await expect.poll(() => policy.frames().some((frame) => /^chrome-extension:/.test(frame.url()))).toBe(true)
  await policy.waitForLoadState('load')
  for (const frame of policy.frames()) expect(await frame.evaluate(() => 'corrio' in window)).toBe(false)
  expect(await policy.evaluate(() => document.contentType)).toBe('application/pdf')
  const seen = await page.request.get(policy.url())
  expect(seen.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  })
})

test.describe('without a session', () => {
  test.use({ cuenta: null })

  test('no policy and no zip of them', async ({ page }) => {
    expect((await page.request.get('/api/polizas?mes=2026-11')).status()).toBe(401)
  })
})

test('a member’s policies stand beside his insurance, and who only reads gets them too', async ({
  browser,
  token,
}) => {
  const { id } = await createMember(token)
  const hoy = partsOf(today())
  const before = monthAt(monthNumber(hoy) - 1)
  for (const mes of [before, hoy]) await loadPoliza(token, id, mes, makePdf(`${id} de ${formatMes(mes)}`))
  const context = await browser.newContext({ storageState: storedSession('empleado') })
  const page = await context.newPage()
  await page.goto(`/fichaMatriculado/${id}/federacion`)
  const table = page.getByRole('region', { name: 'Pólizas' }).getByRole('table')
  await expect(table.getByRole('rowheader')).toHaveText([formatMes(hoy), formatMes(before)])
  const name = `Descargar la póliza de ${formatMes(before)}`
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    table.getByRole('link', { name }).click(),
  ])
  expect(download.suggestedFilename()).toBe(nombreDePoliza({ ...before, matriculadoID: id }))
  expect(await readFile(await download.path(), 'utf8')).toContain(`${id} de ${formatMes(before)}`)
  await expect(table.getByRole('link', { name: `Ver la póliza de ${formatMes(hoy)}` })).toHaveAttribute(
    'target',
    '_blank',
  )
  await context.close()
})

test('a zip that is cut or locked is refused in one line, and nothing of it is kept', async ({ page }) => {
  await page.goto(ADDRESS)
  const mes = prefixOf(await thisMonth(page))
  const whole = makeZip([{ nombre: `${mes}-5.pdf`, bytes: makePdf() }])
  for (const [zip, words] of [
    [whole.subarray(0, whole.length - 30), /cortado o dañado/],
    [makeZip([{ nombre: `${mes}-5.pdf`, bytes: makePdf(), flags: 1 }]), /tiene contraseña/],
    [makePdf(), /no es un zip/],
  ] as const) {
    await load(page, zip)
    const notice = page.getByRole('alert').filter({ hasText: 'No se pudo cargar el archivo' })
    await expect(notice).toContainText(words)
  }
  await load(page, makeZip([{ nombre: `${mes}-5.pdf`, bytes: makePdf(`entera ${Date.now()}`) }]))
  await expect(page.getByRole('heading', { name: /^Se cargó el archivo correctamente/ })).toBeVisible()
})

/** What a signed-in person's own screen says beside a zip. */
async function headersOf(page: Page) {
  const { origin } = new URL(page.url())
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { origin, cookie, 'x-requested-by': 'padron', 'content-type': 'application/zip' }
}

/** Sends the first half of a zip and then no more. */
async function sendHalf(page: Page, mes: string, zip: Buffer): Promise<ClientRequest> {
  const headers = await headersOf(page)
  const sending = request(`${headers.origin}/api/polizas?mes=${mes}`, {
    method: 'POST',
    agent: false,
    headers: { ...headers, 'content-length': zip.length },
  })
  sending.on('error', () => undefined)
  sending.write(zip.subarray(0, zip.length / 2))
  return sending
}

test('an upload that is cut or stops half way keeps nothing and holds nobody up', async ({ page, token }) => {
  const { id, matricula } = await createMember(token)
  await page.goto(ADDRESS)
  const mes = prefixOf(await thisMonth(page))
  const zip = makeZip([
    { nombre: `${mes}-${id}.pdf`, bytes: makePdf('entera') },
    { nombre: `${mes}-999999.pdf`, bytes: makePdf('larga', 900_000), metodo: 0 },
  ])
  const one = makeZip([{ nombre: `${mes}-999999.pdf`, bytes: makePdf() }])
  const sendOne = async () => {
    const headers = await headersOf(page)
    return (await page.request.post(`/api/polizas?mes=${mes}`, { headers, data: one })).status()
  }
  // One that is answered is none that goes on: others load meanwhile, and what stands still is cut off by itself.
  const cut = new Set<ClientRequest>()
  const fill = async () => {
    while (cut.size < 2) {
      const sending = await sendHalf(page, mes, zip)
      cut.add(sending.on('response', () => cut.delete(sending)))
    }
  }
  await expect
    .poll(async () => {
      await fill()
      return sendOne()
    })
    .toBe(429)
  for (const sending of cut) sending.destroy()
  await expect.poll(sendOne).toBe(200)

  const paused = await sendHalf(page, mes, zip)
  const told = await new Promise<string>((resolve) =>
    paused.on('response', (answer) => resolve(text(answer))),
  )
  expect(told.trim()).toBe(
    JSON.stringify({ falla: 'La subida se cortó antes de terminar. No se guardó nada: cárguelo otra vez.' }),
  )
  paused.destroy()
  const list = `/utilidades/generarPolizas?mes=${mes}&nombre=${matricula}`
  await page.goto(list)
  await expect(page.getByText('Ninguna póliza con ese nombre')).toBeVisible()

  await page.goto(ADDRESS)
  await load(page, zip)
  await expect(page.getByRole('heading', { name: /^1 en orden, 1 sin guardar/ })).toBeVisible()
  await page.goto(list)
  await expect(page.getByRole('table', { name: 'Pólizas' }).getByRole('row')).toHaveCount(2)
})

test.describe('an employee', () => {
  test.use({ cuenta: 'empleado' })
  test('has neither the screen nor its road', async ({ page, baseURL }) => {
    expect((await page.request.get(ADDRESS)).status()).toBe(403)
    const answer = await page.request.post('/api/polizas?mes=2026-11', {
      headers: { origin: baseURL ?? '', 'x-requested-by': 'padron', 'content-type': 'application/zip' },
      data: makeZip([]),
    })
    expect(answer.status()).toBe(403)
  })
})

test('a page of somebody else’s, or none at all, loads nothing', async ({ page, baseURL }) => {
  const others: Record<string, string>[] = [
    { origin: 'https://otro.example', 'x-requested-by': 'padron' },
    { origin: baseURL ?? '' },
  ]
  for (const headers of others) {
    const answer = await page.request.post('/api/polizas?mes=2026-11', { headers, data: makeZip([]) })
    expect(answer.status()).toBe(403)
  }
})
