import type { Page } from '@playwright/test'
import { get } from './pasos/api'
import { expect, test } from './pasos/base'
import { goToOwn } from './pasos/menu'
import { expectRoomForLargeText } from './pasos/letras'
import { createMember } from './pasos/matriculado'
import { keepPapers } from './pasos/papel'
import { askForPaper, offeredPaper, payForPaper } from './pasos/papel-pedido'

const CLAVE = 'siete higueras viejas'
const PAPEL = 'Constancia de matrícula'

test.use({ cuenta: null, viewport: { width: 360, height: 740 }, hasTouch: true })

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
  await page.waitForURL(/\/inicio_matriculado$/)
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

  await goToOwn(page, 'Pedir un papel')
  await expect(offeredPaper(page, PAPEL)).toBeVisible()
  await expectRoomForLargeText(page)
  const asked = await askForPaper(page, PAPEL)
  await payForPaper(page, asked)

  const paper = await keepPapers(page)
  const shown = page.waitForEvent('popup')
  await asked.getByRole('button', { name: `PDF de ${PAPEL}` }).click()
  await (await shown).close()
  await expect.poll(paper, { timeout: 30_000 }).toContain(doctor.apellido)

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
