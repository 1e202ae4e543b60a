import type { Page } from '@playwright/test'
import { type FilaMatriculado, get, memberWithDebt, pay } from './pasos/api'
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
    '/papeles',
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

/** What all pages of the browser's paper say, without blanks. */
const paperOf = async (page: Page): Promise<string> =>
  bare(
    readPaper(await page.pdf({ preferCSSPageSize: true }))
      .flat()
      .map(({ texto }) => texto)
      .join(''),
  )

test('a list of several pages is printed whole, as it is filtered, with how many rows and which filters', async ({
  page,
  token,
}) => {
  const nombre = 'ez'
  const expected: FilaMatriculado[] = []
  for (let pagina = 1; expected.length % 20 === 0; pagina++)
    expected.push(
      ...(await get<FilaMatriculado[]>(
        `/matriculado/traerTodos?nroPagina=${pagina}&nombre=${nombre}`,
        token,
      )),
    )
  expect(expected.length).toBeGreaterThan(60)
  await page.goto(`/matriculados?nombre=${nombre}&pagina=2`)
  const byPages = await paperOf(page)
  expect(byPages).toContain('Filtros:Nombre:ez')
  expect(byPages).not.toContain('Vertodo')
  await page.getByRole('link', { name: 'Ver todo para imprimir' }).click()
  await expect(page).toHaveURL(/nombre=ez&pagina=todas/)
  await expect(page.locator('main tbody tr')).toHaveCount(expected.length)
  const paper = await paperOf(page)
  expect(paper).toContain(`Lalistaentera:${expected.length}filas.Filtros:Nombre:ez`)
  for (const word of ['Verporpáginas', 'Anterior', 'Siguiente', 'faltanfilas'])
    expect(paper).not.toContain(word)
  let from = 0
  for (const { apellidoNombre, dni, matricula } of expected) {
    const at = paper.indexOf(bare(`${apellidoNombre}${dni}${matricula}`), from)
    expect(at, `${apellidoNombre}, in its place`).toBeGreaterThanOrEqual(from)
    from = at + 1
  }
  await page.getByRole('link', { name: 'Ver por páginas' }).click()
  await expect(page.getByText(`1–20 de ${expected.length}`)).toBeVisible()

  // The key that prints asks which of the two goes on paper.
  await page.goto(`/matriculados?nombre=${nombre}`)
  const printed = () => page.evaluate(() => (window as { impresas?: number }).impresas ?? 0)
  await page.evaluate(() => {
    window.print = () => ((window as { impresas?: number }).impresas = 1)
  })
  const question = page.getByRole('alertdialog')
  await expect(async () => {
    await page.keyboard.press('Control+p')
    await expect(question).toContainText(`${expected.length} filas`, { timeout: 500 })
  }).toPass()
  await question.getByRole('button', { name: 'Cancelar' }).click()
  expect(await printed()).toBe(0)
  await page.keyboard.press('Control+p')
  await question.getByRole('button', { name: 'Imprimir todas' }).click()
  await expect(page).toHaveURL(/pagina=todas/)
  await expect.poll(printed).toBe(1)
  await expect(page.locator('main tbody tr')).toHaveCount(expected.length)

  // Nobody is chosen where everybody is only shown to be printed.
  await page.goto('/morosos')
  await expect(page.getByRole('checkbox', { name: /^Seleccionar / })).not.toHaveCount(0)
  await page.getByRole('link', { name: 'Ver todo para imprimir' }).click()
  await expect(page.getByText(/^La lista entera: \d+ filas\.$/)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Seleccionar / })).toHaveCount(0)
})

test('a record is printed with its folded parts, without its menu, in black on white from the dark theme too', async ({
  page,
  token,
}) => {
  const { id } = await memberWithDebt(token)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/fichaMatriculado/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const folded = await page
    .locator('main details:not([open]) :is(dt, dd:not([data-print]))')
    .allTextContents()
  expect(folded.length).toBeGreaterThan(10)
  const paper = await paperOf(page)
  for (const text of folded) expect(paper).toContain(bare(text).slice(0, 12))
  for (const word of ['Iralcontenido', 'Volver', 'GestiondeConceptos']) expect(paper).not.toContain(word)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('main')).toHaveCSS('color', 'rgb(0, 0, 0)')
})
