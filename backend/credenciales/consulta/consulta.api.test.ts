import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember } from '@/backend/prueba/gente'

let api: ApiDePrueba
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  await api.db.query('DELETE FROM intento')
  await api.db.query('DELETE FROM ajuste')
  await set('consultaPublica', 1)
})
afterAll(() => api.close())

const set = (clave: string, valor: number) =>
  api.db.query('INSERT INTO ajuste (clave, valor) VALUES ($1, $2::jsonb)', [clave, String(valor)])
interface Fila {
  nombre: string
  matricula: number
  estado: string
  habilitado: boolean
  especialidades: { nombre: string; hasta: string | null }[]
}
interface Datos {
  abierta: boolean
  hayMas: boolean
  filas: Fila[]
}
const ask = async (texto: string, direccion = '190.2.3.4') => {
  const headers = { 'x-forwarded-for': direccion }
  return api.call('consulta_publica.buscar', { texto }, { headers })
}
const found = async (texto: string, direccion?: string) => (await ask(texto, direccion)).sobre.datos as Datos

test('by name or matricula: what anybody may know, and nothing private', async () => {
  const id = await addMember(api.db, {
    apellido: 'Ñandutí Güemes',
    nombre: 'José María',
    dni: 27_123_987,
    matricula: 77_001,
  })
  await api.db.query("UPDATE matriculado SET email = 'jm@x.example', domicilio = 'Calle 9' WHERE id = $1", [
    id,
  ])
  await api.db.query(
    `INSERT INTO especialidad_matriculado (matriculado_id, especialidad_id, fecha_obtencion, fecha_caducidad, sin_reval)
     SELECT $1, e.id, '2020-01-01', v.hasta, false
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM especialidad LIMIT 2) e
       JOIN (VALUES (1, DATE '2030-05-01'), (2, DATE '2021-05-01')) v (n, hasta) ON v.n = e.n`,
    [id],
  )
  for (const texto of ['ÑANDUTI', 'nandutí', 'jose gue', '77001', '77.001']) {
    const { sobre } = await ask(texto)
    const { filas, hayMas } = sobre.datos as Datos
    expect(filas, texto).toHaveLength(1)
    expect(hayMas).toBe(false)
    expect(filas[0]).toEqual({
      nombre: 'Ñandutí Güemes José María',
      matricula: 77_001,
      estado: 'ACTIVO',
      habilitado: true,
      especialidades: [{ nombre: expect.any(String) as string, hasta: '2030-05-01' }],
    })
    for (const secret of ['27123987', 'jm@x.example', 'Calle 9', 'matriculadoID', '"id"'])
      expect(JSON.stringify(sobre)).not.toContain(secret)
  }
  await api.db.query('UPDATE matriculado SET tipo_matricula_id = 5 WHERE id = $1', [id])
  expect((await found('77001')).filas[0]).toMatchObject({ estado: 'SUSPENDIDO', habilitado: false })
  await api.db.query('UPDATE matriculado SET tipo_matricula_id = 8 WHERE id = $1', [id])
  expect((await found('77001')).filas[0]).toMatchObject({ estado: 'FALLECIDO', especialidades: [] })
})

test('fewer than three letters find nobody and say so; nobody is nobody', async () => {
  for (const texto of ['a', 'ña', 'ab cd', '%%%', '___', '1a2', "o'"])
    expect((await ask(texto)).sobre).toMatchObject({
      estado: 0,
      errores: { texto: expect.stringContaining('al menos 3 letras') as string },
    })
  for (const texto of ['zzzyx', '99999999999', '%%% zzzyx'])
    expect(await found(texto)).toEqual({ abierta: true, hayMas: false, filas: [] })
  expect(await found('  ')).toEqual({ abierta: true, hayMas: false, filas: [] })
})

test('at most ten, and in no order by which the register could be listed', async () => {
  for (let i = 0; i < 14; i++)
    await addMember(api.db, { apellido: `Quiroga${String.fromCharCode(97 + i)}`, nombre: 'Ema' })
  const { filas, hayMas } = await found('quiroga')
  expect([filas.length, hayMas]).toEqual([10, true])
  const order = filas.map(({ nombre }) => nombre)
  expect(order).not.toEqual(order.toSorted())
  const numbers = filas.map(({ matricula }) => matricula)
  expect(numbers).not.toEqual(numbers.toSorted((a, b) => a - b))
  // The same text again shows the same ten: asking once more is of no use.
  expect((await found('QUIROGA')).filas).toEqual(filas)
})

describe('who asks too much waits', () => {
  test('fifty a second for two seconds from one address get the limit and no more', async () => {
    const from = '181.9.9.9'
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => ask(String(10_000 + i), from)))
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(60)
    const stopped = answers.filter(({ http }) => http === 429)
    expect(stopped).toHaveLength(40)
    expect(Number(stopped[0]?.headers.get('retry-after'))).toBeGreaterThan(60)
    expect((await ask('quiroga', '181.9.9.10')).http).toBe(200)
  })

  test('by the setting; a whole network of IPv6 counts as one, and a paper’s check is counted apart', async () => {
    await set('consultasDireccion', 10)
    const answers = []
    for (let i = 0; i < 11; i++) answers.push((await ask('quiroga', `2001:db8:1:2::${i + 1}`)).http)
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    const headers = { 'x-forwarded-for': '2001:db8:1:2::9' }
    expect((await api.call('papel.verificar', { codigo: 'nada' }, { headers })).http).toBe(200)
    // A text that is not even looked for costs nothing.
    for (let i = 0; i < 20; i++) expect((await ask('a', '181.1.1.1')).http).toBe(200)
    expect((await ask('quiroga', '181.1.1.1')).http).toBe(200)
  })
})

test('closed it answers nobody, whatever is asked', async () => {
  await api.db.query('DELETE FROM ajuste')
  for (const texto of ['', 'quiroga', 'a', '77001'])
    expect(await found(texto)).toEqual({ abierta: false, hayMas: false, filas: [] })
})
