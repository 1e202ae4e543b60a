import { setTimeout as delay } from 'node:timers/promises'
import { Cupo } from './cupo.mjs'
import { answerBusy } from './ocupado.mjs'

/** What is never refused: files, health, and the way out. */
const LIBRE = /^\/(_next\/static\/|fonts\/|carnet\/|salud\/|favicon\.ico|icon\.svg|api\/salir)/
/** A list that is asked for whole (lib/api/list-reading.ts): a hundred reads, and as many rows as a hundred pages. */
const ENTERA = /[?&](pagina|hoja)=todas(&|$)/
/** Files of everybody there is: each takes as long as its register, and none is in anybody's way. */
const ARCHIVO = /^\/api\/(descargas|expediente)\//
/** A page whose reader has gone ends at its next read; its place waits no longer than this for it. */
const ABANDONADO = 5_000
const GALLETA = /session-token[^=]*=([^;]+)/

/**
 * Five kinds of request, each with its own bound, so that a payment never queues behind readers, nor a page behind those
 * who print or take the whole register away. A page costs processor and memory here; a call passes through and mostly
 * waits. The bounds are this process's; of whole lists and of files there are two each in all the web's processes.
 */
export function makeCarriles(paginas, procesos = 1) {
  const pages = new Cupo({ lugares: paginas, fila: paginas * 4, paciencia: 5_000, techo: paginas * 8 })
  const deATodos = Math.max(1, Math.round(2 / procesos))
  const whole = new Cupo({ lugares: deATodos, fila: 8, paciencia: 10_000 })
  const files = new Cupo({ lugares: deATodos, fila: 16, paciencia: 60_000 })
  const reads = new Cupo({ lugares: 400, fila: 0, paciencia: 0 })
  const changes = new Cupo({ lugares: 200, fila: 200, paciencia: 5_000 })

  /** Serves the request, makes it wait or refuses it; when its reader goes, so do its place and its turn. */
  const enter = (request, response, serve) => {
    const { url = '/', method } = request
    if (LIBRE.test(url)) return serve()
    const calls = method === 'GET' || method === 'HEAD' ? reads : changes
    const screens = ENTERA.test(url) ? whole : pages
    const api = ARCHIVO.test(url) ? files : calls
    const cupo = url.startsWith('/api/') ? api : screens
    response.once(
      'close',
      cupo.ask(personaOf(request), serve, () => answerBusy(request, response)),
    )
  }
  return Object.assign(enter, {
    cupos: { paginas: pages, enteras: whole, archivos: files, lecturas: reads, cambios: changes },
  })
}

/** Whoever is not signed in is one person: strangers together get half. */
const personaOf = ({ headers }) => GALLETA.exec(headers.cookie ?? '')?.[1] ?? ''
