import { createHash } from 'node:crypto'

/** Seconds after which to ask again. */
const ESPERA = 5
const TITULO = 'Un momento, por favor'
const TEXTO =
  'En este momento hay más pedidos de los que el sistema puede atender. Su sesión sigue abierta y lo guardado está guardado.'
const NO_HECHO =
  'El sistema está ocupado y no tomó el pedido: no se hizo nada. Espere unos segundos y repita.'
const ESTILO =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#1f2937;background:#f8fafc}main{max-width:34rem;margin:16vh auto 0;padding:0 1.5rem}h1{font-size:1.5rem}a{color:#1d4ed8}@media (prefers-color-scheme:dark){body{color:#e5e7eb;background:#0f172a}a{color:#93c5fd}}'
const POLITICA = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(ESTILO).digest('base64')}'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

/** 503 at once: for a call the proxy's own words, for a page one that asks again by itself. */
export function answerBusy(request, response) {
  const call = request.url?.startsWith('/api/') ?? false
  const body = call ? bodyOfCall(request) : page(ESPERA + Math.floor(Math.random() * ESPERA))
  response.writeHead(503, {
    'retry-after': String(ESPERA),
    'cache-control': 'no-store',
    'content-type': call ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'content-security-policy': POLITICA,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** A read is asked again by whoever sent it; of a change it is certain that nothing was done. */
function bodyOfCall({ method }) {
  const tipo = method === 'GET' ? 'sinRespuesta' : 'rechazo'
  return JSON.stringify({ ok: false, tipo, mensaje: NO_HECHO, errores: {}, pedidoID: '' })
}

const page = (segundos) => `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${segundos}">
<title>${TITULO}</title>
<style>${ESTILO}</style>
</head>
<body>
<main>
<h1>${TITULO}</h1>
<p>${TEXTO}</p>
<p>Esta página se vuelve a pedir sola en ${segundos} segundos. <a href="">Pedirla ahora</a></p>
</main>
</body>
</html>
`
