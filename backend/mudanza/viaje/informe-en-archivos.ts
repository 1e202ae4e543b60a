import { createWriteStream, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Queryable } from '@/backend/db/conexion'
import type { Viaje } from '@/backend/mudanza/viaje/carpeta'
import {
  knownOf,
  listDiferencias,
  listHallazgos,
  readInforme,
  type DiferenciaDeInforme,
  type HallazgoDeInforme,
  type Informe,
} from '@/backend/mudanza/viaje/informe'
import { CIFRAS, decirCifra, PORQUES_DE_CIFRA, type Cifra } from '@/domain/mudanza/cifra'
import { CLASES_DE_DIFERENCIA, QUES } from '@/domain/mudanza/diferencia'
import { nombreDeHallazgo } from '@/domain/mudanza/hallazgo'
import type { Respuestas } from '@/backend/mudanza/viaje/respuestas'
import { centavos, type Centavos } from '@/domain/dinero'
import type { Columna } from '@/domain/spreadsheets/column'
import { streamXlsx } from '@/domain/spreadsheets/xlsx-stream'

/** Writes the report as a sheet for people and as JSON, row by row, and answers it. */
export async function writeInforme(
  db: Queryable,
  viaje: Viaje,
  carpeta: string,
): Promise<{ informe: Informe; archivos: string[] }> {
  const informe = await readInforme(db, viaje)
  const respuestas = await knownOf(db, viaje)
  mkdirSync(carpeta, { recursive: true, mode: 0o700 })
  const put = async (name: string, source: Readable): Promise<string> => {
    const path = join(carpeta, name)
    await pipeline(source, createWriteStream(`${path}.nuevo`, { mode: 0o600 }))
    renameSync(`${path}.nuevo`, path)
    return path
  }
  const lotes = linesOf(db, informe, respuestas)
  const archivos = [
    await put('informe.xlsx', streamXlsx({ titulo: 'Informe de la mudanza', columnas: COLUMNAS, lotes })),
    await put('informe.json', Readable.from(jsonOf(db, informe, respuestas), { objectMode: false })),
  ]
  return { informe, archivos }
}

/** One line of the sheet: of which part of the report it is, and what it says. */
interface Linea {
  parte: string
  matricula?: number | null
  nombre?: string | null
  que?: string
  clase?: string
  cuantos?: number
  viejo?: string | null
  nuevo?: string | null
  importe?: Centavos
  fila?: number | null
  explicacion?: string
}

const COLUMNAS: readonly Columna<Linea>[] = [
  { titulo: 'Parte', tipo: 'texto', ancho: 22, valor: ({ parte }) => parte },
  { titulo: 'Matrícula', tipo: 'entero', valor: ({ matricula }) => matricula },
  { titulo: 'Apellido y nombre', tipo: 'texto', ancho: 32, valor: ({ nombre }) => nombre },
  { titulo: 'Qué', tipo: 'texto', ancho: 40, valor: ({ que }) => que },
  { titulo: 'Por qué', tipo: 'texto', ancho: 30, valor: ({ clase }) => clase },
  { titulo: 'Cuántos', tipo: 'entero', valor: ({ cuantos }) => cuantos },
  { titulo: 'En el sistema anterior', tipo: 'texto', ancho: 36, valor: ({ viejo }) => viejo },
  { titulo: 'En este registro', tipo: 'texto', ancho: 36, valor: ({ nuevo }) => nuevo },
  { titulo: 'Diferencia', tipo: 'dinero', sinTotal: true, valor: ({ importe }) => importe },
  { titulo: 'Renglón', tipo: 'entero', valor: ({ fila }) => fila },
  { titulo: 'Explicación', tipo: 'texto', ancho: 44, valor: ({ explicacion }) => explicacion },
]

async function* linesOf(
  db: Queryable,
  informe: Informe,
  respuestas: Respuestas,
): AsyncGenerator<readonly Linea[]> {
  yield [...summaryOf(informe)]
  for await (const lote of listDiferencias(db, respuestas)) yield lote.map(lineOfDiferencia)
  for await (const lote of listHallazgos(db)) yield lote.map(lineOfHallazgo)
}

function* summaryOf({ resumen, ...informe }: Informe): Generator<Linea> {
  const { pendiente, saldo, faltan, afuera, verificar } = resumen
  yield { parte: 'Resumen', que: 'Matriculados del sistema anterior', cuantos: informe.matriculados }
  yield { parte: 'Resumen', que: 'Iguales en todo', cuantos: informe.iguales }
  yield { parte: 'Resumen', que: 'Diferencias sin explicar', cuantos: informe.sinExplicar }
  yield { parte: 'Resumen', que: 'Dejados afuera', cuantos: afuera.length, viejo: afuera.join(', ') }
  yield {
    parte: 'Resumen',
    que: 'Que faltan en el registro',
    cuantos: faltan.length,
    viejo: faltan.join(', '),
  }
  yield { parte: 'Resumen', que: 'Respuestas que la lectura no trajo', cuantos: resumen.sinLeer }
  for (const [que, { viejo, nuevo }] of [
    ['Total pendiente', pendiente],
    ['Suma de los saldos', saldo],
  ] as const)
    yield {
      parte: 'Resumen',
      que,
      ...{ viejo: pesos(viejo), nuevo: pesos(nuevo), importe: amount(viejo - nuevo) },
    }
  yield* resumen.cifras.map(lineOfCifra)
  for (const { regla, cantidad } of verificar) yield { parte: 'Reglas rotas', que: regla, cuantos: cantidad }
  for (const { nombre, n, importe, sinExplicar } of informe.porQue)
    yield {
      ...{ parte: 'Diferencias por tipo', que: nombre, cuantos: n, importe: amount(importe) },
      explicacion: `${sinExplicar} sin explicar`,
    }
  for (const { nombre, n } of informe.hallazgos)
    yield { parte: 'Hallazgos por tipo', que: nombre, cuantos: n }
  for (const { que, quien, como } of informe.faltantes)
    yield { parte: 'Por completar', que, clase: quien, explicacion: como }
}

const lineOfCifra = ({ que, de, viejo, nuevo, porque }: Cifra): Linea => ({
  ...{ parte: 'Cifras de todos', que: [CIFRAS[que], de].filter(Boolean).join(': ') },
  ...{ clase: PORQUES_DE_CIFRA[porque], viejo: decirCifra(que, viejo), nuevo: decirCifra(que, nuevo) },
})

const amount = (count: number): Centavos => centavos(BigInt(count))
const pesos = (count: number): string => (count / 100).toFixed(2)

const lineOfDiferencia = (row: DiferenciaDeInforme): Linea => ({
  ...{ parte: 'Diferencia', matricula: row.matricula, nombre: row.nombre },
  ...{ que: QUES[row.que], clase: CLASES_DE_DIFERENCIA[row.clase], viejo: row.viejo, nuevo: row.nuevo },
  ...{ importe: row.importe, fila: row.fila },
  explicacion: row.explicada
    ? `${row.explicada.valor}, por ${row.explicada.quien} el ${row.explicada.cuando.slice(0, 10)}`
    : 'sin explicar',
})

const lineOfHallazgo = ({ clase, matricula, nombre, texto }: HallazgoDeInforme): Linea => ({
  ...{ parte: 'Hallazgo', matricula, nombre, que: nombreDeHallazgo(clase), viejo: texto },
})

/** The report with its differences and findings at the end, as they are read. Amounts are centavos. */
async function* jsonOf(db: Queryable, informe: Informe, respuestas: Respuestas): AsyncGenerator<string> {
  yield JSON.stringify(informe, null, 1).slice(0, -2)
  yield* arrayOf('diferencias', listDiferencias(db, respuestas))
  yield* arrayOf('detalleDeHallazgos', listHallazgos(db))
  yield '\n}\n'
}

async function* arrayOf(name: string, lotes: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  yield `,\n "${name}": [`
  let comma = ''
  for await (const lote of lotes) {
    for (const row of lote) {
      yield `${comma}\n  ${JSON.stringify(row, (_key, one: unknown) => (typeof one === 'bigint' ? Number(one) : one))}`
      comma = ','
    }
  }
  yield '\n ]'
}
