// The pictures of the chapter 'Especialidades, certificados y carnet', taken by docs/capturas.mjs as an administrative
// clerk.
import { Buffer } from 'node:buffer'
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** Nobody: shapes of one colour, so that the picture stays small. */
const RETRATO = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1100"><rect width="900" height="1100" fill="#b9c9d6"/>
  <circle cx="450" cy="430" r="190" fill="#d8a988"/><path d="M90 1100Q450 480 810 1100Z" fill="#35506b"/>
  <circle cx="450" cy="430" r="190" fill="#d8a988"/></svg>`

export async function shootCredentials(page, shot, folder) {
  await page.goto('/papeles?clase=carnet')
  const members = page
    .getByRole('table', { name: 'Papeles emitidos' })
    .locator('a[href^="/fichaMatriculado/"]')
  const [revalidated, insured] = [
    await members.first().getAttribute('href'),
    await members.last().getAttribute('href'),
  ]
  await page.goto(`${insured}/adjuntos`)
  await page.getByRole('table', { name: 'Adjuntos' }).waitFor()
  await shot('adjuntos')
  await page.goto(revalidated)
  await page.getByRole('heading', { name: 'Datos Basicos' }).waitFor()
  await page.getByRole('region', { name: '¿Habilitado hoy?' }).waitFor()
  await shot('habilitado')

  await page.goto(revalidated.replace('/fichaMatriculado', '/gestionEspecialidades'))
  await page.getByText('Historial de revalidaciones').click()
  await shot('especialidades-de-un-medico')
  await page.getByRole('button', { name: 'Agregar Especialidad' }).click()
  await page.getByText('Con Si, se suma a lo que debe').waitFor()
  await page.getByText('Cargando…').first().waitFor({ state: 'detached' })
  await shot('nueva-especialidad')
  await page.keyboard.press('Escape')
  writeFileSync(join(folder, 'certificado.png'), await printSpecialty(page))

  await page.goto('/papeles')
  await page.getByRole('table', { name: 'Papeles emitidos' }).waitFor()
  await shot('papeles-emitidos')
  const code = page.locator('main a[href*="/verificar/"]')
  await page.goto(await code.last().getAttribute('href'))
  await page.getByText('Este papel').waitFor()
  await shot('verificar')

  await page.goto('/vencimientos')
  await page.getByRole('table', { name: 'Por vencer' }).waitFor()
  await shot('por-vencer')

  await page.goto(revalidated)
  await page.getByRole('button', { name: 'Mas Opciones' }).click()
  await page.getByRole('menuitem', { name: 'Generar Carnet' }).click()
  const buffer = await sharp(Buffer.from(RETRATO)).jpeg().toBuffer()
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('application', { name: 'Encuadre de la foto' }).waitFor()
  // A dialog that comes in over the screen is told by both at once.
  await page.waitForTimeout(500)
  await shot('carnet')
}

/** The certificate of the first specialty as a picture of its page. Needs poppler's pdftoppm. */
async function printSpecialty(page) {
  await page.evaluate(() => {
    const make = URL.createObjectURL.bind(URL)
    window.papel = new Promise((give) => {
      URL.createObjectURL = (made) => {
        if (made.type === 'application/pdf') made.arrayBuffer().then((all) => give([...new Uint8Array(all)]))
        return make(made)
      }
    })
  })
  await page
    .getByRole('button', { name: /^Imprimir/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Firmante' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Imprimir con Membrete' }).click()
  const pdf = Buffer.from(await page.evaluate(() => window.papel))
  return execFileSync('pdftoppm', ['-r', '70', '-png', '-singlefile', '-'], { input: pdf })
}
