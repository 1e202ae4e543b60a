import { BYTES_DE_CODIGO, formatCodigo, makeCodigo } from '@/domain/codigo-de-papel'
import { expectAccessibleInBoth } from './pasos/accesible'
import { get, post, signIn } from './pasos/api'
import { expect, test } from './pasos/base'
import { CLAVE } from './pasos/cuentas'

test.use({ cuenta: null })

/** A paper that a clerk issued, of the member who has folio and libro. */
async function issue(): Promise<{ id: number; codigo: string; token: string }> {
  const token = await signIn('administrativo', CLAVE)
  const [member] = await get<{ id: number }[]>('/matriculado/traerTodos?nroPagina=1&matricula=30', token)
  const [firmante] = await get<{ id: number }[]>('/firmante/traerTodosSelect', token)
  const wire = { matriculadoID: member?.id, tipoCertificadoID: 1, validezDesde: '2026-01-15' }
  const made = await post('/certificado_matriculado/crear', wire, token)
  const origenID = (made.datos as { id: number }).id
  const paper = { clase: 'certificado', origenID, firmanteID: firmante?.id, observacion1: 'Guardia' }
  const { datos } = await post('/papel/emitir', paper, token)
  return { ...(datos as { id: number; codigo: string }), token }
}

test('who has a paper in his hand types its code, without a session, and sees what holds', async ({
  page,
}) => {
  const { id, codigo, token } = await issue()
  await page.goto('/verificar')
  await page.getByRole('button', { name: 'Verificar' }).click()
  await expect(page.getByLabel('Código')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Código').fill('0000-0000-00000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No hay ningún papel con ese código')).toBeVisible()
  await page.getByLabel('Código').fill(formatCodigo(codigo).toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page.getByText('Este papel lo emitió')).toBeVisible()
  for (const text of [
    'Certificado de Acreditación, válido desde el 15/01/2026',
    'ACTIVO',
    /^(CON|SIN) COBERTURA$/,
  ])
    await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByText(formatCodigo(codigo))).toBeVisible()
  await expectAccessibleInBoth(page, 1)
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')

  await post('/papel/anular', { papelID: id, motivo: 'Prueba' }, token)
  await page.reload()
  await expect(page.getByText('Este papel fue anulado')).toBeVisible()
})

test('its HTML holds nothing else of the member, and no search engine keeps it', async ({ page }) => {
  const { codigo, token } = await issue()
  const [member] = await get<{ id: number; dni: number }[]>('/matriculado/traerTodos?matricula=30', token)
  const ficha = await get<Ficha>(`/matriculado/traerDatos?matriculadoID=${member?.id}`, token)
  const answer = await page.request.get(`/verificar/${codigo}`)
  expect(answer.headers()['x-robots-tag']).toBe('noindex, nofollow')
  const html = await answer.text()
  const { domicilio, email, telefono } = ficha.datospersonales
  const secrets = [domicilio, email, telefono].filter((text): text is string => Boolean(text?.trim()))
  expect(secrets.length).toBeGreaterThan(0)
  const dni = String(member?.dni)
  for (const secret of [...secrets, dni, Number(dni).toLocaleString('es-AR')])
    expect(html.includes(secret), secret).toBe(false)
  for (const word of ['deuda', 'saldo', 'Mensualidad', 'domicilio', 'matriculadoID'])
    expect(html.includes(word), word).toBe(false)
})

test('a code that can be none and one that nobody has are answered alike', async ({ page }) => {
  const seen = async (codigo: string) => {
    const answer = await page.goto(`/verificar/${codigo}`)
    const text = (await page.getByRole('main').innerText()).replaceAll(codigo, '…')
    return { status: answer?.status(), robots: answer?.headers()['x-robots-tag'], text }
  }
  const unknown = makeCodigo(new Uint8Array(BYTES_DE_CODIGO).fill(7))
  const [one, other] = [await seen(formatCodigo(unknown)), await seen('0000-0000-00000')]
  expect(one).toEqual(other)
  expect(one.text).toContain('No hay ningún papel con ese código')
})

interface Ficha {
  datospersonales: { domicilio: string | null; email: string | null; telefono: string | null }
}
