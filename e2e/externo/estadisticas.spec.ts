import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import * as XLSX from 'xlsx'
import { expect, test } from './base'

const cardOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('another council’s figures: what it does not tell is said, never drawn as zero', async ({
  page,
  externo,
  entrar,
}) => {
  await entrar('contador')
  await page.goto('/estadisticas')
  await expect(page.getByRole('link', { name: /Evolución/ })).toHaveCount(0)
  const cuotas = cardOf(page, 'Pagos/Impagos')
  await expect(cuotas.getByText('El servidor no informó: Impagos.')).toBeVisible()
  await expect(cuotas.getByText('sin dato')).toBeVisible()
  const tipos = cardOf(page, 'Tipo de Matriculados')
  await expect(tipos.getByRole('img')).toHaveAccessibleName('ACTIVO: 5, 71,4 %. PASIVO: 2, 28,6 %.')
  await expect(cardOf(page, 'Seguros').getByText('El servidor no informó: SIN COBERTURA.')).toBeVisible()
  const cumples = cardOf(page, 'Cumpleaños')
  await cumples.getByText('Semana').click()
  await expect(cumples.getByRole('listitem')).toHaveCount(2)
  await expect(cumples.getByRole('listitem').first()).toContainText('04/03')

  const sheetOf = async (card: string, button: string) => {
    const saved = page.waitForEvent('download')
    await cardOf(page, card).getByRole('button', { name: button }).click()
    const book = XLSX.read(await readFile(await (await saved).path()))
    const sheet = book.Sheets[book.SheetNames[0] ?? '']
    return XLSX.utils.sheet_to_json<Record<string, string>>(sheet ?? {}, { raw: false })
  }
  expect(await sheetOf('Informe mensual de ingresos', 'Resumen')).toEqual([
    { TIPO: 'Matricula', CANTIDAD: '1', MONTO: '1,500.50' },
    { TIPO: 'Total', MONTO: '1,500.50' },
  ])
  // Keys that nobody knows come as they are.
  expect(await sheetOf('Balance devengado', 'Descargar devengado')).toEqual([
    { periodo: '2020/01', importe: '1500.50' },
  ])
  expect(await sheetOf('Especialidades por vencer', 'Descargar especialidades')).toEqual([
    { MATRICULA: '101', VENCE: '02/10/2026', apellidoNombre: 'Ñáñez Ana' },
  ])
  const debitos = cardOf(page, 'Informe mensual de débitos')
  await debitos.getByRole('button', { name: 'Descargar débitos' }).click()
  await expect(debitos.getByText(/no informó ningún importe \(MONTO\)/)).toBeVisible()
  await expect(page.getByText(/Los 20 que más deben|Todo el padrón|próximos 60 días/)).toHaveCount(0)
  expect(externo.askedFor('/estadisticas/traerBalanceDevengado').map(({ datos }) => datos)).toEqual([
    { anio: '2020' },
  ])
  const cobranzas = cardOf(page, 'Cobranzas por período')
  await cobranzas.getByRole('button', { name: 'Descargar cobranzas' }).click()
  await expect(cobranzas.getByText('No hay nada para informar en ese período')).toBeVisible()
})
