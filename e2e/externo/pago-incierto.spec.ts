import { today } from '@/domain/fechas'
import type { Falla, Hecho } from './fallas'
import { owed } from './gente'
import {
  APURO,
  FALSEDADES,
  HECHA,
  INSEGURO,
  openPay,
  PERDIDA,
  SIN_ESTADO,
  TRABAJANDO,
  waitOut,
} from './incierto'
import { expect, test } from './base'

test.use(APURO)

const SIN_LLEGAR = 'Falló la conexión con el servidor. Reintente.'

const COBRAR = '/pago/realizarPagoEfectivo'
/** What else means the same is held by lib/api/foreign-faults.test.ts. */
const CORTADA: readonly [falla: Falla, hecho: Hecho][] = [
  [HECHA, true],
  [SIN_ESTADO, 'tarde'],
]
for (const [falla, hecho] of CORTADA)
  test(`a payment, ${JSON.stringify(falla)}, done ${hecho === true ? 'at once' : 'late'}: it is found out, and paid once`, async ({
    page,
    externo,
    entrar,
  }) => {
    const medico = externo.consejo.medicos[1]
    const before = medico?.cargos.length ?? 0
    await entrar('contador')
    await page.clock.install()
    const dialog = await openPay(page, medico?.ficha.id)
    externo.spoil(COBRAR, falla, hecho)
    await dialog.getByRole('button', { name: /^Pagar \$/ }).click()
    await expect(dialog).toContainText('El servidor no confirmó el resultado')
    const done = dialog.getByText('Los ítems ya no están pendientes')
    if (hecho === 'tarde') {
      await expect(dialog).toContainText('no se sabe si el pago se registró')
      await expect(dialog).toContainText(TRABAJANDO)
      await expect(dialog).toContainText('La cuenta corriente no tiene movimientos de hoy.')
      await expect(dialog).not.toContainText(FALSEDADES)
      await expect(dialog.getByRole('button', { name: /Repetir/ })).toHaveCount(0)
      externo.finish()
      await waitOut(page, done)
    }
    await expect(done).toBeVisible()
    await expect(dialog).not.toContainText('no se sabe')
    await expect(dialog).toContainText('Movimientos de hoy en la cuenta corriente')
    await expect(dialog.getByRole('button', { name: /Repetir/ })).toHaveCount(0)
    expect(externo.askedFor(COBRAR)).toHaveLength(1)
    expect(medico?.cargos).toHaveLength(before - 1)
  })

test('a payment that never was is repeated behind a question that names the risk, and no sooner', async ({
  page,
  externo,
  entrar,
}) => {
  const medico = externo.consejo.medicos[1]
  const before = medico?.cargos.length ?? 0
  await entrar('contador')
  await page.clock.install()
  const dialog = await openPay(page, medico?.ficha.id)
  externo.spoil(COBRAR, PERDIDA, false)
  await dialog.getByRole('button', { name: /^Pagar \$/ }).click()
  await expect(dialog).toContainText(TRABAJANDO)
  await waitOut(page, dialog.getByText(INSEGURO))
  await expect(dialog).not.toContainText(FALSEDADES)
  // Neither witness is trusted when it cannot be read.
  externo.spoil('/pago/traerPagosPendientes', { tipo: 'HTML', http: 502 })
  await waitOut(page, dialog.getByText('Tampoco se pudo leer'))
  await expect(dialog.getByRole('button', { name: /Repetir/ })).toHaveCount(0)
  externo.spoil('/pago/traerPagosPendientes', undefined)
  await waitOut(page, dialog.getByText(INSEGURO))
  externo.spoil(COBRAR, undefined)
  await dialog.getByRole('button', { name: 'Repetir el pago…' }).click()
  await expect(dialog).toContainText('se cobra dos veces')
  await dialog.getByRole('button', { name: 'No repetir' }).click()
  await dialog.getByRole('button', { name: 'Repetir el pago…' }).click()
  await dialog.getByRole('button', { name: 'Sí, repetir' }).click()
  await expect(page.getByText('Pago realizado correctamente').first()).toBeVisible()
  expect(externo.askedFor(COBRAR)).toHaveLength(2)
  expect(medico?.cargos).toHaveLength(before - 1)
})

test('an account that has the payment already is believed before a list that has not', async ({
  page,
  externo,
  entrar,
}) => {
  const medico = externo.consejo.medicos[1]
  const cargo = medico?.cargos[0]
  if (!cargo) throw new Error('Falta el cargo')
  await entrar('contador')
  await page.clock.install()
  const dialog = await openPay(page, medico?.ficha.id)
  externo.spoil(COBRAR, PERDIDA, false)
  await dialog.getByRole('button', { name: /^Pagar \$/ }).click()
  await expect(dialog).toContainText(TRABAJANDO)
  medico?.movimientos.push({ ...owed(cargo), id: '990-991', fecha: today(), ingreso: true })
  await waitOut(page, dialog.getByText('la cuenta corriente tiene hoy un ingreso igual'))
  await expect(dialog.getByRole('button', { name: /Repetir/ })).toHaveCount(0)
})

test('a server that cannot be reached has done nothing: the form is there, and what was typed', async ({
  page,
  externo,
  entrar,
}) => {
  const medico = externo.consejo.medicos[1]
  await entrar('contador')
  await page.clock.install()
  const dialog = await openPay(page, medico?.ficha.id)
  await dialog.getByLabel('Observaciones').fill('En mano')
  const json = {
    ok: false,
    tipo: 'sinRespuesta',
    sinLlegar: true,
    mensaje: SIN_LLEGAR,
    errores: {},
    pedidoID: '',
  }
  await page.route(`**/api${COBRAR}`, (route) => route.fulfill({ status: 504, json }), { times: 1 })
  await dialog.getByRole('button', { name: /^Pagar \$/ }).click()
  await expect(page.getByText(SIN_LLEGAR).first()).toBeVisible()
  await expect(dialog).not.toContainText('no se sabe')
  await expect(dialog.getByLabel('Observaciones')).toHaveValue('En mano')
  externo.spoil(COBRAR, { tipo: 'sobre', sobre: { estado: 1, mensaje: '', datos: null } })
  await dialog.getByRole('button', { name: /^Pagar \$/ }).click()
  await expect(page.getByText('Pago realizado correctamente').first()).toBeVisible()
  await expect(dialog).toContainText('El servidor no dijo el número del pago.')
  expect(externo.askedFor(COBRAR)).toHaveLength(1)
})

test('without the member’s name nothing is offered that moves his money', async ({
  page,
  externo,
  entrar,
}) => {
  const id = externo.consejo.medicos[2]?.ficha.id
  await entrar('tesorera')
  const basicos = '/matriculado/traerDatosBasicos'
  const nobody = { estado: '1', mensaje: '', datos: { nombre: null, matricula: null, dni: '1' } }
  for (const falla of [
    { tipo: 'HTML', http: 500 },
    { tipo: 'sobre', sobre: nobody },
  ] as const) {
    externo.spoil(basicos, falla)
    await page.goto(`/fichaMatriculado/${id}/pagos`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No se pudo leer de quién es')
    await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(0)
    await expect(page.getByText('sin nombre')).toHaveCount(0)
    await page.getByRole('table').getByRole('row').nth(1).getByRole('checkbox').check()
    for (const name of [
      'Pagar',
      'Eliminar',
      'Crear Plan de Pagos',
      'Generar Cuotas',
      'Eliminar Deuda (5 años)',
    ])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
    // The screens read it in one way: once is enough.
    if (falla.tipo === 'sobre') continue
    for (const [screen, name] of [
      [`fichaMatriculado/${id}/pagoAnual`, /^Pagar/],
      [`fichaMatriculado/${id}/planDePagos`, /^Crear/],
      [`GestionConceptosMatriculado/${id}`, /^Nuevo/],
    ] as const) {
      await page.goto(`/${screen}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No se pudo leer de quién es')
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    }
  }
  externo.spoil(basicos, undefined)
  await page.getByRole('button', { name: 'Reintentar' }).first().click()
  await expect(page.getByRole('button', { name: 'Generar Cuotas', exact: true })).toBeVisible()
})
