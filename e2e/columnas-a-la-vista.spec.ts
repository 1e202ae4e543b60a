import { expect, test } from './pasos/base'

test.use({ cuenta: 'administracion' })

/** Lists of many columns, and screens with tables beside other things. */
const PANTALLAS = [
  '/recibos',
  '/planillaDeCaja',
  '/cuentasCorrientes',
  '/morosos',
  '/papeles',
  '/vencimientos',
  '/controlCobertura',
  '/listaDeUsuarios',
  '/auditoria',
  '/usuarios',
  '/ajustes',
  '/recordatorios',
  '/debitoAutomatico',
  '/debitoAutomatico/rechazos',
  '/debitoAutomatico/rondas',
  '/debitoAutomatico/rondas/1',
  '/debitoAutomatico/rendiciones/1',
  '/debitoAutomatico/cobrosPorResolver',
  '/utilidades/generarArchivoBSE',
  '/utilidades/generarArchivoFederacion',
]
const ANCHOS = [800, 1030, 1100, 1200, 1366]

test('between a tablet and a desk no column is out of reach: it is in view, or its table scrolls', async ({
  page,
}) => {
  test.setTimeout(120_000)
  for (const pantalla of PANTALLAS) {
    await page.setViewportSize({ width: 1440, height: 800 })
    await page.goto(pantalla)
    await expect(page.getByRole('table').first(), pantalla).toBeVisible()
    for (const width of ANCHOS) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await outOfReach(page), `${pantalla}, ${width} px`).toEqual([])
    }
  }
})

type Page = Parameters<Parameters<typeof test>[2]>[0]['page']

const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut = [...document.querySelectorAll('.data-table')].filter((box) => {
      const table = box.querySelector('table')
      const scrolls = getComputedStyle(box.querySelector('.data-table-scroll') ?? box).overflowX === 'auto'
      return table && !scrolls && table.getBoundingClientRect().right > box.getBoundingClientRect().right + 1
    })
    const words = cut.map((box) => box.querySelector('table')?.getAttribute('aria-label') ?? '')
    const wider = document.documentElement.scrollWidth > window.innerWidth
    return wider ? [...words, 'la página'] : words
  })
