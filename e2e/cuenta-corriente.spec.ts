import { readFileSync } from 'node:fs'
import * as XLSX from 'xlsx'
import { type Centavos, formatMoney, fromDecimalText } from '@/domain/dinero'
import { formatFecha, endOfMonth, startOfYear, today } from '@/domain/fechas'
import { get, memberWithDebt, pay } from './pasos/api'
import { expect, test } from './pasos/base'

interface Fila {
  id: string
  saldo: number
  ingreso: number | null
}
const statement = (id: number, desde: string, hasta: string, token: string): Promise<Fila[]> =>
  get(
    `/pago/traerCuentaCorriente?matriculadoID=${id}&desde=${desde}&hasta=${hasta}&traerMatriculas=true&traerConceptos=true&traerPP=true`,
    token,
  )

test.describe('current account', () => {
  test('default range, the newest first under its balance, seven columns, opening balance at the end', async ({
    page,
    token,
  }) => {
    const member = await memberWithDebt(token)
    await page.goto(`/fichaMatriculado/${member.id}/cuentaCorriente`)
    for (const heading of ['Fecha', 'Concepto', 'Tipo Pago', 'Tipo Movimiento', 'Debe', 'Haber', 'Saldo'])
      await expect(page.getByRole('columnheader', { name: heading, exact: true })).toBeVisible()
    await expect(page.getByLabel('Desde')).toHaveValue(formatFecha(startOfYear(today())))
    await expect(page.getByLabel('Hasta')).toHaveValue(formatFecha(endOfMonth(today())))
    const rows = await statement(member.id, startOfYear(today()), endOfMonth(today()), token)
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(rows.length + 1)
    await expect(page.getByRole('table').getByRole('row').last()).toContainText('Saldo anterior')
    const final = formatMoney(fromDecimalText(String(rows.at(-1)?.saldo)) ?? (0n as Centavos))
    await expect(page.getByText('Saldo al', { exact: false })).toContainText(final)
    await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText(final)
    // The calendar hangs under its field from the beginning, and over nothing at its left.
    await page.getByRole('button', { name: 'Elegir rango' }).click()
    const leftOf = async (role: 'dialog' | 'group', name: string) =>
      Math.round((await page.getByRole(role, { name }).boundingBox())?.x ?? -1)
    const field = await leftOf('group', 'Rango de Fechas')
    await expect.poll(() => leftOf('dialog', 'Calendario')).toBe(field)
  })

  test('both downloads are spreadsheets with title, headings and numbers', async ({ page, token }) => {
    const member = await memberWithDebt(token)
    await page.goto(`/fichaMatriculado/${member.id}/cuentaCorriente`)
    for (const [button, skipped, desde, hasta] of [
      ['Descargar Total', 0, startOfYear(today()), endOfMonth(today())],
      ['Descargar Total Historico', 1, '1900-01-01', '2200-01-01'],
    ] as const) {
      const waiting = page.waitForEvent('download')
      await page.getByRole('button', { name: button, exact: true }).click()
      const file = await (await waiting).path()
      const book = XLSX.read(readFileSync(file))
      const sheet = book.Sheets[book.SheetNames[0] ?? '']
      const cells = XLSX.utils.sheet_to_json<unknown[]>(sheet ?? {}, { header: 1 })
      const text = cells.map((row) => row.join('|'))
      expect(text.some((row) => row.includes('Cuenta Corriente'))).toBe(true)
      const heading = text.indexOf('FECHA|CONCEPTO|TIPO|TIPO DE MOVIMIENTO|DEBE|HABER|SALDO|RECIBO')
      expect(heading).toBeGreaterThanOrEqual(0)
      const expected = await statement(member.id, desde, hasta, token)
      expect(cells[1]?.slice(0, 2)).toEqual(['Matricula', member.matricula])
      const body = cells.slice(heading + 1).filter((row) => row.length > 0)
      const total = body.pop()
      expect(body.length).toBe(expected.length - skipped)
      expect(body.at(-1)?.[6]).toBe(expected.at(-1)?.saldo)
      const debe = body.reduce((sum, row) => sum + Math.round(Number(row[4] ?? 0) * 100), 0)
      expect([total?.[0], Math.round(Number(total?.[4]) * 100), total?.[6]]).toEqual([
        'Total',
        debe,
        undefined,
      ])
    }
  })

  test('an Ingreso row prints its receipt again', async ({ page, token }) => {
    const member = await memberWithDebt(token)
    await pay(member.pendientes.slice(0, 1), token)
    await page.goto(`/fichaMatriculado/${member.id}/cuentaCorriente?desde=1900-01-01&hasta=2200-01-01`)
    const download = page.waitForEvent('download').catch(() => null)
    const popup = page.waitForEvent('popup').catch(() => null)
    await page
      .getByRole('button', { name: /recibo/i })
      .first()
      .click()
    expect(await Promise.race([download, popup])).not.toBeNull()
  })

  test('lines of one receipt have its buttons once', async ({ page, token }) => {
    const member = await memberWithDebt(token)
    const paid = member.pendientes.slice(0, 2)
    await pay(paid, token)
    await page.goto(`/fichaMatriculado/${member.id}/cuentaCorriente`)
    const newest = page.getByRole('table').getByRole('row')
    for (const at of [1, 2]) await expect(newest.nth(at)).toContainText('Ingreso')
    await expect(newest.nth(1).getByRole('button')).toHaveText([/^Recibo \d+$/, 'Mail', 'Anular'])
    await expect(newest.nth(2).getByRole('button')).toHaveCount(0)
    await expect(newest.nth(2).getByRole('rowheader')).toHaveText(/^Recibo \d+: /)
  })

  test('another range is no step of its own: back leads to the record', async ({ page, token }) => {
    const member = await memberWithDebt(token)
    await page.goto(`/fichaMatriculado/${member.id}`)
    await page.goto(`/fichaMatriculado/${member.id}/cuentaCorriente`)
    await page.getByLabel('Desde').fill('01/01/2025')
    await page.getByLabel('Desde').press('Enter')
    await expect(page).toHaveURL(/desde=2025-01-01/)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`/fichaMatriculado/${member.id}$`))
  })
})
