import type { Page } from '@playwright/test'
import { expectAccessible } from './pasos/accesible'
import { get } from './pasos/api'
import { expect, test } from './pasos/base'
import { doWithChosen } from './pasos/menu'
import { fileOf, giveCard, halves } from './pasos/fotos'
import { createMember } from './pasos/matriculado'
import { keepPapers } from './pasos/papel'

test.use({ cuenta: 'administrativo' })

interface Emitido {
  numero: number
  apellidoNombre: string
}
const cardsOf = (matriculadoID: number, token: string): Promise<Emitido[]> =>
  get(`/papel/traerTodos?nroPagina=1&clase=carnet&matriculadoID=${matriculadoID}`, token)

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Imprimir Carnets' })
async function search(page: Page, matricula: number): Promise<void> {
  await page.getByRole('textbox', { name: 'Matricula' }).fill(String(matricula))
  await page.keyboard.press('Enter')
}

test('cards of several members, picked over several searches: who has no photograph is told and left out @navegador', async ({
  page,
  token,
}) => {
  test.setTimeout(180_000)
  const [one, two, none] = [await createMember(token), await createMember(token), await createMember(token)]
  for (const { id } of [one, two]) await giveCard(id, token)
  await page.goto('/matriculados')
  const paper = await keepPapers(page)
  await page.getByRole('button', { name: 'Elegir', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Más \(\d\)$/ })).toBeDisabled()
  for (const { matricula, apellido } of [one, two, none]) {
    await search(page, matricula)
    const box = page.getByRole('checkbox', { name: new RegExp(`^Seleccionar ${apellido}`) })
    await box.focus()
    await page.keyboard.press('Space')
    await expect(box).toBeChecked()
  }
  await expect(page.getByText('3 matriculados seleccionados')).toBeVisible()
  await doWithChosen(page, 'Imprimir Carnets')
  await expect(dialogOf(page).getByText('2 carnets en 2 páginas: frentes y dorsos.')).toBeVisible()
  const out = dialogOf(page).getByRole('region', { name: 'No tienen foto' })
  await expect(out.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await out.getByRole('button', { name: /^Generar Carnet de/ }).click()
  const single = page.getByRole('dialog', { name: 'Generar Carnet' })
  await expect(single).toContainText(none.apellido)
  await single.locator('input[type=file]').setInputFiles(fileOf(await (await halves()).toBuffer()))
  await single.getByRole('button', { name: 'Generar Carnet' }).click()
  await expect(single.getByText(/quedó emitido/)).toBeVisible()
  await single.getByRole('button', { name: 'Cerrar' }).last().click()

  await dialogOf(page).getByRole('button', { name: 'Generar 2 carnets' }).click()
  await expect(dialogOf(page).getByText(/^Se emitieron 2 carnets, del N° \d+ al N° \d+\.$/)).toBeVisible()
  await expect.poll(paper, { timeout: 30_000 }).toContain(two.apellido)
  const said = await paper()
  for (const { id, apellido } of [one, two]) {
    const [last, first] = await cardsOf(id, token)
    expect(said).toContain(apellido)
    expect(said).toContain(`Carnet N° ${last?.numero}`)
    expect(last?.numero).toBeGreaterThan(first?.numero ?? 0)
  }
  expect(said).not.toContain(none.apellido)
  expect(await cardsOf(none.id, token)).toHaveLength(1)
  await dialogOf(page).getByRole('button', { name: 'Cerrar' }).last().click()
  await expect(page.getByRole('button', { name: 'Elegir', exact: true })).toBeVisible()
})

test.describe('who may not issue', () => {
  test.use({ cuenta: 'empleado' })
  test('picks nobody', async ({ page }) => {
    await page.goto('/matriculados')
    await expect(page.getByRole('table', { name: 'Matriculados' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Elegir', exact: true })).toHaveCount(0)
  })
})
