import { EXITO, fillAll, review, save, select, someone } from '../pasos/alta'
import { typeCredentials } from '../pasos/entrada'
import { DOCTORA } from './consejo'
import { COMUNES } from './habitos'
import { month } from './gente'
import { expect, test } from './base'

const MANTENIMIENTO = { tipo: 'HTML', http: 500 } as const
const LISTA = '/matriculado/traerTodos'

test('lists inside datos are lists, on every screen', async ({ page, externo, entrar }) => {
  externo.habitos = { ...COMUNES, anidadas: true }
  await entrar('administracion')
  await page.goto('/matriculados')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(8)
  await expect(page.getByText('1–7 de 40')).toBeVisible()
  for (const [address, rows] of [
    ['/especialidades', 8],
    ['/usuarios', 2],
    ['/fichaMatriculado/103/pagos', 5],
    ['/fichaMatriculado/103/periodoMatricula', 2],
    ['/fichaMatriculado/103/planDePagos', 2],
    ['/costoMatriculas', 2],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('table').first().getByRole('row'), address).not.toHaveCount(0)
    expect(await page.getByRole('table').first().getByRole('row').count(), address).toBeGreaterThanOrEqual(
      rows,
    )
  }
  await page.goto('/sucursal/crear')
  await page.getByLabel('Banco').click()
  await expect(page.getByRole('option', { name: 'ICBC' })).toBeVisible()
})

test.describe('a list shown whole, to be printed', () => {
  const WHOLE = '/matriculados?pagina=todas'
  test.use({ erroresEsperados: [/Failed to load resource/] })

  test('page after page by its total, and without one to the page that has none; a filter holds', async ({
    page,
    externo,
    entrar,
  }) => {
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

  test('a page that fails, one that repeats itself, too many rows: no rows, and in words why', async ({
    page,
    externo,
    entrar,
  }) => {
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

  test('who leaves ends the reading', async ({ page, externo, entrar }) => {
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

for (const sinFilas of [{}, '', []] as const)
  test(`${JSON.stringify(sinFilas)} is an empty list, not a failure`, async ({ page, externo, entrar }) => {
    externo.habitos = { ...COMUNES, sinFilas, morosos: ['matriculas', 'conceptos'] }
    const medico = externo.consejo.find(101)
    medico.cargos.splice(0)
    for (const { cargos } of externo.consejo.medicos)
      for (const cargo of [...cargos]) if (cargo.tipo !== 3) cargos.splice(cargos.indexOf(cargo), 1)
    await entrar('administracion')
    await page.goto('/fichaMatriculado/101/pagos')
    await expect(page.getByText('No hay pagos pendientes')).toBeVisible()
    await page.goto('/fichaMatriculado/101/planDePagos')
    await expect(page.getByText('No tiene planes de pagos')).toBeVisible()
    await page.goto('/GestionConceptosMatriculado/101')
    await expect(page.getByText('No tiene conceptos')).toBeVisible()
    await page.goto('/morosos')
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  })

for (const horas of ['con fraccion', 'dia primero'] as const)
  test(`an instant ${horas} is the council's own clock`, async ({ page, externo, entrar }) => {
    externo.habitos = { ...COMUNES, horas }
    const { cargos } = externo.consejo.find(101)
    const primero = { ...month(9_001, 2026 * 12 + 4), creado: '2026-05-01 00:00:00' }
    cargos.splice(0, cargos.length, primero, { ...primero, id: 9_002, tipo: 1, nombre: 'Curso de ética' })
    await entrar('contador')
    await page.goto('/fichaMatriculado/101/pagos')
    const rows = page.getByRole('table').getByRole('row')
    await expect(rows.nth(1)).toContainText('Mayo 2026')
    await expect(rows.nth(2)).toContainText('Mayo 2026')
    await expect(page.getByText('01/05/2026 00:00:00')).toHaveCount(2)
  })

test.describe('signing in', () => {
  test.use({ erroresEsperados: [/Failed to load resource/] })

  test('a right password is enough, whatever the member list says', async ({ page, externo }) => {
    for (const falla of [MANTENIMIENTO, { tipo: 'calla' }, { tipo: 'corta' }] as const) {
      await page.context().clearCookies()
      externo.spoil(LISTA, falla)
      await typeCredentials(page, 'contador', 'consejo2026')
      await expect(page).toHaveURL(/\/inicio$/)
      await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('Inicio de sesión correcto')
      for (const address of ['/', '/login']) {
        await page.goto(address)
        await expect(page).toHaveURL(/\/inicio$/)
      }
    }
    expect(externo.askedFor(LISTA)).toEqual([])
  })

  test('no way on is built from what a request says it was sent to', async ({ page, entrar, casa }) => {
    const ways = async (): Promise<(string | undefined)[]> =>
      Promise.all(
        ['/', '/login', '/inicio', '/matriculado/103', '/api/salir?motivo=caducada'].map(async (path) => {
          const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
          const answer = await page.request.get(`${casa.padron.url}${path}`, { headers, maxRedirects: 0 })
          return answer.headers()['location']
        }),
      )
    const back = '/login?volver=%2Fmatriculado%2F103'
    expect(await ways()).toEqual(['/login', undefined, '/login', back, '/login?aviso=caducada'])
    await entrar('contador')
    expect(await ways()).toEqual(['/inicio', '/inicio', undefined, '/fichaMatriculado/103', '/'])
  })

  for (const rechazo of [401, 403])
    test(`a wrong one is told under HTTP ${rechazo}, once`, async ({ page, externo }) => {
      externo.habitos = { ...COMUNES, rechazo }
      await typeCredentials(page, 'contador', 'equivocada')
      await expect(
        page.getByRole('alert').getByText('Contraseña incorrecta, intente nuevamente'),
      ).toBeVisible()
      externo.spoil('/auth/login', { tipo: 'sobre', sobre: { estado: -2, mensaje: '' } })
      await typeCredentials(page, 'nadie', 'equivocada')
      await expect(page.getByRole('alert').filter({ hasText: 'Usuario no encontrado' })).toHaveText(
        'Usuario no encontrado',
      )
    })

  test('a doctor whose matricula is not told reads why, and is not sent to be linked', async ({
    page,
    externo,
    entrar,
  }) => {
    const cuenta = externo.consejo.cuentas.get(DOCTORA.cuit)
    if (cuenta) delete cuenta.matriculadoID
    await entrar(DOCTORA.cuit)
    await page.goto('/')
    await expect(page).toHaveURL(/\/inicio_matriculado$/)
    await expect(page.getByText('no indica cuál es su matrícula')).toBeVisible()
    await expect(page.getByText('vinculen')).toHaveCount(0)
  })
})

test('a select that fails stops nothing but itself', async ({ page, externo, entrar }) => {
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

test('a hospital list that fails leaves the other steps alone and can be done without', async ({
  page,
  externo,
  entrar,
}, info) => {
  const nuevo = someone(info.workerIndex)
  await entrar('administrativo')
  externo.spoil('/hospital/traerTodosSelect', MANTENIMIENTO)
  await fillAll(page, nuevo, 'hondo')
  await expect(page.getByText('No se pudieron cargar las opciones')).toHaveCount(1)
  externo.spoil('/hospital/traerTodosSelect', undefined)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByText('No se pudieron cargar las opciones')).toHaveCount(0)
  await page.getByRole('button', { name: 'Agregar Hospital' }).click()
  await select(page, 'Hospital 1').fill('frías')
  await page.getByRole('option').click()
  await save(await review(page))
  await expect(page.getByText(EXITO)).toBeVisible()
  expect(externo.askedFor('/matriculado/crear').map(({ datos }) => datos)).toMatchObject([
    {
      dni: nuevo.dni,
      fechaTitulo: null,
      hospitalesJSON: JSON.stringify([{ id: 1, hospital: 2, servicio: '', cargo: '' }]),
    },
  ])
})
