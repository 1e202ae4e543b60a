import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmptyDatabase } from '@/backend/prueba/db/base'
import { openDatabase, withTransaction } from '@/backend/db/conexion'
import { createRegistro } from '@/backend/db/registro'
import { backUp } from '@/backend/db/backup'
import { restore } from '@/backend/db/restore'
import { holdBack } from '@/backend/avisos/mensaje/restaurado'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember } from '@/backend/prueba/gente'

let api: ApiDePrueba
const folder = mkdtempSync(join(tmpdir(), 'padron-restaurado-'))
beforeAll(async () => {
  api = await startApi()
  await withTransaction(api.db, (tx) => createRegistro(tx, 'demo', 'Consejo de prueba'))
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true })
})

test('of an older backup what waited is doubtful and no reminder leaves by itself', async () => {
  const id = await addMember(api.db)
  await api.db.query(
    `WITH regla AS (INSERT INTO recordatorio (plantilla_id, dias, medio) VALUES (1, -3, 2) RETURNING id),
       e AS (INSERT INTO envio (origen, titulo, recordatorio_id) SELECT 'recordatorio', 'x', id FROM regla RETURNING id)
     INSERT INTO mensaje (envio_id, matriculado_id, medio, destino, asunto, cuerpo, estado, tomado_en)
     SELECT e.id, $1, 2, 'a@b.example', estado, 'x', estado, CASE estado WHEN 'enviando' THEN now() END
     FROM e, unnest(ARRAY['pendiente', 'enviando', 'enviado', 'cancelado']) AS estado`,
    [id],
  )
  await api.db.query("INSERT INTO tarea (tipo, clave) VALUES ('cuotas', '2026-11'), ('envio', '')")
  const archivo = join(folder, 'noche.padron')
  await backUp(api.db, archivo)
  const base = await createEmptyDatabase()
  const to = openDatabase(base.url)
  try {
    await restore(to, archivo, holdBack)
    expect(await to.query('SELECT asunto, estado FROM mensaje ORDER BY id')).toEqual([
      { asunto: 'pendiente', estado: 'dudoso' },
      { asunto: 'enviando', estado: 'dudoso' },
      { asunto: 'enviado', estado: 'enviado' },
      { asunto: 'cancelado', estado: 'cancelado' },
    ])
    expect(await to.query('SELECT activo FROM recordatorio')).toEqual([{ activo: false }])
    expect(await to.query('SELECT tipo, estado FROM tarea ORDER BY id')).toEqual([
      { tipo: 'cuotas', estado: 'detenida' },
      { tipo: 'envio', estado: 'pendiente' },
    ])
  } finally {
    await to.close()
    await base.drop()
  }
})
