import { makePdf, makeZip } from '@/lib/prueba/zip'
import { expect, test } from './base'

const zipOf = (ids: readonly number[]) => ({
  name: 'polizas.zip',
  mimeType: 'application/zip',
  buffer: makeZip(ids.map((id) => ({ nombre: `2026-11-${id}.pdf`, bytes: makePdf(String(id)) }))),
})
const ADDRESS = '/utilidades/cargaArchivoPolizaFederacion'

test('the policies of another council go in lots by the spec’s one call, and a refusal is told', async ({
  page,
  externo,
  entrar,
}) => {
  await entrar('administracion')
  await page.goto(ADDRESS)
  await page.getByRole('combobox', { name: 'Mes' }).fill('noviembre 2026')
  await page.getByRole('option', { name: 'noviembre 2026' }).click()
  const ids = Array.from({ length: 60 }, (_, i) => i + 1)
  await page.locator('input[type=file]').setInputFiles(zipOf(ids))
  await page.getByRole('button', { name: 'Cargar', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Se cargó el archivo correctamente/ })).toBeVisible()
  await expect(page.getByText('Enviadas; el servidor no dijo más: 60')).toBeVisible()
  const asked = externo.askedFor('/federacion/cargarPolizas').map(({ datos }) => datos)
  expect(asked.map(({ mes, anio }) => [mes, anio])).toEqual([
    ['11', '2026'],
    ['11', '2026'],
  ])
  expect(asked.flatMap((datos) => String(datos['files[]']).split(' '))).toEqual(
    ids.map((id) => `2026-11-${id}.pdf`),
  )

  externo.spoil('/federacion/cargarPolizas', {
    tipo: 'sobre',
    sobre: { estado: '0', mensaje: 'El mes está cerrado', datos: '' },
  })
  await page.locator('input[type=file]').setInputFiles(zipOf([1, 2]))
  await page.getByRole('button', { name: 'Cargar', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^No se pudo cargar el archivo/ })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Sin guardar' }).getByText('El mes está cerrado'),
  ).toHaveCount(2)
})
