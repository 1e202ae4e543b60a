import { Secret, TOTP } from 'otpauth'
import { get, post, signIn } from './pasos/api'
import { expectAccessible } from './pasos/accesible'
import { expect, test } from './pasos/base'
import { typeCredentials } from './pasos/entrada'

const CLAVE = 'siete higueras viejas'
test.use({ cuenta: null })

/** What the application does with the key that was typed into it. */
function codeOf(letras: string, pasos = 0): string {
  const secret = Secret.fromBase32(letras.replaceAll(' ', ''))
  return new TOTP({ secret }).generate({ timestamp: Date.now() + pasos * 30_000 })
}

test('a second factor is set up in three steps, asked at the next sign-in, and replaced by a backup code', async ({
  page,
  token,
}) => {
  const username = `factor.${Date.now()}`
  await post(
    '/user/crear',
    {
      username,
      password: CLAVE,
      dni: 28_123_456,
      email: 'factor@consejo.example',
      nombre: 'Rosa',
      apellido: 'Factor',
      telefono: '385 4123456',
      rolID: 3,
    },
    token,
  )
  await typeCredentials(page, username, CLAVE)
  await page.waitForURL(/\/inicio$/)
  await page.goto('/miCuenta')
  await page.getByLabel('Su contraseña').fill(CLAVE)
  await page.getByRole('button', { name: 'Poner segundo factor' }).click()
  await expect(page.getByRole('img', { name: 'Cuadro para la cámara' })).toBeVisible()
  await expectAccessible(page)
  const letras = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? ''
  await page.getByLabel('Código de la aplicación').fill('000000')
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('El código no es ese')).toBeVisible()
  await page.getByLabel('Código de la aplicación').fill(codeOf(letras))
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('no se vuelven a mostrar')).toBeVisible()
  const respaldos = await page
    .getByRole('listitem')
    .filter({ hasText: /^\w{4}-\w{4}-\w{4}$/ })
    .allTextContents()
  expect(respaldos).toHaveLength(10)

  await page.getByRole('button', { name: 'Ya los guardé' }).click()
  await page.waitForURL(/\/login$/)
  await typeCredentials(page, username, CLAVE)
  await expect(page.getByText('Ingrese el código de su aplicación')).toBeVisible()
  await expect(page.getByLabel('Código')).toBeFocused()
  await page.getByLabel('Código').fill(codeOf(letras, 1))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/inicio$/)

  const refused = await post('/auth/login', { usuario: username, password: CLAVE, codigo: '000000' })
  expect(refused).toMatchObject({ estado: -1, mensaje: 'Contraseña incorrecta, intente nuevamente' })
  const entered = await post('/auth/login', { usuario: username, password: CLAVE, codigo: respaldos[0] })
  expect(entered.estado).toBe(1)
  const administracion = await signIn('administracion', 'consejo2026')
  const [found] = await get<{ segundoFactor: boolean }[]>(
    `/user/traerTodos?buscar=${username}`,
    administracion,
  )
  expect(found?.segundoFactor).toBe(true)
})
