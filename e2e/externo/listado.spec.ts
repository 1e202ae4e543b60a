import { readFileSync } from 'node:fs'
import * as XLSX from 'xlsx'
import { expect, test } from './base'

test('the listing report by the spec’s call alone: pages cut from every row, no order of its own, all of it in the file', async ({
  page,
  externo,
  entrar,
}) => {
  await entrar('administrativo')
  await page.goto('/listaDeUsuarios?columnas=nombre,especialidades,deuda,estado')
  const table = page.getByRole('table', { name: 'Listado de Usuarios' })
  await expect(table.getByRole('row')).toHaveCount(41)
  await expect(table.getByRole('columnheader')).toHaveText(['Apellido y Nombre', 'Especialidades', 'Deuda'])
  await expect(table.getByRole('columnheader').getByRole('link')).toHaveCount(0)
  await expect(table.getByRole('row').nth(1)).toContainText('CLINICA, CIRUGIA')

  await page.getByRole('combobox', { name: 'Seguro' }).fill('con cob')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  const insured = externo.consejo.medicos.filter(({ cobertura }) => cobertura === 'CON COBERTURA')
  await expect(table.getByRole('row')).toHaveCount(insured.length + 1)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar Excel' }).click()
  await expect(page.getByText('Se genero el Informe exitosamente')).toBeVisible()
  const sheet = XLSX.read(readFileSync(await (await saved).path())).Sheets['Listado de Usuarios']
  const rows = XLSX.utils.sheet_to_json<Record<string, unknown>>(sheet ?? {})
  expect(rows.pop()?.['APELLIDO Y NOMBRE']).toBe('Total')
  expect(rows).toHaveLength(insured.length)
  await expect(page.getByRole('button', { name: 'Vistas' })).toHaveCount(0)
})
