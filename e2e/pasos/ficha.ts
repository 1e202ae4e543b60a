import { expect, type Locator, type Page } from '@playwright/test'
import { get } from './api'

/** Opens a record with its five panels open. */
export async function openRecord(
  page: Page,
  id: number,
  url = process.env['PADRON_E2E_URL'] ?? '',
): Promise<void> {
  const value = 'basicos.personales.profesionales.academicos.varios'
  await page.context().addCookies([{ name: 'padron.paneles', value, url }])
  await page.goto(`/fichaMatriculado/${id}`)
}

/** The editable value of a field. */
export const valueOf = (page: Page, etiqueta: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Editar ${etiqueta}(:|$)`) })

export const dialogOf = (page: Page, etiqueta: string): Locator =>
  page.getByRole('dialog', { name: `Editar ${etiqueta}`, exact: true })

/** What a field says at the end: typed in place of what the dialog offers, and saved. */
export async function editText(page: Page, etiqueta: string, texto: string): Promise<void> {
  await valueOf(page, etiqueta).click()
  const dialog = dialogOf(page, etiqueta)
  await dialog.getByRole('textbox', { name: etiqueta }).fill(texto)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
}

/** Opens 'Mas Opciones' and chooses an entry. */
export async function chooseOption(page: Page, nombre: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Mas Opciones' }).click()
  const menu = page.getByRole('menu')
  await menu
    .getByRole('menuitem', { name: nombre })
    .or(menu.getByRole('menuitemcheckbox', { name: nombre }))
    .click()
}

/** Saved, said, on the screen, and the focus is on the value again. */
export async function expectSaved(page: Page, etiqueta: string, texto: string | RegExp): Promise<void> {
  await expect(dialogOf(page, etiqueta)).toHaveCount(0)
  await expect(page.getByText('Campo editado correctamente').last()).toBeVisible()
  await expect(valueOf(page, etiqueta)).toHaveText(texto)
  await expect(valueOf(page, etiqueta)).toBeFocused()
}

interface Personales {
  barrio: string | null
  dni: number
  sexo: number
  fecha_nacimiento: string
  provincia: { id: number; nombre: string } | null
}
export interface FichaLeida {
  genera_cuotas: boolean
  tipomatricula: { id: number; nombre: string }
  datospersonales: Personales
  varios: { iosep: boolean | null; notas: string | null }
}

/** The record as the API has it. */
export const readRecord = (id: number, token: string): Promise<FichaLeida> =>
  get(`/matriculado/traerDatos?matriculadoID=${id}`, token)
