import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readAjustesDeDebito } from '@/backend/debitos/ajuste/store'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { signedIn } from '@/backend/prueba/gente'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import { GRUPOS_DE_DEBITO } from '@/domain/debito/ajustes'

let api: ApiDePrueba
const tokens: Record<string, string> = {}
beforeAll(async () => {
  api = await startApi()
  for (const rol of ['ADMINISTRACION', 'CONTADOR'] as const) tokens[rol] = (await signedIn(api.db, rol)).token
})
afterEach(() => api.db.query('DELETE FROM ajuste'))
afterAll(async () => {
  expect(api.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await api.close()
})

const call = async (nombre: NombreLlamada, wire: Record<string, unknown> = {}, quien = 'ADMINISTRACION') =>
  (await api.call(nombre, wire, { token: tokens[quien] ?? '' })).sobre
const change = (grupo: string, valores: Record<string, string>, version = 0) =>
  call('ajuste_de_debito.actualizarDatos', {
    ...{ grupo, version },
    valoresJSON: JSON.stringify(Object.entries(valores).map(([campo, valor]) => ({ campo, valor }))),
  })
const changeHolidays = (propios: object[], sinEfecto: string[] = [], version = 0) =>
  call('ajuste_de_debito.actualizarFeriados', {
    propiosJSON: JSON.stringify(propios),
    sinEfectoJSON: JSON.stringify(sinEfecto),
    version,
  })
interface Grupo {
  grupo: string
  valores: { campo: string; valor: string }[]
  version: number
  quien: string | null
}
const groupOf = async (grupo: string, quien?: string) => {
  const grupos = (await call('ajuste_de_debito.traerTodos', {}, quien)).datos as Grupo[]
  expect(grupos.map((one) => one.grupo)).toEqual([...GRUPOS_DE_DEBITO])
  const found = grupos.find((one) => one.grupo === grupo)
  return {
    ...found,
    valores: Object.fromEntries(found?.valores.map(({ campo, valor }) => [campo, valor]) ?? []),
  }
}

test('a real register has nothing of what the banks give', async () => {
  expect(await groupOf('bse', 'CONTADOR')).toMatchObject({
    ...{ version: 0, cambiado: null, quien: null },
    valores: {
      ...{ 'ca.empresa': '', 'ca.servicio': '', 'cc.empresa': '', 'cc.servicio': '' },
      ...{ cbu: 'cbu', finDeLinea: 'CRLF' },
    },
  })
  expect((await call('ajuste_de_debito.traerFeriados', {}, 'CONTADOR')).datos).toEqual({
    ...{ propios: [], sinEfecto: [], version: 0, cambiado: null, quien: null },
  })
  expect((await readAjustesDeDebito(api.db)).bancos.icbc).toEqual({
    ...{ cuit: '', prestacion: '', perfilImporte: '14', vencimiento: '0' },
  })
})

describe('a group', () => {
  test('keeps what was set beside what was set before, and rounds read it at once', async () => {
    expect(
      await change('bse', { 'cc.empresa': '9001', 'cc.servicio': ' 001 ', finDeLinea: 'LF' }),
    ).toMatchObject({
      estado: 1,
      datos: { version: 1 },
    })
    expect(await change('bse', { 'ca.empresa': '9002' }, 1)).toMatchObject({ datos: { version: 2 } })
    expect(await groupOf('bse')).toMatchObject({
      ...{ version: 2, quien: 'Nélida Prueba' },
      valores: { 'cc.empresa': '9001', 'cc.servicio': '001', 'ca.empresa': '9002', finDeLinea: 'LF' },
    })
    expect((await readAjustesDeDebito(api.db)).bancos.bse).toEqual({
      ...{ 'ca.empresa': '9002', 'ca.servicio': '', 'cc.empresa': '9001', 'cc.servicio': '001' },
      ...{ cbu: 'cbu', finDeLinea: 'LF' },
    })
  })

  test('what the bank reads in capitals is kept so, and a CUIT without hyphens', async () => {
    expect(await change('icbc', { cuit: '30-99999999-5', prestacion: 'cuota año' })).toMatchObject({
      estado: 1,
    })
    expect(await groupOf('icbc')).toMatchObject({ valores: { cuit: '30999999995', prestacion: 'CUOTA ANO' } })
  })

  test('names every fault by its field and keeps nothing', async () => {
    expect(
      await change('icbc', { cuit: '30999999994', prestacion: 'CUOTA SOCIAL', perfilImporte: '10' }),
    ).toMatchObject({
      estado: 0,
      mensaje: 'El CUIT/CUIL no es correcto: revise sus 11 cifras',
      errores: {
        cuit: 'El CUIT/CUIL no es correcto: revise sus 11 cifras',
        prestacion: 'Hasta 10 letras sin signos especiales',
      },
    })
    expect(await groupOf('icbc')).toMatchObject({ version: 0, valores: { perfilImporte: '14' } })
  })

  test('takes only its own settings', async () => {
    for (const [grupo, campo] of [
      ['bse', 'prestacion'],
      ['41', 'ca.empresa'],
      ['icbc', '__proto__'],
    ] as const)
      expect(await change(grupo, { [campo]: '1' })).toMatchObject({
        estado: 0,
        mensaje: 'Ese ajuste no existe',
      })
    expect(await change('otro', {})).toMatchObject({ estado: 0, mensaje: 'Esos ajustes no existen' })
  })

  test('each form collects what is set for it alone', async () => {
    await change('5', { mesesAtrasados: '2', conceptos: 'true', cuotasDePlan: 'hastaElMes' })
    await api.db.query(`INSERT INTO ajuste (clave, valor) VALUES ('aniosDeuda', '7')`)
    const { formas, aniosDeuda } = await readAjustesDeDebito(api.db)
    expect(aniosDeuda).toBe(7)
    expect(formas[5]).toMatchObject({ mesesAtrasados: 2, conceptos: true, cuotasDePlan: 'hastaElMes' })
    expect(formas[6]).toMatchObject({ mesesAtrasados: 0, conceptos: false, cuotasDePlan: 'no' })
  })

  test('two administrators at once: one is kept, the other is told by whom', async () => {
    const answers = await Promise.all([
      change('bse', { 'ca.empresa': '1111' }),
      change('bse', { 'ca.empresa': '2222' }),
    ])
    expect(answers.map(({ estado }) => estado).toSorted()).toEqual([0, 1])
    expect(answers.find(({ estado }) => estado === 0)?.mensaje).toMatch(
      /^Los cambió Nélida Prueba el .*Revise los valores actuales/,
    )
    // Another group is nobody's business.
    expect(await change('icbc', { prestacion: 'CUOTA' })).toMatchObject({ estado: 1 })
  })

  test('the same again changes nothing', async () => {
    await change('icbc', { prestacion: 'CUOTA' })
    expect(await change('icbc', { prestacion: ' cuota ' }, 1)).toMatchObject({ datos: { version: 1 } })
  })
})

describe('holidays', () => {
  const puente = { fecha: '2026-12-07', nombre: ' Puente turístico ' }
  test('are kept in their order, and move the due dates that rounds read', async () => {
    const local = { fecha: '2026-07-25', nombre: 'Fundación' }
    expect(await changeHolidays([puente, local], ['2026-11-06', '2026-11-06'])).toMatchObject({ estado: 1 })
    const kept = { propios: [local, { ...puente, nombre: 'Puente turístico' }], sinEfecto: ['2026-11-06'] }
    expect((await call('ajuste_de_debito.traerFeriados')).datos).toMatchObject({ ...kept, version: 1 })
    expect((await readAjustesDeDebito(api.db)).feriados).toEqual(kept)
  })

  test('one day stands once, and only national ones lose their effect', async () => {
    expect(await changeHolidays([puente, puente])).toMatchObject({
      errores: { propiosJSON: 'El 07/12/2026 está dos veces' },
    })
    expect(await changeHolidays([], ['2026-12-07'])).toMatchObject({
      errores: { sinEfectoJSON: 'El 07/12/2026 no es un feriado nacional' },
    })
    expect(await changeHolidays([{ fecha: '2026-02-30', nombre: 'No' }])).toMatchObject({ estado: 0 })
    expect(await changeHolidays([{ fecha: '2026-12-07', nombre: ' ' }])).toMatchObject({ estado: 0 })
    expect((await call('ajuste_de_debito.traerFeriados')).datos).toMatchObject({ version: 0 })
  })

  test('a change since they were read refuses the next', async () => {
    await changeHolidays([puente])
    expect(await changeHolidays([])).toMatchObject({ estado: 0 })
  })
})

test('the audit trail says in words what was changed, and nothing else', async () => {
  await change('bse', { 'ca.empresa': '9002', cbu: 'ceros', finDeLinea: 'CRLF' })
  await changeHolidays([{ fecha: '2026-12-07', nombre: 'Puente' }])
  const trail = await call('auditoria.traerTodos', { entidad: 'ajuste_de_debito' })
  const told = (
    trail.datos as { que: string; cambios: { campo: string; antes: string; despues: string }[] }[]
  ).map(({ cambios }) => cambios.map(({ campo, antes, despues }) => [campo, antes, despues]))
  expect(told[0]).toEqual([['Feriados agregados', '', '07/12/2026 Puente']])
  expect(told[1]?.toSorted()).toEqual([
    ['BSE: CBU en el archivo', 'El CBU de cada cuenta', 'Ceros: la cuenta va por sucursal y número'],
    ['BSE: Código de empresa, CA', 'sin cargar', '9002'],
  ])
})
