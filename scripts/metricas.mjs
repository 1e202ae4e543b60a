import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'

const PEDIDOS = '/salud/metricas'
const LOOPBACK = /^(::ffff:)?127\.|^::1$/
/** A proxy on this machine also comes from it; what it lets through says who asked. */
const DE_UN_PROXY = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

/**
 * The web's figures in the text format of Prometheus: its process, its answers by their kind, and who has a place in each
 * lane. For this machine alone, since strangers talk to the web.
 */
export function makeMetricas(cupos) {
  const registro = new Registry()
  const registers = [registro]
  collectDefaultMetrics({ register: registro })
  const respuestas = new Counter({
    ...{ name: 'padron_web_respuestas_total', help: 'Respuestas de la web, por clase de estado HTTP' },
    ...{ labelNames: ['clase'], registers },
  })
  new Gauge({
    ...{ name: 'padron_web_lugares', help: 'Pedidos con lugar, sin él y en espera, por carril' },
    ...{ labelNames: ['carril', 'como'], registers },
    collect() {
      for (const [carril, { ocupacion }] of Object.entries(cupos))
        for (const [como, cuantos] of Object.entries(ocupacion)) this.set({ carril, como }, cuantos)
    },
  })
  return {
    /** Answers the request where it asks for these figures. */
    answers(request, response) {
      if (request.url !== PEDIDOS) return false
      const own =
        LOOPBACK.test(request.socket.remoteAddress ?? '') &&
        DE_UN_PROXY.every((name) => !(name in request.headers))
      if (!own || request.method !== 'GET') response.writeHead(own ? 405 : 404).end()
      else
        void registro
          .metrics()
          .then((text) => response.setHeader('content-type', registro.contentType).end(text))
      return true
    },
    note(response) {
      response.once('close', () =>
        respuestas.inc({
          clase: response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'cortada',
        }),
      )
    },
  }
}
