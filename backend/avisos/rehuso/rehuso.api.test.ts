import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { canalDeCorreo } from '@/backend/avisos/mensaje/correo'
import { sendNext } from '@/backend/avisos/mensaje/enviador'
import { type ApiDePrueba, startApi } from '@/backend/prueba/api'
import { startMailServer, type ServidorDeCorreo } from '@/backend/prueba/avisos/servidor-de-correo'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { withTransaction } from '@/backend/db/conexion'
import { createRegistro } from '@/backend/db/registro'
import { MAIL } from '@/domain/mensaje'

const SITIO = 'https://consejo.example'
let api: ApiDePrueba
let correo: ServidorDeCorreo
let tesorera: string
let socios: number[]
let token: string

beforeAll(async () => {
  vi.stubEnv('PUBLIC_URL', SITIO)
  api = await startApi()
  correo = await startMailServer()
  tesorera = (await signedIn(api.db, 'CONTADOR')).token
  socios = [
    await addMember(api.db, { apellido: 'Aviso', nombre: 'Ana' }),
    await addMember(api.db, { apellido: 'Aviso', nombre: 'Bea' }),
  ]
  token = (await signedIn(api.db, 'MEDICO', socios[0])).token
  await api.db.query("UPDATE matriculado SET email = 'm' || id || '@correo.example'")
  await withTransaction(api.db, (tx) => createRegistro(tx, 'real', 'Consejo'))
})
beforeEach(async () => {
  for (const tabla of ['mensaje', 'aviso_rehusado', 'intento']) await api.db.query(`DELETE FROM ${tabla}`)
  correo.recibidos.length = 0
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await correo.close()
  await api.close()
})

const choose = async (): Promise<number> =>
  (
    (
      await api.call(
        'seleccion.crear',
        { lista: 'matriculados', matriculadosJSON: JSON.stringify(socios) },
        { token: tesorera },
      )
    ).sobre.datos as { seleccionID: number }
  ).seleccionID
const write = async (seleccionID: number) =>
  (
    await api.call(
      'seleccion.enviarMensaje',
      { seleccionID, medio: MAIL, asunto: 'Asamblea', texto: 'Se convoca', cantidad: 2 },
      { token: tesorera },
    )
  ).sobre
const refuse = (rehusados: object[], who = token) =>
  api.call('aviso_rehusado.guardarPropios', { rehusadosJSON: JSON.stringify(rehusados) }, { token: who })
async function drain(): Promise<void> {
  const canal = { [MAIL]: canalDeCorreo({ url: correo.url, remitente: 'c@consejo.example' }) }
  for (let wait: number | null = 0; wait !== null; wait = await sendNext(api.db, canal))
    await api.db.query('UPDATE paso_de_envio SET proximo_en = now()')
}
/** A mail out of quoted-printable, its long headers in one line. */
const readText = (texto: string): string =>
  Buffer.from(
    texto
      .replace(/\r\n[ \t]+/g, ' ')
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString()
const states = async () =>
  (await api.db.query<{ estado: string }>('SELECT estado FROM mensaje ORDER BY matriculado_id')).map(
    ({ estado }) => estado,
  )

test('what a doctor refuses is counted before, kept as refused, and not sent; the office reads it in his record', async () => {
  const comunicados = { tema: 'comunicados', medio: MAIL }
  expect((await refuse([comunicados])).sobre.estado).toBe(1)
  const seleccionID = await choose()
  const shown = await api.call('seleccion.simularMensaje', { seleccionID, medio: MAIL }, { token: tesorera })
  expect(shown.sobre.datos).toMatchObject({
    ...{ cantidad: 2, sinDestino: 0, noQuieren: 1 },
    filas: [{ nombre: 'Aviso Ana', destino: null, motivo: 'No quiere estos avisos' }, { motivo: null }],
  })
  expect(await write(seleccionID)).toMatchObject({ datos: { pendientes: 1, omitidos: 0, rehusados: 1 } })
  await drain()
  expect(await states()).toEqual(['rehusado', 'enviado'])
  expect(correo.recibidos.flatMap(({ para }) => para)).toEqual([`m${socios[1]}@correo.example`])
  const record = await api.call(
    'aviso_rehusado.traerTodos',
    { matriculadoID: socios[0] },
    { token: tesorera },
  )
  expect(record.sobre.datos).toMatchObject([comunicados])
  const [kept] = await api.db.query<{ datos: unknown }>(
    "SELECT datos FROM auditoria WHERE accion = 'aviso_rehusado.guardarPropios'",
  )
  expect(kept?.datos).toMatchObject({ despues: { noQuiere: 'Otros mensajes por Mail' } })
})

test('the link of a mail takes away that kind alone, when it is posted and not when it is opened', async () => {
  await write(await choose())
  await drain()
  const [mail] = correo.recibidos.filter(({ para }) => para[0] === `m${socios[0]}@correo.example`)
  const texto = readText(mail?.texto ?? '')
  const [, codigo = ''] = /Para no recibir más .*\/bajaDeAvisos\/([\w-]+)/.exec(texto) ?? []
  expect(texto).toContain(`List-Unsubscribe: <${SITIO}/api/bajaDeAvisos/${codigo}>`)
  expect(texto).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')

  for (let opened = 0; opened < 2; opened++)
    expect((await api.call('aviso_rehusado.leerBaja', { codigo })).sobre.datos).toEqual({
      ...{ tema: 'comunicados', medio: MAIL, rehusado: false },
    })
  for (let clicked = 0; clicked < 2; clicked++)
    expect((await api.call('aviso_rehusado.darDeBaja', { codigo })).sobre.estado).toBe(1)
  const own = await api.call('aviso_rehusado.traerPropios', {}, { token })
  expect(own.sobre.datos).toMatchObject({ rehusados: [{ tema: 'comunicados', medio: MAIL }] })
  const acts = await api.db.query("SELECT FROM auditoria WHERE accion = 'aviso_rehusado.darDeBaja'")
  expect(acts).toHaveLength(1)

  // Of another kind, of somebody else, and with a signature that is nearly right.
  for (const forged of [
    codigo.replace('comunicados', 'deuda'),
    codigo.replace(/^\d+/, String(socios[1])),
    codigo.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
    '',
    `${codigo}x`,
  ])
    expect((await api.call('aviso_rehusado.darDeBaja', { codigo: forged })).sobre.estado).toBe(0)
  expect(await api.db.query('SELECT FROM aviso_rehusado')).toHaveLength(1)
})

test('what waits when he refuses it does not leave, and what nobody may refuse says why', async () => {
  await write(await choose())
  await refuse([{ tema: 'comunicados', medio: MAIL }])
  await drain()
  expect(await states()).toEqual(['rehusado', 'enviado'])

  correo.recibidos.length = 0
  await api.call(
    'propuesta.proponer',
    { campo: 'matriculado.datospersonales.email', valor: 'otro@correo.example' },
    { token },
  )
  await drain()
  const [code] = correo.recibidos
  expect(readText(code?.texto ?? '')).toContain('por la seguridad de su cuenta')
  expect(code?.texto).not.toContain('List-Unsubscribe')
})

test('a kind that is not written by a means, or is none, is refused, and an account without a record chooses nothing', async () => {
  expect((await refuse([{ tema: 'recibos', medio: 1 }])).sobre.mensaje).toMatch(/no se envía por ese medio/)
  expect((await refuse([{ tema: 'todo', medio: MAIL }])).sobre.estado).toBe(0)
  const { token: loose } = await signedIn(api.db, 'MEDICO')
  expect((await refuse([], loose)).sobre.estado).toBe(0)
  expect(await api.db.query('SELECT FROM aviso_rehusado')).toEqual([])
})
