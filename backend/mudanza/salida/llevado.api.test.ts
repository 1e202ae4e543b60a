import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepImage } from '@/backend/archivo/store'
import { openDatabase, withTransaction, type Db } from '@/backend/db/conexion'
import { backUp } from '@/backend/db/backup'
import { createRegistro } from '@/backend/db/registro'
import { keepOut } from '@/backend/mudanza/salida/guardado'
import { llevadosVencidos, llevarTodo } from '@/backend/mudanza/salida/trabajo'
import { bringIn } from '@/backend/mudanza/salida/traer'
import { Rechazo } from '@/backend/nucleo/rechazo'
import { type ApiDePrueba, startApi } from '@/backend/prueba/api'
import { createEmptyDatabase } from '@/backend/prueba/db/base'
import { signedIn } from '@/backend/prueba/gente'
import { setScene } from '@/backend/prueba/muestras'
import { ends, startWorker, stateOf } from '@/backend/prueba/tarea/obrero'
import { verificar } from '@/backend/verificar/verificar'
import type { Trabajos } from '@/backend/tarea/kinds'

const NINGUNO = {
  paso: () => Promise.reject(new Error('Nadie lo pidió')),
  resumen: () => Promise.resolve(''),
}

let api: ApiDePrueba
let folder: string
let token: string
let usuarioID: number
beforeAll(async () => {
  api = await startApi()
  await setScene(api)
  // Longer than a piece, and no zip makes it shorter.
  const bytes = randomBytes(600_000)
  await withTransaction(api.db, async (tx) => {
    await createRegistro(tx, 'real', 'Consejo de prueba')
    await keepImage(tx, { tipo: 'image/png', ancho: 1, alto: 1, bytes })
  })
  ;({ token, usuarioID } = await signedIn(api.db, 'ADMINISTRACION'))
  folder = mkdtempSync(join(tmpdir(), 'padron-llevado-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await api.close()
})

const whole: Trabajos['llevar'] = llevarTodo((tareaID, marcha) => keepOut(api.db, tareaID, '1.2.3', marcha))
const work = (llevar: Trabajos['llevar']) => startWorker(api.db, NINGUNO, { trabajos: { llevar } })

const order = async (who = token) =>
  (await api.call('llevado.pedir', { palabra: 'LLEVAR' }, { token: who })).sobre
const orderedID = async () => ((await order()).datos as { tareaID: number }).tareaID
const offered = async (who = token) =>
  (
    (await api.call('llevado.traer', {}, { token: who })).sobre.datos as {
      llevado: { tareaID: number; bytes: number; huella: string; filas: number; usuario: string } | null
    }
  ).llevado
const fetchZip = (tareaID: number, headers: Record<string, string> = {}, who = token) =>
  fetch(`${api.url}/llevado/bajar?tareaID=${tareaID}`, {
    headers: { authorization: `Bearer ${who}`, ...headers },
  })
const isHad = async (tareaID: number, who = token) =>
  (await fetchZip(tareaID, {}, who)).headers.has('content-disposition')
const actsOf = (tareaID: number) =>
  api.db.query<{ accion: string; usuario: number; datos: { despues: object } | null }>(
    `SELECT accion, usuario_id AS usuario, datos FROM auditoria WHERE entidad = 'tarea' AND entidad_id = $1 ORDER BY id`,
    [tareaID],
  )

test('everything is ordered, done, had, checked and brought into an empty register', async () => {
  const tareaID = await orderedID()
  // The one before is gone as soon as another is ordered.
  expect(await offered()).toBeNull()
  const worker = work(whole)
  await ends(api.db, tareaID, 'terminada')
  await worker.stop()
  const state = await stateOf(api.db, tareaID)
  expect(state?.resumen).toMatch(/^El archivo está listo: [\d.]+ filas, .* 24 horas\.$/)
  expect(state?.hechas).toBeGreaterThan(1_000)
  const [row] = await api.db.query<{ total: number }>('SELECT total FROM tarea WHERE id = $1', [tareaID])
  expect(row?.total).toBe(state?.hechas)

  const llevado = await offered()
  expect(llevado).toMatchObject({ tareaID })
  const answer = await fetchZip(tareaID)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="registro-\d{4}-\d\d-\d\d\.zip"/,
  )
  expect(bytes.length).toBe(llevado?.bytes)
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(llevado?.huella)

  // A download that was cut goes on where it stopped.
  const etag = answer.headers.get('etag') ?? ''
  const rest = await fetchZip(tareaID, { range: 'bytes=300000-', 'if-range': etag })
  expect(rest.status).toBe(206)
  expect(Buffer.from(await rest.arrayBuffer()).equals(bytes.subarray(300_000))).toBe(true)

  const told = { filas: llevado?.filas, bytes: bytes.length, sha256: llevado?.huella }
  expect(await actsOf(tareaID)).toEqual([
    { accion: 'llevado.pedir', usuario: usuarioID, datos: null },
    { accion: 'llevado.terminar', usuario: usuarioID, datos: { despues: told } },
    // Once, however often its parts are asked for.
    {
      accion: 'llevado.bajar',
      usuario: usuarioID,
      datos: { despues: { bytes: told.bytes, sha256: told.sha256 } },
    },
  ])

  const { sobre } = await api.call(
    'auditoria.traerTodos',
    { entidad: 'tarea', entidadID: tareaID },
    { token },
  )
  expect(
    (sobre.datos as { qué?: string; cambios: { campo: string; despues: string }[] }[])[1]?.cambios,
  ).toEqual(
    expect.arrayContaining([
      { campo: 'Filas', antes: null, despues: String(told.filas) },
      { campo: 'Bytes', antes: null, despues: String(told.bytes) },
      { campo: 'SHA-256', antes: null, despues: told.sha256 },
    ]),
  )

  const unpacked = join(folder, 'suelto')
  for (const [nombre, part] of Object.entries(unzipSync(bytes))) {
    mkdirSync(dirname(join(unpacked, nombre)), { recursive: true })
    writeFileSync(join(unpacked, nombre), part)
  }
  const { stdout } = await promisify(execFile)(process.execPath, [join(unpacked, 'verificar.mjs')])
  expect(stdout).toMatch(/^\d+ archivos, como dice el manifiesto\.\n$/)

  const zip = join(folder, 'todo.zip')
  writeFileSync(zip, bytes)
  await withEmpty(async (db) => {
    await bringIn(db, zip)
    expect(await verificar(db)).toEqual([])
    // It does not take out what has just come in.
    expect(await db.query("SELECT FROM tarea WHERE tipo = 'llevar' AND estado = 'pendiente'")).toEqual([])
    expect(await db.query('SELECT FROM llevado')).toEqual([])
  })
})

async function withEmpty(use: (db: Db) => Promise<void>): Promise<void> {
  const database = await createEmptyDatabase()
  const db = openDatabase(database.url, { max: 2 })
  try {
    await use(db)
  } finally {
    await db.close()
    await database.drop()
  }
}

test('nobody else may order, see or have it, and the word has to be typed', async () => {
  const llevado = await offered()
  const tareaID = llevado?.tareaID ?? 0
  for (const rol of ['CONTADOR', 'EMPLEADO', 'ADMINISTRATIVO', 'MEDICO'] as const) {
    const { token: other } = await signedIn(api.db, rol)
    expect((await order(other)).estado).toBe(0)
    expect(await isHad(tareaID, other)).toBe(false)
    // Its job is somebody else's, too.
    expect((await api.call('tarea.detener', { tareaID }, { token: other })).sobre.estado).toBe(0)
  }
  expect(await isHad(tareaID, 'nadie')).toBe(false)
  expect((await api.call('llevado.pedir', { palabra: 'llevar' }, { token })).sobre).toMatchObject({
    estado: 0,
    errores: { palabra: 'Escriba LLEVAR para confirmar' },
  })
  // Who may have it too has it, and stands in the trail.
  const { token: second, usuarioID: otherID } = await signedIn(api.db, 'ADMINISTRACION')
  expect(await isHad(tareaID, second)).toBe(true)
  expect((await actsOf(tareaID)).at(-1)).toMatchObject({ accion: 'llevado.bajar', usuario: otherID })
})

test('it waits a day', async () => {
  const tareaID = (await offered())?.tareaID ?? 0
  const age = "UPDATE llevado SET terminado_en = now() - interval '24 hours 1 second'"
  expect(await llevadosVencidos.hay?.(api.db)).toBe(false)
  await api.db.query(age)
  expect(await offered()).toBeNull()
  expect(await isHad(tareaID)).toBe(false)
  expect(await llevadosVencidos.hay?.(api.db)).toBe(true)
  await llevadosVencidos.turno({ db: api.db } as never)
  expect(await api.db.query('SELECT FROM llevado_trozo')).toEqual([])
})

test('it stands in no backup', async () => {
  const before = await backUp(api.db, join(folder, 'sin.padron'))
  const tareaID = await orderedID()
  const worker = work(whole)
  await ends(api.db, tareaID, 'terminada')
  await worker.stop()
  const after = await backUp(api.db, join(folder, 'con.padron'))
  expect((await offered())?.bytes).toBeGreaterThan(600_000)
  expect(after.bytes - before.bytes).toBeLessThan(10_000)
})

test('one that is stopped leaves nothing, and one at a time is under way', async () => {
  const tareaID = await orderedID()
  expect(await order()).toMatchObject({ estado: 0, mensaje: 'Ya se está armando: espere a que termine.' })
  let begun: () => void = () => undefined
  const began = new Promise<void>((resolve) => (begun = resolve))
  const worker = work(
    llevarTodo((id, marcha) =>
      keepOut(api.db, id, '1.2.3', {
        ...marcha,
        avance: (hechas, total) => {
          marcha.avance(hechas, total)
          begun()
        },
      }).then(
        () =>
          new Promise((_, reject) => marcha.fin.addEventListener('abort', () => reject(new Error('fin')))),
      ),
    ),
  )
  await began
  expect((await api.call('tarea.detener', { tareaID }, { token })).sobre.estado).toBe(1)
  await ends(api.db, tareaID, 'detenida')
  await worker.stop()
  expect((await stateOf(api.db, tareaID))?.resumen).toBe('No quedó ningún archivo.')
  expect(await api.db.query('SELECT FROM llevado')).toEqual([])
  expect(await offered()).toBeNull()
})

test('one that is cut in the middle throws, and nothing of it can be had', async () => {
  const tareaID = await orderedID()
  const stop = new AbortController()
  const cut = (hechas: number): void => void (hechas > 0 && stop.abort())
  await expect(keepOut(api.db, tareaID, '1.2.3', { fin: stop.signal, avance: cut })).rejects.toThrow()
  expect(await offered()).toBeNull()
  await api.db.query("UPDATE tarea SET estado = 'detenida', terminada_en = now() WHERE id = $1", [tareaID])
})

test('what fails is begun anew and leaves nothing of the first try; a refusal ends it in words', async () => {
  const tareaID = await orderedID()
  let tries = 0
  const worker = work(
    llevarTodo(async (id, marcha) => {
      await keepOut(api.db, id, '1.2.3', marcha)
      if (++tries === 1) throw new Error('cortado')
    }),
  )
  await ends(api.db, tareaID, 'terminada')
  await worker.stop()
  expect(tries).toBe(2)
  expect((await offered())?.tareaID).toBe(tareaID)

  const second = await orderedID()
  const refusing = work(llevarTodo(() => Promise.reject(new Rechazo('No queda lugar en el disco.'))))
  await ends(api.db, second, 'fallada')
  await refusing.stop()
  expect((await stateOf(api.db, second))?.resumen).toBe(
    'No quedó ningún archivo. No queda lugar en el disco.',
  )
})

test('a process that ends gives the job to the next', async () => {
  const tareaID = await orderedID()
  const stuck = work(
    llevarTodo(
      (_id, { fin }) =>
        new Promise((_, reject) => fin.addEventListener('abort', () => reject(new Error('fin')))),
    ),
  )
  await expect.poll(async () => (await dueno(tareaID)) !== null).toBe(true)
  await stuck.stop()
  expect(await dueno(tareaID)).toBeNull()
  const worker = work(whole)
  await ends(api.db, tareaID, 'terminada')
  await worker.stop()
})

const dueno = async (id: number): Promise<string | null | undefined> =>
  (await api.db.query<{ dueno: string | null }>('SELECT dueno FROM tarea WHERE id = $1', [id]))[0]?.dueno
