import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePdf, rutasDePrueba } from '@/backend/prueba/archivo/llamadas'
import { cutBytes, findBytes, keepBytes, readWhole } from '@/backend/archivo/store'
import { createEmptyDatabase } from '@/backend/prueba/db/base'
import { openDatabase, withTransaction } from '@/backend/db/conexion'
import { createRegistro } from '@/backend/db/registro'
import { backUp } from '@/backend/db/backup'
import { restore } from '@/backend/db/restore'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { listAdjuntos } from '@/backend/credenciales/adjunto/store'
import { readMembrete } from '@/backend/credenciales/membrete/store'
import { verificar } from '@/backend/verificar/verificar'
import { createHash } from 'node:crypto'

/** ARCHIVO_MB=50 for the long run, which tells how much memory it took. */
const GRANDE = Number(process.env['ARCHIVO_MB'] ?? 2) * 1_000_000

let api: ApiDePrueba
let huella: string
beforeAll(async () => {
  api = await startApi({ rutas: rutasDePrueba() })
  await withTransaction(api.db, async (tx) => {
    await createRegistro(tx, 'real', 'Prueba')
    const bytes = makePdf(GRANDE)
    huella = createHash('sha256').update(bytes).digest('hex')
    await keepBytes(tx, { huella, tipo: 'application/pdf', bytes: bytes.length }, cutBytes(bytes))
    await tx.query("INSERT INTO firmante (nombre, cargo, imagen_huella) VALUES ('Paz', 'Vocal', $1)", [
      huella,
    ])
  })
  await api.db.query(
    `INSERT INTO membrete (id, nombre, logo_huella, lugar, hoja, arriba, abajo, izquierda, derecha, alto, version, usuario_id)
     SELECT 1, 'Consejo', $1, 'centro', 'carta', 25, 9, 20, 20, 40, 3, $2`,
    [huella, (await signedIn(api.db, 'ADMINISTRACION')).usuarioID],
  )
  await api.db.query(
    "INSERT INTO adjunto (matriculado_id, tipo, nombre, huella, vence) VALUES ($1, 'titulo', 'Título', $2, '2030-03-01')",
    [await addMember(api.db), huella],
  )
})
afterAll(() => api.close())

/** The most memory that is held while something is done, beyond what was held before. */
async function memoryOf(act: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss
  let most = before
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20)
  await act()
  clearInterval(timer)
  return Math.round((most - before) / 1_000_000)
}

test('files go with the backup and come back whole, referred to as before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'padron-archivos-'))
  const base = await createEmptyDatabase()
  const db = openDatabase(base.url, { max: 1 })
  try {
    const out = await memoryOf(() => backUp(api.db, join(folder, 'copia.padron')))
    const back = await memoryOf(() => restore(db, join(folder, 'copia.padron')))
    const checked = await memoryOf(() => verificar(db).then((found) => expect(found).toEqual([])))
    console.log(
      `${GRANDE / 1e6} MB: respaldo +${out} MB, restauración +${back} MB, verificación +${checked} MB`,
    )
    const found = await findBytes(db, huella)
    expect(found).toEqual({ huella, tipo: 'application/pdf', bytes: GRANDE })
    expect(await listAdjuntos(db, 1)).toMatchObject([{ nombre: 'Título', vence: '2030-03-01', huella }])
    if (!found) throw new Error('Sin archivo')
    expect(
      createHash('sha256')
        .update(await readWhole(db, found))
        .digest('hex'),
    ).toBe(huella)
    expect(await readMembrete(db)).toMatchObject({ hoja: 'carta', lugar: 'centro', logoHuella: huella })
    expect(await db.query('SELECT nombre FROM firmante WHERE imagen_huella = $1', [huella])).toEqual([
      { nombre: 'Paz' },
    ])
  } finally {
    await db.close()
    await base.drop()
    rmSync(folder, { recursive: true })
  }
})

test.each<[string, string, RegExp[]]>([
  [
    'a changed byte',
    'UPDATE archivo_trozo SET datos = set_byte(datos, 5, 0) WHERE orden = 1',
    [/dan la huella/],
  ],
  ['a missing piece', 'DELETE FROM archivo_trozo WHERE orden = 1', [/todos sus trozos/, /dan la huella/]],
  [
    'a piece cut short',
    'UPDATE archivo_trozo SET datos = substring(datos FROM 1 FOR 99) WHERE orden = 1',
    [/todos sus trozos/, /dan la huella/],
  ],
])('verificar finds %s', async (_, harm, reglas) => {
  await api.db.query('CREATE TABLE antes AS SELECT * FROM archivo_trozo')
  await api.db.query(harm)
  const found = await verificar(api.db)
  await api.db.query('TRUNCATE archivo_trozo')
  await api.db.query('INSERT INTO archivo_trozo SELECT * FROM antes')
  await api.db.query('DROP TABLE antes')
  expect(found.map(({ regla }) => regla)).toEqual(
    reglas.map((regla) => expect.stringMatching(regla) as string),
  )
  expect(found[0]?.ejemplos[0]).toContain(huella)
  expect(await verificar(api.db)).toEqual([])
})
