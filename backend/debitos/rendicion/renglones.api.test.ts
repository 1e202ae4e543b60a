import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Datos, idOf, type MesaDeRondas, NOVIEMBRE, openRondas } from '@/backend/prueba/debitos/rondas'
import { type Centavos, formatMoney } from '@/domain/dinero'
import type { NombreLlamada } from '@/backend/prueba/llamada'

let mesa: MesaDeRondas
beforeAll(async () => {
  mesa = await openRondas()
})
afterAll(() => mesa.end())

const rows = async (que: NombreLlamada, wire: Datos) => (await mesa.call(que, wire)).datos as Datos[]

test('a report’s lines are looked through by result and member, and two reports are applied in one order', async () => {
  const [ana, eva] = [await mesa.debtor(), await mesa.debtor()]
  const leo = await mesa.debtor({ tipoCuenta: 1 })
  const rondaID = await mesa.send()
  expect(await rows('ronda.traerTodas', NOVIEMBRE)).toMatchObject([{ id: rondaID, estado: 'enviada' }])
  expect(await rows('ronda.traerTodas', { ...NOVIEMBRE, mes: 10 })).toEqual([])

  const ca = idOf(
    await mesa.report(rondaID, [
      { matriculadoID: ana.id, importe: ana.importe },
      { matriculadoID: eva.id, texto: 'Cuentas sin saldo' },
      { matriculadoID: 0, importe: 500n, matricula: '999999' },
    ]),
  )
  const cc = idOf(await mesa.report(rondaID, [{ matriculadoID: leo.id, importe: leo.importe }], 'CC'))
  const linesOf = async (mas: Datos) =>
    (await rows('rendicion.traerFilas', { rendicionID: ca, ...mas })).map(({ linea }) => linea)
  expect(await linesOf({})).toEqual([1, 2, 3])
  expect(await linesOf({ resultado: -4 })).toEqual([2])
  await mesa.caja.db.query(
    'UPDATE rendicion_fila SET resultado = -10 WHERE rendicion_id = $1 AND linea = 3',
    [ca],
  )
  expect(await linesOf({ resultado: -2 })).toEqual([3])
  const [matricula] = await mesa.caja.db.query<{ matricula: number }>(
    'SELECT matricula FROM matriculado WHERE id = $1',
    [eva.id],
  )
  expect(await linesOf({ nombre: String(matricula?.matricula) })).toEqual([2])
  const [first] = await rows('rendicion.traerLote', { rendicionID: ca, cantidad: 1 })
  expect(first).toMatchObject({ linea: 1, matriculadoID: ana.id })
  expect(
    await rows('rendicion.traerLote', { rendicionID: ca, cantidad: 10, lugar: first?.['lugar'] }),
  ).toMatchObject([{ linea: 2 }, { linea: 3 }])

  const ordered = await mesa.call('rendicion.aplicar', { rendicionID: ca, luegoJSON: JSON.stringify([cc]) })
  const { tareaID } = ordered.datos as { tareaID: number }
  expect(await rows('tarea.traerActivas', {})).toMatchObject([{ id: tareaID, clave: String(rondaID) }])
  await mesa.work(tareaID)
  expect(await rows('rendicion.traerTodas', { rondaID })).toMatchObject([
    { id: cc, estado: 'aplicada' },
    { id: ca, estado: 'aplicada' },
  ])
  expect(await mesa.caja.pending(leo.id)).toEqual([])
  const [cobro] = await rows('cobroPorResolver.traerLote', { estado: 'pendiente', cantidad: 10 })
  expect(cobro).toMatchObject({ importe: 5, resultado: -10 })
  expect(
    (await rows('rendicion.traerFilas', { rendicionID: ca })).map(({ porResolver }) => porResolver),
  ).toEqual([null, null, 'pendiente'])
  expect(
    await rows('cobroPorResolver.traerLote', {
      estado: 'pendiente',
      cantidad: 10,
      lugar: cobro?.['lugar'],
    }),
  ).toEqual([])
})

test('a notice names bank, month and files, and counts nothing of what was taken back', async () => {
  await mesa.forget()
  const [ana, leo] = [await mesa.debtor(), await mesa.debtor({ tipoCuenta: 1 })]
  const rondaID = await mesa.send()
  const ca = idOf(await mesa.report(rondaID, [{ matriculadoID: ana.id, importe: ana.importe }]))
  const cc = idOf(await mesa.report(rondaID, [{ matriculadoID: leo.id, importe: leo.importe }], 'CC'))
  const ordered = await mesa.call('rendicion.aplicar', { rendicionID: ca, luegoJSON: JSON.stringify([cc]) })
  const { tareaID } = ordered.datos as { tareaID: number }
  await mesa.work(tareaID)
  const [one, other] = await mesa.caja.db.query<{ nombre: string }>(
    'SELECT nombre FROM rendicion WHERE ronda_id = $1 ORDER BY id',
    [rondaID],
  )
  const told = async () =>
    String(((await mesa.call('tarea.traerDatos', { tareaID })).datos as Datos)['resumen']).replaceAll(
      '\u00a0',
      ' ',
    )
  const start = 'BSE de Noviembre 2026,'
  const both = formatMoney((ana.importe + leo.importe) as Centavos).replaceAll('\u00a0', ' ')
  expect(await told()).toBe(`${start} ${one?.nombre} y ${other?.nombre}: 2 cobros por ${both}, 0 rechazos.`)
  await mesa.call('rendicion.deshacer', { rendicionID: cc, motivo: 'Otro archivo' })
  const left = formatMoney(ana.importe as Centavos).replaceAll('\u00a0', ' ')
  expect(await told()).toBe(
    `${start} ${one?.nombre}: 1 cobro por ${left}, 0 rechazos. ${other?.nombre}: se deshizo, no cuenta.`,
  )
  await mesa.call('rendicion.deshacer', { rendicionID: ca, motivo: 'Otro archivo' })
  expect(await told()).toBe(`${start} ${one?.nombre} y ${other?.nombre}: se deshizo, no cuenta.`)
  expect(await told()).not.toContain('$')
})

test('the last that was sent is found whether it was answered or not, and none that was not', async () => {
  await mesa.forget()
  const ana = await mesa.debtor({}, 2)
  const rondaID = await mesa.send()
  const sent = async () => {
    const found = await rows('ronda.traerTodas', { forma: 41, salio: true, orden: 'mes desc' })
    return found.find(({ estado }) => estado !== 'deshecha')
  }
  expect(await sent()).toMatchObject({ id: rondaID, estado: 'enviada' })
  await mesa.apply(await mesa.report(rondaID, [{ matriculadoID: ana.id, importe: ana.importe }]))
  expect(await sent()).toMatchObject({ id: rondaID, estado: 'rendida' })
  await mesa.close({ ...NOVIEMBRE, mes: 12 })
  expect(await sent()).toMatchObject({ id: rondaID })
})

test('a report of another round is not applied along with one, nor one twice', async () => {
  await mesa.forget()
  const [ana, eva] = [await mesa.debtor(), await mesa.debtor({ entidad: '015' })]
  const own = await mesa.send()
  const foreign = await mesa.send({ ...NOVIEMBRE, forma: 42 })
  const mine = idOf(await mesa.report(own, [{ matriculadoID: ana.id, importe: ana.importe }]))
  const theirs = idOf(await mesa.report(foreign, [{ matriculadoID: eva.id, importe: eva.importe }], 'SB'))
  for (const luego of [[theirs], [mine]])
    expect(
      await mesa.call('rendicion.aplicar', { rendicionID: mine, luegoJSON: JSON.stringify(luego) }),
    ).toMatchObject({ estado: 0, mensaje: 'Alguna de esas rendiciones ya se aplicó o es de otro débito.' })
  for (const rondaID of [own, foreign])
    expect(await rows('rendicion.traerTodas', { rondaID })).toMatchObject([{ estado: 'leida' }])
  expect(await rows('tarea.traerActivas', {})).not.toContainEqual(
    expect.objectContaining({ estado: 'pendiente' }),
  )
})
