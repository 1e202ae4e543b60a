import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Copia } from '@/backend/mudanza/viaje/copia'

/** Milliseconds that a server of before takes for an answer. */
export const DEMORA = 20
export const A_LA_VEZ = 8

interface PedidoVisto {
  nombre: string
  /** How many had been answered before it came. */
  tras: number
}

/** A council's server as it was: it answers what a copy has of it, after a while. */
export interface ServidorLento {
  url: URL
  /** Every read, in its order. */
  pedidos: PedidoVisto[]
  /** The most that were open at once. */
  aLaVez: number
  close(): void
}

const SESION = { token: 'de-prueba', roles: [], usuario: null }

export async function openSlowServer(copia: Copia): Promise<ServidorLento> {
  let [open, answered] = [0, 0]
  const slow: ServidorLento = { url: new URL('http://127.0.0.1'), pedidos: [], aLaVez: 0, close: () => end() }
  const server = http.createServer((request, response) => {
    const name = request.url ?? ''
    const text =
      request.method === 'POST'
        ? JSON.stringify({ estado: 1, mensaje: '', datos: SESION })
        : (copia.read(name) ??
          copia.read(`${name}#0`) ??
          JSON.stringify({ estado: 0, mensaje: 'No hay', datos: null }))
    if (request.method === 'GET') slow.pedidos.push({ nombre: name, tras: answered })
    slow.aLaVez = Math.max(slow.aLaVez, ++open)
    setTimeout(() => {
      open--
      if (request.method === 'GET') answered++
      response.writeHead(200, { 'content-type': 'application/json' }).end(text)
    }, DEMORA)
  })
  const end = (): void => {
    server.closeAllConnections()
    server.close()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  slow.url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return slow
}

/** Seconds that the same calls take, each after as many answers as then, whoever only takes their bytes. */
export async function bareSeconds({ url }: ServidorLento, pedidos: readonly PedidoVisto[]): Promise<number> {
  const begin = performance.now()
  let [asked, answered] = [0, 0]
  await new Promise<void>((resolve, reject) => {
    const go = (): void => {
      for (let next = pedidos[asked]; next && next.tras <= answered; next = pedidos[++asked])
        fetch(new URL(next.nombre, url))
          .then((answer) => answer.text())
          .then(() => {
            if (++answered === pedidos.length) resolve()
            else go()
          }, reject)
    }
    go()
  })
  return (performance.now() - begin) / 1000
}
