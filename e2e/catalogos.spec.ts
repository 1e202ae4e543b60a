import type { Page } from '@playwright/test'
import { CATALOGOS, direccionDeFila, type NounCatalogo } from '@/contract/catalogo/lista'
import { expectAccessibleInBoth } from './pasos/accesible'
import { post } from './pasos/api'
import { expect, test } from './pasos/base'
import {
  columnsOf,
  DE_CADA_CLASE,
  declaracionDe,
  fillForm,
  nameField,
  newName,
  plain,
  PLANOS,
  readRow,
  renameBehind,
  rowOf,
  save,
  search,
} from './pasos/catalogo'
import { rowInUse } from './pasos/registro'

test.use({ cuenta: 'administracion' })

/** A row is made, from the list and back to it; what its form asks for is told in the spec's words. */
async function make(page: Page, noun: NounCatalogo, nombre: string): Promise<void> {
  const { lista, crear, nuevo, titulo, campos, mensajes } = declaracionDe(noun)
  await page.goto(lista)
  await expect(page.getByRole('heading', { level: 1, name: titulo, exact: true })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText(columnsOf(noun))
  await page.getByRole('link', { name: nuevo, exact: true }).click()
  await expect(page).toHaveURL(crear)
  await save(page)
  for (const { requerido } of Object.values(campos))
    if (requerido) await expect(page.getByText(requerido, { exact: true })).toBeVisible()
  await fillForm(page, noun, nombre)
  await save(page)
  await expect(page.getByText(mensajes.creado, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(lista)
}

/**
 * A text alone; one that refers to another, a number; money, and no deletion. What a form asks for and sends is held of each
 * by `catalogo-form.browser.test.tsx`, what becomes of its rows by the API's tests.
 */
const VIDAS: readonly NounCatalogo[] = ['titulo', 'sucursal_banco', 'concepto']

for (const noun of VIDAS)
  test(`${noun}: made, found, edited, a clash seen, deleted, undone`, async ({ page, token }) => {
    const { lista, mensajes, sinEliminar } = declaracionDe(noun)
    const [nombre, otro, ajeno] = [newName(), newName(), newName()]
    await make(page, noun, nombre)

    await search(page, plain(nombre))
    await expect(page.getByRole('row')).toHaveCount(2)
    await rowOf(page, nombre)
      .getByRole('link', { name: `Editar ${nombre}` })
      .click()
    const row = await readRow(noun, nombre, token)
    await expect(page).toHaveURL(direccionDeFila(noun, row.id))
    await expect(nameField(page, noun)).toHaveValue(nombre)

    await nameField(page, noun).fill(otro)
    await renameBehind(noun, row, ajeno, token)
    await save(page)
    await expect(page.getByText(/^Lo cambió /).first()).toBeVisible()
    await expect(page.getByText(`ahora dice «${ajeno}»`)).toBeVisible()
    await expect(nameField(page, noun)).toHaveValue(otro)
    await save(page)
    await expect(page.getByText(mensajes.modificado, { exact: true })).toBeVisible()
    await expect.poll(() => new URL(page.url()).searchParams.get('buscar')).toBe(plain(nombre))
    expect(new URL(page.url()).pathname).toBe(lista)

    await search(page, otro)
    const bin = page.getByRole('button', { name: `Eliminar ${otro}` })
    if (sinEliminar) return expect(bin).toBeDisabled()
    await deleteAndUndo(page, noun, otro)
    await post(`/${noun}/eliminar`, { [CATALOGOS[noun].claves.eliminar]: row.id }, token)
  })

test('each of the others has its list with its own words and columns, and leads to its form', async ({
  page,
}) => {
  test.slow()
  for (const noun of PLANOS.filter((one) => !VIDAS.includes(one)))
    await test.step(noun, async () => {
      const { lista, crear, nuevo, titulo } = declaracionDe(noun)
      await page.goto(lista)
      await expect(page.getByRole('heading', { level: 1, name: titulo, exact: true })).toBeVisible()
      await expect(page.getByRole('columnheader')).toHaveText(columnsOf(noun))
      await page.getByRole('link', { name: nuevo, exact: true }).click()
      await expect(page).toHaveURL(crear)
      await expect(nameField(page, noun)).toBeVisible()
    })
})

async function deleteAndUndo(page: Page, noun: NounCatalogo, nombre: string) {
  const bin = page.getByRole('button', { name: `Eliminar ${nombre}` })
  const question = page.getByRole('alertdialog', {
    name: `¿Eliminar ${CATALOGOS[noun].singular} «${nombre}»?`,
  })
  await bin.click()
  await question.getByRole('button', { name: 'No', exact: true }).click()
  await expect(rowOf(page, nombre)).toBeVisible()
  await bin.click()
  await question.getByRole('button', { name: 'Si', exact: true }).click()
  await expect(page.getByText('Eliminacion Exitosa')).toBeVisible()
  const undo = page.getByRole('button', { name: 'Deshacer' })
  // Who stands on it keeps it, however long the list takes; by key, since the notices before it go and it moves up.
  await undo.focus()
  await expect(page.getByText('Sin resultados')).toBeVisible()
  await undo.press('Enter')
  await expect(rowOf(page, nombre)).toBeVisible()
}

test('a save goes back to the list as it was left, reads it once, and Volver never leads into the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 })
  const scroll = () => page.evaluate(() => Math.round(window.scrollY))
  await page.goto('/ajustesAvanzados')
  await page.getByRole('link', { name: /^Bancos/ }).click()
  await page.getByRole('link', { name: 'Siguiente' }).click()
  await expect(page).toHaveURL(/bancos\?pagina=2$/)
  const edit = page.getByRole('link', { name: /^Editar / }).nth(9)
  await edit.scrollIntoViewIfNeeded()
  const left = await scroll()
  expect(left).toBeGreaterThan(100)
  await edit.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Editar el banco' })).toBeVisible()
  await page.getByRole('button', { name: 'Volver' }).click()
  await expect(page).toHaveURL(/bancos\?pagina=2$/)
  await expect.poll(scroll).toBe(left)
  await expect(page.locator('tr[data-vuelta]').getByRole('link', { name: /^Editar / })).toHaveCount(1)

  await edit.click()
  await expect(nameField(page, 'banco')).not.toHaveValue('')
  let reads = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/bancos') reads++
  })
  await save(page)
  await expect(page.getByText(declaracionDe('banco').mensajes.modificado, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/bancos\?pagina=2$/)
  await expect.poll(() => reads).toBe(1)
  await expect.poll(scroll).toBe(left)
  await page.getByRole('button', { name: 'Volver' }).click()
  await expect(page).toHaveURL(/bancos$/)
  await page.getByRole('button', { name: 'Volver' }).click()
  await expect(page).toHaveURL(/ajustesAvanzados$/)
  expect(reads).toBeLessThanOrEqual(2)
})

test('a form that was not opened from its list gives its place to it', async ({ page, token }) => {
  const nombre = newName()
  await page.goto('/inicio')
  await page.goto('/titulo/crear')
  await fillForm(page, 'titulo', nombre)
  await save(page)
  await expect(page).toHaveURL(/titulos$/)
  await page.getByRole('button', { name: 'Volver' }).click()
  await expect(page).toHaveURL(/inicio$/)
  await post(
    '/titulo/eliminar',
    { [CATALOGOS.titulo.claves.eliminar]: (await readRow('titulo', nombre, token)).id },
    token,
  )
})

test('what is in use stays, and its catalogue says where it is used', async ({ page }) => {
  const row = await rowInUse('banco')
  if (!row) throw new Error('Ningún banco está en uso')
  await page.goto(`/bancos?buscar=${encodeURIComponent(row.nombre)}`)
  await page.getByRole('button', { name: `Eliminar ${row.nombre}`, exact: true }).click()
  await page.getByRole('button', { name: 'Si', exact: true }).click()
  await expect(page.getByText('No se pudo eliminar', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Está en uso: [1-9]\d* [a-zé]/)).toBeVisible()
  await expect(rowOf(page, row.nombre)).toBeVisible()
})

test('rows the spec fixes cannot be deleted; vence is a check or a cross; a type without a name is its category', async ({
  page,
  token,
}) => {
  const categoria = 100_000_000 + (Date.now() % 800_000_000)
  expect(await post('/tipo_matricula/crear', { categoria, vence: true }, token)).toMatchObject({ estado: 1 })
  for (const lista of ['/formapagos', '/tipomatriculas']) {
    await page.goto(lista)
    const bins = page.getByRole('button', {
      name: /^Eliminar (ACTIVO|FALLECIDO|Efectivo|Debito Automatico)$/,
    })
    await expect(bins).toHaveCount(2)
    for (const bin of await bins.all()) await expect(bin).toBeDisabled()
  }
  await expect(rowOf(page, 'ACTIVO').getByText('Si', { exact: true })).toBeAttached()
  await expect(rowOf(page, 'FALLECIDO').getByText('No', { exact: true })).toBeAttached()
  const nombre = `Categoria ${categoria}`
  const row = rowOf(page, nombre)
  await expect(row.getByRole('link', { name: `Editar ${nombre}`, exact: true })).toBeVisible()
  await row.getByRole('button', { name: `Eliminar ${nombre}`, exact: true }).click()
  const question = page.getByRole('alertdialog', { name: `¿Eliminar el tipo de matrícula «${nombre}»?` })
  await question.getByRole('button', { name: 'Si', exact: true }).click()
  await expect(row).toHaveCount(0)
})

test.describe('addresses', () => {
  test.use({ erroresEsperados: [/404/] })

  test('in other letters, without a row or of no row are not found, and end no session', async ({ page }) => {
    for (const path of [
      '/Titulos',
      '/TITULOS',
      '/titulo/Crear',
      '/titulos/crear',
      '/titulo',
      '/titulo/0',
      '/titulo/abc',
      '/titulo/999999',
      '/titulo/99999999999',
      '/tipocertificados',
      '/tipoCertificado/crear',
      '/tipocertificado/1',
      '/formaPagos',
      '/Bancos',
    ])
      expect((await page.request.get(path)).status(), path).toBe(404)
    expect((await page.request.get('/titulos')).status()).toBe(200)
  })
})

test.describe('how it looks', () => {
  test('axe finds nothing in a list, full or empty, in a row, nor in the forms of each kind, refused', async ({
    page,
  }) => {
    test.slow()
    const [first = 'titulo'] = DE_CADA_CLASE
    const { lista } = declaracionDe(first)
    const forms: string[] = DE_CADA_CLASE.map((noun) => declaracionDe(noun).crear)
    for (const [turn, path] of [
      lista,
      `${lista}?buscar=zzzz`,
      direccionDeFila(first, 1),
      ...forms,
    ].entries()) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      if (forms.includes(path)) await save(page)
      await expectAccessibleInBoth(page, turn)
    }
  })
})
