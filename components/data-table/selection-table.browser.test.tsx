import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Column } from '@/components/data-table/columns'
import { SelectionTable } from '@/components/data-table/selection-table'
import { draw } from '@/components/prueba/draw'
import { Button } from '@/components/ui/button'
import type { Centavos } from '@/domain/dinero'

type Cuota = { id: number; mes: string; monto: Centavos; traba?: string }

const CUOTAS: Cuota[] = ['Enero', 'Febrero', 'Marzo', 'Abril', 'Mayo'].map((mes, index) => ({
  id: index + 1,
  mes,
  monto: BigInt((index + 1) * 100_00) as Centavos,
  ...(mes === 'Marzo' && { traba: 'Está en un pago en línea' }),
}))
const COLUMNS: Column<Cuota>[] = [
  { id: 'mes', label: 'Mes', kind: 'text', title: true },
  { id: 'monto', label: 'Monto', kind: 'money' },
]
const rowKey = ({ id }: Cuota) => String(id)
const canSelect = ({ traba }: Cuota) => traba ?? true
const amount = ({ monto }: Cuota) => monto

const show = () =>
  draw(
    <main>
      <SelectionTable
        label="Cuotas"
        columns={COLUMNS}
        content={{ state: 'rows', rows: CUOTAS }}
        rowKey={rowKey}
        empty={{ text: 'No hay' }}
        address={{ path: '/', params: {} }}
        selection={{
          texts: ['ítem seleccionado', 'ítems seleccionados'],
          canSelect,
          amount,
          porCantidad: true,
          actions: (selected, { choose, free }) => (
            <>
              <output>{selected.map(({ mes }) => mes).join(' ')}</output>
              <Button onClick={() => choose(free.slice(-1))}>La última</Button>
            </>
          ),
        }}
      />
    </main>,
  )

const box = (mes: string) => page.getByRole('checkbox', { name: `Seleccionar ${mes}` })
const meses = () => document.querySelector('output')?.textContent

test('rows are taken one by one, as a range by Shift and all; what may not be is passed over and says why', async () => {
  show()
  await box('Enero').click()
  await box('Abril').click({ modifiers: ['Shift'] })
  await expect.poll(meses).toBe('Enero Febrero Abril')
  await expect.element(page.getByText('3 ítems seleccionados')).toBeVisible()
  await expect.element(page.getByText('$ 700,00').first()).toBeVisible()
  await expect.element(box('Marzo')).toBeDisabled()
  await expect.element(box('Marzo')).toHaveAccessibleName('Seleccionar Marzo. Está en un pago en línea')
  await box('Abril').click()
  await box('Febrero').click({ modifiers: ['Shift'] })
  await expect.poll(meses).toBe('Enero')
  const every = page.getByRole('checkbox', { name: 'Seleccionar todos' }).first()
  await every.click()
  await expect.poll(meses).toBe('Enero Febrero Abril Mayo')
  await every.click()
  await expect.poll(meses).toBe('')
  await page.getByRole('button', { name: 'La última' }).click()
  await expect.poll(meses).toBe('Mayo')
})

test('by keyboard: arrows go from box to box, with Shift they take, a number takes so many of the first', async () => {
  show()
  await box('Enero').click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(box('Febrero')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await expect.element(box('Abril')).toHaveFocus()
  await expect.poll(meses).toBe('Enero Abril')
  await userEvent.keyboard('3')
  await expect.poll(meses).toBe('Enero Febrero Abril')
})
