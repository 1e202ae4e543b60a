import { afterAll, beforeEach, expect, test } from 'vitest'
import { withTransaction } from '@/backend/db/conexion'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { PADRON_BASE } from '@/backend/prueba/importar/muestra'
import { TIPOS } from '@/backend/prueba/tesoreria/caja'
import { Mesa, muestra, planilla } from '@/backend/prueba/mudanza/planillas'
import { importarPlanilla } from '@/backend/mudanza/importar/importar'
import { nextRecibo } from '@/backend/tesoreria/pago/recibo'
import { verificar } from '@/backend/verificar/verificar'
import { centavos, formatMoney } from '@/domain/dinero'
import { today } from '@/domain/fechas'

let api: ApiDePrueba
let mesa: Mesa

beforeEach(async () => {
  await api?.close()
  api = await startApi()
  mesa = new Mesa(api, (await signedIn(api.db, 'ADMINISTRACION')).token)
  for (const { matricula, dni } of PADRON_BASE) await addMember(api.db, { matricula, dni })
})
afterAll(() => api.close())

const RECIBOS = '09-recibos-1904.xlsx'
const PEDIDO = 'Recibo;Fecha;Matrícula;Concepto;Importe;Estado;Medio'
const file = (...filas: string[]): File => planilla(`pagos-${filas.length}.csv`, PEDIDO, ...filas)

const faults = async () =>
  (await verificar(api.db)).flatMap(({ regla, ejemplos }) => ejemplos.map((one) => `${regla}: ${one}`))
/** What each member owes and has in favour. */
const balances = () =>
  api.db.query(
    `SELECT m.matricula, sum(v.debe - v.haber)::bigint AS saldo FROM movimiento v JOIN matriculado m ON m.id = v.matriculado_id
     GROUP BY 1 HAVING sum(v.debe - v.haber) <> 0 ORDER BY 1`,
  )
const pagos = () =>
  api.db.query<{ numero: string; total: bigint; lineas: number; anulado: boolean; cargos: string | null }>(
    `SELECT nro_recibo_anterior AS numero, p.total, p.anulado_en IS NOT NULL AS anulado, count(l.id)::int AS lineas,
       string_agg(c.nombre, ', ' ORDER BY l.id) AS cargos
     FROM pago p LEFT JOIN linea l ON l.pago_id = p.id LEFT JOIN cargo c ON c.id = l.cargo_id
     GROUP BY p.id ORDER BY p.id`,
  )
const bring = async (archivo: File) => {
  const { importacionID } = await mesa.subir('pagos', archivo)
  const { importacion } = await mesa.revisar(importacionID)
  await mesa.importar(importacionID)
  return { importacionID, cuentas: importacion.cuentas }
}

test('receipts of before come with their numbers and days, move no balance, and go as they came', async () => {
  const { importacionID } = await mesa.subir('pagos', muestra(RECIBOS))
  expect((await mesa.revisar(importacionID)).importacion.cuentas).toMatchObject({
    ...{ nuevas: 20, rehusadas: 4, salteadas: 0, conAviso: 0, registros: 20, monto: 372_504.5 },
  })
  await mesa.importar(importacionID)
  const brought = await pagos()
  expect(brought).toHaveLength(15)
  expect(brought.slice(0, 3)).toMatchObject([
    { numero: '0001-00001201', total: 1_850_000n, lineas: 1, cargos: 'Matrícula ACTIVO 01/2025' },
    { numero: '0001-00001202', total: 1_860_050n },
    {
      ...{ numero: '0001-00001203', total: 3_750_250n, lineas: 2 },
      cargos: 'Matrícula ACTIVO 03/2025, Matrícula ACTIVO 04/2025',
    },
  ])
  expect(brought.filter(({ anulado }) => anulado)).toMatchObject([{ numero: '0001-00001206', lineas: 0 }])
  expect(await balances()).toEqual([])
  expect(await faults()).toEqual([])

  const [marzo] = (
    await mesa.ask<Record<string, number>[]>('estadisticas.traerBalancePercibido', { anio: 2026 })
  ).filter(({ mes }) => mes === 3)
  expect(marzo).toMatchObject({ efectivo: 0, debito: 0, otros: 0, devuelto: 0 })
  expect(marzo?.['anterior']).toBe(marzo?.['total'])
  expect(marzo?.['total']).toBeGreaterThan(0)
  const [julio] = (
    await mesa.ask<Record<string, number>[]>('estadisticas.traerBalancePercibido', { anio: 2026 })
  ).filter(({ mes }) => mes === 7)
  expect(julio).toMatchObject({ anterior: 0, devuelto: 0, total: 0 })
  expect(await mesa.ask('caja.traerPlanilla', { fecha: today(), alcance: 'todas' })).toMatchObject({
    ...{ filas: [], devoluciones: [], total: 0 },
  })
  expect(await mesa.ask('recibo.traerTodos', { nroPagina: 1, numero: '1203' })).toMatchObject({
    filas: [{ reciboAnterior: '0001-00001203', mp: 'Sistema anterior', total: 37_502.5 }],
  })

  const again = await mesa.subir('pagos', muestra(RECIBOS))
  expect((await mesa.revisar(again.importacionID)).importacion.cuentas).toMatchObject({
    ...{ nuevas: 0, iguales: 20, rehusadas: 4 },
  })

  await mesa.deshacer(importacionID)
  expect((await pagos()).filter(({ anulado }) => !anulado)).toEqual([])
  expect(await balances()).toEqual([])
  expect(await faults()).toEqual([])
  expect(
    (await mesa.ask<Record<string, number>[]>('estadisticas.traerBalancePercibido', { anio: 2026 })).every(
      ({ total, devuelto }) => total === 0 && devuelto === 0,
    ),
  ).toBe(true)
  expect(await mesa.ask('caja.traerPlanilla', { fecha: today(), alcance: 'todas' })).toMatchObject({
    total: 0,
  })

  expect((await bring(muestra(RECIBOS))).cuentas).toMatchObject({ nuevas: 20 })
  expect((await pagos()).filter(({ anulado }) => !anulado)).toHaveLength(14)
  expect(await faults()).toEqual([])
})

test('what a receipt paid is closed where it is open, and is owed again once it is taken back', async () => {
  const owed = planilla('debe.csv', 'Matrícula;Período;Importe', '1001;01/2025;100,00', '1001;02/2025;100,00')
  await mesa.entera('deudaMeses', owed)
  const before = await balances()
  const { importacionID } = await bring(
    file(
      'A-1;05/02/2025;1001;Cuota 01/2025;100,00;;Efvo',
      // Of another amount: it is no payment of what is open.
      'A-2;05/03/2025;1001;Cuota 02/2025;60,00;;Transf.',
      'A-3;05/03/2025;1001;Seguro;60,00;;Saldo a favor',
    ),
  )
  expect(await pagos()).toMatchObject([
    { numero: 'A-1', cargos: 'Matrícula ACTIVO 01/2025' },
    { numero: 'A-2', cargos: 'Cuota 02/2025' },
  ])
  const pending = () =>
    api.db.query(
      'SELECT mes FROM cargo WHERE linea_id IS NULL AND anulado_en IS NULL AND en_plan_id IS NULL ORDER BY mes',
    )
  expect(await pending()).toEqual([{ mes: 2 }])
  expect(await balances()).toMatchObject([{ matricula: 1001, saldo: 10_000n }])
  expect(await faults()).toEqual([])
  const [uno] = await api.db.query<{ medio: string; observaciones: string }>(
    `SELECT medio, observaciones FROM pago WHERE nro_recibo_anterior = 'A-1'`,
  )
  expect(uno).toEqual({ medio: 'anterior', observaciones: 'Medio de pago: Efectivo' })
  await mesa.deshacer(importacionID)
  expect(await pending()).toEqual([{ mes: 1 }, { mes: 2 }])
  expect(await balances()).toEqual(before)
  expect(await faults()).toEqual([])
})

test('what says otherwise of a receipt that is there is refused by what is there', async () => {
  await bring(
    file('7;05/02/2025;1001;Cuota 01/2025;100,00;;', '8;06/02/2025;1002;Cuota 01/2025;100,00;Anulado;'),
  )
  const { importacionID } = await mesa.subir(
    'pagos',
    file(
      ...['7;05/02/2025;1001;Cuota 01/2025;90,00;;', '8;06/02/2025;1002;Cuota 01/2025;100,00;;'],
      ...['7;05/02/2025;1003;Cuota 01/2025;100,00;;', '9;06/02/2025;1004;;100,00;;'],
    ),
  )
  expect((await mesa.revisar(importacionID)).importacion.cuentas).toMatchObject({ nuevas: 1, rehusadas: 3 })
  const told = JSON.stringify(await mesa.renglones(importacionID, { que: 'rehusada' }))
  expect(told).toContain(
    `En el registro el recibo 7 es del 05/02/2025, por ${formatMoney(centavos(10_000n))}`,
  )
  expect(told).toContain('En el registro el recibo 8 está anulado')
  expect(told).toContain('El recibo 7 ya está en la fila 2, de otro matriculado')
})

test('who annulled one keeps that, and it is named; a closed day takes none', async () => {
  const { importacionID } = await bring(
    file('7;05/02/2025;1001;Cuota 01/2025;100,00;;', '8;06/02/2025;1002;Cuota 01/2025;100,00;;'),
  )
  const [one] = await api.db.query<{ id: number }>(`SELECT id FROM pago WHERE nro_recibo_anterior = '7'`)
  await mesa.ask('pago.anular', { pagoID: one?.id, motivo: 'No era suyo' })
  expect(await mesa.ask('importacion.simularDeshacer', { importacionID, nroPagina: 1 })).toMatchObject({
    ...{ cantidad: 1, quedan: 1, filas: [{ fila: 2, detalle: 'Ya se anuló' }] },
  })
  await mesa.ask('cierre.mover', { hasta: '2025-02-28', anterior: null })
  await mesa.deshacer(importacionID)
  expect(await faults()).toEqual([])
  const closed = await mesa.subir('pagos', file('9;20/02/2025;1003;Cuota 01/2025;100,00;;'))
  expect((await mesa.revisar(closed.importacionID)).importacion.cuentas).toMatchObject({
    nuevas: 0,
    rehusadas: 1,
  })
  expect(JSON.stringify(await mesa.renglones(closed.importacionID, { que: 'rehusada' }))).toContain(
    'El período está cerrado hasta el 28/02/2025',
  )
})

test('stopped in the middle, each receipt is whole or not begun wrong, and goes on where it stood', async () => {
  const rows = Array.from({ length: 700 }, (_, at) => {
    const { matricula } = PADRON_BASE[Math.trunc(at / 7) % PADRON_BASE.length] ?? { matricula: 1001 }
    const receipt = Math.trunc(at / 7)
    return `B-${receipt + 1};05/02/2025;${matricula};Rifa ${at};${at + 1},00;;`
  })
  const { importacionID } = await mesa.subir('pagos', file(...rows))
  await mesa.revisar(importacionID)
  const tareaID = await mesa.pedir(importacionID)
  await importHalf(tareaID)
  expect((await pagos()).length).toBe(72)
  expect(await faults()).toEqual([])
  await mesa.done(tareaID)
  expect((await pagos()).map(({ lineas }) => lineas)).toEqual(Array.from({ length: 100 }, () => 7))
  expect(await balances()).toEqual([])
  expect(await faults()).toEqual([])
  await mesa.deshacer(importacionID)
  expect((await pagos()).filter(({ anulado }) => !anulado)).toEqual([])
  expect(await balances()).toEqual([])
  expect(await faults()).toEqual([])
})

/** One lot of a job, and no more. */
async function importHalf(tareaID: number): Promise<void> {
  const [tarea] = await api.db.query<Parameters<typeof importarPlanilla.paso>[1]>(
    `SELECT id, pedido, usuario_id AS "usuarioID", hechas, total FROM tarea WHERE id = $1`,
    [tareaID],
  )
  if (!tarea) throw new Error('Sin la tarea')
  await withTransaction(api.db, async (tx) => {
    const hechas = await importarPlanilla.paso(tx, tarea)
    await tx.query('UPDATE tarea SET hechas = hechas + $2 WHERE id = $1', [tareaID, hechas])
  })
}

test('who may not move money brings none', async () => {
  const { token } = await signedIn(api.db, 'ADMINISTRATIVO')
  const { http, sobre } = await api.call(
    'importacion.subir',
    { destino: 'pagos' },
    { token, archivo: muestra(RECIBOS) },
  )
  expect([http, sobre.estado]).toEqual([403, 0])
})

/** A month of this register's own, paid at the counter. */
async function collect(matricula: number): Promise<void> {
  const [member] = await api.db.query<{ id: number }>('SELECT id FROM matriculado WHERE matricula = $1', [
    matricula,
  ])
  await mesa.ask('pago.generarMatriculaAdelantada', { matriculadoID: member?.id, cantidad: 1 })
  const owed = await mesa.ask<{ id: number; tipoPagoID: number; monto: number }[]>(
    'pago.traerPagosPendientes',
    {
      ...{ matriculadoID: member?.id, ...TIPOS, mostrarTodo: true },
    },
  )
  await mesa.ask('pago.realizarPagoEfectivo', {
    ...{ detallePagosJSON: JSON.stringify(owed), fechaPago: '2026-11-21', observaciones: '', nroRecibo: '' },
  })
}

test('ours go on behind the numbers that are written as ours are, and from the beginning again once they are taken back', async () => {
  const next = async () => Number(await nextRecibo(api.db))
  const first = await next()
  const { importacionID } = await bring(
    file(
      '0001-00009999;05/03/2026;1001;Credencial;100;;',
      '00087;05/03/2026;1001;Credencial;100;;',
      '90;06/03/2026;1002;Credencial;100;;',
    ),
  )
  expect(await next()).toBe(91)
  expect(await faults()).toEqual([])
  await mesa.deshacer(importacionID)
  expect(await next()).toBe(first)

  const pending = await mesa.subir('pagos', file('500;05/03/2026;1003;Credencial;100;;'))
  await mesa.revisar(pending.importacionID)
  await collect(1_004)
  await mesa.importar(pending.importacionID)
  expect(await next()).toBe(first + 1)
  expect(await faults()).toEqual([])
})
