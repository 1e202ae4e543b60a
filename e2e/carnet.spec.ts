import { Buffer } from 'node:buffer'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { FOTO_EN_PIXELES } from '@/domain/carnet'
import { formatCodigo } from '@/domain/codigo-de-papel'
import { expectAccessibleInBoth } from './pasos/accesible'
import { get, post, signIn } from './pasos/api'
import { expect, test } from './pasos/base'
import { CLAVE } from './pasos/cuentas'
import { chooseOption } from './pasos/ficha'
import { fileOf, halves, sidesOf } from './pasos/fotos'
import { createMember } from './pasos/matriculado'
import { keepPapers } from './pasos/papel'

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Generar Carnet' })
const frameOf = (page: Page): Locator => page.getByRole('application', { name: 'Encuadre de la foto' })
const choose = (page: Page, file: ReturnType<typeof fileOf>): Promise<void> =>
  dialogOf(page).locator('input[type=file]').setInputFiles(file)

interface Emitido {
  id: number
  numero: number
  codigo: string
  copias: number
}
const cardsOf = (matriculadoID: number, token: string): Promise<Emitido[]> =>
  get(`/papel/traerTodos?nroPagina=1&clase=carnet&matriculadoID=${matriculadoID}`, token)

async function photoOf(page: Page, papelID: number): Promise<Buffer> {
  const f = encodeURIComponent(JSON.stringify({ papelID, cual: 'foto' }))
  const answer = await page.request.get(`/api/papel/verImagen?f=${f}`)
  return answer.body()
}

test.describe('a clerk', () => {
  test.use({ cuenta: 'administrativo' })
  test.setTimeout(180_000)

  test('a photograph out of a file, turned by keyboard, a card with its number, and a copy @navegador', async ({
    page,
    token,
  }) => {
    const { id, apellido } = await createMember(token)
    const nombre = `Dra. Firma ${Date.now()}`
    await post('/firmante/crear', { nombre, cargo: 'Presidenta' }, await signIn('administracion', CLAVE))
    await page.goto(`/fichaMatriculado/${id}`)
    const paper = await keepPapers(page)
    await chooseOption(page, 'Generar Carnet')
    const generate = dialogOf(page).getByRole('button', { name: 'Generar Carnet' })
    await generate.click()
    await expect(dialogOf(page).getByText('Ingrese una foto')).toBeVisible()
    expect(await cardsOf(id, token)).toEqual([])

    await choose(page, fileOf(await (await halves()).toBuffer()))
    await expect(frameOf(page)).toBeVisible()
    await frameOf(page).focus()
    for (const key of ['+', '+', 'ArrowLeft', 'r', '-']) await page.keyboard.press(key)
    await dialogOf(page).getByRole('combobox', { name: 'Firmante' }).fill(nombre)
    await page.getByRole('option', { name: nombre }).click()
    await generate.click()
    await expect.poll(paper, { timeout: 30_000 }).toContain('CARNET PROFESIONAL')
    const [card] = await cardsOf(id, token)
    const said = (await paper()).replace(/\s+/g, ' ')
    for (const text of [apellido, nombre, 'Presidenta', `Carnet N° ${card?.numero}`])
      expect(said).toContain(text)
    // Figures at the beginning of a code are a stroke of their own.
    expect(said.replaceAll(' ', '')).toContain(formatCodigo(card?.codigo ?? ''))
    expect(said).not.toContain('COPIA')
    const kept = await photoOf(page, card?.id ?? 0)
    expect(await sharp(kept).metadata()).toMatchObject({
      ...{ format: 'jpeg', width: FOTO_EN_PIXELES.ancho, height: FOTO_EN_PIXELES.alto },
    })
    expect(kept.includes('Exif')).toBe(false)
    expect(await sidesOf(kept)).toMatch(/^rojo azul /)

    // Out of the same dialog it is the same card, and no copy.
    const again = page.waitForResponse((response) => response.url().endsWith('/papel/reimprimir'))
    await dialogOf(page).getByRole('button', { name: 'Imprimir otra vez' }).click()
    expect((await again).ok()).toBe(true)
    await expect.poll(paper, { timeout: 30_000 }).toContain('CARNET PROFESIONAL')
    expect(await paper()).not.toContain('COPIA')
    expect(await cardsOf(id, token)).toMatchObject([{ numero: card?.numero, copias: 0 }])

    // The next card proposes the photograph; turned, it is another card.
    await dialogOf(page).getByRole('button', { name: 'Cerrar' }).last().click()
    await expect(page.getByRole('button', { name: 'Mas Opciones' })).toBeFocused()
    await chooseOption(page, 'Generar Carnet')
    await expect(dialogOf(page).getByText('Es la foto de su último carnet.')).toBeVisible()
    await dialogOf(page).getByRole('button', { name: 'Girar' }).click()
    await generate.click()
    await expect.poll(async () => (await cardsOf(id, token)).length, { timeout: 30_000 }).toBe(2)

    await page.goto(`/verificar/${card?.codigo}`)
    await expect(page.getByText('Este papel lo emitió')).toBeVisible()
    await expect(page.getByRole('heading', { name: `Carnet N° ${card?.numero}` })).toBeVisible()
    await expect(page.getByText(/Inscripción en la matrícula con el N°/)).toBeVisible()
  })

  test('a telephone’s photograph stands upright; it is moved by mouse; closing asks before it is lost', async ({
    page,
    token,
  }) => {
    const { id } = await createMember(token)
    await page.goto(`/fichaMatriculado/${id}`)
    await chooseOption(page, 'Generar Carnet')
    const lying = await (await halves()).withMetadata({ orientation: 6 }).toBuffer()
    await choose(page, fileOf(lying))
    const canvas = frameOf(page).locator('canvas')
    const shown = async () => {
      const url = await canvas.evaluate((one: HTMLCanvasElement) => one.toDataURL('image/png'))
      return Buffer.from(url.split(',')[1] ?? '', 'base64')
    }
    await expect.poll(async () => sidesOf(await shown())).toMatch(/^rojo azul /)
    const before = await shown()
    await frameOf(page).hover()
    await page.mouse.wheel(0, -300)
    await page.mouse.down()
    await page.mouse.move(0, 600, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => (await shown()).equals(before)).toBe(false)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog', { name: 'Hay cambios sin guardar' })).toBeVisible()
    await page.getByRole('button', { name: 'Seguir editando' }).click()
    await expect(frameOf(page)).toBeVisible()
  })

  test('the photograph attached to the record is proposed to who never had a card', async ({
    page,
    token,
  }) => {
    const { id } = await createMember(token)
    const form = new FormData()
    form.append('matriculadoID', String(id))
    form.append('tipo', 'foto')
    form.append('archivo', new File([Uint8Array.from(await (await halves()).toBuffer())], 'foto.jpg'))
    await fetch(`${process.env['PADRON_E2E_API'] ?? ''}/adjunto/subir`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    await page.goto(`/fichaMatriculado/${id}`)
    await chooseOption(page, 'Generar Carnet')
    await expect(dialogOf(page).getByText('Es la foto adjunta a su ficha.')).toBeVisible()
    await expect(frameOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toHaveCount(0)
  })
})

test.describe('how it looks', () => {
  test.use({ cuenta: 'administrativo' })

  test('axe finds nothing in the dialog', async ({ page, token }) => {
    const { id } = await createMember(token)
    await page.goto(`/fichaMatriculado/${id}`)
    await chooseOption(page, 'Generar Carnet')
    await choose(page, fileOf(await (await halves()).toBuffer()))
    await expect(frameOf(page)).toBeVisible()
    await expectAccessibleInBoth(page, 0)
  })
})

test('who only reads the record is not offered a card', async ({ browser, token }) => {
  const { id } = await createMember(token)
  const context = await browser.newContext({ storageState: 'test-results/sesion-empleado.json' })
  const page = await context.newPage()
  await page.goto(`/fichaMatriculado/${id}`)
  await page.getByRole('button', { name: 'Mas Opciones' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Generar Carnet' })).toHaveCount(0)
  await context.close()
})
