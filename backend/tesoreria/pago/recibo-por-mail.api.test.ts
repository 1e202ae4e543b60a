import { afterAll, beforeAll, expect, test } from 'vitest'
import { cobroOf, openCaja, refusalOf, type Caja } from '@/backend/prueba/tesoreria/caja'
import { formatFecha, today } from '@/domain/fechas'

let caja: Caja
beforeAll(async () => {
  caja = await openCaja()
})
afterAll(() => caja.close())

interface Mensaje {
  destino: string | null
  estado: string
  causa: string | null
  asunto: string
  cuerpo: string
}
const messagesTo = (id: number) =>
  caja.db.query<Mensaje>(
    'SELECT destino, estado, causa, asunto, cuerpo FROM mensaje WHERE matriculado_id = $1 ORDER BY id',
    [id],
  )
const setEmail = (id: number, email: string | null) =>
  caja.db.query('UPDATE matriculado SET email = $2 WHERE id = $1', [id, email])
const send = (matriculadoID: number, pagoID: number) =>
  caja.call('pago.enviarRecibo', { matriculadoID, pagoID })
const setRule = async (valor: number) => {
  const { sobre } = await caja.direct('ajuste.traerTodos', {})
  const rule = (sobre.datos as { clave: string; version: number }[]).find(
    ({ clave }) => clave === 'reciboPorMail',
  )
  const answer = await caja.direct('ajuste.actualizarDatos', {
    clave: 'reciboPorMail',
    valor,
    version: rule?.version,
  })
  expect(answer.sobre).toMatchObject({ estado: 1 })
}

test('the receipt’s data are queued for the doctor’s address, and say so when it was annulled', async () => {
  const { id, owed } = await caja.memberOwing(2)
  await setEmail(id, 'ana@example.com')
  const { pagoID, nroRecibo } = cobroOf(await caja.pay(owed))
  expect(await messagesTo(id)).toEqual([])
  expect((await send(id, pagoID)).sobre).toMatchObject({ estado: 1, datos: { destino: 'ana@example.com' } })
  await caja.call('pago.anular', { pagoID, motivo: 'Cobrado dos veces' })
  await send(id, pagoID)
  const [first, second] = await messagesTo(id)
  expect(first).toMatchObject({
    destino: 'ana@example.com',
    estado: 'pendiente',
    asunto: `Recibo N° ${nroRecibo}`,
  })
  for (const { nombre } of owed) expect(first?.cuerpo).toContain(`${nombre}: $`)
  expect(first?.cuerpo).not.toContain('ANULADO')
  expect(second?.asunto).toBe(`Recibo N° ${nroRecibo} (ANULADO)`)
  expect(second?.cuerpo).toContain(`ANULADO el ${formatFecha(today())}.`)
  expect(second?.cuerpo).not.toContain('Cobrado dos veces')
})

test('without an address that can be one, of another member, of nobody: refused, nothing queued', async () => {
  const { id, owed } = await caja.memberOwing(1)
  const { pagoID } = cobroOf(await caja.pay(owed))
  await setEmail(id, null)
  expect(refusalOf(await send(id, pagoID))).toBe('No tiene correo electrónico. Cárguelo en su ficha.')
  await setEmail(id, 'ana arroba')
  expect(refusalOf(await send(id, pagoID))).toMatch(/^El correo «ana arroba» no es válido/)
  const other = await caja.memberOwing(1)
  await setEmail(other.id, 'otra@example.com')
  expect(refusalOf(await send(other.id, pagoID))).toBe('No se encontró el registro')
  expect([...(await messagesTo(id)), ...(await messagesTo(other.id))]).toEqual([])
})

test('by the rule every payment queues its own, once; who has no address is kept with the cause', async () => {
  await setRule(1)
  const { id, owed } = await caja.memberOwing(2)
  await setEmail(id, 'ana@example.com')
  const key = { 'idempotency-key': '0198b6a2-5d51-7cc3-8a39-8f4b1c6f0d12' }
  await caja.pay(owed.slice(0, 1), {}, key)
  await caja.pay(owed.slice(0, 1), {}, key)
  expect(await messagesTo(id)).toMatchObject([{ estado: 'pendiente', destino: 'ana@example.com' }])
  await setEmail(id, '')
  await caja.pay(owed.slice(1))
  const [, omitted] = await messagesTo(id)
  expect(omitted).toMatchObject({ estado: 'omitido', causa: 'No tiene correo electrónico' })
  // A payment that is refused queues nothing.
  refusalOf(await caja.pay(owed.slice(0, 1)))
  expect(await messagesTo(id)).toHaveLength(2)
  await setRule(0)
})
