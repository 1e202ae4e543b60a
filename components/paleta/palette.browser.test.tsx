import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PaletteButton } from '@/components/paleta/palette-button'
import { answerCalls, draw } from '@/components/prueba/draw'

const DESTINOS = [
  { href: '/inicio', titulo: 'Inicio' },
  { href: '/matriculados', titulo: 'Matriculados' },
  { href: '/matriculado_01/crear', titulo: 'Nuevo Matriculado', otros: 'alta crear' },
]
const MEDICO = { id: 7, apellidoNombre: 'Abad, Ñusta', dni: 20_111_222, matricula: 1_234 }

const box = page.getByRole('combobox', { name: /^Buscar por nombre/ })

/** The palette beside a field of its screen, on a server of the specification. */
async function open(): Promise<void> {
  draw(
    <>
      <input aria-label="DNI" />
      <PaletteButton pantallas="prueba" />
    </>,
    {
      at: '/inicio',
      propio: false,
      pantallas: { permisos: ['ficha.ver', 'padron.ver'], destinos: DESTINOS },
    },
  )
  await page.getByLabelText('DNI').click()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(box).toHaveFocus()
}

test('finds screens by their names, says how many lines there are, and Escape gives the focus back', async () => {
  answerCalls(() => [])
  await open()
  await box.fill('zzzz')
  await expect.element(page.getByRole('status').getByText('Sin resultados')).toBeVisible()
  await box.fill('nuevo matr')
  await expect.element(page.getByText('0 matriculados, 1 pantalla')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('DNI')).toHaveFocus()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(box).toHaveValue('')
  await box.fill('nuevo matr')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.pathname).toBe('/matriculado_01/crear')
})

test('Ctrl+Enter and Ctrl+click open a tab of the browser', async () => {
  answerCalls(() => [MEDICO])
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  onTestFinished(() => opened.mockRestore())
  await open()
  const line = page.getByRole('option', { name: /Matricula 1234/ })
  await box.fill('20111222')
  await expect.element(line).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await userEvent.keyboard('{Control>}k{/Control}')
  await box.fill('20111222')
  await line.click({ modifiers: ['Control'] })
  const beside = ['/fichaMatriculado/7', '_blank', 'noopener']
  expect(opened.mock.calls).toEqual([beside, beside])
  expect(location.pathname).toBe('/inicio')
})

test('a new question drops the one under way, and the screens stay in reach', async () => {
  let dropped = 0
  const asked = answerCalls((_, __, signal) => {
    if (asked.length > 1) return []
    return new Promise((_, reject) =>
      signal?.addEventListener('abort', () => {
        dropped++
        reject(new DOMException('', 'AbortError'))
      }),
    )
  })
  await open()
  await box.fill('a')
  await box.fill('ab')
  await expect.poll(() => asked.length).toBe(1)
  await expect.element(page.getByText('Buscando…')).toBeVisible()
  await box.fill('mat')
  await expect.poll(() => dropped).toBe(1)
  await expect.element(page.getByRole('option', { name: 'Matriculados', exact: true })).toBeVisible()
  await expect.element(page.getByText('Buscando…')).not.toBeInTheDocument()
  expect(asked).toHaveLength(2)
})
