import { get, memberWithDebt, pay } from './pasos/api'
import { countActs } from './pasos/actos'
import { expect, test } from './pasos/base'

test('a receipt is found by its number, annulled from the list, and leads into the member’s screens', async ({
  page,
  token,
}) => {
  const { id, matricula, apellidoNombre, pendientes } = await memberWithDebt(token)
  await pay(pendientes.slice(0, 1), token)
  const { filas } = await get<{ filas: { nroRecibo: number }[] }>(
    `/recibo/traerTodos?nroPagina=1&nombre=${matricula}`,
    token,
  )
  const nroRecibo = filas[0]?.nroRecibo
  await page.goto('/inicio')
  await page.getByRole('button', { name: 'Buscar matriculados y pantallas' }).click()
  await page.getByRole('combobox').fill(String(nroRecibo))
  await page.getByRole('option', { name: new RegExp(`^Recibo ${nroRecibo} `) }).click()
  await expect(page).toHaveURL(new RegExp(`/recibos\\?numero=${nroRecibo}$`))
  // What is done with it comes next, without a way through menu and filters.
  await expect(page.getByRole('button', { name: `Imprimir el recibo ${nroRecibo}` })).toBeFocused()
  const rows = page.getByRole('table', { name: 'Recibos' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  const { act, within } = countActs('anular')
  const dialog = page.getByRole('dialog')
  await act(() => page.getByRole('button', { name: `Anular el recibo ${nroRecibo}` }).click())
  await act(() => dialog.getByRole('textbox', { name: 'Motivo' }).fill('Cobrado dos veces'))
  await act(() => dialog.getByRole('button', { name: 'Anular el pago' }).click())
  within()
  await expect(rows.nth(1)).toContainText('Anulado')
  await expect(rows.nth(1).getByTitle(/: Cobrado dos veces$/)).toBeVisible()
  await expect(page.getByRole('button', { name: `Anular el recibo ${nroRecibo}` })).toHaveCount(0)

  await rows.nth(1).getByRole('link', { name: apellidoNombre }).click()
  await expect(page).toHaveURL(new RegExp(`/fichaMatriculado/${id}/cuentaCorriente$`))
  await expect(page).toHaveTitle(new RegExp(`^${apellidoNombre} · Cuenta Corriente · `))
  await expect(page.getByRole('button', { name: `Recibo ${nroRecibo}`, exact: true }).first()).toBeVisible()
  const strip = page.getByRole('navigation', { name: 'Pantallas del matriculado' })
  await strip.getByRole('link', { name: 'Pagos', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/fichaMatriculado/${id}/pagos$`))
  await expect(page).toHaveTitle(new RegExp(`^${apellidoNombre} · Pagos pendientes · `))
  await expect(strip.getByRole('link', { name: 'Pagos', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
})
