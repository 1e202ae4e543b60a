import { afterAll, beforeAll, expect, test } from 'vitest'
import { cobroOf, openCaja, type Caja } from '@/backend/prueba/tesoreria/caja'
import { INGRESO } from '@/domain/medio-de-ingreso'
import { endOfMonth, today } from '@/domain/fechas'
import { medioDeIngreso } from '@/domain/recibo'

let caja: Caja
beforeAll(async () => {
  caja = await openCaja()
})
afterAll(() => caja.close())

interface Fila {
  id: number
  nroRecibo: number
  fecha: string
  matriculadoID: number
  mp: string
  total: number
  anulado: string | null
  motivo: string | null
  lugar?: string
}
interface Pagina {
  cantidad: number
  cobrado: number
  anulado: number
  aplicado: number
  filas: Fila[]
}
const list = async (wire: object = {}): Promise<Pagina> => {
  const { sobre } = await caja.call('recibo.traerTodos', { nroPagina: 1, ...wire })
  expect(sobre).toMatchObject({ estado: 1 })
  return sobre.datos as Pagina
}
const idsOf = ({ filas }: Pick<Pagina, 'filas'>) => filas.map(({ id }) => id)

/** A payment of each of so many members, the last first. */
async function payEach(cantidad: number, fechaPago: string) {
  const pagos = []
  for (let i = 0; i < cantidad; i++) {
    const { id, owed } = await caja.memberOwing(1)
    pagos.unshift({ de: id, ...cobroOf(await caja.pay(owed, { fechaPago })) })
  }
  return pagos
}

test('receipts are found by days, number, person and means, the newest first, with what they come to', async () => {
  const pagos = await payEach(3, '2026-03-05')
  const [last, middle] = pagos
  const marzo = { desde: '2026-03-01', hasta: '2026-03-31' }
  const all = await list(marzo)
  expect(idsOf(all)).toEqual(pagos.map(({ pagoID }) => pagoID))
  const total = all.filas.reduce((sum, fila) => sum + fila.total, 0)
  expect(all).toMatchObject({ cantidad: 3, cobrado: total, anulado: 0, aplicado: 0 })
  expect(all.filas[0]).toMatchObject({
    matriculadoID: last?.de,
    mp: 'Efectivo',
    fecha: '2026-03-05',
    anulado: null,
  })
  expect(idsOf(await list({ ...marzo, hasta: '2026-03-04' }))).toEqual([])
  expect(idsOf(await list({ numero: Number(middle?.nroRecibo) }))).toEqual([middle?.pagoID])
  expect(idsOf(await list({ ...marzo, medio: 'debito41' }))).toEqual([])
  expect(idsOf(await list({ ...marzo, medio: 'efectivo', orden: 'nroRecibo asc' }))).toEqual(
    pagos.map(({ pagoID }) => pagoID).reverse(),
  )
  const [member] = await caja.db.query<{ matricula: number }>(
    'SELECT matricula FROM matriculado WHERE id = $1',
    [last?.de],
  )
  expect(idsOf(await list({ nombre: String(member?.matricula) }))).toEqual([last?.pagoID])
  expect(idsOf(await list({ ...marzo, nombre: 'nadie se llama asi' }))).toEqual([])
})

test('an annulled receipt keeps its number and its place, and is found by the day it was given back', async () => {
  const pagos = await payEach(2, '2026-04-05')
  const [annulled, kept] = pagos
  await caja.call('pago.anular', { pagoID: annulled?.pagoID, motivo: 'Cobrado dos veces' })
  const abril = { desde: '2026-04-01', hasta: '2026-04-30' }
  const all = await list(abril)
  expect(all).toMatchObject({ cantidad: 2, anulado: all.filas[0]?.total })
  expect(all.filas[0]).toMatchObject({ id: annulled?.pagoID, motivo: 'Cobrado dos veces' })
  expect(idsOf(await list({ ...abril, estado: 'vigente' }))).toEqual([kept?.pagoID])
  expect(idsOf(await list({ ...abril, estado: 'anulado' }))).toEqual([annulled?.pagoID])
  expect(idsOf(await list({ ...abril, estado: 'devuelto' }))).toEqual([])
  const hoy = { desde: today(), hasta: today(), estado: 'devuelto' }
  expect(idsOf(await list(hoy))).toEqual([annulled?.pagoID])
})

test('what came in of a month by a means is what its receipts come to, annulled later or not', async () => {
  await payEach(2, '2026-02-05')
  const { sobre } = await caja.call('estadisticas.traerIngresosPorMedio', {
    desde: '2026-02-01',
    hasta: '2026-05-31',
  })
  const rows = sobre.datos as { anio: number; mes: number; medio: number; monto: number }[]
  const paid = rows.filter(({ medio, monto }) => medio !== INGRESO.devuelto && monto > 0)
  expect(paid.length).toBeGreaterThan(0)
  for (const { anio, mes, medio, monto } of paid) {
    const desde = `${anio}-${String(mes).padStart(2, '0')}-01`
    const { cobrado } = await list({ desde, hasta: endOfMonth(desde), medio: medioDeIngreso(medio) })
    expect([desde, medio, cobrado]).toEqual([desde, medio, monto])
  }
})

test('a file goes on from the place that the last row told, whoever pays meanwhile', async () => {
  const pagos = await payEach(3, '2026-05-05')
  const lot = async (wire: object) => {
    const { sobre } = await caja.call('recibo.traerLote', {
      desde: '2026-05-01',
      hasta: '2026-05-31',
      ...wire,
    })
    return sobre.datos as Fila[]
  }
  const first = await lot({ cantidad: 2 })
  await payEach(1, '2026-05-06')
  const second = await lot({ cantidad: 2, lugar: first[1]?.lugar })
  expect([...first, ...second].map(({ id }) => id)).toEqual(pagos.map(({ pagoID }) => pagoID))
})

test('each line of a receipt in the account has its number', async () => {
  const { id, owed } = await caja.memberOwing(2)
  const { nroRecibo } = cobroOf(await caja.pay(owed))
  const rows = (await caja.account(id)) as { tipoMov: string | null; nroRecibo?: number }[]
  expect(rows.flatMap((row) => (row.tipoMov === 'Ingreso' ? row.nroRecibo : []))).toEqual([
    Number(nroRecibo),
    Number(nroRecibo),
  ])
  expect(rows.find(({ tipoMov }) => tipoMov === 'Egreso')).not.toHaveProperty('nroRecibo')
})
