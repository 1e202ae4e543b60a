import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '@/components/prueba/draw'
import { Dialog, DialogContent, focusFirstField } from '@/components/ui/dialog'
import { porPedido } from '@/components/ui/por-pedido'

function Asking({ propone }: { propone: string }) {
  const [monto, setMonto] = useState(propone)
  return (
    <Dialog open>
      <DialogContent title="Registrar Pago" onOpenAutoFocus={focusFirstField}>
        <input aria-label="Monto" value={monto} onChange={({ target }) => setMonto(target.value)} />
        <input aria-label="Observaciones" />
      </DialogContent>
    </Dialog>
  )
}

/** A screen with the button of a dialog whose code comes when `arrive` is called. */
function opensLate(propone = '') {
  let arrive: () => void = () => undefined
  const code = new Promise<typeof Asking>((resolve) => {
    arrive = () => resolve(Asking)
  })
  const Late = porPedido(() => code)
  function Screen() {
    const [open, setOpen] = useState(0)
    return (
      <>
        <button type="button" onClick={() => setOpen((times) => times + 1)}>
          Pagar
        </button>
        <output>{open}</output>
        {open > 0 && <Late propone={propone} />}
      </>
    )
  }
  draw(<Screen />)
  return arrive
}

const monto = page.getByLabelText('Monto')

test('what is typed before a dialog is there stands in its first field, over what it proposes', async () => {
  const arrive = opensLate('500')
  await page.getByRole('button', { name: 'Pagar' }).click()
  await userEvent.keyboard(' 12 35{Backspace}4')
  arrive()
  await expect.element(monto).toHaveValue('12 34')
  await userEvent.keyboard(',5')
  await expect.element(monto).toHaveValue('12 34,5')
  // The space before did not press the button again.
  expect(document.querySelector('output')?.textContent).toBe('1')
})

test('Enter is not kept: what a dialog asks is not confirmed before it is seen', async () => {
  const arrive = opensLate()
  await page.getByRole('button', { name: 'Pagar' }).click()
  await userEvent.keyboard('77{Enter}')
  arrive()
  await expect.element(monto).toHaveFocus()
  await expect.element(monto).toHaveValue('')
})

test('a piece whose code did not come where its button was pointed at is asked again', async () => {
  let tries = 0
  const Here = () => <p>Aquí está</p>
  const Piece = porPedido(() =>
    ++tries === 1 ? Promise.reject(new Error('no code')) : Promise.resolve(Here),
  )
  Piece.fetch()
  await expect.poll(() => tries).toBe(1)
  draw(<Piece />)
  await expect.element(page.getByText('Aquí está')).toBeVisible()
})
