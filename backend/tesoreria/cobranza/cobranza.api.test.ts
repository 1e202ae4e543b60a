import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiDePrueba, startApi } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { chargeMonth } from '@/backend/prueba/muestras-de-mensajes'
import { verificar } from '@/backend/verificar/verificar'
import { addMonths } from '@/domain/fechas'
import { limitOf } from '@/domain/prescripcion'
import { eventosDePrueba, fechaDePrueba } from '@/domain/prueba/prescripcion'

let api: ApiDePrueba
let token: string
beforeAll(async () => {
  api = await startApi()
  token = (await signedIn(api.db, 'CONTADOR')).token
})
afterAll(async () => {
  expect(api.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await api.close()
})

interface Deuda {
  nombre: string
  monto: number
  vence: string
  dos: string
  porqueDos: string
  cinco: string
}
interface Fila {
  id: number
  prescriptoDos: number
  porPrescribirDos: number
  proximoDos: string | null
  prescriptoCinco: number
  porPrescribirCinco: number
}
interface Planilla extends Omit<Fila, 'id' | 'proximoDos'> {
  cantidad: number
  rige: number
  filas: Fila[]
}
type Nombre = Parameters<ApiDePrueba['call']>[0]
const ask = async (nombre: Nombre, wire: Record<string, unknown>) =>
  (await api.call(nombre, wire, { token })).sobre
const debts = async (matriculadoID: number) => {
  const { datos } = await ask('prescripcion.traerDe', { matriculadoID })
  return (datos as { deudas: Deuda[] }).deudas
}
const sheet = async (wire: Record<string, unknown> = {}) =>
  (await ask('prescripcion.traerTodas', wire)).datos as Planilla
const noted = async (nombre: Nombre, wire: Record<string, unknown>) => {
  const sobre = await ask(nombre, wire)
  expect(sobre).toMatchObject({ estado: 1 })
  return (sobre.datos as { id: number }).id
}

let last = 0
async function member(...meses: readonly (readonly [anio: number, mes: number])[]) {
  const id = await addMember(api.db, { apellido: `Cobranza${++last}` })
  for (const [anio, mes] of meses) await chargeMonth(api.db, id, { anio, mes })
  return id
}
const letter = (matriculadoID: number, dia: string, mas: object = {}) =>
  noted('cobranza.intimar', { matriculadoID, dia, medio: 'carta', ...mas })

describe('one member', () => {
  test('each month that was due, with its last day by both terms', async () => {
    const id = await member([2024, 9], [2026, 11], [2026, 12])
    expect(await debts(id)).toMatchObject([
      { vence: '2024-09-10', monto: 15_000, dos: '2026-09-10', cinco: '2029-09-10' },
      { vence: '2026-11-10', dos: '2028-11-10', porqueDos: '2 años desde el 10/11/2026.' },
    ])
  })

  test('the reception of a letter moves it six months, and a second letter does not', async () => {
    const id = await member([2024, 12])
    const carta = await letter(id, '2026-03-02')
    expect((await debts(id))[0]?.dos).toBe('2026-12-10')
    expect(await ask('cobranza.recepcion', { intimacionID: carta, dia: '2026-03-01' })).toMatchObject({
      errores: { dia: 'Se envió el 02/03/2026: no pudo recibirse antes' },
    })
    expect(await ask('cobranza.recepcion', { intimacionID: carta, dia: '2026-11-22' })).toMatchObject({
      errores: { dia: 'Ese día todavía no llegó' },
    })
    await noted('cobranza.recepcion', { intimacionID: carta, dia: '2026-03-09' })
    expect((await debts(id))[0]?.dos).toBe('2027-06-10')
    expect(await ask('cobranza.recepcion', { intimacionID: carta, dia: '2026-03-10' })).toMatchObject({
      errores: { intimacionID: 'Ya consta recibida el 09/03/2026' },
    })
    const again = await letter(id, '2026-06-01')
    await noted('cobranza.recepcion', { intimacionID: again, dia: '2026-06-09' })
    const [deuda] = await debts(id)
    expect(deuda?.dos).toBe('2027-06-10')
    expect(deuda?.porqueDos).toContain('la intimación recibida el 09/06/2026 no vuelve a suspender')
  })

  test('what was noted by mistake counts no more; a letter goes after its reception', async () => {
    const id = await member([2024, 12])
    const carta = await letter(id, '2026-03-02', { seguimiento: 'CD 77' })
    const recibida = await noted('cobranza.recepcion', { intimacionID: carta, dia: '2026-03-09' })
    expect(await ask('cobranza.anular', { eventoID: carta, motivo: 'x' })).toMatchObject({
      mensaje: 'Consta su recepción: anule primero esa',
    })
    for (const eventoID of [recibida, carta])
      expect(await ask('cobranza.anular', { eventoID, motivo: 'Era de otro' })).toMatchObject({ estado: 1 })
    expect(await ask('cobranza.anular', { eventoID: carta, motivo: 'x' })).toMatchObject({
      mensaje: 'Ya está anulado',
    })
    expect(await ask('cobranza.recepcion', { intimacionID: carta, dia: '2026-03-09' })).toMatchObject({
      errores: { intimacionID: 'Esa intimación está anulada' },
    })
    expect((await debts(id))[0]?.dos).toBe('2026-12-10')
    // Its number is free again.
    await letter(id, '2026-03-02', { seguimiento: 'cd 77' })
  })

  test('a tracking number is one letter’s, however it is written and whoever it was sent to', async () => {
    await letter(await member(), '2026-03-02', { seguimiento: 'CD 123' })
    expect(
      await ask('cobranza.intimar', {
        matriculadoID: await member(),
        dia: '2026-03-03',
        medio: 'carta',
        seguimiento: ' cd 123 ',
      }),
    ).toMatchObject({ errores: { seguimiento: 'Otra intimación ya tiene ese número' } })
  })

  test('his own word begins the term anew, a mediation suspends it, and both have their days', async () => {
    const id = await member([2025, 1])
    await noted('cobranza.reconocer', { matriculadoID: id, dia: '2026-02-01' })
    expect((await debts(id))[0]?.dos).toBe('2028-02-01')
    const mediar = (dias: object) =>
      ask('cobranza.anotar', { matriculadoID: id, clase: 'mediacion', ...dias })
    expect(await mediar({ dia: '2026-05-04' })).toMatchObject({
      errores: { hasta: 'Ingrese el día del acta de cierre' },
    })
    expect(await mediar({ dia: '2026-05-04', hasta: '2026-05-03' })).toMatchObject({
      errores: { hasta: 'No pudo cerrarse antes de empezar' },
    })
    expect(await mediar({ dia: '2026-05-04', hasta: '2026-05-14' })).toMatchObject({ estado: 1 })
    expect((await debts(id))[0]?.dos).toBe('2028-03-02')
  })

  test('the paper is there to be seen, and of a letter there is none', async () => {
    const id = await member()
    const eventoID = await noted('cobranza.reconocer', { matriculadoID: id, dia: '2026-02-01' })
    const { headers } = await api.call('cobranza.verEscaneo', { eventoID }, { token })
    expect(headers.get('content-disposition')).toContain('01-02-2026')
    const carta = await letter(id, '2026-03-02')
    expect(await ask('cobranza.verEscaneo', { eventoID: carta })).toMatchObject({ estado: 0 })
  })

  test('who is not there is not found', async () => {
    for (const [nombre, wire] of [
      ['prescripcion.traerDe', { matriculadoID: 999_999 }],
      ['cobranza.intimar', { matriculadoID: 999_999, dia: '2026-03-02', medio: 'carta' }],
      ['cobranza.recepcion', { intimacionID: 999_999, dia: '2026-03-02' }],
      ['cobranza.anular', { eventoID: 999_999, motivo: 'x' }],
    ] as const)
      expect((await ask(nombre, wire)).estado, nombre).toBe(0)
  })
})

describe('the worksheet', () => {
  test('what is barred and what will be, by both terms, with totals of all that match', async () => {
    const id = await member([2021, 10], [2024, 10], [2024, 12])
    const nombre = `cobranza${last}`
    expect(await sheet({ nombre })).toMatchObject({
      ...{ cantidad: 1, rige: 0, prescriptoDos: 30_000, porPrescribirDos: 15_000 },
      ...{ prescriptoCinco: 15_000, porPrescribirCinco: 0 },
      filas: [{ id, proximoDos: '2026-12-10', proximoCinco: '2029-10-10' }],
    })
    expect(await sheet({ nombre, situacion: 'dias30' })).toMatchObject({
      cantidad: 1,
      porPrescribirDos: 15_000,
    })
    expect(await sheet({ nombre, situacion: 'dias30', por: 'cinco' })).toMatchObject({ cantidad: 0 })
    expect(await sheet({ nombre, situacion: 'prescripto', por: 'cinco' })).toMatchObject({ cantidad: 1 })
  })

  test('nobody without debt, nor with one that is paid or young', async () => {
    await member([2026, 3])
    expect(await sheet({ nombre: `cobranza${last}` })).toMatchObject({ cantidad: 0, filas: [] })
  })

  test('by the term that the council chose, unless another is asked for', async () => {
    await member([2024, 10])
    const nombre = `cobranza${last}`
    await api.db.query("INSERT INTO ajuste (clave, valor) VALUES ('aniosPrescripcion', '5')")
    await api.db.query(`INSERT INTO ajuste (clave, valor) VALUES ('articuloPrescripcion', '"Artículo 2560"')`)
    expect(await sheet({ nombre })).toMatchObject({ cantidad: 0, rige: 5, articulo: 'Artículo 2560' })
    expect(await sheet({ nombre, por: 'dos' })).toMatchObject({ cantidad: 1 })
    await api.db.query("DELETE FROM ajuste WHERE clave = 'aniosPrescripcion'")
  })

  test('a letter takes the month out, and a lot goes on from where another ended', async () => {
    const id = await member([2024, 11])
    const nombre = `cobranza${last}`
    expect(await sheet({ nombre, situacion: 'prescripto' })).toMatchObject({ cantidad: 1 })
    const carta = await letter(id, '2026-11-02')
    await noted('cobranza.recepcion', { intimacionID: carta, dia: '2026-11-09' })
    expect(await sheet({ nombre, situacion: 'prescripto' })).toMatchObject({ cantidad: 0 })
    const ids: number[] = []
    for (let lugar: string | undefined; ;) {
      const { datos } = await ask('prescripcion.traerLote', { cantidad: 2, lugar })
      const rows = datos as (Fila & { lugar: string })[]
      ids.push(...rows.map((row) => row.id))
      lugar = rows.at(-1)?.lugar
      if (rows.length < 2) break
    }
    expect(ids).toEqual((await sheet()).filas.map((row) => row.id))
  })
})

test('the database tells the last day as the rule does', async () => {
  await fc.assert(
    fc.asyncProperty(fechaDePrueba, fc.constantFrom(2, 5), eventosDePrueba, async (vence, anios, eventos) => {
      const [row] = await api.db.query<{ dia: string }>('SELECT ultimo_dia($1, $2, $3, $4, $5) AS dia', [
        ...[vence, anios, eventos.map(({ clase }) => clase)],
        ...[eventos.map(({ dia }) => dia), eventos.map(({ hasta }) => hasta)],
      ])
      expect(row?.dia).toBe(limitOf(vence, anios, eventos).dia)
      if (eventos.length === 0) expect(row?.dia).toBe(addMonths(vence, anios * 12))
    }),
    { numRuns: 300 },
  )
})

test('what was noted can only be made void, and the register holds together', async () => {
  const change = (sql: string) => api.db.query(sql)
  await expect(change("UPDATE cobranza_evento SET dia = '2026-01-01'")).rejects.toThrow('se anula')
  await expect(change('DELETE FROM cobranza_evento')).rejects.toThrow('solo admite agregados')
  expect(await verificar(api.db)).toEqual([])
})
