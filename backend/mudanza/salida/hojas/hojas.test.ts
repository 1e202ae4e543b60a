import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readBook } from '@/backend/archivo/libro'
import { withTransaction } from '@/backend/db/conexion'
import { createRegistro } from '@/backend/db/registro'
import { librosDe, writeBook } from '@/backend/mudanza/salida/hojas/escribir'
import { HOJAS } from '@/backend/mudanza/salida/hojas/todas'
import { takeOut } from '@/backend/mudanza/salida/llevar'
import { type ApiDePrueba, HOY, startApi } from '@/backend/prueba/api'
import { setScene } from '@/backend/prueba/muestras'
import { destinoDe, type DestinoDeImportacion } from '@/domain/importar/destinos'
import { guess } from '@/domain/importar/adivinar'
import { Evaluador } from '@/domain/importar/evaluador'
import { lineOf } from '@/domain/importar/leer/leido'
import type { Conocido } from '@/domain/importar/reglas/regla'
import type { Lectura } from '@/domain/importar/lectura'
import { PerfilDeLibro } from '@/domain/importar/perfil'
import type { FilaDeLibro, Libro } from '@/domain/libro'

const FORMULA = '=1+1'
/** What importing never takes: a month that was charged ahead. */
const NUNCA = 'periodo.futuro'
/** Fields that a sheet says by others, or that are said once for the whole file. */
const SIN_COLUMNA: Partial<Record<DestinoDeImportacion, readonly string[]>> = {
  matriculados: ['apellidoNombre'],
  deudaMeses: ['mes', 'anio'],
  saldosIniciales: ['saldo', 'lado', 'detalle', 'fecha'],
}

const ALGUIEN = { id: 1, nombre: 'Uno, Alguno', dni: 1_000_000, cuitCuil: null }

interface Leida {
  libro: Libro
  filas: FilaDeLibro[]
}

let api: ApiDePrueba
let folder: string
let parts: Record<string, Uint8Array>
beforeAll(async () => {
  api = await startApi()
  const { matriculadoID } = await setScene(api)
  await api.db.query('UPDATE matriculado SET observaciones = $2 WHERE id = $1', [matriculadoID, FORMULA])
  await withTransaction(api.db, (tx) => createRegistro(tx, 'real', 'Consejo de prueba'))
  folder = mkdtempSync(join(tmpdir(), 'padron-hojas-'))
  const zip = join(folder, 'todo.zip')
  await takeOut(api.db, zip, '1.2.3')
  parts = unzipSync(readFileSync(zip))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await api.close()
})

/** As importing reads it. */
async function readHoja(nombre: string): Promise<Leida> {
  const path = join(folder, nombre)
  writeFileSync(path, Buffer.from(parts[`hojas/${nombre}`] ?? []))
  const file = await open(path)
  try {
    const { libro, filas } = await readBook(file, nombre)
    const rows: FilaDeLibro[] = []
    for await (const fila of filas) rows.push(fila)
    return { libro, filas: rows }
  } finally {
    await file.close()
  }
}

function guessOf({ libro, filas }: Leida, destino: DestinoDeImportacion) {
  const { epoca, formato, hojas } = libro
  const perfil = PerfilDeLibro.of(hojas, { formato, epoca, hoy: HOY })
  for (const fila of filas) perfil.add(fila)
  return guess(perfil, destino)
}

const importable = HOJAS.flatMap(({ nombre, destino }) =>
  destino ? (['csv', 'xlsx'] as const).map((extension) => ({ nombre, destino, extension })) : [],
)

describe.each(importable)('$nombre, $extension', ({ nombre, destino, extension }) => {
  test('says each field of its target, which importing knows by itself', async () => {
    const { lectura, hojas } = guessOf(await readHoja(`${nombre}.${extension}`), destino)
    const campos = Object.entries(destinoDe(destino).campos)
    const columnas = hojas[0]?.columnas ?? []
    expect(lectura.encabezado).toBe(1)
    expect(columnas.map(({ titulo, campo, seguro }) => [titulo, campo, seguro])).toEqual(
      columnas.map(({ titulo }) => [titulo, fieldTitled(destino, titulo), true]),
    )
    expect(lectura.columnas.filter((campo) => campo !== null).toSorted()).toEqual(
      campos.flatMap(([campo]) => (SIN_COLUMNA[destino]?.includes(campo) ? [] : [campo])).toSorted(),
    )
    expect(columnas[0]?.titulo).toBe('id')
  })

  test('every row of it is one that importing would take', async () => {
    const leida = await readHoja(`${nombre}.${extension}`)
    const { lectura } = guessOf(leida, destino)
    expect(leida.filas.length).toBeGreaterThan(1)
    expect(refusedOf(leida, destino, lectura)).toEqual([])
  })
})

/** The heading of a catalogue's names is what the catalogue holds. */
const fieldTitled = (destino: DestinoDeImportacion, titulo: string): string | null => {
  const { campos } = destinoDe(destino)
  const [found] = Object.entries(campos).find(([, campo]) => campo.titulo === titulo) ?? []
  if (found !== undefined) return found
  return destino.startsWith('catalogo:') && !['id', 'Código', 'Departamento'].includes(titulo)
    ? 'nombre'
    : null
}

/** What would be refused or taken in part: lists are what the file says, and everybody is known but who is new. */
function refusedOf({ libro, filas }: Leida, destino: DestinoDeImportacion, lectura: Lectura): unknown[] {
  const listas = Object.fromEntries(
    Object.entries(destinoDe(destino).campos).flatMap(([campo, { lista }]) => {
      const at = lectura.columnas.indexOf(campo)
      const names = filas.slice(1).map(({ celdas }) => lineOf(celdas?.[at]))
      return lista && at >= 0 ? [[lista, [...new Set(names)].filter(Boolean)]] : []
    }),
  )
  const nobody = (): Conocido | undefined => undefined
  const anybody = (matricula: number): Conocido => ({ ...ALGUIEN, matricula })
  const evaluador = new Evaluador(
    destino,
    { ...lectura, fijos: [...lectura.fijos, { campo: 'fecha', valor: HOY }] },
    {
      ...{ hoy: HOY, epoca: libro.epoca, hojas: libro.hojas, listas },
      padron: {
        porMatricula: destino === 'matriculados' ? nobody : anybody,
        ...{ porDni: nobody, porCuit: nobody },
      },
    },
  )
  for (const fila of filas) evaluador.mirar(fila)
  return filas.flatMap((fila) => {
    const juzgada = evaluador.juzgar(fila)
    if (juzgada?.que === 'rehusada') return juzgada.rechazo.codigo === NUNCA ? [] : [juzgada.rechazo]
    // The demonstration has two of one name, of which whoever imports is told.
    return juzgada?.que === 'aceptada'
      ? juzgada.registros.flatMap(({ avisos }) => avisos.filter(({ codigo }) => codigo !== 'nombre.repetido'))
      : []
  })
}

test('both files of a sheet have the same headings and as many rows, and a text that looks like a formula is one', async () => {
  for (const { nombre } of HOJAS) {
    const [csv, xlsx] = [await readHoja(`${nombre}.csv`), await readHoja(`${nombre}.xlsx`)]
    const bare = ({ filas }: Leida) => filas.map(({ celdas }) => celdas?.map((cell) => lineOf(cell)))
    expect([nombre, bare(csv).length]).toEqual([nombre, bare(xlsx).length])
    expect([nombre, bare(csv)[0]]).toEqual([nombre, bare(xlsx)[0]])
  }
  expect(Buffer.from(parts['hojas/padron.csv'] ?? []).toString()).toContain(`;'${FORMULA};`)
  const { filas } = await readHoja('padron.xlsx')
  expect(filas.some(({ celdas }) => celdas?.includes(FORMULA))).toBe(true)
})

test('no sheet tells what opens a door', async () => {
  const hashes = await api.db.query<{ hash: string }>('SELECT clave_hash AS hash FROM usuario')
  const { filas } = await readHoja('usuarios.xlsx')
  expect(filas.length).toBeGreaterThan(hashes.length / 2)
  for (const { hash } of hashes) expect(JSON.stringify(filas)).not.toContain(hash)
})

test('a sheet that is longer than a workbook holds goes on in others, row after row', async () => {
  const hoja = HOJAS.find(({ nombre }) => nombre === 'catalogo-banco')
  if (!hoja) throw new Error('Sin la hoja')
  const { filas } = await readHoja('catalogo-banco.xlsx')
  const ids: unknown[] = []
  const parted = librosDe(filas.length - 1, 30)
  expect(parted.length).toBeGreaterThan(2)
  await withTransaction(api.db, async (tx) => {
    for (const [libro, tramo] of parted.entries()) {
      const nombre = `parte-${libro}.xlsx`
      parts[`hojas/${nombre}`] = await buffer(Readable.from(writeBook(tx, hoja, tramo, () => undefined)))
      ids.push(...(await readHoja(nombre)).filas.slice(1).map(({ celdas }) => celdas?.[0]))
    }
  })
  expect(ids).toEqual(filas.slice(1).map(({ celdas }) => celdas?.[0]))
  expect(librosDe(0)).toEqual([{ desde: 0, cuantas: 0 }])
  expect(librosDe(1_123_175).map(({ cuantas }) => cuantas)).toEqual([1_000_000, 123_175])
})
