import { expect, test } from './pasos/base'
import { get, type FilaMatriculado } from './pasos/api'
import { plegar } from '@/domain/plegar'

const rows = (token: string, query: string): Promise<FilaMatriculado[]> =>
  get(`/matriculado/traerTodos?${query}`, token)

test.describe('member list', () => {
  test('shows 20 a page with the spec’s columns; pages are in the URL, Ver opens the record, and going back is there again', async ({
    page,
    token,
  }) => {
    await page.goto('/matriculados')
    const table = page.getByRole('table')
    for (const heading of ['Nombre Completo', 'DNI', 'Matricula', 'Acciones'])
      await expect(table.getByRole('columnheader', { name: new RegExp(heading, 'i') })).toBeVisible()
    await expect(table.getByRole('row')).toHaveCount(21)
    await page.getByRole('link', { name: /siguiente/i }).click()
    await expect(page).toHaveURL(/pagina=2/)
    // Elsewhere somebody may be added meanwhile, who moves everybody by one.
    await expect(async () => {
      await page.reload()
      const [first] = await rows(token, 'nroPagina=2')
      await expect(table).toContainText(String(first?.dni ?? ''), { timeout: 1_000 })
    }).toPass()
    const look = page.getByRole('link', { name: /^Ver/ }).first()
    const name = ((await look.getAttribute('aria-label')) ?? '').replace('Ver ', '')
    await look.click()
    await page.waitForURL(/fichaMatriculado/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await page
      .getByRole('button', { name: 'Volver' })
      .or(page.getByRole('link', { name: 'Volver' }))
      .first()
      .click()
    await expect(page).toHaveURL(/pagina=2/)
  })

  test('from a row one goes on to the next member, over the page’s end, on the same screen', async ({
    page,
    token,
  }) => {
    const orden = `orden=${encodeURIComponent('matricula asc')}`
    const [first, second] = await Promise.all([1, 2].map((n) => rows(token, `nroPagina=${n}&${orden}`)))
    const [last, beyond] = [first?.at(-1)?.id, second?.[0]?.id]
    await page.goto(`/fichaMatriculado/${last}`)
    const steps = page.getByRole('group', { name: 'En la lista' })
    await expect(page.getByRole('button', { name: 'Mas Opciones' })).toBeVisible()
    await expect(steps).toHaveCount(0)
    await page.goto(`/matriculados?${orden}`)
    await page.locator(`main tbody a[href="/fichaMatriculado/${last}"]`).first().click()
    await page.getByRole('link', { name: /^Cuenta Corriente/ }).click()
    await expect(page).toHaveURL(`/fichaMatriculado/${last}/cuentaCorriente`)
    await steps.getByRole('button', { name: 'Siguiente' }).click()
    await expect(page).toHaveURL(`/fichaMatriculado/${beyond}/cuentaCorriente`)
    await expect(steps.getByRole('link', { name: 'Anterior' })).toBeVisible()
    await page.keyboard.press('a')
    await expect(page).toHaveURL(`/fichaMatriculado/${last}/cuentaCorriente`)
  })

  test('the name folds case, accents and word order on Enter; DNI and matricula find one; none offers to clear', async ({
    page,
    token,
  }) => {
    const all = await rows(token, 'nroPagina=1')
    const accented =
      all.find(({ apellidoNombre }) => /\p{M}/u.test(apellidoNombre.normalize('NFD'))) ?? all[0]
    const [apellido = '', nombre = ''] = plegar(accented?.apellidoNombre ?? '').split(' ')
    await page.goto('/matriculados')
    const filter = page.getByLabel('Nombre', { exact: true })
    await filter.fill(`${nombre} ${apellido}`)
    await expect(page).not.toHaveURL(/nombre=/)
    await filter.press('Enter')
    await expect(page).toHaveURL(/nombre=/)
    await expect(page.getByRole('table')).toContainText(accented?.apellidoNombre ?? '')
    await page.reload()
    await expect(filter).toHaveValue(`${nombre} ${apellido}`)

    const [, , wanted] = await rows(token, 'nroPagina=3')
    await filter.fill('')
    await page.getByLabel('DNI').fill(String(wanted?.dni))
    await page.getByLabel('DNI').press('Enter')
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('table')).toContainText(String(wanted?.matricula))
    await page.getByRole('textbox', { name: 'Matricula' }).fill('999999999')
    await page.getByRole('textbox', { name: 'Matricula' }).press('Enter')
    await expect(page.getByText('Sin resultados')).toBeVisible()
    await page.getByText('Limpiar filtros').first().click()
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(21)
  })

  test('a page below 1 or past the end does not break the screen', async ({ page }) => {
    for (const pagina of ['0', '-3', 'x'])
      expect((await page.request.get(`/matriculados?pagina=${pagina}`)).status(), pagina).toBe(200)
    await page.goto('/matriculados?pagina=99999')
    await expect(page.getByRole('heading', { name: 'Matriculados' })).toBeVisible()
  })
})

test.describe('record', () => {
  test('keeps name, matricula, state and debt in view and shows the five panels', async ({ page, token }) => {
    const [row] = await rows(token, 'nroPagina=1')
    await page.goto(`/fichaMatriculado/${row?.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(row?.apellidoNombre ?? '')
    for (const panel of [
      'Datos Basicos',
      'Datos Personales',
      'Datos Profesionales',
      'Datos Academicos',
      'Varios',
    ])
      await expect(page.getByRole('main').getByText(panel, { exact: true })).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(page.getByText(row?.apellidoNombre ?? '').first()).toBeInViewport()
  })
})
