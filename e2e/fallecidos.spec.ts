import type { Page } from '@playwright/test'
import { addDays, formatFecha, startOfMonth, today } from '@/domain/fechas'
import { expectAccessible } from './pasos/accesible'
import { memberWithDebt, monthOf, post } from './pasos/api'
import { expect, test } from './pasos/base'

const CARGA = { timeout: 30_000 }
const HOY = today()

const lista = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(['DNI;Apellido y nombre;Fecha de defunción', ...lines, ''].join('\n')),
})
const line = ({ dni, apellidoNombre }: { dni: number; apellidoNombre: string }, dia: string) =>
  `${dni};"${apellidoNombre}";${formatFecha(dia)}`

async function read(page: Page, file: ReturnType<typeof lista>): Promise<void> {
  await page.goto('/utilidades/controlFallecidos')
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('heading', { name: file.name })).toBeVisible(CARGA)
  await expect(page.getByText('Leída', { exact: true })).toBeVisible(CARGA)
}

/** Somebody in the delinquents' list who owes months alone. */
async function delinquent(token: string) {
  for (;;) {
    const one = await memberWithDebt(token, 2)
    const first = one.pendientes
      .map(({ anio, mes }) => `${anio}-${String(mes).padStart(2, '0')}-01`)
      .toSorted()[0]
    if (!first || first >= startOfMonth(HOY) || one.pendientes.some(({ tipoPagoID }) => tipoPagoID !== 3))
      continue
    return { ...one, muerte: addDays(first, -1) }
  }
}

test.use({ cuenta: 'administracion' })

test('who paid yesterday is not written down as dead, and the debt of who is goes with him', async ({
  page,
  token,
}) => {
  test.slow()
  const [vivo, muerto] = [await memberWithDebt(token), await delinquent(token)]
  const paid = {
    detallePagosJSON: JSON.stringify([monthOf(vivo.pendientes)]),
    ...{ observaciones: '', nroRecibo: '', fechaPago: addDays(HOY, -1) },
  }
  expect((await post('/pago/realizarPagoEfectivo', paid, token)).estado).toBe(1)
  const morosos = `/morosos?nombre=${encodeURIComponent(muerto.apellidoNombre.replace(',', ''))}`
  const [apellido = ''] = muerto.apellidoNombre.split(',')
  await page.goto(morosos)
  await expect(page.getByRole('table').getByText(apellido).first()).toBeVisible()
  await read(
    page,
    lista(
      'defunciones.csv',
      line(vivo, addDays(HOY, -5)),
      line(muerto, muerto.muerte),
      '30111999;"Nadie, Juan";01/10/2026',
    ),
  )
  await expect(page.getByText(/3 personas, 2 de este Consejo/)).toBeVisible()
  await expectAccessible(page)

  const card = (who: { apellidoNombre: string }) =>
    page.getByRole('region', { name: `Por asentar: ${who.apellidoNombre}` })
  await expect(card(vivo)).toContainText('Pagó después de ese día')
  await card(vivo).focus()
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog', { name: 'Asentar fallecimiento' })
  await dialog.getByRole('button', { name: 'Asentar', exact: true }).click()
  await expect(
    dialog.getByText(new RegExp(`^Pagó .* el ${formatFecha(addDays(HOY, -1))}, Efectivo`)),
  ).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: 'Lo comprobé con la partida' })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancelar' }).click()

  await card(muerto).focus()
  await page.keyboard.press('a')
  await expect(dialog.getByText(/cuotas? generadas? desde entonces impagas? por \$/)).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Eliminar las cuotas generadas desde entonces' }).check()
  await dialog.getByRole('button', { name: 'Asentar', exact: true }).click()
  await expect(card(muerto)).toHaveCount(0)
  await expect(card(vivo)).toBeVisible()
  await page.goto(morosos)
  await expect(page.getByRole('heading', { level: 1, name: 'Morosos' })).toBeVisible()
  await expect(page.getByRole('table').getByText(apellido)).toHaveCount(0)
  await page.goto(`/fichaMatriculado/${muerto.id}`)
  await expect(page.getByText(`FALLECIDO (falleció el ${formatFecha(muerto.muerte)})`)).toBeVisible()
})
