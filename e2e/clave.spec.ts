import { type Page } from '@playwright/test'
import { get, memberWithDebt, post } from './pasos/api'
import { expect, test } from './pasos/base'
import { expectAccessible } from './pasos/accesible'
import { typeCredentials } from './pasos/entrada'

const NUEVA = 'siete higueras viejas'

test.use({ cuenta: null, viewport: { width: 390, height: 844 }, hasTouch: true })

interface Ficha {
  datosprofesionales: { cuit_cuil: string }
}

/** What the office does: the key of a doctor, and his CUIT, which is his user name. */
async function giveKey(token: string) {
  const { id } = await memberWithDebt(token)
  const { datosprofesionales } = await get<Ficha>(`/matriculado/traerDatos?matriculadoID=${id}`, token)
  const answer = await post('/matriculado/reiniciarClaveAcceso', { matriculadoID: id }, token)
  return { cuit: datosprofesionales.cuit_cuil.replace(/\D/g, ''), clave: answer.datos as string }
}

async function choose(page: Page, clave: string, repetida = clave): Promise<void> {
  await page.getByLabel('Nueva contraseña').fill(clave)
  await page.getByLabel('Repetir contraseña').fill(repetida)
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
}

test('a doctor with a key on his phone: one screen, then his own password', async ({ page, token }) => {
  const { cuit, clave } = await giveKey(token)
  await typeCredentials(page, cuit, clave.toUpperCase())
  await page.waitForURL(/\/cambiarClave$/)
  await expect(page.getByRole('heading', { name: 'Elija su contraseña' })).toBeVisible()
  await expectAccessible(page)

  for (const address of ['/', '/login', '/inicio_matriculado', '/matriculados', '/fichaMatriculado/1']) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/cambiarClave$/)
  }
  const f = encodeURIComponent(JSON.stringify({ matriculadoID: 1 }))
  expect((await page.request.get(`/api/matriculado/traerDatos?f=${f}`)).status()).toBe(403)

  await choose(page, '12345')
  await expect(page.getByText('La clave debe ser mayor a 6 caracteres')).toBeVisible()
  await expect(page.getByLabel('Nueva contraseña')).toBeFocused()
  await choose(page, NUEVA, 'otra cosa')
  await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible()
  await expect(page.getByLabel('Repetir contraseña')).toBeFocused()
  await choose(page, clave)
  await expect(page.getByText('La clave nueva debe ser distinta de la que le dieron')).toBeVisible()
  await page.getByRole('button', { name: 'Mostrar lo escrito' }).first().click()
  await expect(page.getByLabel('Nueva contraseña')).toHaveAttribute('type', 'text')

  await choose(page, NUEVA)
  await page.waitForURL(/\/inicio_matriculado$/)
  await expect(page.getByText('Su contraseña quedó guardada').first()).toBeVisible()
  await page.context().clearCookies()
  await typeCredentials(page, cuit, clave)
  await expect(page.getByText('Contraseña incorrecta, intente nuevamente')).toBeVisible()
  await typeCredentials(page, cuit, NUEVA)
  await page.waitForURL(/\/inicio_matriculado$/)
})

test('a failure is told in the spec’s words with the server’s own under them, and one after the password leads to the sign-in', async ({
  page,
  token,
}) => {
  const { cuit, clave } = await giveKey(token)
  await typeCredentials(page, cuit, clave)
  await page.waitForURL(/\/cambiarClave$/)
  await page.route('**/api/sesion/cambiarClave', (route) =>
    route.fulfill({
      json: {
        ok: false,
        tipo: 'rechazo',
        mensaje: 'El servidor está en mantenimiento',
        errores: {},
        pedidoID: '',
      },
    }),
  )
  await choose(page, NUEVA)
  await expect(
    page.getByText('No se pudo generar la clave, intentelo nuevamente o comuniquese con el administrador'),
  ).toBeVisible()
  await expect(page.getByText('El servidor está en mantenimiento')).toBeVisible()
  await expect(page.getByLabel('Nueva contraseña')).toHaveValue(NUEVA)

  // The password is kept, but the sign-in after it fails.
  await page.unroute('**/api/sesion/cambiarClave')
  await page.route('**/api/auth/callback/credentials', (route) =>
    route.fulfill({ json: { estado: 0, mensaje: 'Sin respuesta' } }),
  )
  await choose(page, NUEVA)
  await page.waitForURL(/\/login\?aviso=clave$/)
  await expect(page.getByText('Generación de clave correcta, inicie sesión')).toBeVisible()
  await page.unroute('**/api/auth/callback/credentials')
  await typeCredentials(page, cuit, NUEVA)
  await page.waitForURL(/\/inicio_matriculado$/)
})

test('leaving without a new password spends the key', async ({ page, token }) => {
  const { cuit, clave } = await giveKey(token)
  await typeCredentials(page, cuit, clave)
  await page.waitForURL(/\/cambiarClave$/)
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await typeCredentials(page, cuit, clave)
  await expect(page.getByText('Contraseña incorrecta, intente nuevamente')).toBeVisible()
})

interface Mensaje {
  matriculadoID: number | null
  texto: string
}

test('a doctor who never entered: a code by mail on his phone, through a reload, then his own page', async ({
  page,
  token,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { id } = await memberWithDebt(token)
  const datos = await get<Ficha & { datospersonales: { fecha_nacimiento: string } }>(
    `/matriculado/traerDatos?matriculadoID=${id}`,
    token,
  )
  const cuit = datos.datosprofesionales.cuit_cuil
  await page.goto('/login')
  await page.getByRole('link', { name: 'Primer acceso de un médico' }).click()
  await page.getByLabel('CUIT / CUIL').fill(cuit.replace(/^(..)(.*)(.)$/, '$1-$2-$3'))
  await page.getByRole('button', { name: 'Enviarme el código' }).click()
  await expect(page.getByText('Ingrese su fecha de nacimiento')).toBeVisible()
  await page.getByLabel('Fecha de nacimiento').fill(datos.datospersonales.fecha_nacimiento)
  await page.getByRole('button', { name: 'Enviarme el código' }).click()
  await expect(page.getByRole('heading', { name: 'Elija su contraseña' })).toBeVisible()
  await expectAccessible(page)

  let codigo = ''
  await expect(async () => {
    const sent = await get<Mensaje[]>('/mensaje/traerTodos', token)
    codigo =
      /^ {4}(\w{4}-\w{4})$/m.exec(sent.find(({ matriculadoID }) => matriculadoID === id)?.texto ?? '')?.[1] ??
      ''
    expect(codigo).not.toBe('')
  }).toPass({ timeout: 20_000 })
  await page.reload()
  await page.getByLabel('Código del correo').fill('mala-mala')
  await choose(page, NUEVA)
  await expect(page.getByText('El código no es ese')).toBeVisible()
  await page.getByLabel('Código del correo').fill(codigo.toUpperCase())
  await choose(page, NUEVA)
  await page.waitForURL(/\/inicio_matriculado$/)
})
