import { get, post } from './pasos/api'
import { expectAccessible } from './pasos/accesible'
import { expect, test } from './pasos/base'
import { goToOwn } from './pasos/menu'
import { CLAVE, storedSession } from './pasos/cuentas'
import { typeCredentials } from './pasos/entrada'
import { createMember } from './pasos/matriculado'
import { giveAccount } from './pasos/registro'

const OFICINA = { baseURL: process.env['PADRON_E2E_URL'], viewport: { width: 1280, height: 800 } }

test.use({ cuenta: null, viewport: { width: 360, height: 740 } })

test('a doctor refuses one kind on his page and another by a message’s link; his record tells both and who opened it', async ({
  page,
  token,
  browser,
}) => {
  test.setTimeout(120_000)
  const { id } = await createMember(token)
  const chosen = await post('/seleccion/crear', { lista: 'matriculados', matriculadosJSON: `[${id}]` }, token)
  const { seleccionID } = chosen.datos as { seleccionID: number }
  const carta = { medio: 2, asunto: 'Asamblea', texto: 'Se convoca', cantidad: 1 }
  await post('/seleccion/enviarMensaje', { seleccionID, ...carta }, token)

  await typeCredentials(page, await giveAccount(id), CLAVE)
  await goToOwn(page, 'Mis avisos')
  const deuda = page.getByRole('group', { name: 'Deuda' }).getByRole('checkbox', { name: 'Por Mail' })
  await expect(deuda).toBeChecked()
  await deuda.uncheck()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Se guardó qué avisos quiere')).toBeVisible()
  await expectAccessible(page)

  let codigo = ''
  await expect(async () => {
    const sent = await get<{ matriculadoID: number; texto: string }[]>('/mensaje/traerTodos', token)
    const texto = sent.find(({ matriculadoID }) => matriculadoID === id)?.texto ?? ''
    codigo = /\/bajaDeAvisos\/([\w-]+)$/.exec(texto)?.[1] ?? ''
    expect(codigo).not.toBe('')
  }).toPass({ timeout: 30_000 })
  await page.goto(`/bajaDeAvisos/${codigo}`)
  await expect(page.getByText(/^¿Quiere dejar de recibir otros mensajes del Consejo/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Dejar de recibirlos' }).click()
  await expect(page.getByText(/^Ya no se le envían otros mensajes del Consejo/)).toBeVisible()

  const office = await browser.newContext({ ...OFICINA, storageState: storedSession('administracion') })
  const desk = await office.newPage()
  await desk.goto(`/fichaMatriculado/${id}`)
  await expect(desk.getByText('Avisos que no quiere: Deuda por Mail, Otros mensajes por Mail')).toBeVisible()
  await desk.getByRole('button', { name: 'Mas Opciones' }).click()
  const taken = desk.waitForEvent('download')
  await desk.getByRole('menuitem', { name: 'Todo lo que hay sobre este matriculado' }).click()
  expect((await taken).suggestedFilename()).toMatch(/^matricula-\d+\.zip$/)
  await office.close()

  await page.goto('/inicio_matriculado/accesos')
  const visits = page.getByRole('list', { name: 'Quién vio o cambió mis datos' })
  await expect(visits.getByText('Abrió su ficha')).toBeVisible()
  await expect(visits.getByText('Todo lo que hay sobre el matriculado, bajado')).toBeVisible()
  await expectAccessible(page)
})
