/** A catalogue's life as a clerk lives it, whatever the catalogue: everything is read off its declaration. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { CampoCatalogo, DeclaracionCatalogo } from '@/contract/catalogo/declaracion'
import { CATALOGOS, type NounCatalogo } from '@/contract/catalogo/lista'
import { get, post } from './api'

/** The catalogues that have nothing but their declaration; the other two have tests of their own. */
export const PLANOS = (Object.keys(CATALOGOS) as NounCatalogo[]).filter(
  (noun) => noun !== 'tipo_certificado' && noun !== 'firmante',
)
export const declaracionDe = (noun: NounCatalogo): DeclaracionCatalogo => CATALOGOS[noun]

/** The fields that a form has, by kind: those that have the same are drawn by the same code. */
const kindOf = (noun: NounCatalogo): string =>
  [...new Set(Object.values(declaracionDe(noun).campos).map(({ tipo }) => tipo))].sort().join()
/** One of each kind, whose whole life is lived in a browser; the API's tests live that of every noun. */
export const DE_CADA_CLASE: readonly NounCatalogo[] = PLANOS.filter(
  (noun, i) => PLANOS.findIndex((other) => kindOf(other) === kindOf(noun)) === i,
)

let made = 0
const PROPIO = 'Ñandú Público'
/** A name nobody else's test has, with an accent and an eñe to look for. */
export const newName = (): string => `${PROPIO} ${Date.now().toString(36)}${process.pid}x${made++}`
/** What no test is making, renaming or deleting just now. */
export const isSettled = ({ nombre }: { nombre: string }): boolean => !nombre.startsWith(PROPIO)
/** How a hurried clerk types it. */
export const plain = (nombre: string): string => nombre.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A value of the field's kind, as it is typed. */
const typedFor = (campo: CampoCatalogo, nombre: string): string => {
  if (campo.tipo === 'entero') return String(campo.minimo + 5)
  if (campo.tipo === 'dinero') return '1.234,50'
  return campo.tipo === 'texto' ? nombre.slice(0, campo.maximo) : nombre
}

const control = (page: Page, campo: CampoCatalogo): Locator =>
  page.getByRole('textbox', { name: campo.etiqueta, exact: true })

/** Fills the form: the name into the field called nombre, something good into the others. */
export async function fillForm(page: Page, noun: NounCatalogo, nombre: string): Promise<void> {
  for (const [key, campo] of Object.entries(declaracionDe(noun).campos)) {
    if (campo.tipo === 'siNo') continue
    if (campo.tipo === 'referencia') {
      await page.getByRole('combobox', { name: campo.etiqueta }).fill('santiago')
      await page.getByRole('option').first().click()
    } else await control(page, campo).fill(key === 'nombre' ? nombre : typedFor(campo, 'Otro texto'))
  }
}

export const nameField = (page: Page, noun: NounCatalogo): Locator => {
  const { nombre } = declaracionDe(noun).campos
  if (!nombre) throw new Error(`${noun} no tiene nombre`)
  return control(page, nombre)
}

export const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Guardar' }).click()

/** The list with what the search finds, once it is there. */
export async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Buscar', exact: true }).fill(text)
  await page.getByRole('textbox', { name: 'Buscar', exact: true }).press('Enter')
  await page.waitForURL(/buscar=/)
}

export const rowOf = (page: Page, nombre: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: nombre, exact: true }) })

/** The row of that name, as the API gives it. */
export async function readRow(
  noun: NounCatalogo,
  nombre: string,
  token: string,
): Promise<Record<string, unknown> & { id: number }> {
  const rows = await get<(Record<string, unknown> & { id: number })[]>(
    `/${noun}/traerTodos?nroPagina=1&buscar=${encodeURIComponent(nombre)}`,
    token,
  )
  const row = rows.find((one) => one['nombre'] === nombre)
  if (!row) throw new Error(`No está ${nombre}`)
  return row
}

/** Somebody else changes the name meanwhile. */
export async function renameBehind(
  noun: NounCatalogo,
  row: Record<string, unknown> & { id: number },
  nombre: string,
  token: string,
): Promise<void> {
  const { id, version: _version, fijo: _fijo, ...rest } = row
  const { editar } = declaracionDe(noun).claves
  const answer = await post(`/${noun}/actualizarDatos`, { ...rest, nombre, [editar]: id }, token)
  expect(answer).toMatchObject({ estado: 1 })
}

export const columnsOf = (noun: NounCatalogo): string[] => {
  const { campos, columnas, acciones } = declaracionDe(noun)
  const labelOf = (key: string) =>
    (
      campos[key] ??
      Object.values(campos).find((campo) => campo.tipo === 'referencia' && campo.muestra === key)
    )?.etiqueta ?? key
  return [...columnas.map(labelOf), acciones]
}
