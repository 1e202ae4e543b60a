import { get, memberWithDebt, post } from './pasos/api'
import { expectAccessible } from './pasos/accesible'
import { expect, test } from './pasos/base'

const NUEVA = 'siete higueras viejas'

test.use({ cuenta: null, viewport: { width: 360, height: 740 }, hasTouch: true })

test('from the office’s key to the prescriptions, and out again', async ({ page, token }) => {
  const { id } = await memberWithDebt(token)
  await post('/matriculado/cambiarEstado', { matriculadoID: id, tipoMatriculaID: 1 }, token)
  const ficha = await get<{ matricula: number; datosprofesionales: { cuit_cuil: string } }>(
    `/matriculado/traerDatos?matriculadoID=${id}`,
    token,
  )
  const clave = (await post('/matriculado/reiniciarClaveAcceso', { matriculadoID: id }, token))
    .datos as string
  const enter = async (password: string) => {
    await page.getByLabel('CUIT/CUIL').fill(ficha.datosprofesionales.cuit_cuil)
    await page.getByLabel('Contraseña').fill(password)
    await page.getByRole('button', { name: 'Ingresar al Sistema' }).click()
  }

  await page.goto('/accesoRecetaElectronica')
  await page.getByRole('button', { name: 'Olvidaste tu Clave?' }).click()
  await expect(page.getByRole('dialog')).toContainText('comuníquese con el consejo')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ingresar al Sistema' }).click()
  await expect(page.getByText('Por favor ingrese cuit o cuil')).toBeVisible()
  await expect(page.getByText('Por favor ingrese Contraseña')).toBeVisible()
  await expectAccessible(page)

  await enter(clave)
  await expect(page.getByText('Debe generar su nueva contraseña')).toBeVisible()
  const choose = async (one: string, two: string) => {
    await page.getByLabel('Nueva contraseña').fill(one)
    await page.getByLabel('Repetir contraseña').fill(two)
    await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  }
  await choose('cinco', 'cinco')
  await expect(page.getByText('La clave debe ser mayor a 6 caracteres')).toBeVisible()
  await choose(NUEVA, 'otra cosa')
  await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible()
  await choose(NUEVA, NUEVA)
  await expect(page.getByText('Generación de clave correcta, inicie sesión')).toBeVisible()

  await enter(NUEVA)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('SISTEMA DE RECETAS DE PRUEBA')).toBeVisible()
  await expect(frame.locator('dl')).toContainText(`Matrícula${ficha.matricula}`)
  await expect(frame.locator('dl')).toContainText('Puede recetarSí')
  await expectAccessible(page)
  // The door's session is none of the staff's.
  const answer = await page.request.get(
    `/api/matriculado/traerDatos?f=${encodeURIComponent(JSON.stringify({ matriculadoID: id }))}`,
  )
  expect(await answer.json()).toMatchObject({ ok: false, tipo: 'sesion' })
  await page.getByRole('button', { name: 'CERRAR SESION' }).click()
  await expect(page.getByLabel('CUIT/CUIL')).toBeVisible()
  // Going back asks the server again: it has no frame left to show.
  await page.goBack()
  await expect(page.getByText('Generación de clave correcta, inicie sesión')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  const door = await page.request.get('/accesoRecetaElectronica')
  expect(await door.text()).not.toContain('<iframe')
})
