import { formatMoney, fromDecimalText, sumMoney } from '@/domain/dinero'
import { expect, test } from './base'

test('another council’s plans and concepts: the spec’s calls and keys alone, nothing it cannot do', async ({
  page,
  externo,
  entrar,
}) => {
  const medico = externo.consejo.medicos[1]
  const id = medico?.ficha.id ?? 0
  await entrar('administrativo')
  await page.goto(`/GestionConceptosMatriculado/${id}`)
  const conceptos = page.getByRole('table', { name: 'Conceptos' })
  await page.getByRole('button', { name: 'Nuevo Concepto' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Concepto').click()
  await page.getByRole('option').first().click()
  await expect(dialog).toContainText(/\$\s[\d.]+,\d\d/)
  await dialog.getByRole('button', { name: 'Agregar' }).click()
  await expect(page.getByText('Se agregó el Concepto correctamente').first()).toBeVisible()
  const [asked] = externo.askedFor('/concepto_matriculado/crear')
  expect(Object.keys(asked?.datos ?? {}).toSorted()).toEqual(['conceptoID', 'matriculadoID'])
  await expect(conceptos.getByRole('columnheader')).toHaveText(['Concepto', 'Estado del Pago', 'Acciones'])
  await conceptos
    .getByRole('button', { name: /^Eliminar/ })
    .last()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Si', exact: true }).click()
  await expect(page.getByText('Eliminacion Exitosa').first()).toBeVisible()
  const [removed] = externo.askedFor('/concepto_matriculado/eliminar')
  expect(Object.keys(removed?.datos ?? {})).toEqual(['conceptoMatriculadoID'])

  await page.context().clearCookies()
  await entrar('contador')
  await page.goto(`/fichaMatriculado/${id}/planDePagos`)
  const items = page.getByRole('table', { name: 'Ítems pendientes' }).getByRole('row')
  await items.nth(1).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Crear Plan de Pagos', exact: true }).click()
  await dialog.getByLabel('Cantidad de Cuotas').fill('3')
  await dialog.getByLabel('Observaciones').fill('Acordado')
  await dialog.getByRole('button', { name: 'Crear Plan de Pagos' }).click()
  await expect(page.getByText('Plan de Pagos creado correctamente').first()).toBeVisible()
  const [plan] = externo.askedFor('/plan_pagos/crear')
  expect(plan?.datos).toMatchObject({ matriculadoID: id, cuotas: 3, observaciones: 'Acordado' })
  expect(JSON.parse(String(plan?.datos['pagosJSON']))).toHaveLength(1)
  const planes = page.getByRole('table', { name: 'Planes de Pagos' })
  await expect(planes.getByRole('columnheader')).toHaveText([
    'ID',
    'Cuotas Pagadas / Cuotas',
    'Finalizado',
    'Monto Total',
    'Monto Cuota',
    'Fecha de Creacion',
  ])
  await expect(planes.getByRole('row').nth(1)).toContainText('— / 3')

  // The pending list is read once for both the items and the debt in the head, which has the instalments too.
  const pendientes = '/pago/traerPagosPendientes'
  const before = externo.askedFor(pendientes).length
  await page.goto(`/fichaMatriculado/${id}/planDePagos`)
  const total = sumMoney((medico?.cargos ?? []).flatMap(({ pesos }) => fromDecimalText(pesos) ?? []))
  await expect(page.getByText(`Deuda ${formatMoney(total)}`)).toBeVisible()
  await expect(items).toHaveCount(1 + (medico?.cargos.filter(({ tipo }) => tipo !== 2).length ?? 0))
  expect(externo.askedFor(pendientes).slice(before)).toHaveLength(1)

  // Receipts by mail and annulling are the bundled API's.
  await page.goto(`/fichaMatriculado/${id}/cuentaCorriente`)
  await expect(page.getByRole('columnheader', { name: 'Saldo' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Acciones' })).toHaveCount(0)
})
