import '@/app/globals.css'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '@/components/prueba/draw'
import { GeneratedFiles } from '@/components/seguros/archivo-federacion/generated-files'

const generations = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    generado: undefined,
    quien: undefined,
    altas: 0,
    bajas: 0,
    unificado: 10,
    hojas: [{ hoja: 'unificado' as const, huella: `huella${i}`, bytes: 2_000 }],
  }))

const files = page
  .getByRole('region', { name: 'Archivos generados' })
  .getByRole('link', { name: /^Unificado/ })
const more = () => document.querySelector('summary')

test('five generations of a month are all in sight', async () => {
  draw(<GeneratedFiles archivos={generations(5)} />)
  await expect.poll(() => files.elements().length).toBe(5)
  expect(more()).toBeNull()
})

test('of more the last five are in sight, and a key opens the rest', async () => {
  draw(<GeneratedFiles archivos={generations(6)} />)
  await expect.poll(() => more()?.innerText).toBe('Ver todos (6)')
  expect(files.elements()).toHaveLength(5)
  files.elements().at(-1)?.focus()
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(more())
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => files.elements().length).toBe(6)
  expect(more()?.innerText).toBe('Ver los últimos 5')
  await userEvent.click(more() ?? document.body)
  await expect.poll(() => files.elements().length).toBe(5)
})
