import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type ApiDePrueba, startApi } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { chargeMonth } from '@/backend/prueba/muestras-de-mensajes'
import { fillTexto } from '@/domain/mensaje'

let api: ApiDePrueba
let token: string
const ids: number[] = []
beforeAll(async () => {
  api = await startApi()
  const contador = await signedIn(api.db, 'CONTADOR')
  token = contador.token
  const people = [
    ['ÁLVAREZ', 'MARÍA ISABEL', 2],
    ['Paz', '<b>"Eva"</b>', null],
    ['Quiroga', 'Juan', 1],
  ] as const
  for (const [apellido, nombre, sexo] of people) {
    const id = await addMember(api.db, { apellido, nombre })
    ids.push(id)
    await api.db.query('UPDATE matriculado SET email = $2, sexo = $3 WHERE id = $1', [
      id,
      `m${id}@c.example`,
      sexo,
    ])
    await chargeMonth(api.db, id, { anio: 2026, mes: 10 })
  }
  await api.db.query(
    `INSERT INTO membrete (id, nombre, telefono, lugar, hoja, arriba, abajo, izquierda, derecha, alto, version, usuario_id)
     SELECT 1, 'Consejo de Prueba', '385 400-0000', 'centro', 'a4', 25, 9, 20, 20, 40, 1, $1`,
    [contador.usuarioID],
  )
})
afterEach(() => vi.unstubAllEnvs())
afterAll(() => api.close())

const TEXTO = '{saludo}:\n\nDebe {importe}.\n\n{pago}\n\n{firma}'
const FIRMA = 'Consejo de Prueba\nTel. 385 400-0000'

test('a letter greets each as is fitting, leads to his own page to pay, is signed, and is what was shown', async () => {
  vi.stubEnv('PUBLIC_URL', 'https://consejo.example/')
  const matriculadosJSON = JSON.stringify(ids)
  const shown = await api.call('mensaje.simular', { medio: 2, nroPagina: 1, matriculadosJSON }, { token })
  const datos = shown.sobre.datos as {
    firma: string
    pago: string
    filas: { matriculadoID: number; saludo: string }[]
  }
  expect(datos.filas.map(({ saludo }) => saludo)).toEqual([
    'Estimada Dra. María Isabel Álvarez',
    'Estimado/a Dr/a. <b>"Eva"</b> Paz',
    'Estimado Dr. Juan Quiroga',
  ])
  const sent = await api.call(
    'mensaje.crear',
    { medio: 2, asunto: '{saludo}', texto: TEXTO, cantidad: 3, matriculadosJSON },
    { token },
  )
  expect(sent.sobre).toMatchObject({ estado: 1, datos: { pendientes: 3 } })
  const letters = await api.db.query<{ id: number; asunto: string; cuerpo: string }>(
    'SELECT matriculado_id AS id, asunto, cuerpo FROM mensaje',
  )
  for (const { matriculadoID, saludo } of datos.filas) {
    const letter = letters.find(({ id }) => id === matriculadoID)
    expect(letter?.asunto).toBe(saludo)
    expect(letter?.cuerpo).toBe(fillTexto(TEXTO, { ...datos, saludo, importe: '$ 15.000,00' }))
    expect(letter?.cuerpo).toContain('en https://consejo.example/inicio_matriculado\n')
    expect(letter?.cuerpo.endsWith(FIRMA)).toBe(true)
  }
})

test('without the web’s address it tells to pay in the office, and a text of old goes out as it was written', async () => {
  const matriculadosJSON = JSON.stringify([ids[2]])
  const shown = await api.call('mensaje.simular', { medio: 2, nroPagina: 1, matriculadosJSON }, { token })
  expect(shown.sobre.datos).toMatchObject({ pago: 'Puede pagar en Tesorería', firma: FIRMA })
  await api.call(
    'mensaje.crear',
    { medio: 2, asunto: 'Aviso', texto: 'Hola {nombre}', cantidad: 1, matriculadosJSON },
    { token },
  )
  const [last] = await api.db.query<{ cuerpo: string }>('SELECT cuerpo FROM mensaje ORDER BY id DESC LIMIT 1')
  expect(last?.cuerpo).toBe('Hola Quiroga Juan')
})
