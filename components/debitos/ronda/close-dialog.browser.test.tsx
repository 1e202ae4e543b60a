import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CloseDialog } from '@/components/debitos/ronda/close-dialog'
import { answerCalls, draw } from '@/components/prueba/draw'
import { centavos } from '@/domain/dinero'

const CIERRE = {
  forma: 6,
  mes: { mes: 7, anio: 2026 },
  total: centavos(7_500_000n),
  vencimiento: undefined,
  prueba: false,
}

test('from fifty debits on their count is typed', async () => {
  const asked = answerCalls(() => ({ id: 1 }))
  draw(<CloseDialog {...CIERRE} cantidad={50} close={() => undefined} />)
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toHaveTextContent('50 débitos por')
  const yes = dialog.getByRole('button', { name: 'Cerrar 50 débitos' })
  const count = dialog.getByLabelText('Cantidad de débitos')
  await count.fill('5')
  await yes.click()
  await expect.element(count).toHaveAccessibleDescription(/Escriba 50 para cerrarlo/)
  expect(asked).toEqual([])
  await count.fill('50')
  await yes.click()
  await expect.element(page.getByText('Se cerró el débito')).toBeVisible()
  expect(asked).toEqual(['/ronda/cerrar'])
})

test('of fewer nothing is typed', async () => {
  const asked = answerCalls(() => ({ id: 1 }))
  draw(<CloseDialog {...CIERRE} cantidad={49} close={() => undefined} />)
  await expect.element(page.getByRole('button', { name: 'Cerrar 49 débitos' })).toBeVisible()
  expect(page.getByLabelText('Cantidad de débitos').elements()).toEqual([])
  await page.getByRole('button', { name: 'Cerrar 49 débitos' }).click()
  await expect.poll(() => asked).toEqual(['/ronda/cerrar'])
})
