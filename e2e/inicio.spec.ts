import { memberWithDebt } from './pasos/api'
import { expect, test } from './pasos/base'

test('the first screen says what waits and leads there, and has the records opened last', async ({
  page,
  token,
}) => {
  const { id, apellidoNombre } = await memberWithDebt(token)
  await page.goto(`/fichaMatriculado/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(apellidoNombre)
  await page.getByRole('link', { name: 'Inicio', exact: true }).first().click()
  await expect(
    page.getByRole('region', { name: 'Últimas fichas' }).getByRole('link', { name: apellidoNombre }),
  ).toBeVisible()
  await page
    .getByRole('region', { name: 'Para ver' })
    .getByRole('link', { name: /sin cobertura/ })
    .click()
  await expect(page).toHaveURL(/controlCobertura\?falta=sinCobertura/)
  await expect(page.getByRole('table')).toContainText('Habilitado sin cobertura')
})
