import { afterAll, beforeAll, expect, test } from 'vitest'
import { verificar } from '@/backend/verificar/verificar'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'

let api: ApiDePrueba
let token: string
let origenID: number
let firmanteID: number | undefined
beforeAll(async () => {
  api = await startApi()
  ;({ token } = await signedIn(api.db, 'ADMINISTRACION'))
  const [firmante] = await api.db.query<{ id: number }>(
    `INSERT INTO firmante (nombre, cargo) VALUES ('Dr. Prueba', 'Secretario') RETURNING id`,
  )
  firmanteID = firmante?.id
  const matriculadoID = await addMember(api.db)
  await api.db.query("UPDATE matriculado SET folio = '1', libro = '2' WHERE id = $1", [matriculadoID])
  const wire = { matriculadoID, tipoCertificadoID: 1, validezDesde: '2026-01-15' }
  origenID = ((await ask('certificado_matriculado.crear', wire)).datos as { id: number }).id
})
afterAll(() => api.close())

const ask = async (nombre: Parameters<ApiDePrueba['call']>[0], wire: Record<string, unknown>) =>
  (await api.call(nombre, wire, { token })).sobre
const issue = async (): Promise<number> => {
  const wire = { clase: 'certificado', origenID, firmanteID, observacion1: 'Guardia' }
  const sobre = await ask('papel.emitir', wire)
  expect(sobre).toMatchObject({ estado: 1 })
  return (sobre.datos as { numero: number }).numero
}
const move = (proximo: unknown) => ask('numeracion.mover', { clase: 'certificado', proximo })
interface Fila {
  clase: string
  proximo: number
  emitidos: number
  movido: string | null
  quien: string | null
}
const kind = async (clase: string) =>
  ((await ask('numeracion.traerTodos', {})).datos as Fila[]).find((fila) => fila.clase === clase)
const total = async () =>
  (await ask('papel.traerTodos', { nroPagina: 1, clase: 'certificado' })).pagTotalItems

test('a council that moves in goes on from its own number, and the total stays true', async () => {
  expect(await issue()).toBe(1)
  expect(await move(1201)).toMatchObject({ estado: 1 })
  expect(await issue()).toBe(1201)
  expect(await issue()).toBe(1202)
  expect(await kind('certificado')).toMatchObject({ proximo: 1203, emitidos: 3, quien: 'Nélida Prueba' })
  expect(await kind('carnet')).toEqual({
    ...{ clase: 'carnet', proximo: 1, emitidos: 0, movido: null, quien: null },
  })
  expect(await total()).toBe(3)
  const { datos } = await ask('auditoria.traerTodos', { accion: 'numeracion.mover' })
  expect((datos as object[])[0]).toMatchObject({
    accion: 'Próximo número de un papel',
    cambios: expect.arrayContaining([{ campo: 'Próximo número', antes: '2', despues: '1201' }]) as unknown,
  })
  expect(await verificar(api.db)).toEqual([])
})

test('never to a number that is taken or passed over, nor to one that is none', async () => {
  const { proximo = 0 } = (await kind('certificado')) ?? {}
  expect(await move(proximo)).toMatchObject({
    estado: 0,
    errores: { proximo: `El próximo ya es el N° ${proximo}` },
  })
  for (const numero of [1, 2, proximo - 1])
    expect(await move(numero)).toMatchObject({
      errores: { proximo: `Ese número ya pasó: el próximo puede ser el N° ${proximo + 1} o uno mayor` },
    })
  for (const none of [0, -1, 1.5, 'mucho', '', 1_000_000_000])
    expect(await move(none)).toMatchObject({ estado: 0, errores: { proximo: 'Ingrese el próximo número' } })
  expect((await kind('certificado'))?.proximo).toBe(proximo)
})

test('moved while others take numbers: none is given twice and only what was passed over is missing', async () => {
  const { proximo = 0 } = (await kind('certificado')) ?? {}
  const [moves, numeros] = await Promise.all([
    Promise.all([3000, 4000, 3500].map((numero) => move(numero))),
    Promise.all(Array.from({ length: 20 }, issue)),
  ])
  expect(moves.some(({ estado }) => estado === 1)).toBe(true)
  expect(new Set(numeros).size).toBe(20)
  expect(Math.min(...numeros)).toBeGreaterThanOrEqual(proximo)
  expect(await total()).toBe(23)
  expect(await verificar(api.db)).toEqual([])
})

test('the move stays as it was written down', async () => {
  for (const sql of ['UPDATE papel_salto SET hasta = hasta + 1', 'DELETE FROM papel_salto'])
    await expect(api.db.query(sql), sql).rejects.toThrow(/solo admite agregados/)
})
