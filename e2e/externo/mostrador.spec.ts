import { monthNumber, partsOf, today } from '@/domain/fechas'
import { month } from './gente'
import { expect, test } from './base'

test('the counter with the spec’s calls and keys alone: edit, eliminate, old debt, plan', async ({
  page,
  externo,
  entrar,
}) => {
  test.slow()
  const medico = externo.consejo.medicos[2]
  if (!medico) throw new Error('Falta el médico')
  medico.cargos.unshift(month(9_999, monthNumber(partsOf(today())) - 61))
  const { ficha, cargos } = medico
  const sent = (ruta: string) =>
    externo.askedFor(ruta).map(({ datos }) => Object.keys(datos).sort().join(' '))
  const rows = page.getByRole('table').getByRole('row')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await entrar('tesorera')
  await page.goto(`/fichaMatriculado/${ficha.id}/pagos`)
  await expect(rows).toHaveCount(cargos.length + 1)
  // Of this server's people she alone may choose instalments.
  await expect(rows.filter({ hasText: 'Cuota 2 de 12' }).getByRole('checkbox')).toBeEnabled()

  await page
    .getByRole('button', { name: /^Editar/ })
    .last()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Monto').fill('9876,50')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Se editó correctamente').first()).toBeVisible()
  await expect(page.getByRole('table')).toContainText('9.876,50')
  expect(sent('/matriculado/actualizarDatosMatricula')).toEqual([
    'ampliacionFederacion ampliacionFederacionExtendida federacion matriculaID monto observaciones tipoMatriculaID',
  ])

  await button('Eliminar Deuda (5 años)').click()
  await expect(dialog).toContainText('cuál es lo dice él, y por su fecha parece ser 1 ítem')
  await expect(dialog).toContainText('No se puede deshacer desde aquí')
  await expect(dialog.getByLabel('Motivo')).toHaveCount(0)
  await dialog.getByRole('button', { name: /^Eliminar \$/ }).click()
  await expect(page.getByText('Deuda eliminada (5 años)').first()).toBeVisible()
  await expect(rows).toHaveCount(cargos.length + 1)
  expect(sent('/pago/eliminarCincoAniosAtras')).toEqual(['matriculadoID'])
  // What is old is the server's to say, though the list shows nothing that looks so.
  await button('Eliminar Deuda (5 años)').click()
  await expect(dialog).toContainText('en la lista no se ve ninguna')
  await dialog.getByRole('button', { name: 'Eliminar deuda' }).click()
  await expect(dialog).toHaveCount(0)
  expect(sent('/pago/eliminarCincoAniosAtras')).toHaveLength(2)

  const left = cargos.length
  await rows.nth(1).getByRole('checkbox').check()
  await button('Eliminar').click()
  await dialog.getByRole('button', { name: /^Eliminar \$/ }).click()
  await expect(page.getByText('Eliminacion Exitosa').first()).toBeVisible()
  await expect(rows).toHaveCount(left)
  expect(sent('/matriculado/eliminarMatricula')).toEqual(['matriculaIds'])
  await expect(button('Deshacer')).toHaveCount(0)
  await expect(page.getByText('Eliminaciones', { exact: true })).toHaveCount(0)

  for (const index of [1, 2]) await rows.nth(index).getByRole('checkbox').check()
  await button('Crear Plan de Pagos').click()
  await dialog.getByLabel('Cantidad de Cuotas').fill('3')
  await dialog.getByRole('button', { name: 'Crear Plan de Pagos' }).dblclick()
  await expect(page.getByText('Plan de Pagos creado correctamente').first()).toBeVisible()
  await expect(rows).toHaveCount(left + 1)
  expect(sent('/plan_pagos/crear')).toEqual(['cuotas matriculadoID monto observaciones pagosJSON'])

  // Nobody else's personaID came: nothing to edit, no instalment to choose, and why.
  await entrar('contador')
  await page.goto(`/fichaMatriculado/${ficha.id}/pagos`)
  await expect(button('Pagar')).toBeVisible()
  await expect(button('Eliminar')).toHaveCount(0)
  await expect(page.getByText('Usted no puede elegir cuotas de un plan').first()).toBeVisible()
})
