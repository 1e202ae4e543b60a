import { renderToBuffer } from '@react-pdf/renderer'
import { beforeAll, expect, test } from 'vitest'
import { registerFuente } from '@/components/documents/fuente'
import { compose } from '@/components/documents/papeles'
import { boardInforme, type DelMes } from '@/components/estadisticas/informe/board-informe'
import { centavos } from '@/domain/dinero'
import { CAMBIOS, TRAMOS } from '@/domain/evolucion'
import { type Mes, monthAt, monthNumber } from '@/domain/fechas'
import { readPaper } from '@/e2e/pasos/papel'

const EMISOR = { consejo: 'Consejo de Médicos', consejoLineas: ['San Martín 450'], verificacion: '' }
const OCTUBRE = { anio: 2026, mes: 10 }
const MESES: Mes[] = Array.from({ length: 12 }, (_, index) => monthAt(monthNumber(OCTUBRE) - 11 + index))

/** What the calls answer for a council with so many means, forms and departments, each under a name so long. */
function delMes(cuantos: number, nombre: string, unidad = 100_000_000n): DelMes {
  const many = Array.from({ length: cuantos }, (_, index) => index + 1)
  const monto = (n: number) => centavos(BigInt(n) * unidad)
  return {
    ingresos: MESES.flatMap((mes) =>
      many.map((medio) => ({
        ...mes,
        ...{ medio, nombre: `${nombre} ${medio}`, monto: monto(medio), anterior: monto(1) },
      })),
    ),
    deuda: TRAMOS.map(({ tramo, nombre: titulo }, index) => ({
      ...{ tramo, nombre: titulo, monto: monto(index + 1), anterior: monto(1) },
    })),
    cobrabilidad: many.map((forma) => ({
      ...{ forma, nombre: `${nombre} ${forma}`, cargado: monto(4), cobrado: monto(3) },
      ...{ cargadoAnterior: monto(2), cobradoAnterior: monto(1) },
    })),
    altas: MESES.flatMap((mes) =>
      CAMBIOS.map((cambio, index) => ({
        ...mes,
        cambio,
        nombre: cambio,
        cantidad: 10 + index,
        anterior: 10,
      })),
    ),
    edades: Array.from({ length: 16 }, (_, index) => ({
      ...{
        desde: 15 + index * 5,
        hasta: 19 + index * 5,
        sexo: 1 + (index % 2),
        cantidad: index,
        anterior: 1,
      },
    })),
    especialidades: many.map((departamentoID) => ({
      ...{ departamentoID, departamento: `${nombre} ${departamentoID}`, provincia: null },
      ...{ cantidad: 5, anterior: 4 },
    })),
  }
}

/** What each page says, in one line. */
const pagesOf = async (leido: DelMes): Promise<string[]> => {
  const { pages } = compose({ tipo: 'informe', datos: boardInforme('2026-10-31', EMISOR, leido) })
  return readPaper(await renderToBuffer(pages)).map((page) =>
    page
      .map(({ texto }) => texto)
      .join(' ')
      .replace(/\s+/g, ' '),
  )
}

beforeAll(() => registerFuente('public'))

test('a month in two pages: what came in, what is owed and what was collected, beside the year before', async () => {
  const [first, second] = await pagesOf(delMes(3, 'Débito'))
  expect(first).toContain('Ingresos del mes $ 6.000.000,00 +100 % sobre un año antes')
  expect(first).toContain('Se debe $ 28.000.000,00 +300 % sobre un año antes')
  expect(first).toContain('Cobrado de lo cargado en el mes 75 % De $ 12.000.000,00')
  expect(first).toContain('En el padrón 15 +50 % sobre un año antes')
  expect(first).toContain('Total $ 72.000.000,00 $ 36.000.000,00 $ 36.000.000,00')
  expect(first).toContain('Deuda al 31/10/2026 por antigüedad')
  expect(second).toContain('Total $ 12.000.000,00 $ 9.000.000,00 75 %')
  expect(second).toMatch(/Página 2 de 2 ?$/)
})

test.each([
  ['nothing at all', delMes(0, '')],
  ['many of everything, under long names', delMes(60, 'Débito automático de la Caja de Previsión del Norte')],
  ['as much money as there may be', delMes(9, 'Débito', 1_000_000_000_000n)],
])('%s is told on two pages too', async (_, leido) => {
  const pages = await pagesOf(leido)
  expect(pages).toHaveLength(2)
  expect(pages[1]).toMatch(/Página 2 de 2 ?$/)
})
