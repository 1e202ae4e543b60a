// Takes the screenshots of README and manual from a running demonstration, the doctor's by his user name:
// node docs/capturas.mjs http://127.0.0.1:3000 20123456786
import { join, dirname } from 'node:path'
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { shootCredentials } from './capturas-credenciales.mjs'
import { shootDebits } from './capturas-debitos.mjs'
import { savePicture, shootClosing, shootCounter, shootDoctor, shootRecord } from './capturas-mostrador.mjs'
import { shootInsurance } from './capturas-seguros.mjs'

const [url = 'http://127.0.0.1:3000', doctor] = process.argv.slice(2)
const folder = join(dirname(fileURLToPath(import.meta.url)), 'img')
mkdirSync(folder, { recursive: true })

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
})
const context = await browser.newContext({
  baseURL: url,
  viewport: { width: 1280, height: 800 },
  locale: 'es-AR',
  reducedMotion: 'reduce',
  timezoneId: 'America/Argentina/Buenos_Aires',
})
const page = await context.newPage()
const shot = (name) => savePicture(page, name)

await signIn('contador', '/inicio')

await page.getByRole('button', { name: 'Ajustes de pantalla' }).click()
await page.getByRole('dialog', { name: 'Ajustes de pantalla' }).waitFor()
await shot('ajustes-de-pantalla')

await page.goto('/cuentasCorrientes?saldo=deuda')
await page.getByRole('table', { name: 'Cuentas corrientes' }).waitFor()
await shot('cuentas-corrientes')

await page.goto('/estadisticas')
await page.getByRole('region', { name: 'Seguros' }).getByRole('img').waitFor()
await shot('estadisticas')

await page.goto('/morosos?meses=3')
await page.getByRole('table', { name: 'Morosos' }).waitFor()
await page.getByRole('checkbox', { name: 'Seleccionar los de esta página' }).check()
await shot('morosos')
await page.getByRole('button', { name: 'Enviar Mensaje' }).click()
await page.getByText(/lo reciben/).waitFor()
await shot('enviar-mensaje')
await page.getByRole('button', { name: /^Enviar a/ }).click()
await page.waitForURL(/mensajes\?envio=/)
await page.getByRole('table', { name: 'Bandeja de salida' }).waitFor()
await shot('bandeja-de-salida')

await page.goto('/recordatorios')
await page.getByRole('table', { name: 'Plantillas' }).waitFor()
await shot('recordatorios')

await page.goto('/matriculados')
await page.getByLabel('Nombre', { exact: true }).fill('fernandez')
await page.getByLabel('Nombre', { exact: true }).press('Enter')
await page.waitForURL(/nombre=/)
await page.getByRole('link', { name: /^Ver/ }).first().waitFor()
await shot('matriculados')

// The member of the demonstration who owes the most has something to show on every screen.
await page.goto('/matriculados?matricula=33')
await page.getByRole('link', { name: /^Ver/ }).first().click()
await page.getByRole('heading', { name: 'Datos Basicos' }).waitFor()
await page.getByRole('region', { name: '¿Habilitado hoy?' }).waitFor()
await page.mouse.move(0, 0)
await shot('ficha')

await page.getByRole('link', { name: /Pagos Pendientes/ }).click()
await page.getByRole('button', { name: 'Generar Cuotas' }).waitFor()
const boxes = page.getByRole('table').getByRole('row').getByRole('checkbox')
for (const i of [1, 2, 3]) await boxes.nth(i).check()
await shot('pagos')
const record = page.url().replace('/pagos', '')
await page
  .getByRole('button', { name: /^Pagar solo/ })
  .first()
  .click()
await page.getByLabel('En línea').check()
await page.getByRole('button', { name: /^Pagar en línea/ }).waitFor()
await shot('pagar-en-linea')

await page.goto(`${record}/planDePagos`)
await page.getByRole('table', { name: 'Ítems pendientes' }).waitFor()
await shot('planes')
await page
  .getByRole('button', { name: /^Rescindir el plan/ })
  .first()
  .click()
await page.getByLabel('Motivo').fill('Dejó de pagar')
await shot('romper-plan')
await page.goto(`${record}/pagoAnual`)
await page.getByLabel('Observaciones').waitFor()
await shot('pago-anual')
await page.goto(record.replace('/fichaMatriculado', '/GestionConceptosMatriculado'))
await page.getByRole('button', { name: 'Nuevo Concepto' }).waitFor()
await shot('conceptos')
// He who owes the most never paid.
await page.goto('/matriculados?matricula=30')
await page.getByRole('link', { name: /^Ver/ }).first().click()
await page.getByRole('link', { name: /^Cuenta Corriente/ }).click()
await page
  .getByRole('button', { name: /^Anular el pago/ })
  .last()
  .click()
await page.getByLabel('Motivo').fill('Se cobró a otro médico')
await shot('anular-pago')
await page.goto(`${record}/cuentaCorriente`)
await page.getByRole('columnheader', { name: 'Saldo' }).waitFor()
await page.emulateMedia({ colorScheme: 'dark' })
await page.reload()
await page.getByRole('columnheader', { name: 'Saldo' }).waitFor()
await shot('cuenta-corriente')

// The chapter 'El padrón', as administration, in the light theme.
await page.emulateMedia({ colorScheme: 'light' })
await signIn('administracion', '/inicio')
for (const [path, name] of [
  ['/miCuenta', 'mi-cuenta'],
  ['/ajustes', 'reglas'],
  ['/auditoria', 'auditoria'],
]) {
  await page.goto(path)
  await page.getByRole('row').nth(1).waitFor()
  await shot(name)
}
await page.goto('/membrete')
await page.getByRole('button', { name: 'Ver PDF de prueba' }).waitFor()
await shot('membrete')
// The counter, as administration: the member of 300 pending months has old debt too.
await page.goto('/matriculados?matricula=33')
await page.getByRole('link', { name: /^Ver/ }).first().click()
await page.getByRole('link', { name: /Pagos Pendientes/ }).click()
await page.getByRole('button', { name: 'Generar Cuotas' }).waitFor()
await page
  .getByRole('button', { name: /^Editar/ })
  .first()
  .click()
await page.getByRole('dialog').getByLabel('Monto').waitFor()
await shot('editar-matricula')
await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
await page.getByRole('button', { name: /^Eliminar Deuda/ }).click()
await page.getByLabel('Motivo').fill('Resolución 7/2026')
await shot('eliminar-deuda')
await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
await page.goto('/matriculado_01/crear')
await page.getByRole('textbox', { name: 'Matricula' }).first().fill('33')
await page.getByRole('button', { name: /^Usar la/ }).waitFor()
await savePicture(page, 'alta')

await page.goto('/matriculados?matricula=33')
await page.getByRole('link', { name: /^Ver/ }).first().click()
await page.getByRole('button', { name: 'Editar Localidad' }).first().click()
await page.getByRole('dialog').getByRole('textbox').fill('La Banda')
await shot('editar-dato')
await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
await page.getByText('Campo editado correctamente').waitFor()
await page.getByRole('button', { name: 'Mas Opciones' }).click()
await page.getByRole('menuitem', { name: 'Cambiar Estado' }).click()
await page.getByRole('radio', { name: 'SUSPENDIDO' }).click()
await page.getByLabel('Qué cambia').getByRole('listitem').first().waitFor()
await shot('cambiar-estado')
await page.keyboard.press('Escape')
await page.goto(`${page.url()}/historial`)
await page
  .getByRole('cell', { name: /Localidad/ })
  .first()
  .waitFor()
await shot('historial')
const next = new Date(new Date().getFullYear(), new Date().getMonth() + 1, 15).toISOString().slice(0, 7)
await page.goto(`/generarCuotas?mes=${next}`)
await page.getByRole('table').first().waitFor()
await shot('cuotas-del-mes')

await page.goto('/especialidades')
await page
  .getByRole('link', { name: /^Editar/ })
  .first()
  .waitFor()
await shot('especialidades')
await page.goto('/tipoCertificado/1')
await page.getByRole('textbox', { name: 'Cuerpo' }).waitFor()
await page.getByRole('region', { name: 'Hoja del certificado' }).getByText('Se certifica').waitFor()
await shot('tipo-certificado')
await page.goto('/bancos')
await page.getByRole('button', { name: 'Cargar Archivo de Banco' }).click()
await page
  .locator('input[type=file]')
  .setInputFiles(join(folder, '..', '..', 'domain', 'bancos', 'muestras', 'rendicion-bse-ca.txt'))
await page.getByText('Rendición de cobros de BSE').waitFor()
await shot('archivo-de-banco')
await page.goto('/costoMatriculas')
await page.getByRole('table').waitFor()
await shot('precios')
await page.goto('/costoMatriculas/anioNuevo?porcentaje=12,5')
await page.getByText('Total del año').waitFor()
await page.screenshot({ path: join(folder, 'precios-anio-nuevo.png'), fullPage: true })

await signIn('administrativo', '/inicio')
await shootCredentials(page, shot, folder)

await signIn('contador', '/inicio')
await shootInsurance(page, shot)
await shootDebits(page, shot)
await shootRecord(page, signIn)
await shootCounter(page, signIn)
await shootClosing(page, signIn)

if (doctor) {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(doctor, '/inicio_matriculado')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await shot('inicio-matriculado')
  await shootDoctor(page, signIn, doctor)
}
await browser.close()

async function signIn(usuario, landing) {
  await context.clearCookies()
  await page.goto('/login')
  await page.getByLabel('Usuario').fill(usuario)
  await page.getByLabel('Contraseña', { exact: true }).fill('consejo2026')
  await page.getByRole('button', { name: 'Iniciar Sesion' }).click()
  await page.waitForURL(`**${landing}`)
}
