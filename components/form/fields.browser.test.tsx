import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SelectField } from '@/components/form/choice-fields'
import { Form, SubmitButton } from '@/components/form/form'
import { DateField, MoneyField } from '@/components/form/value-fields'
import { draw } from '@/components/prueba/draw'
import type { Centavos } from '@/domain/dinero'

interface Valores {
  importe?: Centavos
  dia?: string
  banco?: number
}

const BANCOS = [
  { id: 1, nombre: 'Nación' },
  { id: 2, nombre: 'Córdoba' },
  { id: 3, nombre: 'Corrientes' },
]

/** Draws the three fields and returns the centavos and the day that each press of Guardar sends. */
function drawForm(): string[] {
  const sent: string[] = []
  function Campos() {
    const form = useForm<Valores>({})
    const { control } = form
    return (
      <Form form={form} onSubmit={({ importe, dia }) => Promise.resolve(sent.push(`${importe} ${dia}`))}>
        <MoneyField control={control} name="importe" label="Importe" required />
        <DateField control={control} name="dia" label="Día" required />
        <SelectField control={control} name="banco" label="Banco" options={BANCOS} />
        <SubmitButton>Guardar</SubmitButton>
      </Form>
    )
  }
  draw(<Campos />)
  return sent
}

test('an amount is read as it is typed here, told where it can be read in two ways, and kept where in none', async () => {
  const sent = drawForm()
  const importe = page.getByLabelText('Importe')
  await page.getByLabelText('Día').fill('5/3/26')
  await importe.fill('1.234')
  await expect.element(importe).toHaveAccessibleDescription('Se lee $\u00a01.234,00')
  await importe.fill('1.234,567')
  await expect.element(importe).toHaveAccessibleDescription('Se redondea a $\u00a01.234,57')
  await importe.fill('12x')
  await userEvent.keyboard('{Enter}')
  await expect.element(importe).toHaveAccessibleDescription('Ingrese un importe válido')
  await expect.element(importe).toHaveValue('12x')
  expect(sent).toEqual([])
  await importe.fill('-1,5')
  await userEvent.keyboard('{Enter}')
  await expect.element(importe).toHaveValue('-1,50')
  await expect.poll(() => sent).toEqual(['-150 2026-03-05'])
})

test('a day that is none stays and is told; one that is short is written out', async () => {
  const sent = drawForm()
  await page.getByLabelText('Importe').fill('1')
  const dia = page.getByLabelText('Día')
  await dia.fill('31/2/2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(dia).toHaveAccessibleDescription('Ingrese una fecha válida')
  await expect.element(dia).toHaveValue('31/2/2026')
  await dia.fill('1-2-26')
  await userEvent.keyboard('{Enter}')
  await expect.element(dia).toHaveValue('01/02/2026')
  await expect.poll(() => sent).toEqual(['100 2026-02-01'])
})

test('a choice is found without its accents, taken by the keyboard, kept by Escape and left by emptying it', async () => {
  drawForm()
  const banco = page.getByLabelText('Banco')
  await banco.click()
  await banco.fill('cor')
  await expect
    .poll(() =>
      page
        .getByRole('option')
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual(['Córdoba', 'Corrientes'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(banco).toHaveValue('Corrientes')
  await banco.fill('cordob')
  await userEvent.keyboard('{Escape}')
  await expect.element(banco).toHaveValue('Corrientes')
  await banco.fill('')
  await userEvent.keyboard('{Tab}')
  await expect.element(banco).toHaveValue('')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
})
