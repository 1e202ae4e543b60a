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
test('a payment without answer is found out and made once, or repeated behind a question; one that never left is not unknown', async ({
  page,
  externo,
  entrar,
}) => {
  await entrar('contador')
  await page.clock.install()
  for (const [falla, hecho] of CORTADA) {
    externo.reset()
    await test.step(`${JSON.stringify(falla)}, done ${hecho === true ? 'at once' : 'late'}: it is found out, and paid once`, async () => {
      const medico = externo.consejo.medicos[1]
      const before = medico?.cargos.length ?? 0
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
  }
  externo.reset()
  await test.step('one that never was is repeated behind a question that names the risk, and no sooner', async () => {
    const medico = externo.consejo.medicos[1]
    const before = medico?.cargos.length ?? 0
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
  externo.reset()
  await test.step('an account that has the payment already is believed before a list that has not', async () => {
    const medico = externo.consejo.medicos[1]
    const cargo = medico?.cargos[0]
    if (!cargo) throw new Error('Falta el cargo')
    const dialog = await openPay(page, medico?.ficha.id)
    externo.spoil(COBRAR, PERDIDA, false)
    await dialog.getByRole('button', { name: /^Pagar \$/ }).click()
    await expect(dialog).toContainText(TRABAJANDO)
    medico?.movimientos.push({ ...owed(cargo), id: '990-991', fecha: today(), ingreso: true })
    await waitOut(page, dialog.getByText('la cuenta corriente tiene hoy un ingreso igual'))
    await expect(dialog.getByRole('button', { name: /Repetir/ })).toHaveCount(0)
  })
  externo.reset()
  await test.step('a server that cannot be reached has done nothing: the form is there, and what was typed', async () => {
    const medico = externo.consejo.medicos[1]
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
})
