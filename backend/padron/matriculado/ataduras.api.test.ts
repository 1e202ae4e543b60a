import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiDePrueba, startApi } from '@/backend/prueba/api'

let api: ApiDePrueba
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

/** Tables that name a member, without an index by him of all the rows that do. */
const SIN_INDICE = `
  SELECT f.conrelid::regclass::text AS tabla FROM pg_constraint f
  JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = ANY (f.conkey)
  WHERE f.contype = 'f' AND f.confrelid = 'matriculado'::regclass AND NOT EXISTS (
    SELECT FROM pg_index i WHERE i.indrelid = f.conrelid AND i.indkey[0] = a.attnum
      AND coalesce(pg_get_expr(i.indpred, i.indrelid), '') IN ('', '(' || a.attname || ' IS NOT NULL)'))
  ORDER BY 1`

test('what ties a member is looked up by him in every table that names him', async () => {
  expect(await api.db.query(SIN_INDICE)).toEqual([])
})
