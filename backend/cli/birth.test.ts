import { expect, test } from 'vitest'
import { bear } from '@/backend/cli/birth'
import { openDatabase } from '@/backend/db/conexion'
import { generar } from '@/backend/generador/generar'
import { createTestDatabase } from '@/backend/prueba/db/base'

test('what fills a register at its birth leaves its tables vacuumed, so that lists need the index alone', async () => {
  const base = await createTestDatabase()
  const db = openDatabase(base.url, { max: 3 })
  try {
    await bear(db, 'demo', 'Consejo de prueba', async () => {
      await generar(db, { matriculados: 60, meses: 2, semilla: 1, hoy: '2026-11-21', demo: true })
    })
    const [row] = await db.query<{ paginas: number; vistas: number }>(
      "SELECT relpages AS paginas, relallvisible AS vistas FROM pg_class WHERE relname = 'matriculado'",
    )
    expect(row?.paginas).toBeGreaterThan(0)
    expect(row?.vistas).toBe(row?.paginas)
  } finally {
    await db.close()
    await base.drop()
  }
})
