import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { archivo, type Llamada } from '@/contract/llamada'
import { entero, opcional, texto } from '@/contract/campos'
import { objeto } from '@/contract/objeto'
import { PLANILLA_ENTRANTE } from '@/domain/importar/limites'
import { readKeptBook } from '@/backend/archivo/libro'
import type { Tx } from '@/backend/db/conexion'
import { listRutas } from '@/backend/http/all-routes'
import type { ArchivoRecibido } from '@/backend/nucleo/manejador'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { putAside } from '@/backend/prueba/archivo/aparte'
import { TABLA } from '@/backend/prueba/archivo/llamadas'
import { signedIn } from '@/backend/prueba/gente'
import { formOf, makeXlsx } from '@/backend/prueba/llamada'

/** A call of the test's own: keeps the file and reads as many of its rows as it is told. */
const subir = archivo({
  acceso: 'catalogos.administrar',
  extension: true,
  metodo: 'POST',
  ruta: '/prueba/libro',
  auditoria: { acto: 'prueba.libro', palabras: 'Libro' },
  entra: PLANILLA_ENTRANTE,
  entrada: objeto({ hasta: opcional(entero()) }),
  salida: objeto({ huella: texto(64), hojas: entero(), filas: entero() }).cable,
})
async function keepAndRead(entrada: unknown, _pedido: unknown, tx: unknown, file?: ArchivoRecibido) {
  const { hasta = 1_000 } = entrada as { hasta?: number }
  if (!file?.libro) throw new Error('Sin libro')
  await file.keep(tx as Tx)
  await (tx as Tx).query('INSERT INTO prueba (huella) VALUES ($1)', [file.huella])
  let filas = 0
  if (hasta > 0) for await (const _ of file.libro.filas) if (++filas >= hasta) break
  return { huella: file.huella, hojas: file.libro.libro.hojas.length, filas }
}

let api: ApiDePrueba
let authorization: string
beforeAll(async () => {
  api = await startApi({
    rutas: [...listRutas(), { nombre: 'prueba.libro', llamada: subir as Llamada, manejador: keepAndRead }],
  })
  authorization = `Bearer ${(await signedIn(api.db, 'ADMINISTRACION')).token}`
  await api.db.query(TABLA)
})
afterAll(() => api.close())
beforeEach(() => api.db.query('TRUNCATE prueba'))
afterEach(() => expect.poll(putAside).toBe(0))

const sample = (nombre: string): File =>
  new File([Uint8Array.from(readFileSync(`domain/importar/muestras/${nombre}`))], nombre)
async function upload(file: File, fields = {}) {
  const { sobre } = await api.send('/prueba/libro', {
    method: 'POST',
    body: formOf(fields, file),
    headers: { authorization },
  })
  return sobre
}

test('a book is offered with its rows, whichever kind it is', async () => {
  for (const [nombre, hojas, filas] of [
    ['12-tres-hojas.xlsx', 4, 47],
    ['03-padron-viejo.xls', 2, 21],
    ['08-saldos-iniciales.ods', 1, 29],
    ['04-SOCIOS.DBF', 1, 22],
    ['15-exportado-del-sistema.xls', 1, 14],
    ['17-hospitales.csv', 1, 9],
  ] as const)
    expect(await upload(sample(nombre))).toMatchObject({ estado: 1, datos: { hojas, filas } })
})

test('who leaves rows unread, or reads none, holds up nobody', async () => {
  for (const hasta of [0, 3, 0, 1])
    expect(await upload(sample('17-hospitales.csv'), { hasta })).toMatchObject({ datos: { filas: hasta } })
  const many = Array.from({ length: 5 }, () => upload(makeXlsx(), { hasta: 0 }))
  // More than three of one person at once are told to wait.
  const estados = (await Promise.all(many)).map(({ estado }) => estado)
  expect(estados.filter((estado) => estado === 1).length).toBeGreaterThanOrEqual(3)
  expect(await upload(sample('17-hospitales.csv'))).toMatchObject({ datos: { filas: 9 } })
})

test('what cannot be read is refused by its part and kept nowhere', async () => {
  const damaged = new File([(await sample('12-tres-hojas.xlsx').arrayBuffer()).slice(0, 3_000)], 'x.xlsx')
  const mensaje = expect.stringMatching(/^«x\.xlsx» no se puede abrir: /) as string
  expect(await upload(damaged)).toMatchObject({ estado: 0, mensaje, errores: { archivo: mensaje } })
  expect(await api.db.query('SELECT FROM prueba')).toEqual([])
})

test('a kept file is a book again, read as somebody says it is', async () => {
  const { datos } = await upload(sample('02-matriculados-latin1.csv'))
  const { huella } = datos as { huella: string }
  const open = async (como = {}) => {
    const { libro, filas } = await readKeptBook(api.db, huella, 'padron.csv', como)
    const rows: unknown[] = []
    for await (const { celdas } of filas) rows.push(celdas?.[0])
    return [libro.codificacion, libro.separador, rows.length, rows[0]]
  }
  expect(await open()).toEqual(['cp1252', ';', 21, 'matrícula'])
  expect((await open({ codificacion: 'cp850', separador: ',' })).slice(0, 3)).toEqual(['cp850', ',', 25])
  await expect(open({ codificacion: 'utf-8' })).rejects.toThrow(
    '«padron.csv» no está escrito en la codificación',
  )
  const unread = await readKeptBook(api.db, huella, 'padron.csv')
  await unread.close()
  expect((await open())[2]).toBe(21)
})
