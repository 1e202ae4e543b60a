import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase, type Db } from '@/backend/db/conexion'
import { migrate, readHistory, readMigrations } from '@/backend/db/migrate'
import { restore } from '@/backend/db/restore'
import { repoRoot } from '@/backend/db/root'
import { createEmptyDatabase } from '@/backend/prueba/db/base'
import { verificar } from '@/backend/verificar/verificar'

/** Small demonstrations, each as the program of a released version made and saved it. */
const VERSIONES = join(repoRoot(), 'bench', 'versiones')

/** What each member's account comes to, in centavos, by tables that every version has. */
const cuentas = (db: Db) =>
  db.query(
    `SELECT m.matricula, count(*)::int AS movimientos, sum(v.debe) AS debe, sum(v.haber) AS haber
     FROM movimiento v JOIN matriculado m ON m.id = v.matriculado_id GROUP BY 1 ORDER BY 1`,
  )

test.each(readdirSync(VERSIONES))(
  'a register of %s is upgraded with every account as it was',
  async (archivo) => {
    const base = await createEmptyDatabase()
    const db = openDatabase(base.url, { max: 2, statementTimeout: 0 })
    try {
      const { filas } = await restore(db, join(VERSIONES, archivo))
      expect(filas).toBeGreaterThan(1_000)
      const before = await cuentas(db)
      expect(before.length).toBeGreaterThan(30)
      await migrate(db)
      expect(await readHistory(db)).toHaveLength(readMigrations().length)
      expect(await cuentas(db)).toEqual(before)
      expect(await verificar(db)).toEqual([])
    } finally {
      await db.close()
      await base.drop()
    }
  },
)
