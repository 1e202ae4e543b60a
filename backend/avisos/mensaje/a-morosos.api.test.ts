import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTransaction, type Tx } from '@/backend/db/conexion'
import { createMensajes } from '@/backend/avisos/mensaje/a-morosos'
import { LOTE } from '@/backend/avisos/mensaje/encolar'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { signedIn } from '@/backend/prueba/gente'
import { MAIL } from '@/domain/mensaje'

const CUANTOS = LOTE + 1
let api: ApiDePrueba
let usuarioID: number

beforeAll(async () => {
  api = await startApi()
  usuarioID = (await signedIn(api.db, 'CONTADOR')).usuarioID
  await api.db.query(
    `WITH nuevo AS (
       INSERT INTO matriculado (matricula, tipo_matricula_id, forma_pago_id, apellido, nombre, dni, cuit_cuil, email,
         busqueda)
       SELECT 50000 + n, 1, 1, 'Socio', n::text, 30000000 + n, 20300000000 + n, 's' || n || '@correo.example', 'socio'
       FROM generate_series(1, $1::int) n RETURNING id
     )
     INSERT INTO cargo (matriculado_id, tipo, nombre, anio, mes, monto, concepto_id)
     SELECT id, 1, 'Curso', 2026, 6, 500050, (SELECT min(id) FROM concepto) FROM nuevo`,
    [CUANTOS],
  )
})
afterAll(() => api.close())

/** Writes to all; `watch` sees the people of each statement that queues. */
const writeToAll = (watch: (people: number) => void) =>
  withTransaction(api.db, (tx) => {
    const watched: Tx = {
      ...tx,
      query: (sql, params) => {
        if (sql.includes('INTO mensaje ')) watch((params?.[1] as number[]).length)
        return tx.query(sql, params)
      },
    }
    const persona = {
      usuarioID,
      matriculadoID: null,
      nombre: 'Nélida',
      apellido: 'Prueba',
      roles: ['CONTADOR' as const],
      debeCambiarClave: false,
      debeSegundoFactor: false,
      tokenHash: Buffer.alloc(0),
    }
    const pedido = {
      persona,
      pedidoID: 'prueba',
      politica: 'operativa' as const,
      pasarela: null,
      acto: 'mensaje.crear',
      hoy: '2026-11-20',
    }
    const carta = { medio: MAIL, asunto: 'Aviso', texto: 'Debe {importe}', cantidad: CUANTOS }
    return createMensajes(watched, pedido, carta)
  })
const queued = async () =>
  (
    await api.db.query<{ mensajes: number; envios: number }>(
      'SELECT (SELECT count(*)::int FROM mensaje) AS mensajes, (SELECT count(*)::int FROM envio) AS envios',
    )
  )[0]

test('letters to thousands are written lot by lot; one that fails leaves none', async () => {
  let lots = 0
  await expect(
    writeToAll(() => {
      if (++lots === 2) throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await queued()).toEqual({ mensajes: 0, envios: 0 })

  const people: number[] = []
  expect(await writeToAll((count) => people.push(count))).toMatchObject({ pendientes: CUANTOS, omitidos: 0 })
  expect(people).toEqual([LOTE, 1])
  expect(await queued()).toEqual({ mensajes: CUANTOS, envios: 1 })
})
