import { expectAccessible } from './pasos/accesible'
import { expect, test } from './pasos/base'
import { CLAVE } from './pasos/cuentas'
import { sendCredentials, typeCredentials } from './pasos/entrada'
import { revokeSessions, setUser } from './pasos/registro'
import type { Page } from '@playwright/test'

async function enter(page: Page, usuario: string): Promise<void> {
  await typeCredentials(page, usuario, CLAVE)
  await page.waitForURL(/\/inicio$/)
}

/** Signed in without the form, where that is not what is looked at. */
const enterAtOnce = (page: Page, usuario: string): Promise<void> =>
  sendCredentials(page.context().request, process.env['PADRON_E2E_URL'] ?? '', usuario, CLAVE)

test.describe('sign-in', () => {
  test.use({ cuenta: null })

  test('/ leads to /login, which asks for both fields and tells in the spec’s words who does not get in', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/login$/)
    const [usuario, clave] = [page.getByLabel('Usuario'), page.getByLabel('Contraseña', { exact: true })]
    const send = page.getByRole('button', { name: 'Iniciar Sesion' })
    await send.click()
    await expect(page.getByText('Por favor ingrese usuario')).toBeVisible()
    await expect(page.getByText('Por favor ingrese Contraseña')).toBeVisible()
    await expect(usuario).toBeFocused()
    await setUser('prueba.bloqueado', { rol: 'EMPLEADO', bloqueado: true })
    await setUser('prueba.sinrol', { rol: null })
    for (const [quien, con, said] of [
      ['empleado', 'equivocada1', 'Contraseña incorrecta, intente nuevamente'],
      ['nadie.asi', 'equivocada1', 'Usuario no encontrado'],
      ['prueba.bloqueado', CLAVE, 'Usuario bloqueado permanentemente'],
      ['prueba.sinrol', CLAVE, 'Sin roles autorizados'],
    ] as const) {
      await usuario.fill(quien)
      await clave.fill(con)
      await send.click()
      await expect(page.getByText(said)).toBeVisible()
      // Nothing typed is lost.
      await expect(usuario).toHaveValue(quien)
    }
  })

  test('the staff lands on /inicio with the greeting; signing out ends at /login, and going back shows nothing', async ({
    page,
  }) => {
    await typeCredentials(page, 'empleado', CLAVE)
    await page.waitForURL(/\/inicio$/)
    await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('Inicio de sesión correcto')
    await expect(page.getByRole('banner')).toContainText(/Buen dia|Buen Dia|Buenas Tardes|Buenas Noches/)
    await page.getByRole('button', { name: /^Menú de/ }).click()
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page).toHaveURL(/\/login/)
    await page.goto('/matriculados')
    await expect(page).toHaveURL(/\/login/)
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

  test('a stranger’s wrong passwords slow the stranger: the owner’s session lives, and he enters again', async ({
    page,
    browser,
    baseURL,
  }) => {
    const id = await setUser('prueba.acosado', { rol: 'EMPLEADO' })
    await enterAtOnce(page, 'prueba.acosado')
    await page.goto('/inicio')
    const cookies = await page.context().cookies()
    const device = cookies.find(({ name }) => name.endsWith('.dispositivo'))
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    const elsewhere = await browser.newContext({ baseURL })
    const stranger = await elsewhere.newPage()
    await stranger.goto('/login')
    const send = async (clave: string) => {
      await stranger.getByLabel('Usuario').fill('prueba.acosado')
      await stranger.getByLabel('Contraseña', { exact: true }).fill(clave)
      const answered = stranger.waitForResponse(/\/api\/auth\/callback\/credentials/)
      await stranger.getByRole('button', { name: 'Iniciar Sesion' }).click()
      await answered
    }
    for (let i = 0; i < 5; i++) {
      await send(`mala-${i}`)
      await expect(stranger.getByText('Contraseña incorrecta, intente nuevamente')).toBeVisible()
    }
    await send(CLAVE)
    await expect(
      stranger.getByText('Usuario bloqueado, deberá esperar para internarlo nuevamente'),
    ).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL(/\/inicio$/)
    await revokeSessions(id)
    await enter(page, 'prueba.acosado')
    await page.context().clearCookies()
    await enterAtOnce(page, 'administracion')
    await page.goto('/usuarios?buscar=prueba.acosado')
    await expect(page.getByText('Intentos ajenos: 1')).toBeVisible()
    await elsewhere.close()
  })
})

test.describe('signing in over an open session', () => {
  test.use({ cuenta: null })

  test('ends it, for whoever kept its cookie too', async ({ page, browser, baseURL }) => {
    await setUser('prueba.primera', { rol: 'EMPLEADO' })
    await setUser('prueba.segunda', { rol: 'EMPLEADO' })
    const other = await page.context().newPage()
    await other.goto('/login')
    await enterAtOnce(page, 'prueba.primera')
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
    await enterAtOnce(page, 'prueba.reposo')
    await page.clock.install()
    await page.goto('/matriculados')
    await expect(page.getByRole('heading', { name: 'Matriculados' })).toBeVisible()
    let [asked, gone] = [false, 0]
    const leap = async (seconds: number) => {
      gone += seconds
      await page.clock.fastForward(seconds * 1_000)
    }
    page.on('response', (response) => (asked ||= response.url().includes('/api/sesion/traerReglas')))
    // A leap before the page's scripts begin to count is in vain.
    await expect(async () => {
      await leap(65)
      await expect.poll(() => asked, { timeout: 2_000 }).toBe(true)
    }).toPass()
    await leap(26 * 60 - gone)
    const warning = page.getByRole('alertdialog', { name: 'Su sesión está por terminar' })
    // By small steps: it is warned of for two minutes, which go on while a busy machine draws and looks.
    await expect(async () => {
      await leap(20)
      await expect(warning).toContainText(/Termina en \d:\d\d/, { timeout: 4_000 })
    }).toPass()
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

  test('ends at /login with the notice, from a full load, from a link and from a button', async ({
    page,
  }) => {
    const usuario = await setUser('prueba.caduca', { rol: 'CONTADOR' })
    const expectEnded = async () => {
      await expect(page).toHaveURL(/\/login/)
      await expect(page.getByText(caducada).first()).toBeVisible()
    }
    await test.step('a full load', async () => {
      await enterAtOnce(page, 'prueba.caduca')
      await revokeSessions(usuario)
      await page.goto('/matriculados')
      await expectEnded()
      await expect(page).toHaveURL(/\/login\?aviso=caducada&volver=%2Fmatriculados$/)
    })
    await test.step('a link', async () => {
      await enterAtOnce(page, 'prueba.caduca')
      await page.goto('/matriculados')
      await revokeSessions(usuario)
      await page.getByRole('link', { name: /^Ver/ }).first().click()
      await expectEnded()
    })
    await test.step('a button', async () => {
      await enterAtOnce(page, 'prueba.caduca')
      await page.goto('/matriculados')
      await page.getByRole('link', { name: /^Ver/ }).first().click()
      await page.getByRole('link', { name: /Pagos Pendientes/i }).click()
      await expect(page.getByRole('button', { name: 'Generar Cuotas' })).toBeVisible()
      await revokeSessions(usuario)
      await page.getByLabel('Cantidad de Cuotas').fill('1')
      await page.getByRole('button', { name: 'Generar Cuotas' }).click()
      await expectEnded()
    })
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
    await enterAtOnce(page, suyo)
    await page.goto('/titulo/crear')
    const nombre = `Título a medias ${Date.now()}`
    await titulo(page).fill(nombre)
    const other = await signOutBeside(page)
    // Somebody else sits down at the other tab: what stands here is not saved in his name.
    await enterAtOnce(other, ajeno)
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
    await enterAtOnce(page, usuario)
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
