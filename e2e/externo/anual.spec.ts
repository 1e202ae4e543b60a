import { partsOf, today } from '@/domain/fechas'
import { expect, test } from './base'

// The cash sheet is not there.
test.use({ erroresEsperados: [/404/] })

test('another council’s year is paid with the spec’s call and keys; its cash and its closing it cannot tell', async ({
  page,
  externo,
  entrar,
}) => {
  const { anio } = partsOf(today())
  const id = externo.consejo.medicos[2]?.ficha.id ?? 0
  await entrar('contador')
  await page.goto(`/fichaMatriculado/${id}`)
  await page.getByRole('button', { name: 'Mas Opciones' }).click()
  await page.getByRole('menuitem', { name: `Pagar Anual ${anio}` }).click()
  await expect(page.getByText(/^Deuda/)).toBeVisible()
  await page.getByLabel('Observaciones').fill('En mano')
  await page.getByRole('button', { name: `Pagar ${anio}`, exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Qué cuotas toma y cuánto cobra lo decide él')
  expect(externo.askedFor('/pago/pagoAnual')).toHaveLength(0)
  await question.getByRole('button', { name: `Pagar ${anio}` }).click()
  await expect(page.getByText('Se registro el Pago correctamente').first()).toBeVisible()
  await expect(page.getByText('El servidor registró el pago anual.')).toBeVisible()
  await expect(page.getByRole('button', { name: `Pagar ${anio}`, exact: true })).toHaveCount(0)
  await expect(page.locator('main')).not.toContainText(/un solo recibo|Total/)
  const [sent] = externo.askedFor('/pago/pagoAnual')
  expect(Object.keys(sent?.datos ?? {}).toSorted()).toEqual(['anio', 'matriculadoID', 'observaciones'])
  expect(sent?.datos).toMatchObject({ matriculadoID: id, anio, observaciones: 'En mano' })
  const pendientes = '/pago/traerPagosPendientes'
  const year = page.url()
  // The page that was paid on is read again by itself: what is counted begins when it has been left.
  await page.goto('/matriculados')
  await expect(page.getByRole('table')).toBeVisible()
  const before = externo.askedFor(pendientes).length
  await page.goto(year)
  await expect(page.getByText(`No hay cuotas de ${anio} pendientes.`)).toBeVisible()
  await expect(page.getByText(/^Deuda/)).toBeVisible()
  expect(externo.askedFor(pendientes).slice(before)).toHaveLength(1)
  await page.goto('/planillaDeCaja')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/no/i)
})
