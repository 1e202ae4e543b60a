// The pictures of receipts, cash, a record's section, requested papers and the doctor's own screens, taken by
// docs/capturas.mjs, or alone from a running demonstration:
// node docs/capturas-mostrador.mjs http://127.0.0.1:3000 20123456786
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'

const folder = join(dirname(fileURLToPath(import.meta.url)), 'img')

/** A picture in 64 colours is a third of the bytes, and its text as clear. */
export const savePicture = async (page, name) =>
  sharp(await page.screenshot())
    .png({ palette: true, colours: 64, effort: 10 })
    .toFile(join(folder, `${name}.png`))

export async function shootCounter(page, signIn) {
  await signIn('contador', '/inicio')
  await page.getByRole('heading', { name: 'Para ver' }).waitFor()
  await page.getByText(/habilitados? sin cobertura/).waitFor()
  await savePicture(page, 'inicio')

  await page.goto('/matriculados?matricula=33')
  await page.getByRole('link', { name: /^Ver/ }).first().click()
  await page.getByRole('link', { name: /Pagos Pendientes/ }).click()
  await page.getByRole('button', { name: 'Generar Cuotas' }).waitFor()
  const boxes = page.getByRole('table').getByRole('row').getByRole('checkbox')
  const last = await boxes.count()
  for (const back of [1, 2, 3]) await boxes.nth(last - back).check()
  await page.getByRole('button', { name: 'Pagar', exact: true }).click()
  await page.getByText('Propuesto:').waitFor()
  await savePicture(page, 'cobrar')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pagar \$/ })
    .click()
  await page.getByText('Pago realizado correctamente').first().waitFor()

  await page.goto('/recibos')
  await page.getByRole('table', { name: 'Recibos' }).waitFor()
  await savePicture(page, 'recibos')

  await page.goto('/planillaDeCaja')
  await page.getByText('Efectivo en caja').waitFor()
  await savePicture(page, 'planilla-de-caja')
  await page.getByRole('button', { name: 'Contar la caja' }).click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('3')
  await savePicture(page, 'arqueo')
}

export async function shootRecord(page, signIn) {
  await signIn('administrativo', '/inicio')
  await page.goto('/matriculados?matricula=30')
  await page.getByRole('link', { name: /^Ver/ }).first().click()
  await page.getByRole('button', { name: 'Editar Datos Personales' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Domicilio' }).fill('Pedro León Gallo 2023')
  await savePicture(page, 'editar-seccion')

  await page.goto('/papelesPedidos')
  await page
    .getByRole('button', { name: /^Emitir/ })
    .first()
    .waitFor()
  await savePicture(page, 'papeles-pedidos')
}

/** Last, since what is closed takes no payment any more. */
export async function shootClosing(page, signIn) {
  await signIn('administracion', '/inicio')
  await page.goto('/cierreDeMes')
  await page.getByLabel('Motivo').fill('Mes rendido')
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar' }).click()
  await page.getByRole('row').nth(1).waitFor()
  await savePicture(page, 'cierre-de-mes')
}

export async function shootDoctor(page, signIn, doctor) {
  await page.setViewportSize({ width: 390, height: 700 })
  await signIn(doctor, '/inicio_matriculado')
  for (const [path, name] of [
    ['avisos', 'mis-avisos'],
    ['accesos', 'mis-accesos'],
  ]) {
    await page.goto(`/inicio_matriculado/${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await savePicture(page, name)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [url = 'http://127.0.0.1:3000', doctor] = process.argv.slice(2)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  const page = await browser.newPage({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    locale: 'es-AR',
    reducedMotion: 'reduce',
    timezoneId: 'America/Argentina/Buenos_Aires',
  })
  const signIn = async (usuario, landing) => {
    await page.context().clearCookies()
    await page.goto('/login')
    await page.getByLabel('Usuario').fill(usuario)
    await page.getByLabel('Contraseña', { exact: true }).fill('consejo2026')
    await page.getByRole('button', { name: 'Iniciar Sesion' }).click()
    await page.waitForURL(`**${landing}`)
  }
  await shootRecord(page, signIn)
  await shootCounter(page, signIn)
  await shootClosing(page, signIn)
  if (doctor) await shootDoctor(page, signIn, doctor)
  await browser.close()
}
