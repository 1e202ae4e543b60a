import { expect, test, vi } from 'vitest'
import * as XLSX from 'xlsx'
import { fileMaker } from '@/components/descarga/file-maker'
import type { Tabla } from '@/components/descarga/pedido'
import { cobrosPorResolver } from '@/contract/listas/cobros-por-resolver'
import { debitosDeRonda } from '@/contract/listas/debitos-de-ronda'
import type { Listado } from '@/contract/listas/declaracion'
import { enLinea } from '@/contract/listas/en-linea'
import { rendicion } from '@/contract/listas/rendicion'
import { rondas } from '@/contract/listas/rondas'
import { centavos } from '@/domain/dinero'
import type { Renglon } from '@/lib/descarga/renglon'

vi.mock('server-only', () => ({}))

const { PLANILLAS } = await import('@/lib/descarga/listados')

type Lector = Parameters<(typeof PLANILLAS)[number]['recorrer']>[0]

/** A server whose every read answers these rows. */
const answering = (datos: readonly object[]): Lector =>
  // oxlint-disable-next-line typescript/require-await -- a reader that always has its answer
  async function* () {
    return { ok: true, datos, total: datos.length }
  } as unknown as Lector

/** What the file that a person downloads says in its row of totals, by the headings. */
async function totalsOf(walk: AsyncGenerator<Renglon, void>, columnas: Tabla['columnas']) {
  const maker = fileMaker({ de: '', titulo: 'Prueba', columnas, formato: 'xlsx' })
  for await (const line of walk) if ('filas' in line) maker.add(line.filas)
  const blob = await maker.finish()
  const { Sheets } = XLSX.read(await blob.arrayBuffer())
  const rows = XLSX.utils.sheet_to_json<unknown[]>(Sheets['Prueba'] ?? {}, { header: 1 })
  const heads = rows.find((row) => row.includes(columnas[0]?.titulo)) ?? []
  const last = rows.at(-1) ?? []
  const sums: Record<string, number> = {}
  for (const [at, head] of heads.entries()) {
    const sum = last[at]
    if (last.includes('Total') && typeof sum === 'number') sums[String(head)] = sum
  }
  return sums
}

const totalsOfList = async ({ declaracion, planilla }: Listado, filas: readonly object[]) => {
  const one = PLANILLAS.find(({ listado }) => listado.declaracion.clave === declaracion.clave)
  return one && (await totalsOf(one.recorrer(answering(filas), {}), planilla))
}

const monto = (pesos: number) => centavos(BigInt(pesos) * 100n)

test('of online payments what came in is added up, not what was only begun', async () => {
  const states = ['aprobado', 'abierto', 'cancelado', 'vencido', 'devuelto', 'aprobado']
  const filas = states.map((estado, id) => ({ id, estado, total: monto(100) }))
  expect(await totalsOfList(enLinea, filas)).toEqual({ COBRADO: 200 })
})

test('of a round what goes to the bank is added up, without those taken out', async () => {
  const filas = [
    { id: 1, importe: monto(100), sacada: null, respuesta: { cobrado: monto(60) } },
    { id: 2, importe: monto(100), sacada: 'Pagó en caja', respuesta: null },
  ]
  expect(await totalsOfList(debitosDeRonda, filas)).toEqual({ 'SE DEBITA': 100, COBRADO: 60 })
})

test('a report counts what another one had already no second time', async () => {
  const line = { linea: 1, importe: monto(100), pedido: monto(100), resultado: 1, cobrado: true }
  const filas = [
    { ...line, id: 1, repetida: false },
    { ...line, id: 2, repetida: true },
    { ...line, id: 3, repetida: false, cobrado: false, resultado: -1 },
  ]
  expect(await totalsOfList(rendicion, filas)).toEqual({ 'SE CUENTA': 100 })
})

test('trials beside rounds, and money taken back beside money that came, are not added up', async () => {
  const ronda = { id: 1, forma: 2, mes: 10, anio: 2026, estado: 'deshecha', total: monto(100) }
  expect(await totalsOfList(rondas, [ronda])).toEqual({})
  const cobro = { id: 1, importe: monto(100), reversa: true, estado: 'abierto' }
  expect(await totalsOfList(cobrosPorResolver, [cobro])).toEqual({})
})
