import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { canalDeWhatsapp } from '@/backend/avisos/mensaje/whatsapp'

/** Plays Meta's Cloud API: answers as it is told and keeps what it was asked. */
const asked: { url: string; token: string; body: unknown }[] = []
let status = 200
let words: unknown = {}
const meta = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    asked.push({
      url: request.url ?? '',
      token: request.headers.authorization ?? '',
      body: JSON.parse(Buffer.concat(parts).toString('utf8')),
    })
    if (status === 0) return request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(words))
  })
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => meta.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(meta.address() as AddressInfo).port}/v24.0`
})
beforeEach(() => {
  asked.length = 0
  status = 200
  words = { messages: [{ id: 'wamid.1' }] }
})
afterAll(() => meta.close())

const ajustes = () => ({ url, token: 'secreto', telefonoID: '1055' })
const mensaje = {
  destino: '5493854123456',
  asunto: '',
  cuerpo: 'Debe:\n$ 100,00',
  referencia: 'a',
  baja: null,
}

test('a message is one POST to the sending number, with the text as it was written', async () => {
  expect(await canalDeWhatsapp(ajustes()).enviar(mensaje)).toEqual({ resultado: 'enviado' })
  expect(asked).toEqual([
    {
      url: '/v24.0/1055/messages',
      token: 'Bearer secreto',
      body: {
        messaging_product: 'whatsapp',
        to: '5493854123456',
        type: 'text',
        text: { body: 'Debe:\n$ 100,00' },
      },
    },
  ])
})

test('with an approved template the text is its parameter, on one line', async () => {
  await canalDeWhatsapp({ ...ajustes(), plantilla: 'aviso_de_deuda' }).enviar(mensaje)
  expect(asked[0]?.body).toMatchObject({
    type: 'template',
    template: {
      name: 'aviso_de_deuda',
      components: [{ type: 'body', parameters: [{ type: 'text', text: 'Debe: $ 100,00' }] }],
    },
  })
})

test.each([
  [429, 'reintentar'],
  [401, 'reintentar'],
  [503, 'reintentar'],
  [400, 'rechazado'],
  [500, 'dudoso'],
  [0, 'dudoso'],
])('after %d: %s', async (answer, resultado) => {
  status = answer
  words = { error: { message: 'Recipient not in allowed list' } }
  const salida = await canalDeWhatsapp(ajustes()).enviar(mensaje)
  expect(salida.resultado).toBe(resultado)
  if (answer > 0) expect(salida.causa).toBe('Recipient not in allowed list')
})

test('nobody listening sent nothing', async () => {
  const gone = createServer().listen(0, '127.0.0.1')
  await once(gone, 'listening')
  const { port } = gone.address() as AddressInfo
  gone.close()
  const away = canalDeWhatsapp({ ...ajustes(), url: `http://127.0.0.1:${port}/v24.0` })
  expect(await away.enviar(mensaje)).toMatchObject({ resultado: 'reintentar' })
})
