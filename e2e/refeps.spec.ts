import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import * as XLSX from 'xlsx'
import { expectAccessible } from './pasos/accesible'
import { post } from './pasos/api'
import { expect, test } from './pasos/base'
import { type Alta, createMember } from './pasos/matriculado'

const CARGA = { timeout: 30_000 }
const SUSPENDIDO = 5

const line = (
  { dni, matricula, apellido }: Pick<Alta, 'dni' | 'matricula' | 'apellido'>,
  estado = 'Activa',
) => `${dni};${apellido};Inés;${matricula};${estado}`
const extracto = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(['Documento;Apellido;Nombre;Matrícula;Estado matrícula', ...lines, ''].join('\n')),
})
async function compare(page: Page, file: ReturnType<typeof extracto>): Promise<void> {
  await page.goto('/utilidades/controlRefeps')
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('heading', { name: file.name })).toBeVisible(CARGA)
  await expect(page.getByText('Comparado', { exact: true })).toBeVisible(CARGA)
}

test('the suspended doctor who is active in REFEPS comes first, is told to SISA by a key, and a homonym is told apart', async ({
  page,
  token,
}) => {
  test.slow()
  const [suspendido, homonimo] = [await createMember(token), await createMember(token)]
  await post(
    '/matriculado/cambiarEstado',
    { matriculadoID: suspendido.id, tipoMatriculaID: SUSPENDIDO },
    token,
  )
  const otro = { ...homonimo, dni: homonimo.dni + 10_000_000, matricula: 990_001 }
  const lines = [line(otro), line(suspendido)]
  await compare(page, extracto('refeps.csv', ...lines))
  await expectAccessible(page)

  const first = page.getByRole('region', { name: /^Activa allá/ }).first()
  await expect(first).toContainText(suspendido.apellido)
  await first.focus()
  await page.keyboard.press('a')
  await expect(page.getByRole('region', { name: new RegExp(suspendido.apellido) })).toHaveCount(0)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Planilla para SISA \(1\)/ }).click(),
  ])
  const sheet = Object.values(XLSX.read(await readFile(await file.path())).Sheets)[0] ?? {}
  const told = JSON.stringify(XLSX.utils.sheet_to_json(sheet, { header: 1 }))
  expect(told).toContain(String(suspendido.dni))
  expect(told).toContain('en el Consejo está SUSPENDIDO')

  await page.getByRole('link', { name: /Posible$/ }).click()
  const posible = page.getByRole('region', { name: new RegExp(homonimo.apellido) })
  await posible.focus()
  await page.keyboard.press('n')
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Es la hija')
  await page.getByRole('dialog').getByRole('button', { name: 'No es el mismo' }).click()
  await expect(posible).toHaveCount(0)

  await compare(page, extracto('refeps-2.csv', ...lines, ''))
  await expect(page.getByRole('link', { name: /Posible$/ })).toHaveCount(0)
})
