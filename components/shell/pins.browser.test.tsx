import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '@/components/prueba/draw'
import { PinnedLinks } from '@/components/shell/pins'

const AQUI = { href: '/avisos/morosos', titulo: 'Morosos' }
const FIJADO = { href: '/caja/planilla', titulo: 'Planilla de Caja' }

test('what is pinned stays, and this screen may be pinned, where the list of all screens does not come', async () => {
  const asked: string[] = []
  const spy = vi.spyOn(window, 'fetch').mockImplementation((input) => {
    asked.push(String(input instanceof Request ? input.url : input))
    return Promise.resolve(new Response(null, { status: 503 }))
  })
  onTestFinished(() => spy.mockRestore())
  draw(
    <PinnedLinks
      items={[]}
      dueno="prueba"
      accesos={{ fijados: [FIJADO], aqui: AQUI }}
      pantallas="no-contesta"
    />,
    { at: AQUI.href },
  )
  await expect.poll(() => asked).toEqual(['/api/pantallas/no-contesta'])
  const pins = page.getByRole('list', { name: 'Accesos' })
  await expect.element(pins.getByRole('link', { name: 'Planilla de Caja' })).toBeVisible()
  await page.getByRole('button', { name: 'Agregar a Accesos' }).click()
  await expect.element(pins.getByRole('link', { name: 'Morosos' })).toBeVisible()
})
