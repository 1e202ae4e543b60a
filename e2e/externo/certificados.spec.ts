import { ATAQUES } from '@/backend/prueba/catalogos/ataques'
import { expect, test } from './base'

test('another council’s bodies are shown without running, saved with the spec’s keys; images are not spoken of', async ({
  page,
  externo,
  entrar,
}) => {
  test.setTimeout(120_000)
  await entrar('administracion')
  const cuerpo = `<p class="ql-align-center">Viejo ##NOMBRE_MATRICULADO##</p>${ATAQUES.join('\n')}`
  externo.consejo.editRow('tipo_certificado', 1, { cuerpo })
  let ran = 0
  page.on('dialog', () => ran++)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))

  await page.goto('/tipoCertificados')
  await page.getByRole('button', { name: /^Ver cuerpo de/ }).click()
  const sheet = page.getByRole('region', { name: 'Hoja del certificado' })
  await expect(sheet).toContainText('Viejo ##NOMBRE_MATRICULADO##')
  expect(
    await sheet.locator('script, img, svg, iframe, a, form, input, object, [onclick], [id]').count(),
  ).toBe(0)
  await page.goto('/tipoCertificado/1')
  await expect(page.getByRole('textbox', { name: 'Cuerpo' })).toContainText('Viejo')
  expect(ran).toBe(0)
  expect(loaded.filter((url) => url.includes('x.example'))).toEqual([])

  await page.getByRole('textbox', { name: 'Nombre' }).fill('Otro nombre')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Se modificó la el Tipo de Certificado correctamente')).toBeVisible()
  await expect(page).toHaveURL('/tipoCertificados')
  expect(externo.askedFor('/tipo_certificado/actualizarDatos').map(({ datos }) => datos)).toEqual([
    { nombre: 'Otro nombre', cuerpo, tipoCertificadoID: 1 },
  ])
  await page.goto('/firmante/1')
  await expect(page.getByRole('textbox', { name: 'Cargo' })).toBeVisible()
  await expect(page.getByText('Imagen de la firma')).toHaveCount(0)
  // A file call never gets there, not even when it is asked for by hand.
  const f = new URLSearchParams({ f: '{"id":1}' })
  expect((await page.request.get(`/api/firmante/verImagen?${f}`)).status()).toBe(404)
  const sent = await page.request.post(`/api/firmante/subirImagen?${f}`, {
    data: Buffer.from('89504e470d0a1a0a', 'hex'),
    headers: {
      origin: new URL(page.url()).origin,
      'x-requested-by': 'padron',
      'content-type': 'application/octet-stream',
    },
  })
  expect(await sent.text()).toContain('"ok":false')
  expect(externo.askedFor('/firmante/verImagen')).toEqual([])
  expect(externo.askedFor('/firmante/subirImagen')).toEqual([])
})
