import type { Page } from '@playwright/test'
import type { Falla } from './fallas'
import { APURO } from './incierto'
import { expect, test } from './base'

test.use(APURO)

/** Ways to fail that say nothing of a field. */
const SIN_CAMPO: readonly Falla[] = [
  { tipo: 'corta' },
  { tipo: 'HTML', http: 500 },
  { tipo: 'sobre', sobre: { estado: 0, mensaje: 'No se pudo guardar' } },
]

const saveAndFail = async (page: Page) => {
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeEnabled()
  await expect(page.locator('[data-toaster]').getByRole('alert').first()).toBeVisible()
}

/** Leaving by a link asks; staying keeps what was typed. */
async function expectKept(page: Page, label: string, text: string) {
  await page.getByRole('link', { name: 'Inicio' }).first().click()
  const question = page.getByRole('alertdialog', { name: 'Hay cambios sin guardar' })
  await question.getByRole('button', { name: 'Quedarse' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: label })).toHaveValue(text)
}

test('a save that failed keeps what was typed until it is left knowingly, one that was done asks nothing, and one that may be done asks twice', async ({
  page,
  externo,
  entrar,
}) => {
  await entrar('administracion')
  await test.step('a save that failed keeps a catalogue row until it is left knowingly', async () => {
    for (const falla of SIN_CAMPO) {
      externo.spoil('/titulo/crear', falla)
      await page.goto('/titulo/crear')
      await page.getByRole('textbox', { name: 'Título' }).fill('Médico cirujano')
      await saveAndFail(page)
      await expectKept(page, 'Título', 'Médico cirujano')
      await page.getByRole('link', { name: 'Inicio' }).first().click()
      await page.getByRole('button', { name: 'Salir sin guardar' }).click()
      await expect(page).toHaveURL(/inicio$/)
    }
  })
  externo.reset()
  await test.step('a save that failed keeps a user until it is left knowingly, and one that was done asks nothing', async () => {
    externo.spoil('/user/actualizarDatos', { tipo: 'corta' }, false)
    const id = Number(externo.consejo.rowsOf('user')[0]?.id)
    await page.goto(`/usuario/${id}`)
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Otro')
    await page.getByLabel(/^Contraseña\*?$/).fill('clave-nueva-77')
    await saveAndFail(page)
    await expectKept(page, 'Apellido', await page.getByRole('textbox', { name: 'Apellido' }).inputValue())
    externo.spoil('/user/actualizarDatos', undefined)
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page).toHaveURL(/usuarios$/)
    await page.getByRole('link', { name: 'Inicio' }).first().click()
    await expect(page).toHaveURL(/inicio$/)
  })
  externo.reset()
  await test.step('a row whose answer was lost is told as not known, and made twice by nobody who does not say so', async () => {
    await page.goto('/titulo/crear')
    externo.spoil('/titulo/crear', { tipo: 'medio cuerpo' })
    await page.getByRole('textbox', { name: 'Título' }).fill('Bioquímica')
    const save = page.getByRole('button', { name: 'Guardar' })
    await save.click()
    await expect(page.getByText(/no se sabe si se agregó/).first()).toBeVisible()
    await expect(page.getByText(/En la lista figura «Bioquímica»/).first()).toBeVisible()
    await expect(page.getByText('Falló la conexión con el servidor')).toHaveCount(0)
    await save.click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('En la lista figura «Bioquímica»')
    await question.getByRole('button', { name: 'No', exact: true }).click()
    expect(externo.askedFor('/titulo/crear')).toHaveLength(1)
  })
})
