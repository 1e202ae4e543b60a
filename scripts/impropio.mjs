import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'

/** Others are nobody's here; of TRACE the framework makes an error of its own. */
const METODOS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * The status of a request that no browser of ours sends and that the framework would answer with 500, or with an address
 * of whoever asks; undefined for all others.
 */
export function faultOf({ method = 'GET', url = '', headers }) {
  if (!METODOS.has(method)) return 405
  // A target with a host of its own is for proxies (RFC 9112, 3.2.2).
  if (!url.startsWith('/')) return 400
  if (!isRouterState(headers['next-router-state-tree'])) return 400
  // Our pages send changes to /api and actions by script; a form posted to a page would be read as an action's.
  const form = /^multipart\/form-data/i.test(headers['content-type'] ?? '')
  if (form && method === 'POST' && !url.startsWith('/api/') && headers['next-action'] === undefined)
    return 415
  return undefined
}

function isRouterState(header) {
  try {
    parseAndValidateFlightRouterState(header)
    return true
  } catch {
    return false
  }
}

export function refuseImproper(response, status) {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
    ...(status === 405 && { allow: 'GET, HEAD, POST' }),
  })
  response.end('Pedido impropio')
}
