import type { Page } from '@playwright/test'
import { formatFecha, today } from '@/domain/fechas'
import { CLAVE_AJENA, DOCTORA } from './externo/consejo'
import { test as ajena } from './externo/base'
import { expectAccessibleInBoth } from './pasos/accesible'
import { get, memberWithDebt } from './pasos/api'
import { expect, test } from './pasos/base'
import { CLAVE, storedSession } from './pasos/cuentas'
import { typeCredentials } from './pasos/entrada'
import { editText, expectSaved, openRecord } from './pasos/ficha'
import { doctorsAccount, giveAccount, setUser } from './pasos/registro'

const OFICINA = { baseURL: process.env['PADRON_E2E_URL'], viewport: { width: 1280, height: 800 } }

const pesos = (amount: number): string =>
  new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS' }).format(amount)

async function signIn(page: Page, usuario: string): Promise<void> {
  await typeCredentials(page, usuario, CLAVE)
  await page.waitForURL(/\/inicio_matriculado$/)
}

const sum = (rows: readonly { monto: number }[]): number =>
  Math.round(rows.reduce((total, { monto }) => total + monto * 100, 0)) / 100

test.describe('on a phone', () => {
  test.use({ cuenta: null, viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a doctor sees who he is, what the staff tells him, what he owes and what of it is overdue, his account, his data', async ({
    page,
    browser,
    token,
  }) => {
    const { id: matriculadoID, pendientes: owed } = await memberWithDebt(token)
    const username = await giveAccount(matriculadoID)
    const ficha = await get<{ matricula: number; datospersonales: { apellido_nombre: string; dni: number } }>(
      `/matriculado/traerDatos?matriculadoID=${matriculadoID}`,
      token,
    )
    const office = await browser.newContext({ ...OFICINA, storageState: storedSession('administrativo') })
    const desk = await office.newPage()
    await openRecord(desk, matriculadoID)
    await expect(desk.getByText('El matriculado lo lee en su página de inicio')).toBeVisible()
    await editText(desk, 'Aviso para el matriculado', 'Traiga su título\noriginal')
    await expectSaved(desk, 'Aviso para el matriculado', /Traiga su título\s+original/)
    await office.close()

    await signIn(page, username)
    const main = page.getByRole('main')
    await expect(main.getByRole('region', { name: /^Aviso del Consejo · / })).toHaveText(
      new RegExp(`${formatFecha(today())}\\s*Traiga su título\\s+original`),
    )
    await expect(main.getByText('Traiga su título')).toHaveCount(1)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(ficha.datospersonales.apellido_nombre)
    await expect(main).toContainText(`Matricula ${ficha.matricula}`)
    const deuda = main.getByRole('region', { name: 'Deuda', exact: true })
    await expect(deuda).toContainText(pesos(sum(owed)))
    const items = main.getByRole('list', { name: 'Pagos pendientes' }).getByRole('listitem')
    const many = owed.length > 4
    await expect(items).toHaveCount(many ? 3 : owed.length)
    if (many) await main.getByRole('button', { name: `Ver las ${owed.length}` }).click()
    await expect(items).toHaveCount(owed.length)
    await expect(main.getByRole('region', { name: '¿Habilitado hoy?' })).toBeVisible()
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await page.setViewportSize({ width: 320, height: 700 })
    await expect.poll(wider).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('link', { name: 'Mis datos', exact: true }).click()
    await expect(main.getByRole('table', { name: 'Periodos de Matricula' })).toBeVisible()
    await expect(main.getByText('Datos Personales')).toBeInViewport()
    await main.getByText('Datos Profesionales').click()
    await expect(main.getByText('CUIT')).toBeVisible()
    await expect(main.getByRole('button', { name: /editar/i })).toHaveCount(0)
  })

  test('his account over a range, and the receipt of a payment as a PDF @navegador', async ({ page }) => {
    const { username } = await doctorsAccount()
    await signIn(page, username)
    await page.getByRole('link', { name: 'Ver todo' }).click()
    await page.getByLabel('Rango de Fechas: desde').fill('01/01/2000')
    await page.getByRole('button', { name: 'Ver', exact: true }).click()
    await expect(page).toHaveURL(/desde=2000-01-01/)
    const receipt = page
      .getByRole('table', { name: 'Cuenta corriente' })
      .getByRole('button', { name: 'Recibo' })
    const opened = page.waitForEvent('popup')
    await receipt.first().click()
    await expect.poll(async () => (await opened).url(), { timeout: 30_000 }).toMatch(/^blob:/)
  })

  test('his settings have the tabs, which work, and no shortcuts, which he has not', async ({ page }) => {
    const { username } = await doctorsAccount()
    await signIn(page, username)
    await page.getByRole('button', { name: 'Ajustes de pantalla' }).click()
    const panel = page.getByRole('dialog', { name: 'Ajustes de pantalla' })
    await expect(panel.getByRole('group', { name: 'Tema' })).toBeVisible()
    await expect(panel.getByRole('switch')).toHaveCount(1)
    await panel.getByRole('switch', { name: 'Varias pestañas' }).click()
    await panel.getByRole('button', { name: 'Cerrar ajustes' }).click()
    const strip = page.getByRole('navigation', { name: 'Pestañas' })
    await expect(strip.getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page')
    await page.getByRole('button', { name: /^Menú de/ }).click()
    await page.getByRole('link', { name: 'Mi cuenta' }).click()
    await expect(strip.getByRole('link')).toHaveText(['Inicio', 'Mi cuenta'])
  })
})

test.describe('how it looks', () => {
  test.use({ cuenta: null })

  test('axe finds nothing, linked or not', async ({ page }) => {
    const { username } = await doctorsAccount()
    await signIn(page, username)
    await expect(page.getByRole('region', { name: '¿Habilitado hoy?' })).toBeVisible()
    await expectAccessibleInBoth(page, 1)
    for (const sub of ['cuenta', 'datos']) {
      await page.goto(`/inicio_matriculado/${sub}`)
      await expect(page.getByRole('main').getByRole('table').first()).toBeVisible()
      await expectAccessibleInBoth(page, 1)
    }
    await page.context().clearCookies()
    await setUser('medico.suelto', { rol: 'MEDICO' })
    await signIn(page, 'medico.suelto')
    await expect(page.getByText('Su usuario no está vinculado a una matrícula')).toBeVisible()
    await expect(page.getByText('Comuníquese con el Consejo para que lo vinculen.')).toBeVisible()
    await expectAccessibleInBoth(page, 1)
  })
})

test.describe('nobody else’s', () => {
  test.use({ cuenta: null, erroresEsperados: [/403/] })

  test('another doctor’s id is answered like one that does not exist, by every call he may make', async ({
    page,
  }) => {
    const { username, matriculadoID } = await doctorsAccount()
    await signIn(page, username)
    const ask = async (ruta: string, entrada: object): Promise<object> => {
      const f = encodeURIComponent(JSON.stringify(entrada))
      return (await (await page.request.get(`/api${ruta}?f=${f}`)).json()) as object
    }
    const todas = { traerMatriculas: true, traerConceptos: true, traerPP: true }
    const calls: [string, object][] = [
      ['/matriculado/traerDatos', {}],
      ['/matriculado/traerDatosBasicos', {}],
      ['/pago/traerPagosPendientes', { ...todas, mostrarTodo: true }],
      ['/pago/traerCuentaCorriente', { ...todas, desde: '2000-01-01', hasta: '2100-01-01' }],
      ['/pago/traerRecibo', { pagoID: 1 }],
      ['/periodoMatricula/traerTodos', {}],
      ['/federacion_matriculado/traerEstado', {}],
    ]
    for (const [ruta, mas] of calls) {
      const other = await ask(ruta, { ...mas, matriculadoID: matriculadoID + 1 })
      const nobody = await ask(ruta, { ...mas, matriculadoID: 2_147_483_000 })
      expect(other, ruta).toMatchObject({ ok: false, mensaje: 'No se encontró el registro' })
      expect({ ...other, pedidoID: '' }).toEqual({ ...nobody, pedidoID: '' })
    }
    expect((await page.request.get('/api/descargas/matriculados')).status()).toBe(403)
    const refused = await page.goto(`/fichaMatriculado/${matriculadoID + 1}`)
    expect(refused?.status()).toBe(403)
    await expect(
      page.getByText('Usted no está autorizado para ingresar a esta sección').first(),
    ).toBeVisible()
  })
})

ajena.describe('a server that only knows the spec', () => {
  ajena.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  ajena(
    'the doctor’s page lacks nothing: the debt is the sum of what is pending',
    async ({ page, externo, entrar }) => {
      const medico = externo.consejo.find(DOCTORA.id)
      await entrar(DOCTORA.cuit, CLAVE_AJENA)
      await page.goto('/inicio_matriculado')
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        medico.ficha.datospersonales.apellido_nombre,
      )
      await expect(main).toContainText(medico.cobertura)
      const owed = sum(medico.cargos.map(({ pesos: text }) => ({ monto: Number(text) })))
      expect(owed).toBeGreaterThan(0)
      await expect(main.getByRole('region', { name: 'Deuda', exact: true })).toContainText(pesos(owed))
      await expect(main.getByRole('list', { name: 'Pagos pendientes' }).getByRole('listitem')).toHaveCount(
        medico.cargos.length,
      )
      await page.getByRole('link', { name: 'Mis datos', exact: true }).click()
      await expect(main.getByRole('table', { name: 'Periodos de Matricula' })).toContainText('ACTIVO')
    },
  )

  ajena(
    'staff who may see payments find the debt in the head of the record and its screens',
    async ({ page, externo, entrar }) => {
      const { cargos } = externo.consejo.find(DOCTORA.id)
      const figure = `Deuda ${pesos(sum(cargos.map(({ pesos: text }) => ({ monto: Number(text) }))))}`
      await entrar('contador')
      for (const sub of ['', '/pagos', '/pagos?conceptos=0', '/cuentaCorriente', '/periodoMatricula']) {
        await page.goto(`/fichaMatriculado/${DOCTORA.id}${sub}`)
        await expect(page.getByRole('main').getByText(figure)).toBeVisible()
      }
      await page.context().clearCookies()
      await entrar('empleado')
      const before = externo.askedFor('/pago/traerPagosPendientes').length
      await page.goto(`/fichaMatriculado/${DOCTORA.id}`)
      await expect(page.getByRole('main').getByText('CON COBERTURA', { exact: true })).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText('Deuda')
      expect(externo.askedFor('/pago/traerPagosPendientes')).toHaveLength(before)
    },
  )
})
