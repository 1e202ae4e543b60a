import type { Page } from '@playwright/test'
import { get } from './pasos/api'
import { expect, test } from './pasos/base'
import { typeCredentials } from './pasos/entrada'
import { createMember } from './pasos/matriculado'

const CLAVE = 'siete higueras viejas'
const PAPEL = 'Constancia de matrícula'

test.use({ cuenta: null, viewport: { width: 360, height: 740 }, hasTouch: true, bypassCSP: true })

/** The code of the letter that went to a doctor, as the outbox tells it. */
async function codeFor(id: number, token: string): Promise<string> {
  let codigo = ''
  await expect(async () => {
    const sent = await get<{ matriculadoID: number | null; texto: string }[]>('/mensaje/traerTodos', token)
    const texto = sent.find(({ matriculadoID }) => matriculadoID === id)?.texto ?? ''
    codigo = /^ {4}(\w{4}-\w{4})$/m.exec(texto)?.[1] ?? ''
    expect(codigo).not.toBe('')
  }).toPass({ timeout: 30_000 })
  return codigo
}

async function enterForTheFirstTime(page: Page, doctor: { id: number; cuit: string }, token: string) {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Primer acceso de un médico' }).click()
  await page.getByLabel('CUIT / CUIL').fill(doctor.cuit)
  await page.getByLabel('Fecha de nacimiento').fill('03/02/1985')
  await page.getByRole('button', { name: 'Enviarme el código' }).click()
  await page.getByLabel('Código del correo').fill(await codeFor(doctor.id, token))
  await page.getByLabel('Nueva contraseña').fill(CLAVE)
  await page.getByLabel('Repetir contraseña').fill(CLAVE)
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page.getByText('Generación de clave correcta, inicie sesión')).toBeVisible()
  await typeCredentials(page, doctor.cuit, CLAVE)
  await page.waitForURL(/\/inicio_matriculado$/)
}

/** Twice as large letters still fit on a phone. */
async function expectRoomForLargeText(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    const { scrollWidth } = document.documentElement
    document.documentElement.style.fontSize = ''
    return scrollWidth - window.innerWidth
  })
  expect(overflow, new URL(page.url()).pathname).toBeLessThanOrEqual(0)
}

test('a whole life on a phone: first access, a paper asked for and paid, the paper, the card and its check', async ({
  page,
  context,
  token,
}) => {
  test.slow()
  const doctor = await createMember(token)
  await enterForTheFirstTime(page, doctor, token)
  await expectRoomForLargeText(page)

  await page.getByRole('link', { name: 'Pedir un papel' }).click()
  const offered = page.getByRole('region', { name: PAPEL }).getByRole('button', { name: /^Pedir por \$/ })
  await expect(offered).toBeVisible()
  await expectRoomForLargeText(page)
  await offered.click()
  const asked = page.getByRole('listitem').filter({ hasText: PAPEL })
  await expect(asked.getByText('Falta pagarlo')).toBeVisible()

  await asked.getByRole('link', { name: 'Ir a pagar' }).click()
  await page.getByRole('button', { name: /^Pagar todo/ }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: /^Pagar en línea \$/ }).click()
  const gateway = await opened
  await gateway.getByRole('button', { name: 'Aprobar el pago' }).click()
  await expect(gateway.getByRole('heading', { name: 'Pago Aprobado' })).toBeVisible()
  await gateway.close()

  await page.goto('/inicio_matriculado/pedirPapel')
  await expect(asked.getByText('Emitido')).toBeVisible({ timeout: 30_000 })
  await expect(asked.getByRole('button', { name: `PDF de ${PAPEL}` })).toBeEnabled()

  await page.goto('/inicio_matriculado/carnet')
  const card = page.getByRole('region', { name: 'Carnet' })
  await expect(card.getByText(/^(Habilitado hoy|No habilitado)$/)).toBeVisible()
  await expectRoomForLargeText(page)
  await card.getByText('Verificar sin cámara').click()
  const codigo = (await card.locator('.font-mono').innerText()).replaceAll(' ', '')
  const other = await context.newPage()
  await other.goto(`/verificar/${codigo}`)
  await expect(other.getByText(/^(Está|No está) habilitado para ejercer/)).toBeVisible()
})
