import { today } from '@/domain/fechas'
import { post } from './pasos/api'
import { expect, test } from './pasos/base'
import { createMember } from './pasos/matriculado'

test('a clerk finds who practises without cover, mends it where the list leads, and he is gone', async ({
  page,
  token,
}) => {
  const { id, matricula } = await createMember(token)
  await page.goto(`/controlCobertura?nombre=${matricula}`)
  const table = page.getByRole('table', { name: 'Control de Cobertura' })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(table).toContainText('Habilitado sin cobertura')
  await expect(table).toContainText('ACTIVO, nunca tuvo cobertura')
  await table.getByRole('link', { name: /^Agregar al seguro/ }).click()
  await expect(page).toHaveURL(`/fichaMatriculado/${id}/federacion`)

  const seguro = { matriculadoID: id, ampliacion: false, ampliacionExtendida: false, desde: today() }
  await post('/federacion_matriculado/crearSeguro', { ...seguro, tipoSeguroID: 1 }, token)
  await page.goto(`/controlCobertura?nombre=${matricula}`)
  await expect(table).toContainText('Con cobertura y sin póliza')
  await expect(table).not.toContainText('Habilitado sin cobertura')
})

test('the counts come first and lead to their rows; an unreadable month is told and lists nothing', async ({
  page,
}) => {
  await page.goto('/controlCobertura')
  const counts = page.getByRole('region', { name: 'Cuántas faltas' })
  await expect(counts.getByRole('link', { name: /^0 / })).toHaveCount(0)
  const first = counts.getByRole('link', { name: /Habilitado sin cobertura/ })
  await first.click()
  await expect(page).toHaveURL(/falta=sinCobertura/)
  await expect(first).toHaveAttribute('aria-current', 'true')
  // Other tests add members meanwhile: the count and the list are compared as one page has them.
  await expect(async () => {
    await page.reload()
    const cantidad = Number(((await first.textContent()) ?? '').replace(/\D/g, ''))
    const total = page.getByText(`de ${cantidad.toLocaleString('es-AR')}`, { exact: false })
    await expect(total.first()).toBeVisible({ timeout: 1_000 })
  }).toPass()

  await page.goto('/controlCobertura?mes=2026-13')
  await expect(page.getByRole('combobox', { name: 'Mes' })).toHaveAttribute('aria-invalid', 'true')
  await expect(counts).toHaveCount(0)
})
