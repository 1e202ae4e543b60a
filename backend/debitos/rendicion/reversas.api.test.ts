import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Dicho } from '@/backend/prueba/debitos/rendicion'
import {
  type Datos,
  type Deudor,
  type MesaDeRondas,
  NOVIEMBRE,
  openRondas,
} from '@/backend/prueba/debitos/rondas'
import { signedIn } from '@/backend/prueba/gente'
import { verificar } from '@/backend/verificar/verificar'

let mesa: MesaDeRondas
beforeAll(async () => {
  mesa = await openRondas()
})
beforeEach(() => mesa.forget())
afterAll(() => mesa.end())

const EN_ICBC = { ...NOVIEMBRE, forma: 42 }
const pesos = (centavos: bigint): number => Number(centavos) / 100

interface Caso {
  ana: Deudor
  rondaID: number
  /** Reads and applies a report that says this of her. */
  say: (...dichos: Omit<Dicho, 'matriculadoID'>[]) => Promise<number>
}

/** Somebody in debit at ICBC whose month was sent. */
async function sent(): Promise<Caso> {
  const ana = await mesa.debtor({ entidad: '015' })
  const rondaID = await mesa.send(EN_ICBC)
  const say: Caso['say'] = async (...dichos) =>
    mesa.apply(
      await mesa.report(
        rondaID,
        dichos.map((dicho) => ({ matriculadoID: ana.id, ...dicho })),
        'SB',
      ),
    )
  return { ana, rondaID, say }
}

const stateOf = async ({ rondaID }: Caso) => (await mesa.call('ronda.traerDatos', { rondaID })).datos as Datos
const waiting = async () =>
  (await mesa.call('cobroPorResolver.traerTodos', { estado: 'pendiente' })).datos as Datos[]
const open = async (): Promise<Datos> => {
  const [row] = await waiting()
  if (!row) throw new Error('Nada espera')
  return row
}
/** What the first screen tells of the banks' money: what came in and what went back apart. */
const seenAtHome = async () =>
  ((await mesa.call('inicio.traerPendientes', {})).datos as { pendientes: Datos[] }).pendientes
    .filter(({ clase }) => /PorResolver$/.test(String(clase)))
    .map(({ clase, cantidad, monto }) => [clase, cantidad, monto])
const annul = (row: Datos, mas: Datos = {}) =>
  mesa.call('cobroPorResolver.anularRecibo', { cobroPorResolverID: row['id'], ...mas })
const answerOf = async ({ ana }: Caso) =>
  ((await mesa.call('da_listado.traerResultados', { matriculadoID: ana.id })).datos as Datos[])[0]
const saldoOf = async (id: number) =>
  (await mesa.caja.account(id, { desde: '2020-01-01', hasta: '2026-12-31' })).at(-1)?.saldo
const mes = ({ ana }: Caso) => ana.owed[0]?.nombre

describe('what the bank has pending', () => {
  test('stays held, is no reject and is answered by a later report', async () => {
    const caso = await sent()
    const { ana, rondaID } = caso
    const rendicionID = await caso.say({ codigo: 'PEN' })
    expect(await stateOf(caso)).toMatchObject({ estado: 'enviada' })
    expect((await mesa.caja.pay(ana.owed)).sobre.mensaje).toMatch(/está en el débito de ICBC/)
    expect((await mesa.call('rechazo.traerTodos', {})).datos).toEqual([])
    expect(await waiting()).toEqual([])
    expect(await answerOf(caso)).toMatchObject({
      ...{ estado: 'pendiente', resultado: null, codigo: 'PEN', motivo: 'El banco todavía no lo cobró' },
    })
    expect(await mesa.call('rendicion.traerDatos', { rendicionID })).toMatchObject({
      datos: { codigos: [{ resultado: -4, pendiente: true, cantidad: 1, cobrado: 0 }], faltan: 0 },
    })
    const linesOf = async (pendiente: boolean, de = rendicionID) =>
      (await mesa.call('rendicion.traerFilas', { rendicionID: de, pendiente })).datos
    expect(await linesOf(true)).toMatchObject([{ resultado: -4, pendiente: true }])
    expect(await linesOf(false)).toEqual([])
    // What was told before is no line of the result that it is looked through by.
    const again = await caso.say({ codigo: 'PEN' }, { codigo: 'PEN' })
    expect(await linesOf(true, again)).toMatchObject([{ linea: 2, pendiente: true }])
    expect(await verificar(mesa.caja.db)).toEqual([])

    await caso.say({ importe: ana.importe })
    expect(await mesa.owes(ana)).toEqual([])
    expect(await stateOf({ ...caso, rondaID })).toMatchObject({ estado: 'rendida' })
    expect(await waiting()).toEqual([])
  })

  test('is owed again when the bank is not waited for any more, or refuses it', async () => {
    const given = await sent()
    await given.say({ codigo: 'PEN' })
    expect(
      (await mesa.call('ronda.terminar', { rondaID: given.rondaID, motivo: 'No responde' })).estado,
    ).toBe(1)
    expect(await answerOf(given)).toMatchObject({ estado: 'sinRespuesta', motivo: null })
    expect((await mesa.caja.pay(given.ana.owed)).sobre.estado).toBe(1)
    await mesa.forget()
    const otra = await sent()
    await otra.say({ codigo: 'PEN' })
    await otra.say({ codigo: 'R10' })
    expect(await answerOf(otra)).toMatchObject({ estado: 'rechazado', resultado: -4, codigo: 'R10' })
    expect((await mesa.caja.pay(otra.ana.owed)).sobre.estado).toBe(1)
  })

  test('is as it was after the report that told so is taken back', async () => {
    const caso = await sent()
    const rendicionID = await caso.say({ codigo: 'PEN' })
    expect((await mesa.call('rendicion.deshacer', { rendicionID, motivo: 'Otro archivo' })).estado).toBe(1)
    expect(await answerOf(caso)).toMatchObject({ estado: 'espera' })
    expect((await mesa.caja.pay(caso.ana.owed)).sobre.mensaje).toMatch(/está en el débito de ICBC/)
    expect(await verificar(mesa.caja.db)).toEqual([])
  })
})

test('a reversal as the first answer is a refusal: owed again at once, and nothing waits for a person', async () => {
  const caso = await sent()
  const rendicionID = await caso.say({ importe: caso.ana.importe, reversa: '2026-11-14' })
  expect(await waiting()).toEqual([])
  expect(await stateOf(caso)).toMatchObject({ estado: 'rendida' })
  expect(await answerOf(caso)).toMatchObject({
    ...{ estado: 'rechazado', resultado: -4, motivo: 'El banco lo cobró y lo devolvió el 14/11/2026' },
  })
  expect((await mesa.call('rechazo.traerTodos', {})).datos).toMatchObject([{ matriculadoID: caso.ana.id }])
  expect(await verificar(mesa.caja.db)).toEqual([])
  expect((await mesa.call('rendicion.deshacer', { rendicionID, motivo: 'Otro archivo' })).estado).toBe(1)
  expect(await answerOf(caso)).toMatchObject({ estado: 'espera' })
  await caso.say({ importe: caso.ana.importe, reversa: '2026-11-15' })
  expect((await mesa.caja.pay(caso.ana.owed)).sobre.estado).toBe(1)
})

describe('what the bank took back', () => {
  test.each(['in a later report', 'before it in the same file', 'after it in the same file'])(
    'shows its receipt and takes it along in one act, told %s',
    async (cuando) => {
      const caso = await sent()
      const { ana } = caso
      const cobro = { importe: ana.importe, dia: '2026-11-12' }
      const reversa = { importe: ana.importe, reversa: '2026-11-14' }
      if (cuando === 'in a later report') {
        await caso.say(cobro)
        await caso.say(reversa)
      } else await caso.say(...(cuando.startsWith('before') ? [reversa, cobro] : [cobro, reversa]))
      expect(await mesa.owes(ana)).toEqual([])
      const row = await open()
      expect(row).toMatchObject({ reversa: true, recibo: { total: pesos(ana.importe), anulado: false } })
      expect(await seenAtHome()).toEqual([['reversasPorResolver', 1, pesos(ana.importe)]])
      const { nroRecibo, pagoID } = row['recibo'] as Datos
      // Without a word the receipt is not left standing.
      expect(
        await mesa.call('cobroPorResolver.cerrar', { cobroPorResolverID: row['id'], motivo: '' }),
      ).toMatchObject({
        ...{
          estado: 0,
          mensaje: `El recibo ${String(nroRecibo)} sigue en pie: anúlelo, o escriba por qué queda así`,
        },
      })
      expect(await annul(row)).toMatchObject({ estado: 1, datos: { nroRecibo, queda: null } })
      expect(await mesa.owes(ana)).toEqual([[mes(caso), pesos(ana.importe)]])
      const [pago] = await mesa.caja.db.query<{ anulado: boolean; motivo: string }>(
        'SELECT anulado_en IS NOT NULL AS anulado, motivo_anulacion AS motivo FROM pago WHERE id = $1',
        [pagoID],
      )
      expect(pago).toEqual({ anulado: true, motivo: 'el banco devolvió el dinero el 14/11/2026' })
      expect(await saldoOf(ana.id)).toBe(pesos(ana.importe))
      expect(await waiting()).toEqual([])
      expect(await answerOf(caso)).toMatchObject({
        ...{ estado: 'revertido', motivo: 'El banco devolvió el dinero el 14/11/2026' },
      })
      expect(await verificar(mesa.caja.db)).toEqual([])
      expect((await annul(row)).mensaje).toMatch(/^Ya lo resolvió Nélida Prueba/)
    },
  )

  test('of more than was collected annuls nothing and goes on waiting: the rest would end nowhere', async () => {
    const caso = await sent()
    const { ana } = caso
    await caso.say({ importe: ana.importe })
    await caso.say({ importe: ana.importe + 1n, reversa: '2026-11-14' })
    const row = await open()
    const { estado, mensaje } = await annul(row)
    expect(estado).toBe(0)
    expect(mensaje).toMatch(
      /^Volvieron \$\s18\.500,01 y el recibo \d+ es de \$\s18\.500,00: averígüelo en el banco/,
    )
    expect(await mesa.owes(ana)).toEqual([])
    expect(await waiting()).toHaveLength(1)
    const seen = { cobroPorResolverID: row['id'], motivo: 'El banco se equivocó de importe' }
    expect(await mesa.call('cobroPorResolver.cerrar', seen)).toMatchObject({ estado: 1 })
    expect(await verificar(mesa.caja.db)).toEqual([])
  })

  test('in half leaves that half owed, and the second half the whole month', async () => {
    const caso = await sent()
    const { ana } = caso
    const half = ana.importe / 2n
    await caso.say({ importe: ana.importe })
    await caso.say({ importe: half, reversa: '2026-11-14' })
    const first = await open()
    const { datos } = await annul(first, { motivo: 'Reclamó' })
    expect(datos).toMatchObject({ queda: expect.any(Number) as number })
    expect(await mesa.owes(ana)).toEqual([[`Diferencia de ${mes(caso) ?? ''}`, pesos(half)]])
    expect(await saldoOf(ana.id)).toBe(pesos(half))
    expect(await verificar(mesa.caja.db)).toEqual([])
    // The same half told again by a later report takes the receipt of what stayed.
    await caso.say({ importe: ana.importe - half, reversa: '2026-11-16' })
    const second = await open()
    expect(second['recibo']).toMatchObject({
      ...{ nroRecibo: (datos as Datos)['queda'], total: pesos(ana.importe - half), anulado: false },
    })
    expect((await annul(second)).estado).toBe(1)
    expect(await mesa.owes(ana)).toEqual([[mes(caso), pesos(ana.importe)]])
    expect(await saldoOf(ana.id)).toBe(pesos(ana.importe))
    expect((await mesa.caja.pay(await mesa.caja.pending(ana.id))).sobre.estado).toBe(1)
    expect(await verificar(mesa.caja.db)).toEqual([])
  })

  test('of a month whose other half was paid meanwhile leaves that paid', async () => {
    const caso = await sent()
    const { ana } = caso
    const part = 500_000n
    await caso.say({ importe: ana.importe })
    await caso.say({ importe: part, reversa: '2026-11-14' })
    await annul(await open())
    expect((await mesa.caja.pay(await mesa.caja.pending(ana.id))).sobre.estado).toBe(1)
    await caso.say({ importe: ana.importe - part, reversa: '2026-11-16' })
    await annul(await open())
    expect(await mesa.owes(ana)).toEqual([[mes(caso), pesos(ana.importe - part)]])
    expect(await verificar(mesa.caja.db)).toEqual([])
  })

  test('of what came twice takes the second along, and a receipt that somebody annulled is not in the way', async () => {
    const caso = await sent()
    const { ana } = caso
    await caso.say({ importe: ana.importe }, { importe: ana.importe, dia: '2026-11-13' })
    const twice = await open()
    const motivo = 'Se cobró dos veces'
    await mesa.call('cobroPorResolver.acreditar', {
      ...{ cobroPorResolverID: twice['id'], matriculadoID: ana.id, motivo },
    })
    expect(await saldoOf(ana.id)).toBe(-pesos(ana.importe))
    await caso.say({ importe: ana.importe, reversa: '2026-11-14' })
    expect((await annul(await open())).estado).toBe(1)
    expect(await saldoOf(ana.id)).toBe(0)
    expect(await mesa.owes(ana)).toEqual([])
    await caso.say({ importe: ana.importe, reversa: '2026-11-15' })
    const row = await open()
    const { pagoID } = row['recibo'] as Datos
    expect((await mesa.caja.call('pago.anular', { pagoID, motivo: 'A mano' })).sobre.estado).toBe(1)
    expect((await open())['recibo']).toMatchObject({ anulado: true })
    expect((await annul(row)).mensaje).toMatch(/^No queda un recibo en pie/)
    expect(
      await mesa.call('cobroPorResolver.cerrar', { cobroPorResolverID: row['id'], motivo: 'Ya se anuló' }),
    ).toMatchObject({ estado: 1 })
    expect(await verificar(mesa.caja.db)).toEqual([])
  })

  test('is refused for money that came in, for a row of nobody, and to who may not annul', async () => {
    const caso = await sent()
    await caso.say({ importe: caso.ana.importe }, { importe: caso.ana.importe, dia: '2026-11-13' })
    const row = await open()
    expect((await annul(row)).mensaje).toBe('Ese dinero entró: se acredita o se devuelve.')
    expect((await annul({ id: 2_147_483_647 })).mensaje).toBe('No se encontró el registro')
    const { token } = await signedIn(mesa.caja.db, 'ADMINISTRATIVO')
    const wire = { cobroPorResolverID: row['id'] }
    expect((await mesa.caja.api.call('cobroPorResolver.anularRecibo', wire, { token })).http).toBe(403)
    expect(
      await mesa.call('cobroPorResolver.cerrar', { cobroPorResolverID: row['id'], motivo: ' ' }),
    ).toMatchObject({ estado: 0, mensaje: 'Escriba el motivo' })
  })
})
