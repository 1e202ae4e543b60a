import { get } from './pasos/api'
import { expect, test } from './pasos/base'
import { CLAVE, NOBODY, type Cuenta } from './pasos/cuentas'
import { sendCredentials, typeCredentials } from './pasos/entrada'
import { doctorsAccount } from './pasos/registro'

const firstMember = async (token: string): Promise<number> =>
  (await get<{ id: number }[]>('/matriculado/traerTodos?nroPagina=1', token))[0]?.id ?? 0

const COBRA: Record<Cuenta, boolean> = {
  administracion: true,
  contador: true,
  empleado: false,
  administrativo: false,
}

for (const [cuenta, cobra] of Object.entries(COBRA) as [Cuenta, boolean][])
  test.describe(cuenta, () => {
    test.use({ cuenta, erroresEsperados: [/403/] })

    test(`opens the register and ${cobra ? 'collects' : 'only reads'}`, async ({ page, token }) => {
      const id = await firstMember(token)
      await page.goto('/inicio')
      await expect(page.getByRole('navigation').first()).toContainText('Matriculados')
      const varios = page.getByRole('main').getByRole('link', { name: /^Varios/ })
      await expect(varios).toHaveCount(cuenta === 'empleado' ? 0 : 1)
      if (cuenta !== 'empleado') {
        await varios.click()
        await expect(page.getByRole('navigation', { name: 'Papeles y datos' })).toContainText(
          'Nuevo Matriculado',
        )
        await page.getByRole('button', { name: 'Volver' }).click()
        await expect(page).toHaveURL(/inicio$/)
      }
      await page.goto(`/fichaMatriculado/${id}`)
      await expect(page.getByRole('link', { name: /Cuenta Corriente/ })).toBeVisible()
      const card = page.getByRole('link', { name: /Pagos Pendientes/i })
      if (cobra) await expect(card).toBeVisible()
      else await expect(card).toHaveCount(0)
    })
  })

test.describe('a refused screen', () => {
  test.use({ cuenta: 'empleado', erroresEsperados: [/403/] })

  test('says so, signs out and ends at /', async ({ page, browser, baseURL, token }) => {
    const id = await firstMember(token)
    // A session of its own: the stored one is shared by the other tests.
    const context = await browser.newContext({ baseURL, storageState: NOBODY })
    const own = await context.newPage()
    await sendCredentials(own.request, baseURL ?? '', 'empleado', CLAVE)
    const answer = await own.goto(`/fichaMatriculado/${id}/pagos`)
    expect(answer?.status()).toBe(403)
    await expect(own).toHaveTitle('Sin autorización · Padrón')
    await expect(own.getByRole('main')).toHaveCount(1)
    await expect(own.getByText('Usted no está autorizado para ingresar a esta sección').first()).toBeVisible()
    await expect(own).toHaveURL(/\/login/, { timeout: 15_000 })
    await own.goto('/matriculados')
    await expect(own).toHaveURL(/\/login/)
    await context.close()
    await page.goto('/inicio')
    await expect(page).toHaveURL(/\/inicio$/)
  })
})

test.describe('a doctor', () => {
  test.use({ cuenta: null, erroresEsperados: [/403/] })

  test('lands on his own page and sees his own account only', async ({ page, token }) => {
    const doctor = await doctorsAccount()
    const own = await get<{ nombre: string }>(
      `/matriculado/traerDatosBasicos?matriculadoID=${doctor.matriculadoID}`,
      token,
    )
    await typeCredentials(page, doctor.username, CLAVE)
    await page.waitForURL(/\/inicio_matriculado$/)
    await expect(page.getByRole('main')).toContainText(own.nombre)
    const other = doctor.matriculadoID + 1
    const f = encodeURIComponent(JSON.stringify({ matriculadoID: other }))
    const answer = await page.request.get(`/api/matriculado/traerDatos?f=${f}`)
    expect(await answer.text()).not.toContain('datosPersonales')
    const refused = await page.goto('/matriculados')
    expect(refused?.status()).toBe(403)
  })
})
