import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fitArchivo, readEjemplo } from '@/bench/torture/alta/archivos'
import { COMO_POSTGRES, order, type Red } from '@/bench/torture/alta/maquinas'
import { CLAVES, findPrincipal } from '@/bench/torture/alta/servicios'
import { expectClean, expectThat, type Comprobacion } from '@/bench/torture/comprobar'
import { openDatabase, type Db } from '@/backend/db/conexion'

const BIN = '/usr/lib/postgresql/15/bin'
const PATIENCE = 120_000
const PUERTO = 5433
/** The moment that the example returns to. */
const DEL_EJEMPLO = /recovery_target_time = '.*'/

/** The base copy of docs/operar.md, «Volver a un momento», and how long it took. */
export interface Copia {
  ruta: string
  segundos: number
}

/** Made on the witness while people work, from whichever base rules. */
export function copyBase(red: Red): Copia {
  const { testigo, base1, base2 } = red.maquinas
  const { ante, lugar } = testigo
  const ruling = `host=${base1.direccion},${base2.direccion} user=replica target_session_attrs=read-write`
  const ruta = lugar('/srv/copia')
  const begun = performance.now()
  run([
    ...ante,
    'env',
    `PGPASSWORD=${CLAVES.replica}`,
    ...COMO_POSTGRES,
    `${BIN}/pg_basebackup`,
    ...['-d', ruling, '-D', ruta, '-X', 'fetch', '-c', 'fast'],
  ])
  return { ruta, segundos: secondsSince(begun) }
}

/** Something is written after a moment; the copy and the archive give back that moment, and not what came after. */
export async function returnTo(red: Red, copia: Copia, db: Db): Promise<Comprobacion[]> {
  const { ante, nombre, lugar, direccion } = red.maquinas.testigo
  const then = await describe(db)
  const [now] = await db.query<{ momento: string }>('SELECT clock_timestamp()::text AS momento')
  await delay(1_500)
  await db.query("UPDATE matriculado SET nombre = 'Después' WHERE id = 1")
  const later = await describe(db)
  await archiveAll(red)
  const begun = performance.now()
  const data = lugar('/var/lib/postgresql/15/vuelta')
  run([...COMO_POSTGRES, 'cp', '-a', copia.ruta, data])
  const config = lugar('/etc/padron-volver.conf')
  const text = fitArchivo(readEjemplo('alta/volver.conf'), nombre, red.carpeta)
  writeFileSync(config, text.replace(DEL_EJEMPLO, `recovery_target_time = '${now?.momento}'`))
  run([...COMO_POSTGRES, 'touch', join(data, 'recovery.signal')])
  const log = lugar('/var/log/vuelta.log')
  run([
    ...ante,
    ...COMO_POSTGRES,
    `${BIN}/pg_ctl`,
    ...['-D', data, '-o', `-c config_file=${config}`, '-l', log, '-w', '-t', '120', 'start'],
  ])
  const back = openDatabase(`postgresql://padron:${CLAVES.padron}@${direccion}:${PUERTO}/padron`, { max: 2 })
  try {
    await untilPromoted(back)
    const took = secondsSince(begun)
    const seen = await describe(back)
    return [
      expectThat(
        'vuelve al momento pedido, por encima de los cambios de principal',
        seen === then && seen !== later,
        `copia ${copia.segundos.toFixed(1)} s, vuelta ${took.toFixed(1)} s; ${seen}`,
      ),
      await expectClean(back),
    ]
  } finally {
    await back.close()
  }
}

/** The last piece of the journal goes to the archive at once, instead of within archive_timeout. */
async function archiveAll(red: Red): Promise<void> {
  const { direccion } = await findPrincipal(red)
  const db = openDatabase(`postgresql://postgres:${CLAVES.postgres}@${direccion}:5432/padron`, { max: 1 })
  const [piece] = await db.query<{ nombre: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS nombre')
  await db.close()
  const file = join(red.carpeta, 'srv', 'archivo-padron', piece?.nombre ?? '')
  for (const end = Date.now() + PATIENCE; !existsSync(file); await delay(100)) {
    if (Date.now() > end) throw new Error(`No se archivó ${piece?.nombre}`)
  }
}

async function untilPromoted(db: Db): Promise<void> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await delay(100)) {
    const rows = await db.query<{ leyendo: boolean }>('SELECT pg_is_in_recovery() AS leyendo').catch(() => [])
    if (rows[0]?.leyendo === false) return
  }
  throw new Error('No terminó de volver')
}

async function describe(db: Db): Promise<string> {
  const [row] = await db.query<{ pagos: number; movimientos: number; nombre: string }>(
    `SELECT (SELECT count(*)::int FROM pago) AS pagos, (SELECT count(*)::int FROM movimiento) AS movimientos,
       (SELECT nombre FROM matriculado WHERE id = 1) AS nombre`,
  )
  return `${row?.pagos} pagos, ${row?.movimientos} movimientos, ${row?.nombre}`
}

const run = ([program = '', ...args]: readonly string[]): string => order(program, ...args)
const secondsSince = (begun: number): number => (performance.now() - begun) / 1_000
