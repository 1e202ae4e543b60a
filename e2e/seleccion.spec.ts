import { addDays, formatFecha, today } from '@/domain/fechas'
import { memberWithDebt } from './pasos/api'
import { expect, test } from './pasos/base'

test('delinquents: Shift takes a range, and what is chosen is there after looking into an account', async ({
  page,
}) => {
  await page.goto('/morosos')
  const boxes = page.getByRole('table', { name: 'Morosos' }).getByRole('checkbox')
  await boxes.nth(2).check()
  await boxes.nth(4).click({ modifiers: ['Shift'] })
  const three = page.getByText('3 matriculados seleccionados', { exact: true })
  await expect(three).toBeVisible()
  await page
    .getByRole('link', { name: /^Ver cuenta/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/cuentaCorriente$/)
  await page.goBack()
  await expect(three).toBeVisible()
  await page.reload()
  await expect(three).toBeVisible()
  await page.getByRole('button', { name: 'Quitar selección' }).click()
  await page.reload()
  await expect(page.getByText('0 matriculados seleccionados', { exact: true })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('all are chosen by a box that is seen, and none that is not takes the focus', async ({
    page,
    token,
  }) => {
    const { id } = await memberWithDebt(token)
    for (const [address, name, table] of [
      ['/morosos', 'Seleccionar los de esta página', 'Morosos'],
      [`/fichaMatriculado/${id}/pagos?planes=0`, 'Seleccionar todos', 'Pagos pendientes'],
    ] as const) {
      await page.goto(address)
      const all = page.getByRole('checkbox', { name, exact: true })
      await expect(all).toHaveCount(1)
      await expect(page.getByText(name, { exact: true })).toBeVisible()
      await all.check()
      await expect(all).toBeInViewport()
      const rows = page.getByRole('table', { name: table }).getByRole('checkbox')
      await expect(rows.first()).toBeChecked()
      await expect(rows.last()).toBeChecked()
    }
  })
})

test.describe('between phone and desk', () => {
  test.use({ cuenta: 'administracion' })

  test('the head of a table covers none of its rows', async ({ page, token }) => {
    const { id } = await memberWithDebt(token)
    const record = `/fichaMatriculado/${id}`
    for (const width of [640, 800, 1023, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      for (const path of [
        `${record}/pagos`,
        `${record}/planDePagos`,
        `${record}/cuentaCorriente?desde=2000-01-01`,
        '/morosos',
        '/cuentasCorrientes',
        '/matriculados',
      ]) {
        await page.goto(path)
        await expect(page.locator('main tbody td').first()).toBeVisible()
        const covered = await page.locator('main table:not(.simple table)').evaluateAll((tables) =>
          tables.flatMap((table) => {
            const head = table.querySelector('thead th')?.getBoundingClientRect().bottom ?? 0
            const top = table.querySelector('tbody td')?.getBoundingClientRect().top ?? head
            return head > top + 1 ? [`${table.ariaLabel}: ${head} over ${top}`] : []
          }),
        )
        expect(covered, `${path} at ${width} px`).toEqual([])
      }
    }
  })
})

test.describe('what is typed into a filled field replaces it', () => {
  test.use({ cuenta: 'administracion' })

  test('a click selects the month, the date and the amount; Enter shows what a date was read as', async ({
    page,
  }) => {
    await page.goto('/generarCuotas')
    const month = page.getByRole('combobox', { name: 'Mes' })
    await expect(month).not.toHaveValue('')
    await month.click()
    await page.keyboard.type('dic')
    await expect(month).toHaveValue('dic')
    await expect(page.getByRole('option').first()).toContainText('Diciembre')
    await page.keyboard.press('Escape')

    await page.goto('/planillaDeCaja')
    const day = page.getByRole('textbox', { name: /^(Fecha|Día)/ })
    await expect(day).toHaveValue(formatFecha(today()))
    await day.click()
    await page.keyboard.type('-1')
    await expect(day).toHaveValue('-1')
    await page.keyboard.press('Enter')
    await expect(day).toHaveValue(formatFecha(addDays(today(), -1)))
    await expect(page).toHaveURL(new RegExp(addDays(today(), -1)))

    await page.goto('/costoMatriculas')
    const amount = page.getByRole('textbox', { name: /^Monto de / }).first()
    const before = await amount.inputValue()
    await amount.click()
    await page.keyboard.type('12345,678')
    await expect(amount).toHaveValue('12345,678')
    await amount.blur()
    await expect(amount).toHaveValue('12.345,68')
    await amount.press('Escape')
    await expect(amount).toHaveValue(before)
    // The second click points between two digits.
    await amount.click()
    await amount.click()
    expect(
      await amount.evaluate(
        (input: HTMLInputElement) => (input.selectionEnd ?? 0) - (input.selectionStart ?? 0),
      ),
    ).toBe(0)
  })
})
