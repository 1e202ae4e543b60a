import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leaveOutStale } from '@/backend/avisos/mensaje/vigencia'
import { FALLECIO } from '@/domain/mensaje'
import { NO_AUTORIZADO } from '@/contract/fixed-texts'
import { makePng } from '@/backend/prueba/archivo/imagenes'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import { specialty } from '@/backend/prueba/muestras-de-credenciales'
import { addDays } from '@/domain/fechas'

const HOY = '2026-11-21'
let api: ApiDePrueba
let token: string
let tesorero: string
beforeAll(async () => {
  api = await startApi()
  ;({ token } = await signedIn(api.db, 'ADMINISTRATIVO'))
  ;({ token: tesorero } = await signedIn(api.db, 'CONTADOR'))
})
afterAll(async () => {
  expect(api.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await api.close()
})

const call = async (nombre: NombreLlamada, wire: Record<string, unknown>, de = token) =>
  (await api.call(nombre, wire, { token: de })).sobre

interface Fila {
  id: number
  lugar?: string
  clase: string
  que: string
  vence: string
  apellidoNombre: string
}
let next = 0
const nameOne = () =>
  `Vencido${'abcdefghijklmnopqrstuvwxyz'[next % 26] ?? ''}${String.fromCharCode(97 + next++ / 26)}x`
const member = (apellido: string, mas: object = {}) => addMember(api.db, { apellido, nombre: 'Ana', ...mas })
const specialtyUntil = async (matriculadoID: number, days: number, mas: object = {}) => {
  const wire = specialty(matriculadoID, {
    fechaObtencion: '2015-01-01 00:00:00',
    fechaCaducidad: `${addDays(HOY, days)} 00:00:00`,
    ...mas,
  })
  const sobre = await call('especialidad_matriculado.crear', wire)
  expect(sobre).toMatchObject({ estado: 1 })
  return sobre.datos as { id: number; nroCertificado: string }
}
const attach = async (matriculadoID: number, days: number | null, mas: object = {}) => {
  const archivo = new File([Uint8Array.from(makePng(3 + (next % 90), 3 + next++))], 'papel.png')
  const vence = days === null ? undefined : addDays(HOY, days)
  const sobre = (
    await api.call('adjunto.subir', { matriculadoID, tipo: 'dni', vence, ...mas }, { token, archivo })
  ).sobre
  expect(sobre).toMatchObject({ estado: 1 })
  return (sobre.datos as { id: number }).id
}
const list = async (nombre: string, mas: object = {}) => {
  const sobre = await call('vencimiento.traerTodos', { nroPagina: 1, nombre, ...mas })
  return { total: sobre.pagTotalItems, filas: sobre.datos as Fila[] }
}
const daysOf = async (nombre: string, mas: object = {}) =>
  (await list(nombre, mas)).filas.map(({ vence }) =>
    [-100, -2, -1, 0, 1, 59, 60, 61, 400].find((d) => addDays(HOY, d) === vence),
  )

describe('the list', () => {
  test('what comes first, the nearest first, within so many days; then what has expired', async () => {
    const apellido = nameOne()
    const one = await member(apellido)
    const other = await member(apellido)
    for (const days of [-100, 0, 60, 61]) await attach(one, days)
    for (const days of [-2, 59, 400]) await attach(other, days, { tipo: 'resolucion' })
    await attach(one, null)
    expect(await daysOf(apellido)).toEqual([0, 59, 60, -2, -100])
    expect(await daysOf(apellido, { dias: 0 })).toEqual([0, -2, -100])
    expect(await daysOf(apellido, { dias: 500, lado: 'porVencer' })).toEqual([0, 59, 60, 61, 400])
    expect(await daysOf(apellido, { lado: 'vencido' })).toEqual([-2, -100])
    expect(await daysOf(apellido, { clase: 'resolucion', dias: 500 })).toEqual([59, 400, -2])
    expect(await list('nadie se llama así')).toEqual({ total: 0, filas: [] })
    const lote = await call('vencimiento.traerLote', { nombre: apellido, cantidad: 2 })
    const [first, last] = lote.datos as Fila[]
    const rest = await call('vencimiento.traerLote', { nombre: apellido, cantidad: 9, lugar: last?.lugar })
    const { filas } = await list(apellido)
    const lots = [first, last, ...(rest.datos as Fila[])].map((row) => ({ ...row, lugar: undefined }))
    expect(lots).toEqual(filas.map((row) => ({ ...row, lugar: undefined })))
  })

  test('a specialty expires with its last record alone, and not at all without a last day', async () => {
    const apellido = nameOne()
    const matriculadoID = await member(apellido)
    const old = await specialtyUntil(matriculadoID, -100)
    expect(await daysOf(apellido)).toEqual([-100])
    await specialtyUntil(matriculadoID, 1, {
      fechaObtencion: '2020-01-01 00:00:00',
      esReval: true,
      nroCertificado: old.nroCertificado,
      revalidaID: old.id,
    })
    await specialtyUntil(matriculadoID, 0, { especialidadID: 2, sinReval: true, fechaCaducidad: '' })
    const { filas, total } = await list(apellido)
    expect([total, filas.map(({ clase }) => clase)]).toEqual([1, ['especialidad']])
    expect(filas).toMatchObject([{ vence: addDays(HOY, 1), apellidoNombre: `${apellido}, Ana` }])
  })

  test('what was replaced, deleted, or is of somebody dead is in no list; the total is of all pages', async () => {
    const apellido = nameOne()
    const one = await member(apellido)
    const gone = await attach(one, 1)
    await call('adjunto.eliminar', { adjuntoID: gone })
    const old = await attach(one, -1)
    const archivo = new File([Uint8Array.from(makePng(200, 3))], 'nuevo.png')
    await api.call('adjunto.reemplazar', { adjuntoID: old, vence: addDays(HOY, 59) }, { token, archivo })
    await attach(await member(apellido, { tipo: 8 }), 1)
    expect(await daysOf(apellido)).toEqual([59])
    for (let n = 0; n < 22; n++) await attach(one, 60)
    const first = await list(apellido)
    expect([first.total, first.filas.length, (await list(apellido, { nroPagina: 2 })).filas.length]).toEqual([
      23, 20, 3,
    ])
  })

  test.each([
    [{ dias: -1 }, 'Ingrese una cantidad de días'],
    [{ dias: 3_651 }, 'Ingrese una cantidad de días'],
    [{ dias: 'x' }, 'Ingrese una cantidad de días'],
    [{ clase: 'zip' }, 'Clase inválida'],
    [{ lado: 'todo' }, 'Elija una opción'],
  ])('%j is refused', async (mas, mensaje) => {
    expect(await call('vencimiento.traerTodos', { nroPagina: 1, ...mas })).toMatchObject({
      estado: 0,
      mensaje,
    })
  })
})

describe('a message', () => {
  test('goes to each chosen once, about all of his, and tells who cannot be reached', async () => {
    const apellido = nameOne()
    const [one, mute] = [await member(apellido), await member(apellido)]
    await api.db.query("UPDATE matriculado SET email = 'ana@example.org' WHERE id = $1", [one])
    await attach(one, 1)
    await attach(one, -2, { tipo: 'titulo' })
    await attach(mute, 0)
    const elegidos = { medio: 2, matriculadosJSON: JSON.stringify([one, mute]) }
    const { datos } = await call('vencimiento.simularMensaje', elegidos, tesorero)
    expect(datos).toMatchObject({ cantidad: 2, sinDestino: 1 })
    expect((datos as { filas: unknown[] }).filas).toEqual(
      expect.arrayContaining([
        {
          matriculadoID: one,
          apellidoNombre: `${apellido}, Ana`,
          nombre: `${apellido} Ana`,
          saludo: `Estimado/a Dr/a. Ana ${apellido}`,
          vencimientos: 'Título «papel», venció el 19/11/2026; DNI «papel», vence el 22/11/2026',
          destino: 'ana@example.org',
          motivo: null,
        },
      ]),
    )
    const wire = { ...elegidos, asunto: 'Vencimientos', texto: '{nombre}: {vencimientos}', cantidad: 2 }
    const stale = await call('vencimiento.enviarMensaje', { ...wire, cantidad: 3 }, tesorero)
    expect(stale.mensaje).toMatch(/^La lista cambió: ahora son 2 matriculados y no 3/)
    const wrong = await call('vencimiento.enviarMensaje', { ...wire, texto: '{importe}' }, tesorero)
    expect(wrong.errores?.['texto']).toMatch(/^No se conoce \{importe\}/)
    const sent = await call('vencimiento.enviarMensaje', wire, tesorero)
    expect(sent.datos).toMatchObject({ pendientes: 1, omitidos: 1 })
    const rows = await api.db.query<{ cuerpo: string }>(
      "SELECT cuerpo FROM mensaje WHERE matriculado_id = $1 AND estado = 'pendiente'",
      [one],
    )
    expect(rows).toEqual([
      { cuerpo: `${apellido} Ana: Título «papel», venció el 19/11/2026; DNI «papel», vence el 22/11/2026` },
    ])
    // Who dies while his message waits is not written to.
    await api.db.query('UPDATE matriculado SET tipo_matricula_id = 8 WHERE id = $1', [one])
    await leaveOutStale(api.db)
    const after = await api.db.query('SELECT estado, causa FROM mensaje WHERE matriculado_id = $1', [one])
    expect(after).toEqual([{ estado: 'omitido', causa: FALLECIO }])
    const none = { ...wire, cantidad: 0, matriculadosJSON: JSON.stringify([2_000_000_000]) }
    expect((await call('vencimiento.enviarMensaje', none, tesorero)).estado).toBe(0)
  })

  test('who may not send sends nothing; a doctor reaches none', async () => {
    const { token: doctor } = await signedIn(api.db, 'MEDICO', await addMember(api.db))
    const wire = { medio: 2, matriculadosJSON: '[1]', texto: 'x', cantidad: 1 }
    expect(await call('vencimiento.enviarMensaje', wire)).toMatchObject({ mensaje: NO_AUTORIZADO })
    expect(await call('vencimiento.traerTodos', { nroPagina: 1 }, doctor)).toMatchObject({
      mensaje: NO_AUTORIZADO,
    })
  })
})
