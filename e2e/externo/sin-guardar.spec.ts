import type { Page } from '@playwright/test'
import type { Falla } from './fallas'
import { expect, test } from './base'

test.use({ ajustes: { ESPERA_POST: '1200' }, erroresEsperados: [/Failed to load resource/] })

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

test('a save that failed keeps what was typed until it is left knowingly, and one that was done asks nothing', async ({
  page,
  externo,
  entrar,
}) => {
  test.setTimeout(240_000)
  await test.step('a save that failed keeps a catalogue row until it is left knowingly', async () => {
    await entrar('administracion')
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
    await entrar('administracion')
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
})
