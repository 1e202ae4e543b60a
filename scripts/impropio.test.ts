import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { faultOf, refuseImproper } from '@/scripts/impropio.mjs'

const TREE = encodeURIComponent(JSON.stringify(['', { children: ['__PAGE__', {}] }, null, null]))
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=x' }

test.each<[string, number | undefined, string, string, Record<string, string>]>([
  ['a page', undefined, 'GET', '/matriculados', {}],
  ['a page’s part', undefined, 'GET', '/matriculados', { 'next-router-state-tree': TREE }],
  ['TRACE', 405, 'TRACE', '/login', {}],
  ['a method that nobody knows', 405, 'PROPFIND', '/login', {}],
  ['a target with a host of its own', 400, 'GET', 'http://evil.example/matriculados', {}],
  ['a target that is none', 400, 'OPTIONS', '*', {}],
  ['a tree that is none', 400, 'GET', '/generarCuotas/0', { 'next-router-state-tree': 'x' }],
  ['a tree that cannot be decoded', 400, 'GET', '/login', { 'next-router-state-tree': '%E0%A4%A' }],
  ['a tree of another shape', 400, 'GET', '/login', { 'next-router-state-tree': '%5B1%5D' }],
  ['an empty tree', 400, 'GET', '/login', { 'next-router-state-tree': '' }],
  ['a tree that has no end', 400, 'GET', '/login', { 'next-router-state-tree': '%5B'.repeat(20_000) }],
  ['a form that is posted to a page', 415, 'POST', '/login', MULTIPART],
  ['an action of ours', undefined, 'POST', '/login', { ...MULTIPART, 'next-action': '40' }],
  ['a file for the API', undefined, 'POST', '/api/rendiciones', MULTIPART],
])('%s: %s', (_, status, method, url, headers) => {
  expect(faultOf({ method, url, headers })).toBe(status)
})

test('it is refused in one line, with what may be asked', async () => {
  const server = createServer((request, response) => refuseImproper(response, faultOf(request) ?? 200))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('TRACE /login HTTP/1.1\r\nhost: x\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 405 [^]*\r\nallow: GET, HEAD, POST\r\n[^]*Pedido impropio/i)
  server.close()
})
