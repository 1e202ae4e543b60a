import { formatMoney, fromDecimalText, sumMoney } from '@/domain/dinero'
import { partsOf, today } from '@/domain/fechas'
import { expect, test } from './base'

test('another council’s concepts, plans and year: the spec’s calls and keys alone, nothing it cannot do', async ({
  page,
  externo,
  entrar,
}) => {
  const medico = externo.consejo.medicos[1]
  const id = medico?.ficha.id ?? 0
  const dialog = page.getByRole('dialog')

  await test.step('a concept is added and taken away', async () => {
    await entrar('administrativo')
    await page.goto(`/GestionConceptosMatriculado/${id}`)
    const conceptos = page.getByRole('table', { name: 'Conceptos' })
    await page.getByRole('button', { name: 'Nuevo Concepto' }).click()
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
  })

  await page.context().clearCookies()
  await test.step('a plan is made, and what is pending is read once', async () => {
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

  await test.step('a year is paid with the spec’s call and keys; its cash and its closing it cannot tell', async () => {
    const { anio } = partsOf(today())
    const otro = externo.consejo.medicos[2]?.ficha.id ?? 0
    await page.goto(`/fichaMatriculado/${otro}`)
    await page.getByRole('button', { name: 'Mas Opciones' }).click()
    await page.getByRole('menuitem', { name: `Pagar Anual ${anio}` }).click()
    await expect(page.getByText(/^Deuda/)).toBeVisible()
    await page.getByLabel('Observaciones').fill('En mano')
    await page.getByRole('button', { name: `Pagar ${anio}`, exact: true }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Qué cuotas toma y cuánto cobra lo decide él')
    expect(externo.askedFor('/pago/pagoAnual')).toHaveLength(0)
    await question.getByRole('button', { name: `Pagar ${anio}` }).click()
    await expect(page.getByText('Se registro el Pago correctamente').first()).toBeVisible()
    await expect(page.getByText('El servidor registró el pago anual.')).toBeVisible()
    await expect(page.getByRole('button', { name: `Pagar ${anio}`, exact: true })).toHaveCount(0)
    await expect(page.locator('main')).not.toContainText(/un solo recibo|Total/)
    const [sent] = externo.askedFor('/pago/pagoAnual')
    expect(Object.keys(sent?.datos ?? {}).toSorted()).toEqual(['anio', 'matriculadoID', 'observaciones'])
    expect(sent?.datos).toMatchObject({ matriculadoID: otro, anio, observaciones: 'En mano' })
    const pendientes = '/pago/traerPagosPendientes'
    const year = page.url()
    // The page that was paid on is read again by itself: what is counted begins when it has been left.
    await page.goto('/matriculados')
    await expect(page.getByRole('table')).toBeVisible()
    const before = externo.askedFor(pendientes).length
    await page.goto(year)
    await expect(page.getByText(`No hay cuotas de ${anio} pendientes.`)).toBeVisible()
    await expect(page.getByText(/^Deuda/)).toBeVisible()
    expect(externo.askedFor(pendientes).slice(before)).toHaveLength(1)
    // The cash sheet is not there.
    expect((await page.request.get('/planillaDeCaja')).status()).toBe(404)
  })
})
