import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { openRegister } from '@/backend/cli/abrir'
import { OperatorError } from '@/backend/cli/environment'
import { isOfPeople, readRegistro } from '@/backend/db/registro'
import { readVivos } from '@/backend/padron/fallecidos/muestra'
import { readMiembros } from '@/backend/padron/refeps/aqui'
import { plantLista, TITULOS_DE_LISTA } from '@/domain/fallecidos/muestra'
import { today } from '@/domain/fechas'
import { plantExtracto, TITULOS_DE_MUESTRA } from '@/domain/refeps/muestra'
import type { Columna } from '@/domain/spreadsheets/column'
import { csvHead, csvRows } from '@/domain/spreadsheets/csv'

type Renglon = readonly (string | number)[]

async function writeSheet(file: string, titulos: readonly string[], rows: readonly Renglon[]): Promise<void> {
  const columnas = titulos.map((titulo, at): Columna<Renglon> => ({
    ...{ titulo, tipo: 'texto' },
    valor: (fila) => String(fila[at] ?? ''),
  }))
  await writeFile(file, csvHead(columnas) + csvRows(columnas, rows))
  console.log(`${rows.length} filas en ${file}`)
}

/**
 * Writes an extract of the demonstration with differences of every class, to try the control with REFEPS, and a list of
 * deaths of which one is wrong.
 */
export async function run({ a, fallecidos }: { a?: string; fallecidos?: string }): Promise<number> {
  const register = await openRegister('muestra de REFEPS')
  try {
    if (isOfPeople((await readRegistro(register.db))?.clase))
      throw new OperatorError('El extracto de muestra es de la demostración: un registro real no da ninguno.')
    const rows = plantExtracto(await readMiembros(register.db, today()))
    const deaths = plantLista(await readVivos(register.db), today())
    if (!rows || !deaths)
      throw new OperatorError('La demostración tiene pocos matriculados para plantar diferencias.')
    await writeSheet(resolve(a ?? 'refeps-muestra.csv'), TITULOS_DE_MUESTRA, rows)
    await writeSheet(resolve(fallecidos ?? 'fallecidos-muestra.csv'), TITULOS_DE_LISTA, deaths)
    return 0
  } finally {
    await register.close()
  }
}
