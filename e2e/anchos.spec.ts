import { memberWithDebt } from './pasos/api'
import { expect, test } from './pasos/base'

test.use({ cuenta: 'administracion' })

/** Lists of many columns, and screens with tables beside other things. */
const PANTALLAS = [
  '/recibos',
  '/planillaDeCaja',
  '/cuentasCorrientes',
  '/morosos',
  '/prescripcion',
  '/papeles',
  '/vencimientos',
  '/controlCobertura',
  '/controlPadron',
  '/cambiosProgramados',
  '/solicitudes',
  '/listaDeUsuarios',
  '/auditoria',
  '/usuarios',
  '/ajustes',
  '/recordatorios',
  '/generarCuotas',
  '/cierreDeMes',
  '/debitoAutomatico',
  '/debitoAutomatico/rechazos',
  '/debitoAutomatico/rondas',
  '/debitoAutomatico/rondas/1',
  '/debitoAutomatico/rendiciones/1',
  '/debitoAutomatico/cobrosPorResolver',
  '/utilidades/generarArchivoBSE',
  '/utilidades/generarArchivoFederacion',
  '/utilidades/controlRefeps',
  '/utilidades/controlFallecidos',
]
const DEL_MATRICULADO = ['planDePagos', 'federacion', 'pagos', 'cuentaCorriente']
const ANCHOS = [800, 1024, 1100, 1200, 1280, 1366]

test('between a tablet and a desk no column is out of reach: it is in view, or its table scrolls', async ({
  page,
  token,
}) => {
  test.setTimeout(120_000)
  const { id } = await memberWithDebt(token)
  for (const pantalla of [
    ...PANTALLAS,
    ...DEL_MATRICULADO.map((parte) => `/fichaMatriculado/${id}/${parte}`),
  ]) {
    await page.setViewportSize({ width: 1440, height: 800 })
    await page.goto(pantalla)
    await expect(page.getByRole('heading', { level: 1 }), pantalla).toBeVisible()
    for (const width of ANCHOS) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await outOfReach(page), `${pantalla}, ${width} px`).toEqual([])
    }
  }
})

test('on a low screen the button that pays is in sight, whatever stands over it', async ({ page, token }) => {
  const { id } = await memberWithDebt(token, 3)
  await page.setViewportSize({ width: 1366, height: 640 })
  await page.goto(`/fichaMatriculado/${id}/pagos`)
  const table = page.getByRole('table', { name: 'Pagos pendientes' })
  await expect(table.getByRole('checkbox').nth(1)).toBeFocused()
  await page.keyboard.press('3')
  await page.keyboard.press('p')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Observaciones')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Pagar \$/ })).toBeInViewport({ ratio: 1 })
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
