import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CobroDelProveedor } from '@/backend/tesoreria/en-linea/pasarela'
import { openCobro, type Cobro } from '@/backend/prueba/tesoreria/cobro'
import { centavos } from '@/domain/dinero'
import { checkRules } from '@/backend/verificar/verificar'

/** A chargeback takes weeks: disputed, then lost or won, and told in whatever order. */
let cobro: Cobro
beforeAll(async () => {
  cobro = await openCobro()
})
afterAll(async () => {
  expect(await checkRules(cobro.caja.db)).toEqual([])
  await cobro.close()
})

let numero = 8000
async function paid() {
  const begun = await cobro.begun(1)
  const first = cobro.pasarela.poner(String(++numero))
  const tell = async (mas: Partial<CobroDelProveedor> = {}): Promise<void> => {
    cobro.pasarela.poner(first.id, { ...first, ...mas })
    await cobro.notify(first.id)
  }
  await tell()
  const dispute = (detalle: string | null) => tell({ estado: 'charged_back', detalle })
  /** Long after the reversal, when no answer can be older than it. */
  const later = () =>
    cobro.caja.db.query(
      "UPDATE cobro_en_linea SET revertido_en = revertido_en - interval '1 hour' WHERE proveedor_id = $1",
      [first.id],
    )
  return { ...begun, tell, dispute, later, monto: begun.owed[0]?.monto ?? 0 }
}

test('disputed: nothing is reversed, a person is told; won: it stays paid', async () => {
  const { id, pagoID, dispute } = await paid()
  await dispute('in_process')
  expect(await cobro.payments(id)).toMatchObject([{ anulado: false }])
  expect(await cobro.observation(pagoID)).toContain('todavía no se resolvió')
  await dispute('reimbursed')
  expect(await cobro.payments(id)).toMatchObject([{ anulado: false }])
  expect(await cobro.credit(id)).toBe(0)
  expect(await cobro.observation(pagoID)).toBe('El contracargo se resolvió a favor del Consejo')
})

test('a claim under way is told, and that it ended well; a part given back meanwhile stays told', async () => {
  const { id, pagoID, tell } = await paid()
  await tell({ estado: 'in_mediation' })
  expect(await cobro.observation(pagoID)).toBe('El pago está en reclamo ante el proveedor')
  await tell({ estado: 'approved' })
  expect(await cobro.payments(id)).toMatchObject([{ anulado: false }])
  expect(await cobro.observation(pagoID)).toBe('El reclamo se resolvió a favor del Consejo')
  await tell({ estado: 'approved', devuelto: centavos(100n) })
  await tell({ estado: 'approved' })
  expect(await cobro.observation(pagoID)).toContain('una parte: revise el pago')
})

test.each(['settled', null])('lost (%s): reversed once, its charges owed again', async (detalle) => {
  const { id, owed, pagoID, dispute } = await paid()
  await dispute('in_process')
  await dispute(detalle)
  await dispute(detalle)
  expect(await cobro.payments(id)).toMatchObject([{ anulado: true }])
  expect(await cobro.caja.pending(id)).toMatchObject([{ id: owed[0]?.id }])
  expect(await cobro.stored(pagoID)).toBe('devuelto')
})

test.each<[string, Partial<CobroDelProveedor>]>([
  ['reimbursed', { estado: 'charged_back', detalle: 'reimbursed' }],
  ['approved again', { estado: 'approved' }],
])('won after it was reversed, %s: the money is the member’s credit, once', async (_, won) => {
  const { id, pagoID, dispute, tell, later, monto } = await paid()
  await dispute('settled')
  await later()
  await tell(won)
  await tell(won)
  expect(await cobro.payments(id)).toMatchObject([{ anulado: true }, { anulado: false }])
  expect(await cobro.credit(id)).toBe(monto)
  expect(await cobro.stored(pagoID)).toBe('aprobado')
  expect(await cobro.observation(pagoID)).toMatch(/a favor del Consejo: .* saldo a favor/)
  await dispute('settled')
  expect(await cobro.credit(id)).toBe(0)
  expect(await cobro.stored(pagoID)).toBe('devuelto')
})

test('an approval that was on its way when it was reversed gives nothing back', async () => {
  const { id, dispute, tell } = await paid()
  await dispute('settled')
  await tell()
  expect(await cobro.payments(id)).toMatchObject([{ anulado: true }])
  expect(await cobro.credit(id)).toBe(0)
})

test('heard of first when it was won already: it is paid', async () => {
  const { id } = await cobro.begun(1)
  await cobro.notify(
    cobro.pasarela.poner(String(++numero), { estado: 'charged_back', detalle: 'reimbursed' }).id,
  )
  expect(await cobro.caja.pending(id)).toEqual([])
})

test('heard of first when it was lost, won later: what it was for is paid', async () => {
  const { id } = await cobro.begun(1)
  const lost = cobro.pasarela.poner(String(++numero), { estado: 'charged_back', detalle: 'settled' })
  await cobro.notify(lost.id)
  expect(await cobro.payments(id)).toEqual([])
  cobro.pasarela.poner(lost.id, { ...lost, detalle: 'reimbursed' })
  await cobro.notify(lost.id)
  expect(await cobro.caja.pending(id)).toEqual([])
})
