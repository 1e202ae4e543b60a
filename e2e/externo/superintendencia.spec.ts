import { expect, test } from './base'

test('another council’s superintendencia: its calls and keys alone', async ({ page, externo, entrar }) => {
  await entrar('administrativo')
  await page.goto('/fichaMatriculado/101/superintendencia')
  await expect(page.getByText('No está en Superintendencia')).toBeVisible()
  const add = page.getByRole('button', { name: 'Agregar A Superintendencia' })
  const dialog = page.getByRole('dialog')
  await add.click()
  await dialog.getByLabel('Desde').fill('04/05/2020')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Se agregó a Superintendencia correctamente').first()).toBeVisible()
  const rows = page.getByRole('table', { name: 'Superintendencia' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(add).toBeDisabled()

  await rows
    .nth(1)
    .getByRole('button', { name: /^Editar/ })
    .click()
  await dialog.getByLabel('Numero de Certificado').fill('S-1204')
  await dialog.getByLabel('Hasta').fill('03/05/2021')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Se editó correctamente').first()).toBeVisible()
  expect(externo.askedFor('/superintendencia_matriculado/actualizarDatos').map(({ datos }) => datos)).toEqual(
    [
      {
        ...{ matriculadoID: 101, superintendenciaMatriculadoID: 1, nroCertificado: 'S-1204' },
        ...{ desde: '2020-05-04', hasta: '2021-05-03' },
      },
    ],
  )
  await expect(add).toBeEnabled()
  await rows
    .nth(1)
    .getByRole('button', { name: /^Eliminar/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Si', exact: true }).click()
  await expect(page.getByText('No está en Superintendencia')).toBeVisible()
})
