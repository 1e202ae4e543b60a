import { expectAccessible } from './pasos/accesible'
import { expect, test } from './pasos/base'
import { CLAVE } from './pasos/cuentas'
import { typeCredentials } from './pasos/entrada'
import { revokeSessions, setUser } from './pasos/registro'
import type { Page } from '@playwright/test'

async function enter(page: Page, usuario: string): Promise<void> {
  await typeCredentials(page, usuario, CLAVE)
  await page.waitForURL(/\/inicio$/)
}

test.describe('sign-in', () => {
  test.use({ cuenta: null })

  test('/ leads to /login, which asks for both fields', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/login$/)
    await page.getByRole('button', { name: 'Iniciar Sesion' }).click()
    await expect(page.getByText('Por favor ingrese usuario')).toBeVisible()
    await expect(page.getByText('Por favor ingrese Contraseña')).toBeVisible()
    await expect(page.getByLabel('Usuario')).toBeFocused()
  })

  for (const cuenta of ['administracion', 'contador', 'empleado', 'administrativo'])
    test(`${cuenta} lands on /inicio with the greeting`, async ({ page }) => {
      await typeCredentials(page, cuenta, CLAVE)
      await page.waitForURL(/\/inicio$/)
      await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('Inicio de sesión correcto')
      await expect(page.getByRole('banner')).toContainText(/Buen dia|Buen Dia|Buenas Tardes|Buenas Noches/)
    })

  test('who gets in is told so while the first page comes', async ({ page }) => {
    // A page that does not come leaves what was said on the screen.
    await page.route(/\/(inicio)?$/, (route) => route.fulfill({ status: 204 }))
    await typeCredentials(page, 'empleado', CLAVE)
    await expect(page.getByText('Inicio de sesión correcto')).toBeVisible()
    await page.unrouteAll()
    await page.goto('/')
    await expect(page).toHaveURL(/\/inicio$/)
  })

  test('a wrong password and an unknown user are told in the spec’s words and nothing typed is lost', async ({
    page,
  }) => {
    await typeCredentials(page, 'empleado', 'equivocada1')
    await expect(page.getByText('Contraseña incorrecta, intente nuevamente')).toBeVisible()
    await expect(page.getByLabel('Usuario')).toHaveValue('empleado')
    await typeCredentials(page, 'nadie.asi', 'equivocada1')
    await expect(page.getByText('Usuario no encontrado')).toBeVisible()
  })

  test('five failures lock for a while, even with the right password afterwards', async ({ page }) => {
    await setUser('prueba.bloqueo', { rol: 'EMPLEADO' })
    for (let i = 0; i < 5; i++) {
      await typeCredentials(page, 'prueba.bloqueo', `mala-${i}`)
      await expect(page.getByText('Contraseña incorrecta, intente nuevamente')).toBeVisible()
    }
    await typeCredentials(page, 'prueba.bloqueo', CLAVE)
    await expect(page.getByText('Usuario bloqueado, deberá esperar para internarlo nuevamente')).toBeVisible()
  })

  test('a stranger’s wrong passwords slow the stranger: the owner’s session lives, and he enters again', async ({
    page,
    browser,
    baseURL,
  }) => {
    const id = await setUser('prueba.acosado', { rol: 'EMPLEADO' })
    await enter(page, 'prueba.acosado')
    const cookies = await page.context().cookies()
    const device = cookies.find(({ name }) => name.endsWith('.dispositivo'))
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    const elsewhere = await browser.newContext({ baseURL })
    const stranger = await elsewhere.newPage()
    for (let i = 0; i < 5; i++) {
      await typeCredentials(stranger, 'prueba.acosado', `mala-${i}`)
      await expect(stranger.getByText('Contraseña incorrecta, intente nuevamente')).toBeVisible()
    }
    await typeCredentials(stranger, 'prueba.acosado', CLAVE)
    await expect(
      stranger.getByText('Usuario bloqueado, deberá esperar para internarlo nuevamente'),
    ).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL(/\/inicio$/)
    await revokeSessions(id)
    await enter(page, 'prueba.acosado')
    await page.context().clearCookies()
    await enter(page, 'administracion')
    await page.goto('/usuarios?buscar=prueba.acosado')
    await expect(page.getByText('Intentos ajenos: 1')).toBeVisible()
    await elsewhere.close()
  })

  test('a blocked user and one without roles are told so', async ({ page }) => {
    await setUser('prueba.bloqueado', { rol: 'EMPLEADO', bloqueado: true })
    await typeCredentials(page, 'prueba.bloqueado', CLAVE)
    await expect(page.getByText('Usuario bloqueado permanentemente')).toBeVisible()
    await setUser('prueba.sinrol', { rol: null })
    await typeCredentials(page, 'prueba.sinrol', CLAVE)
    await expect(page.getByText('Sin roles autorizados')).toBeVisible()
  })

  test('signing out ends at /login, and going back shows nothing', async ({ page }) => {
    await enter(page, 'empleado')
    await page.getByRole('button', { name: /^Menú de/ }).click()
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page).toHaveURL(/\/login/)
    await page.goto('/matriculados')
    await expect(page).toHaveURL(/\/login/)
  })
})

test.describe('signing in over an open session', () => {
  test.use({ cuenta: null })

  test('ends it, for whoever kept its cookie too', async ({ page, browser, baseURL }) => {
    await setUser('prueba.primera', { rol: 'EMPLEADO' })
    await setUser('prueba.segunda', { rol: 'EMPLEADO' })
    const other = await page.context().newPage()
    await other.goto('/login')
    await enter(page, 'prueba.primera')
    const kept = await page.context().storageState()
    await other.getByLabel('Usuario').fill('prueba.segunda')
    await other.getByLabel('Contraseña', { exact: true }).fill(CLAVE)
    await other.getByRole('button', { name: 'Iniciar Sesion' }).click()
    await other.waitForURL('**/inicio')
    const thief = await browser.newContext({ baseURL, storageState: kept })
    const stolen = await thief.newPage()
    await stolen.goto('/matriculados')
    await expect(stolen).toHaveURL(/\/login/)
    await thief.close()
    await other.goto('/matriculados')
    await expect(other).toHaveURL(/\/matriculados/)
  })
})

test.describe('a session that nobody uses', () => {
  test.use({ cuenta: null })

  test('is about to end: a warning keeps it by one press', async ({ page }) => {
    await setUser('prueba.reposo', { rol: 'EMPLEADO' })
    await enter(page, 'prueba.reposo')
    await page.clock.install()
    await page.goto('/matriculados')
    await expect(page.getByRole('heading', { name: 'Matriculados' })).toBeVisible()
    const rules = page.waitForResponse(/\/api\/sesion\/traerReglas/)
    await page.clock.fastForward('01:05')
    await rules
    await page.clock.fastForward('27:30')
    const warning = page.getByRole('alertdialog', { name: 'Su sesión está por terminar' })
    await expect(warning).toContainText(/Termina en \d:\d\d/)
    await expectAccessible(page)
    const kept = page.waitForResponse(/\/api\/sesion\/propia/)
    await warning.getByRole('button', { name: 'Seguir conectado' }).click()
    expect((await kept).ok()).toBe(true)
    await expect(warning).toHaveCount(0)
  })
})

test.describe('a session the API refuses', () => {
  test.use({ cuenta: null })
  const caducada = 'Sesión caducada. Vuelva a loguearse.'

  test('ends at /login with the notice, from a full load', async ({ page }) => {
    const usuario = await setUser('prueba.caduca1', { rol: 'CONTADOR' })
    await enter(page, 'prueba.caduca1')
    await revokeSessions(usuario)
    await page.goto('/matriculados')
    await expect(page).toHaveURL(/\/login\?aviso=caducada&volver=%2Fmatriculados$/)
    await expect(page.getByText(caducada).first()).toBeVisible()
  })

  test('ends at /login with the notice, from a link', async ({ page }) => {
    const usuario = await setUser('prueba.caduca2', { rol: 'CONTADOR' })
    await enter(page, 'prueba.caduca2')
    await page.goto('/matriculados')
    await revokeSessions(usuario)
    await page.getByRole('link', { name: /^Ver/ }).first().click()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText(caducada).first()).toBeVisible()
  })

  test('ends at /login with the notice, from a button', async ({ page }) => {
    const usuario = await setUser('prueba.caduca3', { rol: 'CONTADOR' })
    await enter(page, 'prueba.caduca3')
    await page.goto('/matriculados')
    await page.getByRole('link', { name: /^Ver/ }).first().click()
    await page.getByRole('link', { name: /Pagos Pendientes/i }).click()
    await expect(page.getByRole('button', { name: 'Generar Cuotas' })).toBeVisible()
    await revokeSessions(usuario)
    await page.getByLabel('Cantidad de Cuotas').fill('1')
    await page.getByRole('button', { name: 'Generar Cuotas' }).click()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText(caducada).first()).toBeVisible()
  })
})

test.describe('a session that ends over unsaved text', () => {
  test.use({ cuenta: null })
  const CADUCADA = 'Sesión caducada. Vuelva a loguearse.'

  async function signOutBeside(page: Page): Promise<Page> {
    const other = await page.context().newPage()
    await other.goto('/inicio')
    await other.getByRole('button', { name: /^Menú de/ }).click()
    await other.getByRole('button', { name: 'Cerrar sesión' }).click()
    await other.waitForURL(/\/login/)
    return other
  }
  /** The browser's own question would be answered by the test's machinery: it must not be asked at all. */
  const countQuestions = (page: Page) => {
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    return asked
  }
  const titulo = (page: Page) => page.getByRole('textbox', { name: 'Título' })
  const again = (page: Page) => page.getByRole('alertdialog', { name: CADUCADA })
  const sign = async (page: Page, usuario: string) => {
    await again(page).getByLabel('Usuario').fill(usuario)
    await again(page).getByLabel('Contraseña', { exact: true }).fill(CLAVE)
    await again(page).getByRole('button', { name: 'Iniciar Sesion' }).click()
  }

  test('leaves the text where it is: the same person signs in over it and saves', async ({ page }, info) => {
    const [suyo, ajeno] = [`prueba.texto.${info.workerIndex}`, `prueba.ajeno.${info.workerIndex}`]
    await setUser(suyo, { rol: 'ADMINISTRACION' })
    await setUser(ajeno, { rol: 'ADMINISTRACION' })
    const asked = countQuestions(page)
    await enter(page, suyo)
    await page.goto('/titulo/crear')
    const nombre = `Título a medias ${Date.now()}`
    await titulo(page).fill(nombre)
    const other = await signOutBeside(page)
    // Somebody else sits down at the other tab: what stands here is not saved in his name.
    await enter(other, ajeno)
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(again(page)).toBeVisible()
    await expect(again(page).getByLabel('Contraseña', { exact: true })).toBeFocused()
    await expectAccessible(page)
    await sign(page, ajeno)
    await expect(again(page)).toContainText(`Lo escrito es de «${suyo}»`)
    await sign(page, suyo)
    await expect(again(page)).toHaveCount(0)
    await expect(titulo(page)).toHaveValue(nombre)
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page).toHaveURL(/\/titulos$/)
    expect(asked).toEqual([])
  })

  test('or waits for the same person while he signs in elsewhere, without the browser’s question', async ({
    page,
  }, info) => {
    const usuario = `prueba.salir.${info.workerIndex}`
    const id = await setUser(usuario, { rol: 'ADMINISTRACION' })
    const asked = countQuestions(page)
    await enter(page, usuario)
    await page.goto('/titulo/crear')
    await titulo(page).fill('Sigue aquí')
    await revokeSessions(id)
    await page.getByRole('button', { name: 'Guardar' }).click()
    await again(page).getByRole('button', { name: 'Ir al inicio de sesión' }).click()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText(CADUCADA).first()).toBeVisible()
    await page.getByLabel('Usuario').fill(usuario)
    await page.getByLabel('Contraseña', { exact: true }).fill(CLAVE)
    await page.getByRole('button', { name: 'Iniciar Sesion' }).click()
    await page.waitForURL(/\/inicio\?/)
    await page.getByRole('link', { name: /^Seguir donde estaba/ }).click()
    await expect(page).toHaveURL(/\/titulo\/crear$/)
    await expect(titulo(page)).toHaveValue('Sigue aquí')
    await page.getByRole('button', { name: 'Descartar' }).click()
    await expect(titulo(page)).toHaveValue('')
    await page.reload()
    await expect(titulo(page)).toHaveValue('')
    await expect(page.getByText('Se recuperó lo que estaba escribiendo')).toHaveCount(0)
    expect(asked).toEqual([])
  })

  test('a link opened without a session is offered after signing in, to who may open it', async ({
    page,
  }) => {
    for (const [address, usuario, offered] of [
      ['/matriculados?pagina=3', 'empleado', 1],
      ['/usuarios', 'empleado', 0],
    ] as const) {
      await page.context().clearCookies()
      await page.goto(address)
      await expect(page).toHaveURL(/\/login\?volver=/)
      await page.getByLabel('Usuario').fill(usuario)
      await page.getByLabel('Contraseña', { exact: true }).fill(CLAVE)
      await page.getByRole('button', { name: 'Iniciar Sesion' }).click()
      await page.waitForURL(/\/inicio/)
      await expect(page.getByRole('heading', { name: 'Inicio' })).toBeVisible()
      const link = page.getByRole('link', { name: /^Seguir donde estaba/ })
      await expect(link).toHaveCount(offered)
      if (!offered) continue
      await link.click()
      await expect(page).toHaveURL(/\/matriculados\?pagina=3$/)
    }
  })
})
