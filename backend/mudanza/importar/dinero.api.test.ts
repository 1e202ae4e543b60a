import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { PADRON_BASE } from '@/backend/prueba/importar/muestra'
import { Mesa, muestra, planilla } from '@/backend/prueba/mudanza/planillas'
import { readSaldo } from '@/backend/tesoreria/ledger/saldo'
import { verificar } from '@/backend/verificar/verificar'

let api: ApiDePrueba
let mesa: Mesa

beforeAll(async () => {
  api = await startApi()
  mesa = new Mesa(api, (await signedIn(api.db, 'ADMINISTRACION')).token)
  for (const { matricula, dni } of PADRON_BASE) await addMember(api.db, { matricula, dni })
})
afterAll(() => api.close())

const idOf = async (matricula: number): Promise<number> => {
  const [row] = await api.db.query<{ id: number }>('SELECT id FROM matriculado WHERE matricula = $1', [
    matricula,
  ])
  return row?.id ?? 0
}
const pending = (matricula: number) =>
  api.db.query<{ nombre: string; monto: bigint; anio: number; mes: number }>(
    `SELECT c.nombre, c.monto, c.anio, c.mes FROM cargo c JOIN matriculado m ON m.id = c.matriculado_id
     WHERE m.matricula = $1 AND c.anulado_en IS NULL AND c.linea_id IS NULL ORDER BY c.anio, c.mes, c.id`,
    [matricula],
  )
const faults = async () =>
  (await verificar(api.db)).flatMap(({ regla, ejemplos }) => ejemplos.map((one) => `${regla}: ${one}`))
test('balances: what is owed becomes a charge of before, what is in favour credit, and both can be taken back', async () => {
  const { importacionID } = await mesa.subir('saldosIniciales', muestra('08-saldos-iniciales.ods'))
  expect((await mesa.datos(importacionID)).lectura.fijos).toEqual([{ campo: 'fecha', valor: '2026-10-31' }])
  expect((await mesa.revisar(importacionID)).importacion.cuentas).toMatchObject({
    ...{ nuevas: 22, iguales: 0, rehusadas: 3, monto: 392_087.05 },
    avisos: [expect.stringContaining('es el de todas las filas')],
  })
  await mesa.importar(importacionID)
  expect(await pending(1001)).toEqual([
    { nombre: 'Saldo inicial al 31/10/2026', monto: 1_234_500n, anio: 2026, mes: 10 },
  ])
  expect(await readSaldo(api.db, await idOf(1006))).toBe(1_728_325n)
  expect(await faults()).toEqual([])

  const again = await mesa.subir('saldosIniciales', muestra('08-saldos-iniciales.ods'))
  expect((await mesa.revisar(again.importacionID)).importacion.cuentas).toMatchObject({
    nuevas: 0,
    iguales: 22,
  })

  // Who pays what was brought keeps it, and what is left of the sheet goes.
  const [owed] = await api.db.query<{ id: number }>(
    `SELECT c.id FROM cargo c WHERE c.matriculado_id = $1 AND c.importacion_id IS NOT NULL`,
    [await idOf(1001)],
  )
  const detallePagosJSON = JSON.stringify([{ id: owed?.id, tipoPagoID: 1, monto: 12_345 }])
  const paid = await mesa.call('pago.realizarPagoEfectivo', { detallePagosJSON, fechaPago: '2026-11-20' })
  expect(paid.sobre).toMatchObject({ estado: 1 })
  expect(await mesa.ask('importacion.simularDeshacer', { importacionID, nroPagina: 1 })).toMatchObject({
    ...{ cantidad: 21, quedan: 1 },
    filas: [{ fila: 4, detalle: 'Ya se pagó' }],
  })
  await mesa.deshacer(importacionID)
  expect(await pending(1002)).toEqual([])
  expect(await readSaldo(api.db, await idOf(1006))).toBe(0n)
  expect(await faults()).toEqual([])
})

test('months that are owed are charged once, by the state and cover of their day, and no figure takes them for ours', async () => {
  const { importacionID } = await mesa.subir('deudaMeses', muestra('06-deuda-por-mes.xlsx'))
  expect((await mesa.revisar(importacionID)).importacion.cuentas).toMatchObject({
    ...{ nuevas: 30, rehusadas: 7, salteadas: 1, monto: 342_696.6 },
    avisos: [expect.stringContaining('lo aceptado suma')],
  })
  await mesa.importar(importacionID)
  expect(await pending(1005)).toEqual([
    { nombre: 'Matrícula ACTIVO 09/2025', monto: 974_430n, anio: 2025, mes: 9 },
    { nombre: 'Matrícula ACTIVO 10/2025', monto: 1_122_570n, anio: 2025, mes: 10 },
    { nombre: 'Matrícula ACTIVO 09/2026', monto: 1_270_710n, anio: 2026, mes: 9 },
  ])
  const rows = await mesa.ask('pago.traerCuentaCorriente', {
    ...{ matriculadoID: await idOf(1005), desde: '2020-01-01', hasta: '2100-01-01' },
    ...{ traerMatriculas: true, traerConceptos: true, traerPP: true },
  })
  expect(JSON.stringify(rows)).toContain('Importado de «06-deuda-por-mes.xlsx»: Matrícula ACTIVO 09/2025')
  const rates = await mesa.ask('estadisticas.traerCobrabilidad', { fecha: '2025-09-01' })
  expect(JSON.stringify(rates)).not.toContain('9744.3')
  expect(await faults()).toEqual([])

  const wrong = await mesa.subir(
    'deudaMeses',
    planilla('otra.csv', 'Matrícula;Mes;Año;Importe', '1005;9;2025;1,00'),
  )
  expect((await mesa.revisar(wrong.importacionID)).importacion.cuentas).toMatchObject({
    nuevas: 0,
    rehusadas: 1,
  })
  const told = await mesa.ask('importacion.traerRenglones', {
    ...{ importacionID: wrong.importacionID, que: 'rehusada', nroPagina: 1 },
  })
  expect(JSON.stringify(told)).toContain('En el registro 09/2025 de la matrícula 1005 se debe por')
  await mesa.deshacer(importacionID)
  expect(await pending(1005)).toEqual([])
  expect(await faults()).toEqual([])
})

test('a wide sheet brings the months that its letters say, at the price of its row', async () => {
  const { importacionID } = await mesa.subir('deudaMeses', muestra('07-cuotas-2025-ancho.xlsx'))
  await mesa.leer(importacionID, {
    respuestas: [
      { campo: 'celdas', valor: 'P', respuesta: 'pagado' },
      { campo: 'celdas', valor: 'D', respuesta: 'debe' },
      { campo: 'celdas', valor: 'X', respuesta: 'no corresponde' },
    ],
  })
  expect((await mesa.revisar(importacionID)).importacion.cuentas).toMatchObject({
    ...{ nuevas: 16, registros: 70, rehusadas: 2, monto: 681_700 },
  })
  await mesa.importar(importacionID)
  expect((await pending(1013)).map(({ mes, monto }) => [mes, monto])).toEqual([
    [2, 900_000n],
    [7, 1_001_250n],
    [9, 1_000_000n],
    [11, 1_050_000n],
  ])
  expect(await faults()).toEqual([])
})

test('a later file with the same titles is read alike, but for its own year, prices and day', async () => {
  const wide = (anio: number) =>
    planilla(
      `cuotas-${anio}.csv`,
      ...[`CUOTAS ${anio};;;;;`, 'Mat;Nombre;Ene;Feb;Mar;Notas', ';PRECIO;100,00;100,00;100,00;'],
      ...['1013;Vélez;D;P;D;', '1014;Ruiz;P;P;D;'],
    )
  const first = await mesa.subir('deudaMeses', wide(2023))
  expect((await mesa.datos(first.importacionID)).lectura.columnas.slice(2, 5)).toEqual([
    ...['mes:2023-01', 'mes:2023-02', 'mes:2023-03'],
  ])
  await mesa.revisar(first.importacionID)
  const second = await mesa.datos((await mesa.subir('deudaMeses', wide(2024))).importacionID)
  expect(second.mapeo).not.toBeNull()
  expect(second.lectura.columnas.slice(2, 5)).toEqual(['mes:2024-01', 'mes:2024-02', 'mes:2024-03'])

  const balances = (dia: string) =>
    planilla('saldos.csv', `Saldos al ${dia};;`, 'Mat;Debe;A favor', '1015;10,00;', '1016;20,00;')
  await mesa.revisar((await mesa.subir('saldosIniciales', balances('31/08/2026'))).importacionID)
  const later = await mesa.datos((await mesa.subir('saldosIniciales', balances('30/09/2026'))).importacionID)
  expect(later.mapeo).not.toBeNull()
  expect(later.lectura.fijos).toEqual([{ campo: 'fecha', valor: '2026-09-30' }])
})

test.each([
  ['2199-12-31', 'Fecha del saldo: 31/12/2199 es posterior a hoy'],
  ['mañana', 'Fecha del saldo: «mañana» no es una fecha'],
  ['', 'Falta decir: Fecha del saldo'],
])('a day of the balances that is none, %s, is refused before anything is judged', async (valor, mensaje) => {
  const archivo = planilla(`saldos${valor}.csv`, 'Mat;Debe', '1015;10,00', '1016;20,00')
  const { importacionID } = await mesa.subir('saldosIniciales', archivo)
  await mesa.leer(importacionID, { fijos: [{ campo: 'fecha', valor }] })
  const { sobre } = await mesa.call('importacion.revisar', { importacionID })
  expect(sobre).toMatchObject({ estado: 0, mensaje })
})

test('a concept that is none is no month and no charge, whatever was answered', async () => {
  const archivo = planilla('conceptos.csv', 'Mat;Período;Concepto;Importe', '1015;05/2025;Rifa;10,00')
  const { importacionID } = await mesa.subir('deudaMeses', archivo)
  await mesa.leer(importacionID, {
    respuestas: [{ campo: 'concepto', valor: 'Rifa', respuesta: 'Lo que no hay' }],
  })
  expect((await mesa.revisar(importacionID)).importacion.cuentas).toMatchObject({ nuevas: 0, registros: 0 })
})

test('who may not move money brings none', async () => {
  const { token } = await signedIn(api.db, 'ADMINISTRATIVO')
  const archivo = muestra('08-saldos-iniciales.ods')
  const { http, sobre } = await api.call(
    'importacion.subir',
    { destino: 'saldosIniciales' },
    { token, archivo },
  )
  expect([http, sobre.estado]).toEqual([403, 0])
})
