import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { type Falla, spoil } from '@/e2e/externo/fallas'
import { type OutgoingRequest, sendRequest, OversizedAnswer, NoAnswer } from '@/contract/lectura/connection'

const BIEN = '{"estado":1,"datos":[]}'
const ESPERA = 150

/** A server for one test, and how often it was asked. */
async function withServer(
  listener: RequestListener,
  act: (
    send: (envio?: Partial<OutgoingRequest>) => ReturnType<typeof sendRequest>,
    asked: () => number,
  ) => Promise<void>,
) {
  let asked = 0
  const server = createServer((request, response) => {
    asked++
    listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const direccion = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/x`)
  try {
    await act(
      (envio) => sendRequest({ metodo: 'GET', direccion, cabeceras: {}, espera: 5_000, ...envio }),
      () => asked,
    )
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const spoiling =
  (falla: Falla): RequestListener =>
  (_, response) =>
    void spoil(response, falla, BIEN)

const SIN_ANSWER: Falla[] = [
  { tipo: 'tarda', ms: ESPERA * 1.5 },
  { tipo: 'calla' },
  { tipo: 'corta' },
  { tipo: 'corta tras las cabeceras' },
  { tipo: 'medio cuerpo' },
  { tipo: 'gotea' },
]

describe.each(['GET', 'POST'] as const)('%s', (metodo) => {
  test.each(SIN_ANSWER)('$tipo is no answer in the end, asked once', async (falla) => {
    await withServer(spoiling(falla), async (send, asked) => {
      const cuerpo = metodo === 'POST' ? '{}' : undefined
      await expect(send({ metodo, cuerpo, espera: ESPERA })).rejects.toBeInstanceOf(NoAnswer)
      expect(asked()).toBe(1)
    })
  })

  test('an answer just in time is one', async () => {
    await withServer(spoiling({ tipo: 'tarda', ms: 600 }), async (send) => {
      expect(await send({ metodo })).toEqual({ estado: 200, texto: BIEN })
    })
  })

  test('more than ten megabytes are refused while they arrive', async () => {
    await withServer(spoiling({ tipo: 'gigante', bytes: 20_000_000 }), async (send, asked) => {
      await expect(send({ metodo })).rejects.toBeInstanceOf(OversizedAnswer)
      expect(asked()).toBe(1)
    })
  })

  test('that it has more is enough where it is said beforehand', async () => {
    await withServer(
      (_, response) => void response.writeHead(200, { 'content-length': 11 * 1024 * 1024 }).flushHeaders(),
      async (send) => await expect(send({ metodo })).rejects.toBeInstanceOf(OversizedAnswer),
    )
  })

  test('nobody listening is no answer', async () => {
    await expect(
      sendRequest({ metodo, direccion: new URL('http://127.0.0.1:9/'), cabeceras: {}, espera: ESPERA }),
    ).rejects.toBeInstanceOf(NoAnswer)
  })
})

test('a read that meets a connection closed while idle is sent again, a change never shares one', async () => {
  const sockets = new Set<unknown>()
  let closing = false
  await withServer(
    (request, response) => {
      const known = sockets.has(request.socket)
      sockets.add(request.socket)
      if (known && closing) return void request.socket.destroy()
      response.end(BIEN)
    },
    async (send, asked) => {
      await send()
      await send()
      expect(sockets.size).toBe(1)
      closing = true
      expect((await send()).texto).toBe(BIEN)
      expect(asked()).toBe(4)
      await send({ metodo: 'POST', cuerpo: '{}' })
      await send({ metodo: 'POST', cuerpo: '{}' })
      expect(asked()).toBe(6)
      expect(sockets.size).toBe(4)
    },
  )
})

test('one that is cut on a connection used before costs two tries, on one of its own a single one', async () => {
  let cuts = false
  await withServer(
    (request, response) => void (cuts ? request.socket.destroy() : response.end(BIEN)),
    async (send, asked) => {
      await send()
      cuts = true
      await expect(send()).rejects.toMatchObject({ veces: 2 })
      expect(asked()).toBe(3)
      cuts = false
      await send()
      cuts = true
      await expect(send({ unaVez: true })).rejects.toMatchObject({ veces: 1 })
      expect(asked()).toBe(5)
    },
  )
})

test('an answer that came in time is one, though this process was too busy to read it', async () => {
  await withServer(
    (_, response) => {
      response.end(BIEN)
      const until = Date.now() + ESPERA * 2
      while (Date.now() < until);
    },
    async (send) => expect((await send({ espera: ESPERA })).texto).toBe(BIEN),
  )
})

test('who leaves cuts the request at the server', async () => {
  let cut = false
  await withServer(
    (_, response) => void response.once('close', () => (cut = true)),
    async (send) => {
      const control = new AbortController()
      const waiting = send({ senal: control.signal })
      setTimeout(() => control.abort(), 50)
      await expect(waiting).rejects.toBeInstanceOf(NoAnswer)
      await expect.poll(() => cut, { timeout: 10_000 }).toBe(true)
    },
  )
})

test.each([
  ['application/json; charset=iso-8859-1', Buffer.from('{"a":"Ñandú"}', 'latin1')],
  ['application/json', Buffer.from('\uFEFF{"a":"Ñandú"}')],
  ['application/json; charset=nadie-lo-conoce', Buffer.from('{"a":"Ñandú"}')],
])('%s is read as it was written', async (type, bytes) => {
  await withServer(
    (_, response) => void response.writeHead(200, { 'content-type': type }).end(bytes),
    async (send) => expect((await send()).texto).toBe('{"a":"Ñandú"}'),
  )
})

test('a server that was never reached is told apart: nothing of it can have happened', async () => {
  await withServer(spoiling({ tipo: 'corta' }), async (send) => {
    await expect(send({ metodo: 'POST' })).rejects.toMatchObject({ sinLlegar: false })
    await expect(send({ metodo: 'POST', espera: 1 })).rejects.toMatchObject({ sinLlegar: false })
    const closed = await freeAddress()
    await expect(send({ metodo: 'POST', direccion: closed })).rejects.toMatchObject({ sinLlegar: true })
    const nowhere = new URL('http://nadie.invalid/x')
    await expect(send({ metodo: 'POST', direccion: nowhere })).rejects.toMatchObject({ sinLlegar: true })
  })
})

/** An address where nobody listens. */
async function freeAddress(): Promise<URL> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return new URL(`http://127.0.0.1:${port}/x`)
}
