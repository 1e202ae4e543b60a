import type { Hono } from 'hono'
import { html } from 'hono/html'
import { NO_AUTORIZADO } from '@/contract/fixed-texts'
import { openApi } from '@/contract/openapi'
import { findSession, may } from '@/backend/acceso/cuenta/sesion'
import type { Env, Llegada, Entorno } from '@/backend/http/env'
import { isLoopbackAddress } from '@/backend/nucleo/client-address'
import { readPrograma } from '@/backend/db/programa'
import { RechazoHttp } from '@/backend/nucleo/rechazo'

type Json = Record<string, unknown>
type Documento = {
  info: { title: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Json>
  components: { schemas: Record<string, Json> }
}

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
}

/** /openapi.json and a page to read it, for this machine or a session with the permission. */
export function addDocumentation(app: Hono<Env>, entorno: Entorno): void {
  const gate = async (llegada: Llegada): Promise<void> => {
    if (isLoopbackAddress(llegada.clientAddress)) return
    const sesion = await findSession(entorno.db, llegada.request.headers.get('authorization'))
    const allowed = 'persona' in sesion && may(sesion.persona, entorno.politica, 'sistema.documentar')
    if (!allowed) throw new RechazoHttp(403, NO_AUTORIZADO)
  }
  let made: Documento | undefined
  // To make it takes a second; the address alone is each request's.
  const documentFor = (request: Request): Documento => {
    made ??= openApi(readPrograma(), '/') as Documento
    return { ...made, servers: [{ url: addressOf(request) }] }
  }
  app.get('/openapi.json', async (c) => {
    await gate(c.get('llegada'))
    return c.json(documentFor(c.req.raw), 200, HEADERS)
  })
  app.get('/openapi', async (c) => {
    await gate(c.get('llegada'))
    return c.html(viewer(documentFor(c.req.raw)), 200, HEADERS)
  })
}

/** As whoever asks knows this API: a proxy in front of it may speak HTTPS. It is told to him alone. */
function addressOf({ url, headers }: Request): string {
  const { host, protocol } = new URL(url)
  return `${headers.get('x-forwarded-proto') === 'https' ? 'https:' : protocol}//${host}`
}

/** Plain HTML without scripts or files of its own. */
function viewer({ info, paths, components }: Documento) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as Json })),
  )
  return html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${info.title}: API</title>
        <style>
          body {
            font:
              15px/1.5 system-ui,
              sans-serif;
            max-width: 60rem;
            margin: 2rem auto;
            padding: 0 1rem;
          }
          summary {
            cursor: pointer;
            padding: 0.25rem 0;
          }
          pre {
            background: #f4f4f5;
            color: #18181b;
            padding: 1rem;
            overflow: auto;
          }
          small {
            color: #52525b;
          }
        </style>
      </head>
      <body>
        <h1>${info.title}: API</h1>
        <p>${info.description}</p>
        <p><a href="/openapi.json">OpenAPI 3.1</a></p>
        ${calls.map(({ path, method, operation }) =>
          folded(
            html`<code>${method.toUpperCase()} ${path}</code>
              <small>${operation['x-permiso'] ?? 'público'}</small>`,
            operation,
          ),
        )}
        <h2>Esquemas</h2>
        ${Object.entries(components.schemas).map(([name, schema]) => folded(html`<code>${name}</code>`, schema))}
      </body>
    </html>`
}

const folded = (summary: unknown, content: Json) =>
  html`<details>
    <summary>${summary}</summary>
    <pre>${JSON.stringify(content, null, 2)}</pre>
  </details>`
