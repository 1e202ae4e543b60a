import type { Page, Route } from '@playwright/test'
import { monthNumber, partsOf, today } from '@/domain/fechas'
import { fillAll, review, save, someone } from '../pasos/alta'
import { month } from './gente'
import { APURO, FALSEDADES, HECHA, PERDIDA, TRABAJANDO, waitOut } from './incierto'
import { expect, test } from './base'

test.use(APURO)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const GENERAR = '/pago/generarMatriculaAdelantada'
const ANUAL = '/pago/pagoAnual'
const CREAR = '/matriculado/crear'

test('advance months and a year without answer are known before more are offered, and no surer than what was pending tells', async ({
  page,
  externo,
  entrar,
}) => {
  await entrar('contador')
  await page.clock.install()
  await test.step('advance months, made or not', async () => {
    for (const hecho of [true, false]) {
      externo.reset()
      const [medico] = externo.consejo.medicos.slice(1)
      const before = medico?.cargos.length ?? 0
      await page.goto(`/fichaMatriculado/${medico?.ficha.id}/pagos`)
      await page.getByLabel('Cantidad de Cuotas').fill('1')
      await button(page, 'Generar Cuotas').click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('Se va a generar 1 cuota adelantada')
      externo.spoil(GENERAR, hecho ? HECHA : PERDIDA, hecho)
      await dialog.getByRole('button', { name: 'Generar 1 cuota', exact: true }).click()
      // What is made may be seen before anybody reads that it is not known.
      await expect(dialog).toContainText(
        hecho
          ? /no se sabe si las cuotas se generaron|quedaron generadas/
          : 'no se sabe si las cuotas se generaron',
      )
      externo.spoil(GENERAR, undefined)
      const repeat = dialog.getByRole('button', { name: 'Generar de nuevo…' })
      if (hecho) {
        await expect(dialog).toContainText('Las cuotas quedaron generadas: 1.')
        await expect(repeat).toHaveCount(0)
      } else {
        await expect(dialog).toContainText(TRABAJANDO)
        await expect(dialog).not.toContainText(FALSEDADES)
        await waitOut(page, repeat)
        await repeat.click()
        await expect(dialog).toContainText('se generan 2 cuotas en lugar de 1')
        await dialog.getByRole('button', { name: 'Sí, repetir' }).click()
        await expect(page.getByText('Cuotas generadas: 1').first()).toBeVisible()
      }
      expect(externo.askedFor(GENERAR)).toHaveLength(hecho ? 1 : 2)
      expect(medico?.cargos).toHaveLength(before + 1)
    }
  })
  await test.step('a year is as paid as what was pending before tells', async () => {
    for (const [meses, hecho, dicho] of [
      [0, false, 'no alcanza para saberlo'],
      [2, 'tarde', 'El año sigue pendiente.'],
      [2, true, 'El año quedó pagado.'],
    ] as const) {
      externo.reset()
      const { anio } = partsOf(today())
      const [medico] = externo.consejo.medicos
      if (!medico) throw new Error('Falta el médico')
      const enero = monthNumber({ anio, mes: 1 })
      medico.cargos.splice(
        0,
        Infinity,
        ...Array.from({ length: meses }, (_, k) => month(9_000 + k, enero + k)),
      )
      await page.goto(`/fichaMatriculado/${medico.ficha.id}/pagoAnual`)
      if (meses === 0) await expect(page.getByText(`No hay cuotas de ${anio} pendientes.`)).toBeVisible()
      else
        await expect(page.getByRole('table', { name: 'Cuotas pendientes' }).getByRole('row')).toHaveCount(3)
      externo.spoil(ANUAL, hecho ? HECHA : PERDIDA, hecho)
      await button(page, `Pagar ${anio}`).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: `Pagar ${anio}` })
        .click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(dicho)
      await expect(dialog).not.toContainText(FALSEDADES)
      await expect(dialog.getByRole('button', { name: /Repetir/ })).toHaveCount(0)
      if (hecho === 'tarde') {
        externo.finish()
        await waitOut(page, dialog.getByText('El año quedó pagado.'))
      }
      expect(externo.askedFor(ANUAL)).toHaveLength(1)
    }
  })
})

test('what else changes a member’s money without answer says no more than is known, is found out, and asked for once', async ({
  page,
  externo,
  entrar,
}) => {
  await entrar('tesorera')
  await test.step('plan, elimination and concept without answer say no more than is known', async () => {
    const medico = externo.consejo.medicos[2]
    const id = medico?.ficha.id ?? 0
    const rows = page.getByRole('table').getByRole('row')
    const dialog = page.getByRole('dialog')
    await page.goto(`/fichaMatriculado/${id}/pagos`)
    for (const [opener, yes, ruta] of [
      ['Crear Plan de Pagos', 'Crear Plan de Pagos', '/plan_pagos/crear'],
      ['Eliminar', /^Eliminar \$/, '/matriculado/eliminarMatricula'],
    ] as const) {
      externo.spoil(ruta, { tipo: 'HTML', http: 504 }, 'tarde')
      await rows.nth(1).getByRole('checkbox').check()
      await button(page, opener).click()
      await dialog.getByRole('button', { name: yes }).click()
      await expect(dialog).toContainText(TRABAJANDO)
      await expect(dialog).not.toContainText(FALSEDADES)
      await expect(dialog.getByRole('button', { name: /de nuevo/ })).toHaveCount(0)
      await dialog.getByRole('button', { name: 'Cerrar' }).last().click()
      await page.reload()
    }
    await page.goto(`/GestionConceptosMatriculado/${id}`)
    externo.spoil('/concepto_matriculado/crear', { tipo: 'HTML', http: 504 }, 'tarde')
    await button(page, 'Nuevo Concepto').click()
    await dialog.getByRole('combobox').click()
    await page.getByRole('option').first().click()
    await dialog.getByRole('button', { name: 'Agregar' }).click()
    await expect(dialog).toContainText(TRABAJANDO)
    await expect(dialog).not.toContainText(FALSEDADES)
  })
  externo.reset()
  await test.step('an edit and a deletion without answer are told as not known, and what stands is read again', async () => {
    const medico = externo.consejo.medicos[1]
    const id = medico?.ficha.id ?? 0
    await page.goto(`/fichaMatriculado/${id}/pagos`)
    await page
      .getByRole('button', { name: /^Editar/ })
      .last()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Editar Matricula Generada' })
    await dialog.getByLabel('Monto').fill('9876,50')
    externo.spoil('/matriculado/actualizarDatosMatricula', HECHA)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(
      page.getByText('El servidor no confirmó el resultado: no se sabe si se editó la matrícula').first(),
    ).toBeVisible()
    await expect(page.getByText('No se pudo editar')).toHaveCount(0)
    await expect(page.locator('table[aria-label="Pagos pendientes"]')).toContainText('9.876,50')
    await expect(dialog.getByLabel('Monto')).toHaveValue(/9\.?876,50/)

    await page.goto(`/GestionConceptosMatriculado/${id}`)
    externo.spoil('/concepto_matriculado/eliminar', HECHA)
    await page
      .getByRole('table', { name: 'Conceptos' })
      .getByRole('button', { name: /^Eliminar/ })
      .first()
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Si', exact: true }).click()
    await expect(
      page.getByText('El servidor no confirmó el resultado: no se sabe si se eliminó el concepto').first(),
    ).toBeVisible()
    await expect(page.getByText('No tiene conceptos')).toBeVisible()
  })
  externo.reset()
  await page.clock.install()
  await test.step('old debt eliminated late, and a concept: each is found out, and asked for once', async () => {
    const medico = externo.consejo.medicos[1]
    const id = medico?.ficha.id ?? 0
    medico?.cargos.push(month(9_000, monthNumber(partsOf(today())) - 70))
    await page.goto(`/fichaMatriculado/${id}/pagos`)
    const vieja = '/pago/eliminarCincoAniosAtras'
    externo.spoil(vieja, PERDIDA, 'tarde')
    await button(page, 'Eliminar Deuda (5 años)').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^Eliminar \$/ }).click()
    await expect(dialog).toContainText('no se sabe si se eliminaron')
    await expect(dialog).toContainText(TRABAJANDO)
    await expect(dialog).not.toContainText(FALSEDADES)
    await expect(dialog.getByRole('button', { name: /de nuevo/ })).toHaveCount(0)
    externo.finish()
    await waitOut(page, dialog.getByText('Los ítems ya no están pendientes'))
    await expect(dialog.getByRole('button', { name: /de nuevo/ })).toHaveCount(0)
    expect(externo.askedFor(vieja)).toHaveLength(1)

    await page.goto(`/GestionConceptosMatriculado/${id}`)
    const quitar = '/concepto_matriculado/eliminar'
    externo.spoil(quitar, PERDIDA, 'tarde')
    const remove = page
      .getByRole('table', { name: 'Conceptos' })
      .getByRole('button', { name: /^Eliminar/ })
      .first()
    await remove.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Si', exact: true }).click()
    const told = page.getByText('no se sabe si se eliminó el concepto').first()
    await expect(told).toBeVisible()
    await expect(page.getByText('que el servidor puede estar cambiando todavía').first()).toBeVisible()
    await expect(page.getByText('No se pudo eliminar')).toHaveCount(0)
    await expect(remove).toBeVisible()
    externo.finish()
    await page.reload()
    await expect(page.getByText('No tiene conceptos')).toBeVisible()
    expect(externo.askedFor(quitar)).toHaveLength(1)
  })
})

test('a new doctor saved late is looked for by his DNI, and nothing is said of him that is not known', async ({
  page,
  externo,
  entrar,
}, info) => {
  test.slow()
  const nuevo = someone(info.workerIndex)
  await entrar('administrativo')
  await fillAll(page, nuevo, 'hondo')
  await page.clock.install()
  const dialog = await review(page)
  externo.spoil(CREAR, PERDIDA, 'tarde')
  await save(dialog)
  await expect(dialog).toContainText('no se sabe si el matriculado se guardó')
  await expect(dialog).toContainText(`El DNI ${nuevo.dni} no está en el padrón.`)
  await expect(dialog).toContainText(TRABAJANDO)
  await expect(dialog).not.toContainText(/no se guardó|Puede/)
  await expect(dialog.getByRole('button', { name: /Guardar otra vez/ })).toHaveCount(0)
  await waitOut(page, dialog.getByRole('button', { name: 'Guardar otra vez…' }))
  await dialog.getByRole('button', { name: 'Guardar otra vez…' }).click()
  await expect(dialog).toContainText('el matriculado puede quedar dos veces')
  externo.spoil(CREAR, undefined)
  // The first one arrives as the second leaves: the dialog looks for it now and then, and would find it before.
  const finish = (route: Route) => {
    externo.finish()
    return route.continue()
  }
  await page.route(`**/api${CREAR}`, finish, { times: 1 })
  await dialog.getByRole('button', { name: 'Sí, repetir' }).click()
  // Refused because the first one arrived, as far as anybody knows.
  await expect(dialog.getByRole('alert')).toContainText('puede haber quedado guardado con el primer pedido')
  await expect(dialog).toContainText('Ya existe un matriculado con esa matricula')
  externo.spoil(CREAR, { tipo: 'sobre', sobre: { datos: [] } }, false)
  await save(dialog)
  await expect(dialog).toContainText(`El DNI ${nuevo.dni} ya está en el padrón`)
  await expect(dialog.getByRole('button', { name: /Guardar otra vez/ })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Terminar' }).click()
  await expect(page).toHaveURL(/\/matriculados$/)
  expect(externo.askedFor(CREAR)).toHaveLength(3)
})
