import {
  expectFresh,
  field,
  fillAll,
  fillInitial,
  findBy,
  heading,
  next,
  notice,
  openWizard,
  review,
  save,
  signIn,
  someone,
} from './pasos/alta'
import { expect, test } from './pasos/base'
import { revokeSessions, setUser } from './pasos/registro'

test.use({ cuenta: 'administrativo' })

test.describe('a draft', () => {
  test.use({ erroresEsperados: [/net::ERR_FAILED/] })

  test('survives steps, the browser’s back, a reload and a stopped server, half-typed values too', async ({
    page,
  }, info) => {
    const nuevo = someone(info.workerIndex)
    await openWizard(page)
    await fillInitial(page, nuevo)
    await next(page)
    await field(page, 'Nombre').fill('Ana María')
    await field(page, 'Email').fill('ana@medio')
    await field(page, 'Fecha de Nacimiento').fill('31/02')
    await page.getByRole('button', { name: 'Volver' }).click()
    await expect(field(page, 'Matricula')).toHaveValue(String(nuevo.matricula))
    await next(page)
    await expect(heading(page, 'Datos Personales')).toBeVisible()
    await page.goBack()
    await expect(heading(page, 'Datos Iniciales')).toBeVisible()
    await page.goForward()
    await expect(field(page, 'Email')).toHaveValue('ana@medio')
    await page.reload()
    await expect(page.getByText('Hay un borrador sin guardar de Ana María')).toBeVisible()
    await expect(field(page, 'Email')).toHaveValue('ana@medio')
    await expect(field(page, 'Fecha de Nacimiento')).toHaveValue('31/02')
    await page.route('**/*', (route) => route.abort())
    await field(page, 'Localidad').fill('Sin servidor')
    await page.getByRole('button', { name: 'Volver' }).click()
    await expect(field(page, 'Matricula')).toHaveValue(String(nuevo.matricula))
    await next(page)
    await expect(field(page, 'Localidad')).toHaveValue('Sin servidor')
    await page.unroute('**/*')
    await page.reload()
    await expect(field(page, 'Localidad')).toHaveValue('Sin servidor')
  })

  test('is asked about when the wizard is left, kept, and can be begun anew', async ({ page }, info) => {
    test.slow()
    const nuevo = someone(info.workerIndex)
    await openWizard(page)
    await page.getByRole('link', { name: 'Volver' }).click()
    await expect(page).toHaveURL(/\/matriculados$/)
    await page.getByRole('main').getByRole('link', { name: 'Nuevo Matriculado' }).click()
    await expect(heading(page, 'Datos Iniciales')).toBeVisible()
    await fillInitial(page, nuevo)
    await next(page)
    await page.getByRole('link', { name: 'Inicio', exact: true }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Quedarse' }).click()
    await expect(heading(page, 'Datos Personales')).toBeVisible()
    await page.getByRole('link', { name: 'Inicio', exact: true }).click()
    await question.getByRole('button', { name: 'Guardar borrador y salir' }).click()
    await expect(page).toHaveURL(/\/inicio$/)
    await page.goto('/matriculado_01/crear')
    await expect(
      page.getByText(`Hay un borrador sin guardar de la matrícula ${nuevo.matricula}`),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(heading(page, 'Datos Personales')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Empezar de nuevo' }).click()
    await question.getByRole('button', { name: 'Borrar y empezar de nuevo' }).click()
    await expect(heading(page, 'Datos Iniciales')).toBeVisible()
    await expectFresh(page)
    await field(page, 'Matricula').fill('5')
    await page.getByRole('link', { name: 'Volver' }).click()
    await question.getByRole('button', { name: 'Descartar y salir' }).click()
    await expect(page).toHaveURL(/\/matriculados$/)
    await openWizard(page)
    await expectFresh(page)
  })

  test('a step before the others are done leads to the first that is missing', async ({ page }, info) => {
    test.slow()
    for (const route of ['02', '05']) {
      await page.goto(`/matriculado_${route}/crear`)
      await expect(page).toHaveURL(/\/matriculado_01\/crear$/)
      await expect(heading(page, 'Datos Iniciales')).toBeVisible()
      await expect(page).toHaveTitle(/^Datos Iniciales · /)
    }
    await fillAll(page, someone(info.workerIndex))
    for (const [route, title] of [
      ['04', 'Datos Profesionales'],
      ['05', 'Varios'],
    ] as const) {
      await page.goto(`/matriculado_${route}/crear`)
      await expect(page).toHaveURL(/\/matriculado_03\/crear/)
      await expect(page.getByRole('region', { name: title })).toBeFocused()
    }
    // The browser focuses the section of an address by itself, long before the page is moved to it for good.
    await expect(field(page, 'CUIT/CUIL')).toBeEnabled()
    await page.getByRole('link', { name: /Datos Iniciales/ }).click()
    await field(page, 'Matricula').fill('')
    await page.goto('/matriculado_03/crear')
    await expect(page).toHaveURL(/\/matriculado_01\/crear$/)
  })
})

test.describe('a draft and who is signed in', () => {
  test.use({ cuenta: null })

  test('ends with signing out', async ({ page }, info) => {
    await signIn(page, 'administrativo')
    await openWizard(page)
    await fillInitial(page, someone(info.workerIndex))
    await page.getByRole('button', { name: /^Menú de/ }).click()
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page).toHaveURL(/\/login/)
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    await signIn(page, 'administrativo')
    await openWizard(page)
    await expectFresh(page)
    await expect(notice(page)).toBeHidden()
  })

  test('outlives an expired session for the same person; nobody else sees it', async ({ page }, info) => {
    const usuario = `prueba.alta.${info.workerIndex}`
    const usuarioID = await setUser(usuario, { rol: 'ADMINISTRATIVO' })
    const nuevo = someone(info.workerIndex)
    await signIn(page, usuario)
    await openWizard(page)
    await fillInitial(page, nuevo)
    await next(page)
    await field(page, 'Apellido').fill(nuevo.apellido)
    await revokeSessions(usuarioID)
    await field(page, 'DNI').fill(String(nuevo.dni))
    const ended = page.getByRole('alertdialog', { name: 'Sesión caducada. Vuelva a loguearse.' })
    await ended.getByRole('button', { name: 'Ir al inicio de sesión' }).click()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText('Sesión caducada. Vuelva a loguearse.')).toBeVisible()
    await signIn(page, 'contador')
    await openWizard(page)
    await expectFresh(page)
    await expect(notice(page)).toBeHidden()
    // A screen that stays open asks who has that Matricula, is told that the session ended and leaves by itself.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await signIn(page, usuario)
    await page.goto('/matriculado_02/crear')
    await expect(notice(page)).toContainText(nuevo.apellido)
    await expect(field(page, 'DNI')).toHaveValue(String(nuevo.dni))
  })
})

test.describe('when no answer comes to the save', () => {
  test.use({ erroresEsperados: [/ERR_FAILED|Failed to load|net::/] })

  test('the DNI is looked up: who is not there may be saved again, who is ends it', async ({
    page,
    token,
  }, info) => {
    test.slow()
    const nuevo = someone(info.workerIndex)
    await fillAll(page, nuevo)
    const dialog = await review(page)
    await page.route('**/api/matriculado/crear', (route) => route.abort())
    await save(dialog)
    await expect(dialog.getByText(/^El servidor no confirmó el resultado/)).toBeVisible()
    await expect(dialog.getByText(/no está en el padrón\. Puede repetirlo/)).toBeVisible()
    await page.unroute('**/api/matriculado/crear')
    await page.route('**/api/matriculado/crear', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await dialog.getByRole('button', { name: 'Guardar otra vez' }).click()
    await expect(dialog.getByText(/ya está en el padrón.*Quedó guardado/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Guardar otra vez' })).toBeHidden()
    await dialog.getByRole('button', { name: 'Terminar' }).click()
    await expect(page).toHaveURL(/\/matriculados$/)
    expect(await findBy('dni', nuevo.dni, token)).toHaveLength(1)
    await openWizard(page)
    await expectFresh(page)
  })
})
