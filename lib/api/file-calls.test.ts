import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { validarPagosBse } from '@/contract/da-listado-rendicion'
import { permissionsOf } from '@/domain/roles'
import { uploadFiles } from '@/lib/api/file-calls'
import type { Sesion } from '@/lib/session-cookie'

vi.mock('server-only', () => ({}))
vi.mock('next/headers', () => ({ headers: () => Promise.resolve(new Headers()) }))
vi.mock('@/lib/session', () => ({ readSession: () => Promise.resolve(null) }))

const SESION: Sesion = {
  token: 'ficha',
  roles: ['ADMINISTRACION'],
  usuario: 'ana',
  nombre: 'Ana',
  apellido: 'Paz',
  personaID: 1,
  matriculadoID: null,
  debeCambiarClave: false,
  debeSegundoFactor: false,
  permisos: permissionsOf(['ADMINISTRACION'], 'operativa'),
}

test('each file goes under its own part to a server of the specification, and its answer may be anything', async () => {
  let sent: FormData | undefined
  const server = createServer((request, response) => {
    void buffer(request).then(async (body) => {
      if (request.url === '/sistema/capacidades') return response.writeHead(404).end()
      const headers = { 'content-type': request.headers['content-type'] ?? '' }
      sent = await new Response(Uint8Array.from(body), { headers }).formData()
      return response.end(JSON.stringify({ estado: '1', mensaje: null, datos: null }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('PADRON_API', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  vi.stubEnv('PADRON_REGISTRO', 'real')
  vi.stubEnv('PUBLIC_URL', 'http://padron')
  vi.stubEnv('NEXTAUTH_URL', 'http://padron')
  vi.stubEnv('NEXTAUTH_SECRET', 'x'.repeat(32))
  const archivos = [
    { parte: 'archivoCc', nombre: 'uno.txt', bytes: Buffer.from('1') },
    { parte: 'archivoCa', nombre: 'dos.txt', bytes: Buffer.from('2') },
  ]
  const result = await uploadFiles(validarPagosBse, { mes: 11, anio: 2026 }, SESION, archivos, {})
  server.closeAllConnections()
  server.close()
  expect(result).toMatchObject({ ok: true })
  const told = [...(sent ?? [])].map(([key, value]) => [key, typeof value === 'string' ? value : value.name])
  expect(Object.fromEntries(told)).toEqual({
    ...{ mes: '11', anio: '2026' },
    ...{ archivoCc: 'uno.txt', archivoCa: 'dos.txt' },
  })
})
