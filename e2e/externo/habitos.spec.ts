import { readFileSync } from 'node:fs'
import * as XLSX from 'xlsx'
import { COMUNES } from './habitos'
import { expect, test } from './base'
import { moreFilters } from '../pasos/menu'

const MANTENIMIENTO = { tipo: 'HTML', http: 500 } as const
const LISTA = '/matriculado/traerTodos'

test('the lists and the records of an existing REST API: its numbers, its page size, its ways to say nothing', async ({
  page,
  externo,
  entrar,
}) => {
  await entrar('administracion')
  await test.step('the list and the records: old numbers, filters, pages, whatever was left out', async () => {
    await page.goto('/matriculados')
    const rows = page.getByRole('table').getByRole('row')
    await expect(rows).toHaveCount(8)
    await expect(page.getByRole('table')).toContainText('20137911')
    await page.getByRole('link', { name: /siguiente/i }).click()
    await expect(page).toHaveURL(/pagina=2/)
    await expect(page.getByRole('table')).toContainText(String(externo.consejo.medicos[7]?.ficha.matricula))
    await page.goto('/matriculados?pagina=6')
    await expect(rows).toHaveCount(6)
    await page.getByLabel('Nombre', { exact: true }).fill('ñáñez')
    await page.getByLabel('Nombre', { exact: true }).press('Enter')
    await expect(rows).toHaveCount(5)
    await page.goto('/matriculados?dni=2')
    await expect(rows).toHaveCount(8)
    await page.goto('/matriculados?nombre=zzz')
    await expect(page.getByText('Sin resultados')).toBeVisible()
    for (const [i, { ficha }] of externo.consejo.medicos.slice(0, 12).entries()) {
      const address = `/fichaMatriculado/${ficha.id}`
      const nombre = ficha.datospersonales.apellido_nombre
      expect(await (await page.request.get(address)).text(), address).toContain(`${nombre}</h1>`)
      // One of each kind is drawn as well: without what is null, without an address, without studies.
      if (i < 1 || i > 3) continue
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(nombre)
      await expect(page.getByText('Datos Personales').first()).toBeVisible()
    }
    expect((await page.request.get('/fichaMatriculado/999')).status()).toBe(404)
  })
  await test.step('the listing report by the spec’s call alone: pages cut from every row, no order of its own, all of it in the file', async () => {
    await page.goto('/listaDeUsuarios?columnas=nombre,especialidades,deuda,estado')
    const table = page.getByRole('table', { name: 'Listado de Usuarios' })
    await expect(table.getByRole('row')).toHaveCount(41)
    await expect(table.getByRole('columnheader')).toHaveText(['Apellido y Nombre', 'Especialidades', 'Deuda'])
    await expect(table.getByRole('columnheader').getByRole('link')).toHaveCount(0)
    await expect(table.getByRole('row').nth(1)).toContainText('CLINICA, CIRUGIA')

    await moreFilters(page)
    await page.getByRole('combobox', { name: 'Seguro' }).fill('con cob')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    const insured = externo.consejo.medicos.filter(({ cobertura }) => cobertura === 'CON COBERTURA')
    await expect(table.getByRole('row')).toHaveCount(insured.length + 1)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar Excel' }).click()
    await expect(page.getByText('Se genero el Informe exitosamente')).toBeVisible()
    const sheet = XLSX.read(readFileSync(await (await saved).path())).Sheets['Listado de Usuarios']
    const rows = XLSX.utils.sheet_to_json<Record<string, unknown>>(sheet ?? {})
    expect(rows.pop()?.['APELLIDO Y NOMBRE']).toBe('Total')
    expect(rows).toHaveLength(insured.length)
    await expect(page.getByRole('button', { name: 'Vistas' })).toHaveCount(0)
  })
  await test.step('what a server writes for nothing is an empty list on the screens, and lists inside datos are lists', async () => {
    externo.habitos = { ...COMUNES, anidadas: true, sinFilas: {}, morosos: ['matriculas', 'conceptos'] }
    const medico = externo.consejo.find(101)
    medico.cargos.splice(0)
    for (const { cargos } of externo.consejo.medicos)
      for (const cargo of [...cargos]) if (cargo.tipo !== 3) cargos.splice(cargos.indexOf(cargo), 1)
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
})

test.describe('a list shown whole, to be printed', () => {
  const WHOLE = '/matriculados?pagina=todas'
  test.use({ erroresEsperados: [/Failed to load resource/] })

  test('a whole list is read page after page or not at all, in words why, and no further than its reader waits', async ({
    page,
    externo,
    entrar,
  }) => {
    await entrar('contador')
    await test.step('page after page by its total, and without one to the page that has none; a filter holds', async () => {
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
      await expect(page.getByRole('button', { name: 'Descargar' })).toBeEnabled()
      expect(externo.askedFor(LISTA)).toHaveLength(1)
    })
    externo.reset()
    await test.step('who leaves ends the reading', async () => {
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
