import { describe, expect, test, vi } from 'vitest'
import { traerOtrosDebitos } from '@/contract/da-listado-envio'
import type { PedidoDeInforme } from '@/domain/informe-de-estadisticas'
import { interpretAnswer } from '@/contract/lectura/envelope'
import { columnsFor } from '@/lib/debitos/columns'
import { reportOf } from '@/lib/estadisticas/reports'
import { cellOf } from '@/domain/spreadsheets/cell'
import type { Columna } from '@/domain/spreadsheets/column'
import { ownColumns } from '@/lib/api/own-columns'

vi.mock('server-only', () => ({}))

type Ask = Omit<Parameters<typeof ownColumns>[0], 'filas' | 'texto'>

/** The sheet of an answer, a row as its headings and values; or why there is none. */
async function sheet(ask: Ask, datos: unknown): Promise<unknown> {
  const texto = JSON.stringify({ estado: 1, mensaje: '', datos })
  const read = await interpretAnswer(ask.llamada, { estado: 200, texto }, 'p', () => undefined)
  if (!read.ok) throw new Error(read.mensaje)
  const made = ownColumns({ ...ask, filas: read.datos as unknown[], texto })
  if ('error' in made) return made.error
  return made.filas.map((fila) =>
    Object.fromEntries(made.columnas.map((columna) => [columna.titulo, shown(columna, fila)])),
  )
}
function shown(columna: Columna<unknown>, fila: unknown): unknown {
  const cell = cellOf(columna, fila)
  return typeof cell === 'object' && cell ? cell.numero : cell
}
function report(pedido: PedidoDeInforme): Ask {
  const informe = reportOf(pedido)
  if (!informe) throw new Error('No hay informe')
  return informe
}

describe('a report of another server keeps what it says', () => {
  test('keys that no column reads are columns of their own, and ours without anything are none', async () => {
    const row = { mes: 1, nombre: 'Enero', monto: '1500.50' }
    for (const informe of ['devengado', 'percibido'] as const)
      expect(await sheet(report({ informe, anio: 2026 }), [row])).toEqual([
        { MES: 'Enero', nombre: 'Enero', monto: '1500.50' },
      ])
    expect(
      await sheet(report({ informe: 'debitos', mes: '2026-10', tipoDebito: 1 }), [
        { matricula: '7', nombre: 'Ñáñez Ana', importe: '900', fecha: '2026-10-05' },
      ]),
    ).toEqual([{ FECHA: 46300, MATRICULA: 7, 'APELLIDO Y NOMBRE': 'Ñáñez Ana', importe: '900' }])
    expect(
      await sheet(report({ informe: 'resumen', mes: '2026-10' }), {
        resumen: [{ concepto: 'Curso', monto: '1500.50' }],
        detallado: [{ fecha: '2026-10-05', monto: 1 }],
      }),
    ).toEqual([{ MONTO: 1500.5, concepto: 'Curso' }])
    expect(
      await sheet(report({ informe: 'cobranzas', desde: '2026-10-01', hasta: '2026-10-31' }), [
        { apellidoNombre: 'Paz Luz', concepto: { id: 3, nombre: 'Curso' }, tipo: 'C', monto: '1' },
      ]),
    ).toEqual([{ MONTO: 1, apellidoNombre: 'Paz Luz', concepto: 'Curso', tipo: 'C' }])
    for (const key of ['apellidoNombre', 'apellido_nombre'])
      expect(
        await sheet(report({ informe: 'especialidades' }), [{ matricula: 7, [key]: 'Paz Luz' }]),
      ).toEqual([{ MATRICULA: 7, [key]: 'Paz Luz' }])
  })

  test('a value that could not be read stands as it was written', async () => {
    expect(
      await sheet(report({ informe: 'debitos', mes: '2026-10', tipoDebito: 1 }), [
        { matricula: 7, monto: '900' },
        { matricula: 'R-8', monto: '$ 12.500' },
      ]),
    ).toEqual([
      { MATRICULA: 7, MONTO: 900, matricula: '7', monto: '900' },
      { MATRICULA: null, MONTO: null, matricula: 'R-8', monto: '$ 12.500' },
    ])
  })

  test('without any amount there is no sheet of blanks, but an error with what was told', async () => {
    expect(
      await sheet(report({ informe: 'debitos', mes: '2026-10', tipoDebito: 1 }), [
        { matricula: 7, nombre: 'Paz Luz', concepto: 'Cuota', pagoID: 12, monto: null },
      ]),
    ).toBe(
      'El servidor no informó ningún importe (MONTO). Lo que informó de cada fila: matricula, nombre, concepto, pagoID, monto.',
    )
    expect(await sheet(report({ informe: 'devengado', anio: 2026 }), [{ mes: 1 }])).toMatch(/ningún importe/)
  })
})

describe('the sheet for an entity', () => {
  const ask: Ask = {
    llamada: traerOtrosDebitos,
    columnas: columnsFor({ anio: 2026, mes: 10 }) as readonly Columna<unknown>[],
    ...{ fijas: true, calladas: ['anio', 'mes'] },
  }
  const DICHA = { matricula: 7, dni: null, cuit: null, apellidoNombre: 'Paz Luz', importe: 900 }

  test('names the receipt by which its report comes back, and only else the row', async () => {
    expect(await sheet(ask, [{ ...DICHA, id: 6, comprobante: 906 }])).toEqual([
      {
        Matrícula: 7,
        DNI: null,
        CUIT: null,
        'Apellido y Nombre': 'Paz Luz',
        Período: '10/2026',
        Importe: 900,
        Comprobante: 906,
        'Importe Cobrado': null,
        Observación: null,
      },
    ])
    expect(await sheet(ask, [{ ...DICHA, id: 6 }])).toMatchObject([{ Comprobante: 6 }])
  })

  test('is refused in words where no amount has the documents’ name, whatever else is told', async () => {
    expect(await sheet(ask, [{ ...DICHA, importe: undefined, monto: '900' }])).toMatch(
      /^El servidor no informó ningún importe \(Importe\)\. .*monto/,
    )
    expect(await sheet(ask, [{ ...DICHA, legajo: 'L-3', mes: 10 }])).toMatchObject([
      { Importe: 900, legajo: 'L-3' },
    ])
  })
})
