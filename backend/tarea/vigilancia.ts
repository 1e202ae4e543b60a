import { readdir, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Gauge, type Registry } from 'prom-client'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { MAIL } from '@/domain/mensaje'
import { CLASES_VIGILADAS, type ClaseVigilada, type Medido, VIGILADOS } from '@/domain/vigilancia'

/** What is measured on this machine: its backups stand beside its data. Undefined where none are made. */
export type Respaldos = string | undefined

const one = (clase: ClaseVigilada, valor: number | null | undefined): Medido[] =>
  valor === null || valor === undefined ? [] : [{ clase, valor, de: null }]

/** What is watched, as it is now. Cheap enough for every scrape: no table is read whole. */
export async function measure(db: Queryable, respaldos: Respaldos): Promise<Medido[]> {
  const nacido = await readAge(db)
  const verificacion = await readVerificacion(db)
  return [
    ...(respaldos === undefined ? [] : one('respaldo', (await ageOfBackup(respaldos)) ?? nacido)),
    ...one('verificacion', verificacion?.rotas),
    ...one('verificacionVieja', verificacion?.hace ?? nacido),
    ...one('correoParado', await readStuckMail(db)),
    ...(respaldos === undefined ? [] : await readDiscs(respaldos)),
    ...(await readReplicas(db)),
  ]
}

/** Seconds since the register was born: so old at most is what it does not have yet. */
async function readAge(db: Queryable): Promise<number | undefined> {
  const [row] = await db.query<{ hace: number }>(
    'SELECT extract(epoch FROM now() - creado_en)::float8 AS hace FROM registro',
  )
  return row?.hace
}

export interface Verificacion {
  rotas: number
  cuales: string[]
  hace: number
}

export async function readVerificacion(db: Queryable): Promise<Verificacion | undefined> {
  const [row] = await db.query<Verificacion>(
    'SELECT rotas, cuales, extract(epoch FROM now() - hecha_en)::float8 AS hace FROM verificacion',
  )
  return row
}

/** Keeps how a check of the ledger ended, in the place of the one before. */
export async function keepVerificacion(tx: Tx, reglas: number, rotas: readonly string[]): Promise<void> {
  await tx.query(
    `INSERT INTO verificacion (reglas, rotas, cuales) VALUES ($1, $2, $3)
     ON CONFLICT (id) DO UPDATE SET hecha_en = now(), reglas = $1, rotas = $2, cuales = $3`,
    [reglas, rotas.length, rotas],
  )
}

/** Seconds since the newest whole backup was written; a file has its name only once it is whole. */
async function ageOfBackup(folder: string): Promise<number | undefined> {
  const names = await readdir(folder).catch(() => [])
  const times = await Promise.all(
    names
      .filter((name) => name.endsWith('.padron'))
      .map((name) =>
        stat(join(folder, name)).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        ),
      ),
  )
  const newest = Math.max(0, ...times)
  return newest === 0 ? undefined : Math.max(0, (Date.now() - newest) / 1_000)
}

/**
 * Seconds for which mail has waited without any leaving: a big mailing that goes out slowly is not stuck. One that a person
 * sends again counts from then.
 */
async function readStuckMail(db: Queryable): Promise<number> {
  const first = (urgente: boolean): string =>
    `(SELECT CASE WHEN intentos = 0 THEN proximo_en ELSE creado_en END AS desde FROM mensaje
      WHERE estado = 'pendiente' AND medio = ${MAIL} AND urgente = ${urgente} ORDER BY id LIMIT 1)`
  const [row] = await db.query<{ segundos: number | null }>(
    `SELECT extract(epoch FROM now() - greatest(min(desde), (SELECT max(terminado_en) FROM mensaje
       WHERE estado = 'enviado' AND medio = ${MAIL})))::float8 AS segundos
     FROM (${first(true)} UNION ALL ${first(false)}) espera HAVING min(desde) IS NOT NULL`,
  )
  return Math.max(0, row?.segundos ?? 0)
}

/** What is free of what people's programs may use, as `df` says it. */
async function readDiscs(respaldos: string): Promise<Medido[]> {
  const found: Medido[] = []
  for (const [de, folder] of [
    ['datos', dirname(respaldos)],
    ['respaldos', respaldos],
  ] as const) {
    const disc = await statfs(folder).catch(() => undefined)
    const usable = disc && disc.blocks - disc.bfree + disc.bavail
    if (usable) found.push({ clase: 'disco', valor: disc.bavail / usable, de })
  }
  return found
}

/**
 * Seconds that each standby lags, or has been away from the slot kept for it (PostgreSQL 17 or newer tells since when). Without
 * the rights of pg_monitor their names are hidden, and they are left out.
 */
async function readReplicas(db: Queryable): Promise<Medido[]> {
  const rows = await db.query<{ replica: string; segundos: number }>(
    `SELECT application_name AS replica, max(coalesce(extract(epoch FROM replay_lag), 0))::float8 AS segundos
     FROM pg_stat_replication WHERE application_name IS NOT NULL AND state <> 'backup' GROUP BY 1
     UNION ALL
     SELECT slot_name, extract(epoch FROM now() - (to_jsonb(s) ->> 'inactive_since')::timestamptz)::float8
     FROM pg_replication_slots s WHERE NOT active AND to_jsonb(s) ->> 'inactive_since' IS NOT NULL
     ORDER BY 1`,
  )
  return rows.map(({ replica, segundos }) => ({
    clase: 'replica',
    valor: Math.max(0, segundos),
    de: replica,
  }))
}

/** The same figures at /salud/metricas. */
export class DeVigilancia {
  private readonly gauges: ReadonlyMap<ClaseVigilada, Gauge>

  constructor(
    registers: Registry[],
    private readonly respaldos: Respaldos,
  ) {
    this.gauges = new Map(
      CLASES_VIGILADAS.map((clase) => {
        const { metrica, ayuda, etiqueta } = VIGILADOS[clase]
        const labelNames = etiqueta === null ? [] : [etiqueta]
        return [clase, new Gauge({ name: metrica, help: ayuda, labelNames, registers })]
      }),
    )
  }

  /** Reads them as they are now. What cannot be measured has no figure. */
  async look(db: Queryable): Promise<void> {
    for (const [clase, gauge] of this.gauges) {
      gauge.reset()
      // Without labels it would say 0 of what nobody measured.
      if (VIGILADOS[clase].etiqueta === null) gauge.remove()
    }
    for (const { clase, valor, de } of await measure(db, this.respaldos)) {
      const { etiqueta } = VIGILADOS[clase]
      const gauge = this.gauges.get(clase)
      if (etiqueta !== null && de !== null) gauge?.set({ [etiqueta]: de }, valor)
      else gauge?.set(valor)
    }
  }
}
