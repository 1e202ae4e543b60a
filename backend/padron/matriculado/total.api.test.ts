import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { type Ancla, readAnclas } from '@/backend/padron/matriculado/anclas'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { withTransaction, type Queryable } from '@/backend/db/conexion'

let api: ApiDePrueba
let token: string
beforeAll(async () => {
  api = await startApi()
  ;({ token } = await signedIn(api.db, 'ADMINISTRACION'))
})
afterAll(() => api.close())

async function told(): Promise<number | undefined> {
  const { sobre } = await api.call('matriculado.traerTodos', {}, { token })
  return sobre.pagTotalItems
}

/** Each known place of the list beside how many really stand before it. */
async function expectPlaces(): Promise<void> {
  const counted = await api.db.query<Ancla>(
    `SELECT t.desde, (SELECT count(*)::int FROM matriculado m WHERE m.apellido < t.desde COLLATE es_ar) AS antes
     FROM unnest(cortes_de_matriculados()) WITH ORDINALITY AS t (desde, tramo) ORDER BY t.tramo`,
  )
  expect(await readAnclas(api.db)).toEqual(counted)
}

async function counted(): Promise<number> {
  const [row] = await api.db.query<{ cuantos: number }>('SELECT count(*)::int AS cuantos FROM matriculado')
  return row?.cuantos ?? 0
}

/** Takes away so many, as many statements as one: what is noted is each statement's. */
async function take(db: Queryable, howMany: number): Promise<void> {
  const some = 'IN (SELECT id FROM matriculado ORDER BY id DESC LIMIT $1)'
  await db.query(`DELETE FROM periodo_matricula WHERE matriculado_id ${some}`, [howMany])
  await db.query(`DELETE FROM matriculado WHERE id ${some}`, [howMany])
}

class GivenUp extends Error {}

test('the total that the list tells is the number of members, whatever came, went or was given up', async () => {
  const change = fc.record({
    act: fc.constantFrom('add', 'take', 'rename', 'takeAndGiveUp', 'takeNobody'),
    howMany: fc.integer({ min: 1, max: 3 }),
    apellido: fc.constantFrom(
      'Ábalos',
      'a',
      'ñandú',
      'Núñez',
      'NUÑEZ',
      'D’Angelo',
      '’Alí',
      'Øster',
      'zzz',
      'De la Cruz',
      'ge',
      'Gé',
    ),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
      for (const { act, howMany, apellido } of changes) {
        if (act === 'add') for (let i = 0; i < howMany; i++) await addMember(api.db, { apellido })
        if (act === 'rename')
          await api.db.query(
            'UPDATE matriculado SET apellido = $1 WHERE id IN (SELECT id FROM matriculado ORDER BY id DESC LIMIT $2)',
            [apellido, howMany],
          )
        if (act === 'take') await take(api.db, howMany)
        if (act === 'takeNobody') await api.db.query('DELETE FROM matriculado WHERE id < 0')
        if (act === 'takeAndGiveUp')
          await withTransaction(api.db, async (tx) => {
            await take(tx, howMany)
            throw new GivenUp()
          }).catch((error: unknown) => {
            if (!(error instanceof GivenUp)) throw error
          })
        expect(await told()).toBe(await counted())
        await expectPlaces()
      }
    }),
    { numRuns: 15 },
  )
})

test('people added at the same moment wait for nobody and are all counted', async () => {
  const before = await counted()
  await Promise.all(Array.from({ length: 12 }, () => addMember(api.db, {})))
  expect(await told()).toBe(before + 12)
})
