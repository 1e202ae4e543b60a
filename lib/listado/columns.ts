import type { listadoMatriculados } from '@/contract/listado'
import { type Columna as Campo, NOMBRES_DE_COLUMNA } from '@/domain/listado'
import type { LeidoDe } from '@/lib/api/result'
import type { Columna } from '@/domain/spreadsheets/column'

export type Fila = LeidoDe<typeof listadoMatriculados>[number]

const ANCHOS: Readonly<Partial<Record<Campo, number>>> = {
  nombre: 34,
  email: 30,
  cobertura: 26,
  especialidades: 40,
  formaPago: 22,
}

/** A column of the spreadsheet; numbers and amounts are numbers there. */
export function sheetColumn(campo: Campo): Columna<Fila> {
  const ancho = ANCHOS[campo]
  const common = { titulo: NOMBRES_DE_COLUMNA[campo], ...(ancho === undefined ? {} : { ancho }) }
  if (campo === 'matricula' || campo === 'dni')
    return { ...common, tipo: 'entero', valor: (fila) => fila[campo] }
  if (campo === 'deuda') return { ...common, tipo: 'dinero', valor: (fila) => fila[campo] }
  return { ...common, tipo: 'texto', valor: (fila) => fila[campo] }
}
