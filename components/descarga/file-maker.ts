import type { DescargaPedida } from '@/components/descarga/pedido'
import type { Centavos } from '@/domain/dinero'
import type { FilaDescarga } from '@/lib/descarga/renglon'
import type { Columna } from '@/domain/spreadsheets/column'
import { csvHead, csvRows } from '@/domain/spreadsheets/csv'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export interface FileMaker {
  add: (filas: readonly FilaDescarga[]) => void
  finish: () => Promise<Blob>
}

export const fileMaker = (pedido: DescargaPedida): FileMaker =>
  pedido.formato === 'csv' ? csvMaker(columnsOf(pedido)) : xlsxMaker(pedido)

/** Each piece goes to the browser at once, so that the rows do not gather here. */
function csvMaker(columnas: readonly Columna<FilaDescarga>[]): FileMaker {
  const parts = [new Blob([csvHead(columnas)])]
  return {
    add: (filas) => parts.push(new Blob([csvRows(columnas, filas)])),
    finish: () => Promise.resolve(new Blob(parts, { type: 'text/csv;charset=utf-8' })),
  }
}

function xlsxMaker(pedido: DescargaPedida): FileMaker {
  const columnas = columnsOf(pedido)
  const todas: FilaDescarga[] = []
  return {
    add: (filas) => todas.push(...filas),
    finish: async () => {
      const { writeXlsx } = await import('@/domain/spreadsheets/sheet')
      const { titulo, datos, ajena } = pedido
      return new Blob([writeXlsx({ titulo, datos, ajena, columnas, filas: todas })], { type: XLSX })
    },
  }
}

/** A value of a wrong kind could not be read, so its cell stays empty. */
const columnsOf = ({ columnas, formato }: DescargaPedida): Columna<FilaDescarga>[] =>
  columnas
    .filter(({ soloExcel }) => !soloExcel || formato === 'xlsx')
    .map(({ id, titulo, tipo, sinTotal }) => {
      switch (tipo) {
        case 'texto':
        case 'fecha':
        case 'instante':
        case 'hora':
          return { titulo, tipo, valor: (fila) => kept(fila[id], 'string') }
        case 'entero':
          return { titulo, tipo, valor: (fila) => kept(fila[id], 'number') ?? kept(fila[id], 'string') }
        case 'dinero':
          return { titulo, tipo, sinTotal, valor: (fila) => kept(fila[id], 'bigint') }
      }
    })

function kept(value: unknown, kind: 'string'): string | null
function kept(value: unknown, kind: 'number'): number | null
function kept(value: unknown, kind: 'bigint'): Centavos | null
function kept(value: unknown, kind: 'string' | 'number' | 'bigint'): unknown {
  return typeof value === kind ? value : null
}
