import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { NoAnswer } from '@/contract/lectura/connection'
import { openArchivo, readSobre } from '@/lib/api/file-connection'

const PEDAZO = Buffer.alloc(65_536, 7)
const MUCHO = 400

/** An API for one test. */
async function withApi(listener: RequestListener, act: (direccion: URL) => Promise<void>): Promise<void> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await act(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/x`))
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** A body of 26 MB, and how much of it was asked for. */
function sender() {
  const asked = { pieces: 0 }
  const body = async function* () {
    for (; asked.pieces < MUCHO; asked.pieces++) yield await Promise.resolve(PEDAZO)
  }
  return { asked, body }
}
const envio = (direccion: URL, metodo: 'GET' | 'POST' = 'POST') => ({
  metodo,
  direccion,
  cabeceras: {},
  espera: 5_000,
})
/** Until it is the same twice, a while apart. */
const settled = async (value: () => number) => {
  let before = -1
  await expect
    .poll(
      () => {
        const still = value() === before
        before = value()
        return still
      },
      { interval: 150 },
    )
    .toBe(true)
}

test('a file goes on as fast as the API takes it', async () => {
  let got = 0
  let read: () => void = () => undefined
  await withApi(
    (request, response) => {
      read = () => {
        request.on('data', (piece: Buffer) => (got += piece.length))
        request.on('end', () => response.end('{"estado":1}'))
      }
    },
    async (direccion) => {
      const { asked, body } = sender()
      const sending = openArchivo(envio(direccion), body())
      await settled(() => asked.pieces)
      expect(asked.pieces * PEDAZO.length).toBeLessThan(12_000_000)
      read()
      expect(await readSobre(await sending)).toEqual({ estado: 200, texto: '{"estado":1}' })
      expect(got).toBe(MUCHO * PEDAZO.length)
    },
  )
})

test('no more of it is asked for once the API has refused it', async () => {
  await withApi(
    (_, response) => response.writeHead(413).end('{"estado":0,"mensaje":"Demasiado"}'),
    async (direccion) => {
      const { asked, body } = sender()
      const answer = await readSobre(await openArchivo(envio(direccion), body()))
      expect(answer).toEqual({ estado: 413, texto: '{"estado":0,"mensaje":"Demasiado"}' })
      expect(asked.pieces).toBeLessThan(MUCHO)
    },
  )
})

test('a sender who fails cuts the request, so that the API keeps nothing', async () => {
  let ended = ''
  await withApi(
    (request) => {
      request.on('error', () => (ended = 'cut')).on('end', () => (ended = 'whole'))
      request.resume()
    },
    async (direccion) => {
      const body = async function* () {
        yield await Promise.resolve(PEDAZO)
        throw new NoAnswer('the sender stopped')
      }
      await expect(openArchivo(envio(direccion), body())).rejects.toThrow('the sender stopped')
      await expect.poll(() => ended).toBe('cut')
    },
  )
})

test('an API that takes it and is silent is given up', async () => {
  await withApi(
    (request) => void request.resume(),
    async (direccion) => {
      const body = async function* () {
        yield await Promise.resolve(PEDAZO)
      }
      const sent = openArchivo({ ...envio(direccion), espera: 200 }, body())
      await expect(sent).rejects.toBeInstanceOf(NoAnswer)
    },
  )
})

test('a file comes as fast as it is read', async () => {
  let written = 0
  await withApi(
    (_, response) => {
      const more = () => {
        while (written++ < MUCHO) if (!response.write(PEDAZO)) return void response.once('drain', more)
        response.end()
      }
      more()
    },
    async (direccion) => {
      const response = await openArchivo(envio(direccion, 'GET'))
      await settled(() => written)
      expect(written * PEDAZO.length).toBeLessThan(12_000_000)
      let got = 0
      for await (const piece of response as AsyncIterable<Buffer>) got += piece.length
      expect(got).toBe(MUCHO * PEDAZO.length)
    },
  )
})
