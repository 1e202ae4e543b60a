import type { Falla } from './fallas'
import { APURO, openPay } from './incierto'
import { expect, test } from './base'

test.use(APURO)

const PEDIR = '/mercado_pago/generarPago'
const answers = (datos: unknown): Falla => ({ tipo: 'sobre', sobre: { estado: 1, mensaje: '', datos } })

test('an online payment of a server of the spec is not closed while it is asked for, nor made again, and promises nothing', async ({
  page,
  externo,
  entrar,
}) => {
  await entrar('contador')
  await test.step('an order without an address that opens is said in words, and not made again', async () => {
    const id = externo.consejo.medicos[1]?.ficha.id ?? 0
    for (const [count, datos] of [null, 'javascript:alert(1)'].entries()) {
      externo.spoil(PEDIR, answers(datos))
      const dialog = await openPay(page, id)
      await dialog.getByLabel('En línea').check()
      await dialog.getByRole('button', { name: /^Pagar en línea/ }).click()
      await expect(dialog, JSON.stringify(datos)).toContainText(
        'no dio una dirección de pago que se pueda abrir',
      )
      await expect(dialog.getByRole('button', { name: /Pagar/ })).toHaveCount(0)
      await expect(dialog.getByRole('radio')).toHaveCount(0)
      expect(externo.askedFor(PEDIR)).toHaveLength(count + 1)
    }
  })
  externo.reset()
  await test.step('an online payment is not closed while it is asked for, and promises nothing this server does not keep', async () => {
    const id = externo.consejo.medicos[1]?.ficha.id ?? 0
    const dialog = await openPay(page, id)
    await dialog.getByLabel('En línea').check()
    await expect(dialog).toContainText('No lo cobre por otro medio hasta saber el resultado.')
    await expect(dialog).not.toContainText('en trámite')
    externo.spoil(PEDIR, { tipo: 'calla' })
    let letGo: () => void = () => undefined
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route('**/api/mercado_pago/generarPago', async (route) => {
      await held
      await route.continue()
    })
    await dialog.getByRole('button', { name: /^Pagar en línea/ }).click()
    await expect(dialog.getByRole('button', { name: 'Generando...' })).toBeVisible()
    await expect(dialog.getByLabel('Efectivo')).toBeDisabled()
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click()
    letGo()
    await expect(dialog).toContainText('no se sabe si el pago en línea empezó')
    await expect(dialog).toContainText('No lo cobre por otro medio hasta saber el resultado.')
    await expect(dialog).not.toContainText('aviso de arriba')
  })
})
