import { deflateSync, crc32 } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBoth } from './pasos/accesible'
import { get, post, signIn } from './pasos/api'
import { expect, test } from './pasos/base'
import { CLAVE } from './pasos/cuentas'

test.use({ cuenta: 'administracion' })
// A rich editor on a busy machine.
test.setTimeout(120_000)

const body = (page: Page): Locator => page.getByRole('textbox', { name: 'Cuerpo' })
const sheet = (page: Page): Locator => page.getByRole('region', { name: 'Hoja del certificado' })
const guardar = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Guardar', exact: true }).click()
const unique = (text: string): string => `${text} ${Date.now()}${Math.floor(Math.random() * 1000)}`

interface Tipo {
  id: number
  nombre: string
  cuerpo: string
}

async function addType(token: string, nombre: string, cuerpo: string): Promise<number> {
  const { datos } = await post('/tipo_certificado/crear', { nombre, cuerpo }, token)
  return (datos as { id: number }).id
}
const readType = (token: string, id: number): Promise<Tipo> =>
  get(`/tipo_certificado/traerDatos?tipoCertificadoID=${id}`, token)

test('a type is made, seen and changed by keyboard only', async ({ page, token }) => {
  const nombre = unique('Constancia')
  await page.goto('/tipocertificado/crear')
  await expect(body(page)).toBeVisible()
  await guardar(page)
  await expect(page.getByText('Ingrese Nombre').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Nombre' }).focus()
  await page.keyboard.type(nombre)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Estilo del párrafo' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Negrita' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: 'Rehacer' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(body(page)).toBeFocused()
  await page.keyboard.type('Certifico que ')
  await page.keyboard.press('Control+b')
  await expect(page.getByRole('button', { name: 'Negrita' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('##NOMBRE_MATRICULADO##')
  await page.keyboard.press('Control+Shift+e')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'DNI', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(body(page)).toBeFocused()
  await page.getByRole('button', { name: 'Folio', exact: true }).click()
  await expect(sheet(page)).toContainText('Certifico que Pérez María Inés')
  await expect(sheet(page)).toContainText('20111222 56')
  // Tab leaves the editor; Alt+F10 goes up to its tools.
  await page.keyboard.press('Alt+F10')
  await expect(page.getByRole('button', { name: 'Rehacer' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Nombre', exact: true })).toBeFocused()
  await body(page).focus()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Se agregó el Tipo de certificado correctamente')).toBeVisible()
  await expect(page).toHaveURL(/\/tipoCertificados$/)

  const [made] = await get<Tipo[]>(`/tipo_certificado/traerTodos?buscar=${encodeURIComponent(nombre)}`, token)
  expect(made?.cuerpo).toBe(
    '<p class="ql-align-center">Certifico que <strong>##NOMBRE_MATRICULADO##</strong></p>' +
      '<p class="ql-align-center">##DNI_MATRICULADO## ##FOLIO_MATRICULADO##</p>',
  )
  await page.goto(`/tipoCertificados?buscar=${encodeURIComponent(nombre)}`)
  await page.getByRole('button', { name: `Ver cuerpo de ${nombre}` }).press('Enter')
  await expect(page.getByRole('dialog').getByText('##DNI_MATRICULADO##')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: `Editar ${nombre}` }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/tipoCertificado/${made?.id}$`))
  await body(page).press('Control+End')
  await page.keyboard.type('.')
  await guardar(page)
  await expect(page.getByText('Se modificó la el Tipo de Certificado correctamente')).toBeVisible()
})

test('a table is made, written in and read again; an old one stays as it was', async ({ page, token }) => {
  const old = '<table><tbody><tr><th>Curso</th></tr><tr><td>Viejo</td></tr></tbody></table>'
  const id = await addType(token, unique('Con tabla'), `${old}<p>Fin.</p>`)
  await page.goto(`/tipoCertificado/${id}`)
  await expect(body(page).getByRole('cell', { name: 'Viejo' })).toBeVisible()
  await expect(page.getByText('formato que el editor no conserva')).toHaveCount(0)
  const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true })
  await body(page).press('Control+End')
  await expect(tool('Quitar tabla')).toHaveCount(0)
  await tool('Insertar tabla').click()
  await expect(sheet(page).getByRole('row')).toHaveCount(5)
  await page.keyboard.type('Especialidad')
  await expect(body(page).getByRole('columnheader', { name: 'Especialidad' })).toBeVisible()
  await expect(tool('Insertar tabla')).toHaveAttribute('aria-disabled', 'true')
  for (const text of ['Certificado', 'Pediatría', '1042']) {
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type(text)
  }
  await expectAccessible(page)
  await tool('Agregar columna').click()
  await tool('Agregar fila').click()
  await expect(sheet(page).getByRole('row')).toHaveCount(6)
  await page.keyboard.press('ArrowDown')
  await tool('Quitar fila').click()
  await expect(sheet(page).getByRole('row')).toHaveCount(5)
  await guardar(page)
  await expect(page).toHaveURL(/\/tipoCertificados$/)
  const { cuerpo } = await readType(token, id)
  const made = /<p>Fin\.<\/p><table>.*<\/table>/.exec(cuerpo)?.[0]
  expect(cuerpo.startsWith(old)).toBe(true)
  expect(made).toContain('<tr><th>Especialidad</th>')
  expect(made).toContain('<tr><td>Pediatría</td><td>1042</td><td><br></td></tr>')
})

test('the page is seen with a chosen doctor’s data', async ({ page, token }) => {
  const [doctor] = await get<{ apellidoNombre: string; matricula: number; dni: number }[]>(
    '/matriculado/traerTodos?nroPagina=1',
    token,
  )
  const id = await addType(token, unique('Con datos'), '<p>##NOMBRE_MATRICULADO##: ##DNI_MATRICULADO##</p>')
  await page.goto(`/tipoCertificado/${id}`)
  await page
    .getByRole('searchbox', { name: 'Ver con los datos de un médico' })
    .fill(String(doctor?.matricula))
  await page.getByRole('list', { name: 'Médicos encontrados' }).getByRole('button').first().click()
  await expect(sheet(page)).toContainText(`${doctor?.apellidoNombre.replace(',', '')}: ${doctor?.dni}`)
})

test('the editor travels only to the screens that edit', async ({ page, token }) => {
  const id = await addType(token, unique('Peso'), '<p>x</p>')
  const bodies = new Map<string, Promise<string>>()
  const keep = (script: string, text: () => Promise<string>) => {
    if (!bodies.has(script)) bodies.set(script, text())
  }
  const editors = async () =>
    (await Promise.all(bodies.values())).filter((text) => text.includes('ProseMirror'))
  // What their HTML names, without drawing them.
  for (const path of ['/inicio', '/titulos', '/titulo/1', '/firmantes', '/tipoCertificados']) {
    const html = await (await page.request.get(path)).text()
    const scripts = html.match(/static\/chunks\/[^"'\\\s?]+\.js/g) ?? []
    expect(scripts.length, path).toBeGreaterThan(0)
    for (const script of scripts)
      keep(script, async () => (await page.request.get(`/_next/${script}`)).text())
    expect(await editors(), path).toEqual([])
  }
  // And what one of them fetches by itself, once it is drawn.
  page.on('requestfinished', (request) => {
    const script = /static\/chunks\/[^?]+\.js/.exec(request.url())?.[0]
    // Of a page that was left meanwhile the browser may have let the body go.
    if (script)
      keep(script, () =>
        request
          .response()
          .then((response) => response?.text() ?? '')
          .catch(() => ''),
      )
  })
  await page.goto('/tipoCertificados')
  await page.waitForLoadState('networkidle')
  expect(await editors()).toEqual([])
  await page.goto(`/tipoCertificado/${id}`)
  await expect(body(page)).toBeVisible()
  await expect.poll(async () => (await editors()).length).toBeGreaterThan(0)
})

/** Black on white, `lado` pixels square. */
function png(lado: number): Buffer {
  const chunk = (tipo: string, datos: Buffer) => {
    const all = Buffer.concat([Buffer.alloc(4), Buffer.from(tipo), datos, Buffer.alloc(4)])
    all.writeUInt32BE(datos.length)
    all.writeUInt32BE(crc32(all.subarray(4, -4)), all.length - 4)
    return all
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(lado, 0)
  header.writeUInt32BE(lado, 4)
  header[8] = 8
  const pixels = deflateSync(Buffer.alloc(lado * (lado + 1)))
  const magic = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([magic, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })

test('a signature’s image is put, seen in the list, replaced and taken away', async ({ page, token }) => {
  const nombre = unique('Dra. Firma')
  await page.goto('/firmante/crear')
  await page.getByRole('textbox', { name: 'Nombre' }).fill(nombre)
  await page.getByRole('textbox', { name: 'Cargo' }).fill('Presidenta')
  await expect(page.getByText(`Al elegirlo se lee: ${nombre} (Presidenta)`)).toBeVisible()
  // Three thousand pixels wide: the server takes half of that, the browser reduces it.
  await page.locator('input[type=file]').setInputFiles(file('firma.png', png(3000)))
  await expect(page.getByRole('img', { name: 'Imagen elegida' })).toBeVisible()
  await guardar(page)
  await expect(page.getByText('Se agregó el Firmante correctamente')).toBeVisible()
  // Left once the image is there too, which is a call of its own.
  await expect(page).toHaveURL(/\/firmantes$/)
  await page.goto(`/firmantes?buscar=${encodeURIComponent(nombre)}`)
  const thumbnail = page.getByRole('img', { name: `Firma de ${nombre}` })
  await expect(thumbnail).toBeVisible()
  await expect.poll(() => thumbnail.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(800)
  const src = (await thumbnail.getAttribute('src')) ?? ''
  const answer = await page.request.get(src)
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, no-cache, no-transform',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'content-disposition': expect.stringMatching(/^inline; filename="Firma de .*\.png"/) as unknown as string,
  })
  const all = await answer.body()
  const part = await page.request.get(src, { headers: { range: 'bytes=2-5' } })
  expect([part.status(), part.headers()['content-range']]).toEqual([206, `bytes 2-5/${all.length}`])
  expect((await part.body()).equals(all.subarray(2, 6))).toBe(true)
  expect((await page.request.get(src, { headers: { range: 'bytes=999999-' } })).status()).toBe(416)
  const again = await page.request.get(src, { headers: { 'if-none-match': answer.headers()['etag'] ?? '' } })
  expect(again.status()).toBe(304)

  await page.getByRole('link', { name: `Editar ${nombre}` }).click()
  await expect(page.getByRole('img', { name: 'Imagen guardada' })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(file('mentira.png', Buffer.from('<svg/>')))
  await expect(
    page.getByText('«mentira.png» es una imagen SVG: el archivo debe ser PNG o JPEG.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Quitar la imagen' }).click()
  await expect(page.getByText('Al guardar, el firmante queda sin imagen.')).toBeVisible()
  await guardar(page)
  await expect(page.getByText('Se modifico el Firmante correctamente')).toBeVisible()
  expect((await page.request.get(src)).status()).toBe(404)
  const rows = await get<{ nombre: string }[]>(
    `/firmante/traerTodos?buscar=${encodeURIComponent(nombre)}`,
    token,
  )
  expect(rows.map((row) => 'imagenHuella' in row)).toEqual([false])
})

const IMAGEN = `/api/firmante/verImagen?${new URLSearchParams({ f: '{"id":1}' })}`

test('a file goes through the proxy whole or is refused in words, and by our own pages alone', async ({
  page,
  token,
}) => {
  const crear = { nombre: unique('Dra. Vía'), cargo: 'Vocal' }
  const { datos } = await post('/firmante/crear', crear, token)
  const { id } = datos as { id: number }
  await page.goto('/firmantes')
  const send = async (cuerpo: Buffer, cabeceras: Record<string, string> = {}) => {
    const f = JSON.stringify({ id })
    const response = await page.request.post(`/api/firmante/subirImagen?${new URLSearchParams({ f })}`, {
      data: cuerpo,
      headers: {
        origin: new URL(page.url()).origin,
        'x-requested-by': 'padron',
        'content-type': 'application/octet-stream',
        'x-padron-nombre': encodeURIComponent('señal "rara".png'),
        ...cabeceras,
      },
    })
    return [response.status(), await response.text()] as const
  }
  const words = (mensaje: RegExp) => [200, expect.stringMatching(mensaje)]
  expect(await send(Buffer.from('GIF89a'))).toEqual(
    words(/«señal \\"rara\\".png» es una imagen GIF: el archivo debe/),
  )
  expect(await send(Buffer.alloc(0))).toEqual(words(/está vacío/))
  expect(await send(Buffer.alloc(1_500_000, 7))).toEqual(
    words(/"archivo":"«señal \\"rara\\".png» pesa más de 300 kB/),
  )
  for (const [cabeceras, status] of [
    [{ origin: 'https://otro.example' }, 403],
    [{ 'x-requested-by': '' }, 403],
    [{ 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ] as const)
    expect((await send(png(8), cabeceras))[0]).toBe(status)
  const clave = { 'idempotency-key': crypto.randomUUID() }
  const first = await send(png(8), clave)
  expect(first).toEqual(words(/"ok":true/))
  expect(await send(png(8), clave)).toEqual(first)
})

test.describe('to others a signature is not shown', () => {
  test.use({ cuenta: 'contador' })
  test('nor to another role, nor without a session, nor to another site', async ({ page, browser }) => {
    expect((await page.request.get(IMAGEN)).status()).toBe(403)
    const nobody = await browser.newContext({ storageState: { cookies: [], origins: [] } })
    expect((await nobody.request.get(IMAGEN)).status()).toBe(401)
    await nobody.close()
    await signIn('contador', CLAVE)
    const foreign = { headers: { 'sec-fetch-site': 'cross-site' } }
    expect((await page.request.get(IMAGEN, foreign)).status()).toBe(403)
  })
})

test.describe('how it looks', () => {
  test('axe finds nothing in editor, page and signature', async ({ page, token }) => {
    const id = await addType(token, unique('Accesible'), '<h2>T</h2><p>##NOMBRE##</p><ul><li>a</li></ul>')
    await page.goto(`/tipoCertificado/${id}`)
    await expect(body(page)).toBeVisible()
    await expect(sheet(page)).toBeVisible()
    await expectAccessibleInBoth(page, 0)
    const vacio = unique('Vacío')
    await addType(token, vacio, '')
    await page.goto(`/tipoCertificados?buscar=${encodeURIComponent(vacio)}`)
    await page.getByRole('button', { name: `Ver cuerpo de ${vacio}` }).click()
    await expect(page.getByRole('dialog').getByText('El cuerpo está vacío.')).toBeVisible()
    await page.goto('/tipoCertificados')
    await page
      .getByRole('button', { name: /^Ver cuerpo de/ })
      .first()
      .click()
    await expect(sheet(page)).toBeVisible()
    await expectAccessibleInBoth(page, 0)
    await page.goto('/firmante/crear')
    await page.getByRole('textbox', { name: 'Cargo' }).waitFor()
    await expectAccessibleInBoth(page, 0)
  })
})
