import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { openRegister } from '@/backend/cli/abrir'
import { OperatorError } from '@/backend/cli/environment'
import { isOfPeople, readRegistro } from '@/backend/db/registro'
import { readMiembros } from '@/backend/padron/refeps/aqui'
import { today } from '@/domain/fechas'
import { plantExtracto, TITULOS_DE_MUESTRA } from '@/domain/refeps/muestra'
import type { Columna } from '@/domain/spreadsheets/column'
import { csvHead, csvRows } from '@/domain/spreadsheets/csv'

const COLUMNAS = TITULOS_DE_MUESTRA.map((titulo, at): Columna<readonly (string | number)[]> => ({
  ...{ titulo, tipo: 'texto' },
  valor: (fila) => String(fila[at] ?? ''),
}))

/** Writes an extract of the demonstration with differences of every class, to try the control with REFEPS. */
export async function run({ a }: { a?: string }): Promise<number> {
  const register = await openRegister('muestra de REFEPS')
  try {
    if (isOfPeople((await readRegistro(register.db))?.clase))
      throw new OperatorError('El extracto de muestra es de la demostración: un registro real no da ninguno.')
    const rows = plantExtracto(await readMiembros(register.db, today()))
    if (!rows) throw new OperatorError('La demostración tiene pocos matriculados para plantar diferencias.')
    const file = resolve(a ?? 'refeps-muestra.csv')
    await writeFile(file, csvHead(COLUMNAS) + csvRows(COLUMNAS, rows))
    console.log(`${rows.length} filas en ${file}`)
    return 0
  } finally {
    await register.close()
  }
}
