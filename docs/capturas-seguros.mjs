// The pictures of the chapter 'Seguros', taken by docs/capturas.mjs as the accountant.
import { Buffer } from 'node:buffer'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

export async function shootInsurance(page, shot) {
  const insured = await findGap(page)
  await shot('seguros')
  await page.getByRole('button', { name: 'Cambiar Seguro' }).click()
  await page.getByRole('dialog').getByLabel('Tipo Seguro').waitFor()
  await shot('cambiar-seguro')
  await page.keyboard.press('Escape')

  // Of every twelfth member the demonstration knows two periods.
  await page.goto('/fichaMatriculado/24/superintendencia')
  await page
    .getByRole('button', { name: /^Editar/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  await shot('superintendencia')

  await page.goto('/utilidades/generarPolizas')
  await page.getByRole('table', { name: 'Pólizas' }).waitFor()
  await shot('polizas')
  await page.goto('/utilidades/cargaArchivoPolizaFederacion')
  const month = /(\d{4})-(\d\d)/.exec(new Date().toISOString())[0]
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'polizas.zip', mimeType: 'application/zip', buffer: await zipOf(month, insured) })
  await page.getByRole('button', { name: 'Cargar', exact: true }).click()
  await page.getByRole('region', { name: 'Sin guardar' }).waitFor()
  await shot('cargar-polizas')

  await page.goto('/utilidades/generarArchivoFederacion?lista=bajas')
  await page.getByRole('button', { name: 'Generar archivos' }).click()
  await page.getByRole('heading', { name: 'Archivos generados' }).waitFor()
  await shot('archivo-federacion')

  await page.goto('/controlCobertura')
  await page.getByRole('table', { name: 'Control de Cobertura' }).waitFor()
  await shot('control-de-cobertura')
}

/** The first member with an open insurance and days without one; answers his id. */
async function findGap(page) {
  for (let id = 12; ; id += 10) {
    await page.goto(`/fichaMatriculado/${id}/federacion`)
    await page.getByRole('heading', { name: 'Pólizas' }).waitFor()
    const gap = page.locator('figcaption').getByText(/^Sin cobertura/)
    if ((await gap.count()) > 0 && (await page.getByRole('button', { name: 'Cambiar Seguro' }).isEnabled()))
      return id
  }
}

/** One policy, and of each kind of fault one. */
function zipOf(month, id) {
  const zip = new ZipFile()
  const pdf = Buffer.from('%PDF-1.4\n% una\n%%EOF\n')
  zip.addBuffer(pdf, `${month}-${id}.pdf`)
  zip.addBuffer(pdf, `${month}-999999.pdf`)
  zip.addBuffer(pdf, 'poliza de Pérez.pdf')
  zip.addBuffer(Buffer.from('<html>'), `${month}-1.pdf`)
  zip.end()
  return buffer(zip.outputStream)
}
