import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Applying, expectEnd } from '@/components/debitos/rendicion/applying'
import { answerCalls, draw } from '@/components/prueba/draw'
import type { TareaLeida } from '@/components/tarea/tarea-leida'

const AQUI = '/debitoAutomatico/rendiciones/3'
const show = (resumen: string): void => {
  const terminada = {
    ...{ id: 7, tipo: 'rendicion', clave: '3', estado: 'terminada', hechas: 2, total: 2, vista: false },
    resumen,
  } as TareaLeida
  answerCalls(() => terminada)
  draw(<Applying tarea={terminada} />, { at: AQUI })
}

test('a job that was ordered here leads on, though it ended before the screen was read again', async () => {
  expectEnd(7)
  show('Dos pagados.')
  await expect.element(page.getByText('Se cargó el archivo correctamente')).toBeVisible()
  expect(location.pathname).toBe('/utilidades')
})

test('whoever comes back to a report that was applied meanwhile is told, and stays', async () => {
  show('Tres pagados.')
  await expect.element(page.getByText('Tres pagados.')).toBeVisible()
  expect(location.pathname).toBe(AQUI)
})
