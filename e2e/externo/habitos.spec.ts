import { COMUNES } from './habitos'
import { expect, test } from './base'

const MANTENIMIENTO = { tipo: 'HTML', http: 500 } as const
const LISTA = '/matriculado/traerTodos'

test.describe('a list shown whole, to be printed', () => {
  const WHOLE = '/matriculados?pagina=todas'
  test.use({ erroresEsperados: [/Failed to load resource/] })

  test('a whole list is read page after page or not at all, in words why, and no further than its reader waits', async ({
    page,
    externo,
    entrar,
  }) => {
    test.setTimeout(240_000)
    await test.step('page after page by its total, and without one to the page that has none; a filter holds', async () => {
      await entrar('contador')
      const rows = page.getByRole('table').getByRole('row')
      for (const sinTotal of [false, true]) {
        externo.habitos = { ...COMUNES, sinTotal }
        externo.pedidos = []
        await page.goto('/matriculados')
        await page.getByRole('link', { name: 'Ver todo para imprimir' }).click()
        await expect(page.getByText('La lista entera: 40 filas.')).toBeVisible()
        await expect(rows).toHaveCount(41)
        expect(externo.askedFor(LISTA).map(({ datos }) => datos['nroPagina'])).toEqual([
          '1',
          '1',
          '2',
          '3',
          '4',
          '5',
          '6',
          ...(sinTotal ? ['7'] : []),
        ])
        await page.goto(`${WHOLE}&nombre=ñáñez`)
        await expect(page.getByText('La lista entera: 4 filas. Filtros: Nombre: ñáñez')).toBeVisible()
        await expect(rows).toHaveCount(5)
      }
    })
    externo.reset()
    await test.step('a page that fails, one that repeats itself, too many rows: no rows, and in words why', async () => {
      await entrar('contador')
      externo.spoil(LISTA, MANTENIMIENTO, true, ({ nroPagina }) => nroPagina === '3')
      await page.goto(WHOLE)
      const told = page.locator('main').getByRole('alert')
      await expect(told).toContainText('No se pudo leer la página 3 de la lista.')
      await expect(page.getByRole('table')).toHaveCount(0)
      const datos = [{ id: 101, apellido_nombre: 'Paz Ana', dni: 1, matricula: 1 }]
      externo.spoil(LISTA, { tipo: 'sobre', sobre: { estado: 1, datos, pagTotalItems: 40 } })
      await page.goto(WHOLE)
      await expect(told).toContainText('El servidor contestó dos veces la misma página')
      externo.pedidos = []
      externo.spoil(LISTA, { tipo: 'sobre', sobre: { estado: 1, datos, pagTotalItems: 2_500 } })
      await page.goto(WHOLE)
      await expect(
        page.getByText(
          'Son 2.500 filas. Se muestran juntas hasta 2.000: descargue la planilla o acorte la lista con un filtro.',
        ),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: 'Descargar CSV' })).toBeEnabled()
      expect(externo.askedFor(LISTA)).toHaveLength(1)
    })
    externo.reset()
    await test.step('who leaves ends the reading', async () => {
      await entrar('contador')
      await page.goto('/inicio')
      externo.spoil(LISTA, { tipo: 'tarda', ms: 5_000 }, true, ({ nroPagina }) => nroPagina === '2')
      const gone = page.goto(WHOLE, { waitUntil: 'commit' }).catch(() => undefined)
      await expect.poll(() => externo.askedFor(LISTA).length).toBe(2)
      await page.goto('/inicio')
      await gone
      await expect.poll(() => externo.askedFor(LISTA)[1]?.abandonado).toBe(true)
      await page.goto('/varios')
      expect(externo.askedFor(LISTA)).toHaveLength(2)
    })
  })
})

test('nothing is an empty list on the screens, lists inside datos are lists, and a select that fails stops itself alone', async ({
  page,
  externo,
  entrar,
}) => {
  test.setTimeout(240_000)
  await test.step('what a server writes for nothing is an empty list on the screens, and so are lists inside datos', async () => {
    externo.habitos = { ...COMUNES, anidadas: true, sinFilas: {}, morosos: ['matriculas', 'conceptos'] }
    const medico = externo.consejo.find(101)
    medico.cargos.splice(0)
    for (const { cargos } of externo.consejo.medicos)
      for (const cargo of [...cargos]) if (cargo.tipo !== 3) cargos.splice(cargos.indexOf(cargo), 1)
    await entrar('administracion')
    await page.goto('/matriculados')
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(8)
    await expect(page.getByText('1–7 de 40')).toBeVisible()
    for (const [address, text] of [
      ['/fichaMatriculado/101/pagos', 'No hay pagos pendientes'],
      ['/fichaMatriculado/101/planDePagos', 'No tiene planes de pagos'],
      ['/GestionConceptosMatriculado/101', 'No tiene conceptos'],
    ] as const) {
      await page.goto(address)
      await expect(page.getByText(text), address).toBeVisible()
    }
    await page.goto('/morosos')
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  })
  externo.reset()
  await test.step('a select that fails stops nothing but itself', async () => {
    await entrar('administracion')
    externo.spoil('/banco/traerTodosSelect', MANTENIMIENTO)
    await page.goto('/sucursal/crear')
    await expect(page.getByText('No se pudieron cargar las opciones')).toBeVisible()
    await page.getByRole('textbox', { name: 'Sucursal' }).fill('Norte')
    externo.spoil('/banco/traerTodosSelect', undefined)
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByText('No se pudieron cargar las opciones')).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'Sucursal' })).toHaveValue('Norte')
    await page.getByLabel('Banco').click()
    await expect(page.getByRole('option', { name: 'ICBC' })).toBeVisible()
  })
})
