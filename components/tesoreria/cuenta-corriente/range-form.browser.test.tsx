import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '@/components/prueba/draw'
import { RangeForm } from '@/components/tesoreria/cuenta-corriente/range-form'

const AT = '/fichaMatriculado/1/cuentaCorriente'

test('a range the wrong way round is told beside the field and read nowhere; a right one is the address', async () => {
  draw(<RangeForm address={{ path: AT, params: {} }} desde="2026-01-01" hasta="2026-12-31" />, { at: AT })
  const hasta = page.getByLabelText('Rango de Fechas: hasta')
  await page.getByLabelText('Rango de Fechas: desde').fill('31/12/2030')
  await hasta.fill('1-1-26')
  await userEvent.keyboard('{Enter}')
  await expect.element(hasta).toHaveAccessibleDescription('La fecha Desde es posterior a la fecha Hasta')
  await expect.element(hasta).toHaveValue('01/01/2026')
  expect(location.search).toBe('')
  await hasta.fill('01/01/2031')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.search).toBe('?desde=2030-12-31&hasta=2031-01-01')
})
