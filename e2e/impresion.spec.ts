import type { Page } from '@playwright/test'
import { memberWithDebt, pay } from './pasos/api'
import { expect, test } from './pasos/base'
import { readPaper } from './pasos/papel'

test.use({ cuenta: 'administracion' })

const bare = (text: string): string => text.replace(/\s/g, '')

/** What the tables of a screen say, column by column and row by row, without what can only be pressed. */
const readTables = (page: Page) =>
  page.locator('main table').evaluateAll((tables) =>
    tables.map((table) => {
      const says = (cell: Element): string => {
        const copy = cell.cloneNode(true) as HTMLElement
        for (const one of copy.querySelectorAll('button:not(.edit-value), .btn, .cell-action, .sr-only'))
          one.remove()
        // What stands in a field is drawn after the table.
        return copy.querySelector('input') ? '' : (copy.textContent ?? '')
      }
      const rows = (part: string) =>
        [...table.querySelectorAll(`${part} tr`)].map((row) =>
          [...row.children].filter((cell) => !cell.matches('.pick, [data-kind="actions"]')).map(says),
        )
      const fields = [...table.querySelectorAll<HTMLInputElement>('td:not(.pick) input')]
      return { heads: rows('thead').flat(), rows: rows('tbody'), values: fields.map(({ value }) => value) }
    }),
  )

test('every table is printed whole: each row, each column, inside the sheet, and nothing to press', async ({
  page,
  token,
}) => {
  const { id, matricula, pendientes } = await memberWithDebt(token)
  await pay(pendientes.slice(0, 1), token)
  const record = `/fichaMatriculado/${id}`
  let printed = 0
  for (const path of [
    `${record}/cuentaCorriente?desde=2000-01-01`,
    `${record}/pagos`,
    `${record}/planDePagos`,
    `${record}/periodoMatricula`,
    `${record}/historial`,
    record,
    '/matriculados',
    '/morosos',
    '/cuentasCorrientes',
    '/planillaDeCaja',
    '/generarCuotas',
    // Other tests write here meanwhile, words without an end among it.
    `/auditoria?matriculado=${matricula}`,
    '/pagosEnLinea',
    '/mensajes',
    '/bancos',
    '/costoMatriculas',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main table[aria-busy]')).toHaveCount(0)
    const tables = await readTables(page)
    const buttons = await page.locator('main .btn:not(td *), .cell-action, .skip-link').allTextContents()
    const pages = readPaper(await page.pdf({ preferCSSPageSize: true }))
    const strokes = pages.flat()
    // Everything that was drawn, in the order it was: a row that goes on in a second line is one after all.
    const paper = bare(strokes.map(({ texto }) => texto).join(''))
    for (const { heads, rows, values } of tables) {
      expect(path + paper).toContain(bare(heads.join('')))
      for (const value of values) expect(path + paper).toContain(bare(value))
      for (const row of rows) expect(path + paper).toContain(bare(row.join('')))
      printed += rows.length
    }
    expect(
      strokes.filter(({ hasta }) => hasta > 0.97),
      `${path}: nothing is cut at the right`,
    ).toEqual([])
    const headings = (await page.getByRole('heading').allTextContents()).map(bare)
    const words = new Set(buttons.map(bare).filter((word) => word && !headings.includes(word)))
    expect(
      strokes.map(({ texto }) => bare(texto)).filter((texto) => words.has(texto)),
      `${path}: no buttons`,
    ).toEqual([])
  }
  expect(printed).toBeGreaterThan(120)
})

test('a record is printed with its folded parts, without its menu, in black on white from the dark theme too', async ({
  page,
  token,
}) => {
  const { id } = await memberWithDebt(token)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/fichaMatriculado/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const folded = await page.locator('main details:not([open]) :is(dt, dd)').allTextContents()
  expect(folded.length).toBeGreaterThan(10)
  const paper = bare(
    readPaper(await page.pdf({ preferCSSPageSize: true }))
      .flat()
      .map(({ texto }) => texto)
      .join(''),
  )
  for (const text of folded) expect(paper).toContain(bare(text).slice(0, 12))
  for (const word of ['Iralcontenido', 'Volver', 'GestiondeConceptos']) expect(paper).not.toContain(word)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('main')).toHaveCSS('color', 'rgb(0, 0, 0)')
})
