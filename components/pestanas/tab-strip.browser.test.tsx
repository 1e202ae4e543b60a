import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openTabs } from '@/components/pestanas/open-tabs'
import { TabStrip } from '@/components/pestanas/tab-strip'
import { draw } from '@/components/prueba/draw'
import { goTo } from '@/components/prueba/navigation'
import { type Kept, keep, readKept } from '@/lib/borrador'

const DESTINOS = [
  { href: '/inicio', titulo: 'Inicio' },
  { href: '/titulos', titulo: 'Títulos' },
  { href: '/bancos', titulo: 'Bancos' },
  { href: '/sucursales', titulo: 'Sucursales' },
  { href: '/practicas', titulo: 'Prácticas' },
]
const BORRADOR: Kept<unknown> = { de: 'titulo.1', read: (datos) => datos }
const ULTIMA = 'Esta es la última página y ya no se puede cerrar.'

const strip = page.getByRole('navigation', { name: 'Pestañas' })
const tab = (name: string) => strip.getByRole('link', { name, exact: true })
const shown = () =>
  strip
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)

/** Opens these screens one after another. */
async function openAll(...names: string[]): Promise<void> {
  const hrefs = names.map((name) => DESTINOS.find(({ titulo }) => titulo === name)?.href ?? '')
  draw(<TabStrip pantallas="prueba" />, {
    at: hrefs[0] ?? '',
    pantallas: { permisos: [], destinos: DESTINOS },
  })
  onTestFinished(() => openTabs.show('nadie', '/inicio', 'Inicio'))
  for (const [i, href] of hrefs.entries()) {
    goTo(href)
    await expect.poll(shown).toEqual(names.slice(0, i + 1))
  }
}

test('by keyboard: arrows, Home and End go between, Enter opens, Delete closes, the last one stays', async () => {
  await openAll('Inicio', 'Títulos', 'Bancos')
  tab('Bancos').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Inicio')).toHaveFocus()
  await userEvent.keyboard('{End}{ArrowLeft}')
  await expect.element(tab('Títulos')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(tab('Inicio')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(location.pathname).toBe('/bancos')
  await userEvent.keyboard('{Delete}')
  await expect.poll(shown).toEqual(['Inicio', 'Bancos'])
  await expect.element(tab('Bancos')).toHaveFocus()
  await userEvent.keyboard('{Delete}')
  await expect.poll(shown).toEqual(['Inicio'])
  expect(location.pathname).toBe('/inicio')
  await expect.element(tab('Inicio')).toHaveFocus()
  await userEvent.keyboard('{Delete}')
  await expect.element(page.getByText(ULTIMA)).toBeVisible()
  expect(shown()).toEqual(['Inicio'])
})

test('the context menu closes left, right and others, by mouse and by keyboard', async () => {
  await openAll('Inicio', 'Títulos', 'Bancos', 'Sucursales', 'Prácticas')
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
  await tab('Títulos').click({ button: 'right' })
  await item('Cerrar las de la izquierda').click()
  await expect.poll(shown).toEqual(['Títulos', 'Bancos', 'Sucursales', 'Prácticas'])
  tab('Sucursales').element().focus()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await item('Cerrar las de la derecha').click()
  await expect.poll(shown).toEqual(['Títulos', 'Bancos', 'Sucursales'])
  expect(location.pathname).toBe('/sucursales')
  tab('Bancos').element().focus()
  await userEvent.keyboard('{ContextMenu}')
  await expect.element(page.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(tab('Bancos')).toHaveFocus()
  await userEvent.keyboard('{ContextMenu}')
  await expect.element(page.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{End}{Enter}')
  await expect.poll(shown).toEqual(['Bancos'])
  expect(location.pathname).toBe('/bancos')
  await tab('Bancos').click({ button: 'right' })
  await expect.element(item('Cerrar las otras')).toHaveAttribute('aria-disabled', 'true')
  await item('Cerrar').click()
  await expect.element(page.getByText(ULTIMA)).toBeVisible()
})

test('what was typed in a tab is asked about before it is closed, and thrown away', async () => {
  await openAll('Inicio', 'Títulos')
  goTo('/inicio')
  keep(BORRADOR, 'prueba', 'Médico de prueba')
  openTabs.keep('/titulos', BORRADOR.de)
  await expect.element(strip.getByRole('link', { name: 'Sin guardar: Títulos' })).toBeVisible()
  const close = strip.getByRole('button', { name: 'Cerrar Títulos' })
  await close.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'No cerrar' }).click()
  expect(shown()).toHaveLength(2)
  expect(readKept(BORRADOR, 'prueba')).toBe('Médico de prueba')
  await close.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar sin guardar' }).click()
  await expect.poll(shown).toEqual(['Inicio'])
  expect(readKept(BORRADOR, 'prueba')).toBeUndefined()
})

test('Ctrl+click on a tab is left to the browser, which opens one of its own', async () => {
  await openAll('Inicio', 'Títulos')
  const left = vi.fn((event: Event) => {
    const own = !event.defaultPrevented
    event.preventDefault()
    return own
  })
  document.body.addEventListener('click', left)
  onTestFinished(() => document.body.removeEventListener('click', left))
  await tab('Inicio').click({ modifiers: ['Control'] })
  expect(left).toHaveReturnedWith(true)
  expect(location.pathname).toBe('/titulos')
})
