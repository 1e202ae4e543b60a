import type { Page } from '@playwright/test'
import { openDatabase } from '@/backend/db/conexion'
import { type Medida, ms, percentile } from '@/bench/medir'
import type { Sitio } from '@/bench/paginas'
import { paperOf, watchPapers, withWindow } from '@/bench/ventana'

const VECES = 12

/**
 * A certificate in the browser, from the click on 'Imprimir con Membrete' to its PDF: issued in the register, read, drawn.
 * Each is a paper of its own. The first is of a new profile, and the others find the program that draws at hand.
 */
export async function measureCertificate(sitio: Sitio): Promise<Medida[]> {
  const miembro = await memberToCertify(sitio.base)
  return withWindow(sitio, async ({ page }) => {
    await page.goto(`/gestionCertificados/${miembro}`)
    await page.waitForLoadState('networkidle')
    await watchPapers(page)
    const papers = []
    for (let i = 0; i <= VECES; i++) papers.push(await certify(page))
    const [first, ...warm] = papers
    const times = warm.map((one) => one.ms)
    return [
      {
        que: 'Certificado, del clic al PDF, p50 / p95',
        valor: `${ms(percentile(times, 50))} / ${ms(percentile(times, 95))}; el primero ${ms(first?.ms ?? 0)}`,
        meta: '≤ 1.000 ms',
      },
      {
        que: 'Certificado sin foto, tamaño del PDF',
        valor: `${(Math.max(...papers.map(({ bytes }) => bytes)) / 1000).toFixed(0)} kB`,
        meta: '≤ 150 kB',
      },
    ]
  })
}

async function certify(page: Page) {
  await page
    .getByRole('button', { name: /^Imprimir/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Impresion de Certificado' })
  const signer = dialog.getByRole('combobox', { name: 'Firmante' })
  await signer.click()
  await page.getByRole('option').first().click()
  for (const remark of await dialog.locator('textarea:enabled').all())
    await remark.fill('Guardia de los jueves')
  const paper = await paperOf(page, () =>
    dialog.getByRole('button', { name: 'Imprimir con Membrete' }).and(page.locator(':enabled')).click(),
  )
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click()
  await dialog.waitFor({ state: 'detached' })
  return paper
}

/** A member of the demonstration whose certificate was issued once, so that nothing is missing for another. */
async function memberToCertify(base: string): Promise<number> {
  const db = openDatabase(base, { max: 1 })
  const [row] = await db.query<{ id: number }>(
    `SELECT p.matriculado_id AS id FROM papel p WHERE p.clase = 'certificado' AND p.anulado_en IS NULL
     ORDER BY p.id LIMIT 1`,
  )
  await db.close()
  if (!row) throw new Error('El registro no tiene certificados emitidos')
  return row.id
}
