// The card's page without a connection. No page and no answer is ever kept: only when there was a connection last.
const CARNET = '/inicio_matriculado/carnet'
const ULTIMA = '/carnet/ultima-conexion'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request
  if (mode === 'navigate' && new URL(url).pathname === CARNET)
    event.respondWith(fetch(event.request).catch(sayOffline))
})

async function sayOffline() {
  const kept = await caches.match(ULTIMA).catch(() => undefined)
  const since = kept ? new Date(await kept.text()) : new Date(Number.NaN)
  return new Response(pageOf(Number.isNaN(since.getTime()) ? undefined : since), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
    },
  })
}

const DIA = new Intl.DateTimeFormat('es-AR', {
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'America/Argentina/Buenos_Aires',
})

const pageOf = (since) => `<!doctype html>
<html lang="es-AR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Carnet sin conexión</title>
<style>
body { font: 1.125rem/1.5 system-ui, sans-serif; margin: 0; min-height: 100dvh; display: grid; place-content: center; gap: 1rem; padding: 1.5rem; text-align: center; box-sizing: border-box; }
h1 { font-size: 1.5rem; margin: 0; }
p { margin: 0; max-width: 22rem; }
a { display: inline-block; padding: .75rem 1.5rem; border: 1px solid; border-radius: .5rem; color: inherit; text-decoration: none; }
</style>
<h1>${since ? `Sin conexión desde el ${DIA.format(since)}` : 'Sin conexión'}</h1>
<p>El carnet no se puede mostrar sin conexión: nadie sabría si sigue habilitado.</p>
<p><a href="${CARNET}">Reintentar</a></p>
</html>`
