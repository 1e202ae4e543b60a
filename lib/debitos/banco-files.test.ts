import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { asEnvelope, sendForFile } from '@/lib/debitos/banco-answer'
import { judgeFiles } from '@/lib/debitos/banco-files'

const BSE = { raiz: '202610-BSE', periodo: '202610', nombres: ['CA.BSE', 'CC.BSE'] }
const ICBC = { raiz: '202610-ICBC', periodo: '202610', nombres: ['.SB'] }
const ZIP = 'PK\u0003\u0004\u0000\u0001'
const file = (bytes: string, nombre: string | null = null) => ({
  nombre,
  contenido: Buffer.from(bytes, 'latin1').toString('base64'),
})
const names = (files: ReturnType<typeof file>[], pedido = BSE) => {
  const judged = judgeFiles(files, pedido)
  return 'error' in judged ? judged.error : judged.archivos.map(({ nombre }) => nombre)
}

describe('a bank’s file is saved as what it is', () => {
  test('under the name that it came with', () => {
    expect(names([file('H9001\r\n', 'convenio-ca.txt')])).toEqual(['convenio-ca.txt'])
    expect(names([file('H9001\r\n', '../../etc/passwd')])).toEqual(['passwd'])
    expect(names([file('a\r\n', 'x.BSE'), file('b\r\n', 'x.BSE')])).toEqual(['x.BSE', 'x-2.BSE'])
  })

  test('a zip is called one, whatever name it came with', () => {
    expect(names([file(ZIP)])).toEqual(['202610-BSE.zip'])
    expect(names([file(ZIP)], ICBC)).toEqual(['202610-ICBC.zip'])
    expect(names([file(ZIP, '202610CA.BSE')])).toEqual(['202610CA.BSE.zip'])
    expect(names([file(ZIP, 'debitos.ZIP')])).toEqual(['debitos.ZIP'])
  })

  test('of a text without a name it is said that nobody told which account it is of', () => {
    expect(judgeFiles([file('H9001\r\n')], BSE)).toMatchObject({
      archivos: [{ nombre: '202610.BSE' }],
      aviso: expect.stringContaining('no dijo de qué cuenta es (CA o CC)') as string,
    })
    expect(judgeFiles([file('a\r\n'), file('b\r\n')], BSE)).toMatchObject({
      archivos: [{ nombre: '202610CA.BSE' }, { nombre: '202610CC.BSE' }],
      aviso: expect.stringContaining('en el orden en que vinieron') as string,
    })
    expect(judgeFiles([file('1 ICBC\r\n')], ICBC)).toEqual({
      archivos: [{ nombre: '202610.SB', bytes: Buffer.from('1 ICBC\r\n') }],
    })
  })

  test('an address, a page or nothing is refused with what came', () => {
    expect(names([file('http://consejo/storage/202610CA.BSE')])).toMatch(
      /sino una dirección: http:\/\/consejo\/storage/,
    )
    for (const address of [
      '//consejo/a.BSE\r\n',
      '/storage/202610CA.BSE',
      'storage/202610CA.BSE?v=2',
      '/var/www/html/storage/202610.SB',
      'C:\\xampp\\202610CA.BSE',
    ])
      expect(names([file(address)])).toMatch(/sino una dirección/)
    expect(names([file('202610CA.BSE')])).toMatch(/sino un nombre: 202610CA\.BSE/)
    // A record has no ending, whatever stands in it.
    expect(names([file('H9001/2026.10-CA')], ICBC)).toEqual(['202610.SB'])
    expect(names([file('\n<!DOCTYPE html><html>')])).toMatch(/sino una página/)
    expect(names([file('H9001\r\n'), file(' \r\n')])).toMatch(/vacío/)
  })
})

test('a body that is the file is read with its name; an envelope and a page are what they were', () => {
  const envelope = (bytes: Buffer, headers: Record<string, string>) =>
    asEnvelope({ statusCode: 200, headers }, bytes)
  const told = (texto: string) => (JSON.parse(texto) as { datos: unknown }).datos
  const bytes = Buffer.from('H9001 ÑANDÚ\r\n', 'latin1')
  const datos = { contenido: bytes.toString('base64'), codificacion: 'base64' }
  for (const [disposition, nombre] of [
    ['attachment; filename="202610CA.BSE"', '202610CA.BSE'],
    ['attachment; filename=202610CA.BSE; size=3', '202610CA.BSE'],
    ["attachment; filename=x; filename*=UTF-8''d%C3%A9bito.BSE", 'débito.BSE'],
    ['attachment', undefined],
  ] as const)
    expect(told(envelope(bytes, { 'content-disposition': disposition }).texto)).toEqual({ ...datos, nombre })
  expect(told(envelope(bytes, { 'content-type': 'text/plain' }).texto)).toEqual(datos)
  const sobre = Buffer.from('{"estado":0,"mensaje":"No"}')
  expect(envelope(sobre, { 'content-disposition': 'attachment', 'content-type': 'text/plain' }).texto).toBe(
    sobre.toString(),
  )
  const text = '{"estado":1,"datos":"H9001 ÑANDÚ"}'
  expect(envelope(Buffer.from(`\ufeff${text}`), { 'content-type': 'application/json' }).texto).toBe(text)
  const latin = { 'content-type': 'application/json; charset=ISO-8859-1' }
  expect(envelope(Buffer.from(text, 'latin1'), latin).texto).toBe(text)
  const page = Buffer.from('<html>Mantenimiento</html>')
  expect(envelope(page, { 'content-type': 'text/html' }).texto).toBe(page.toString())
  expect(asEnvelope({ statusCode: 500, headers: { 'content-type': 'text/plain' } }, bytes).estado).toBe(500)
})

test('the call carries its keys, and an answer that is cut has not come', async () => {
  const seen: [body: string, length: string | undefined, chunked: string | undefined][] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      seen.push([body, request.headers['content-length'], request.headers['transfer-encoding']])
      response.writeHead(200, { 'content-disposition': 'attachment; filename=a.SB' })
      if (request.url === '/cortada') response.write('1 IC', () => response.destroy())
      else response.end('1 ICBC')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const send = (path: string) =>
    sendForFile(
      {
        metodo: 'POST',
        direccion: new URL(base + path),
        cabeceras: { 'content-type': 'application/json' },
        cuerpo: '{"mes":10}',
        espera: 5_000,
      },
      {},
    )
  expect(JSON.parse((await send('/')).texto)).toMatchObject({ datos: { nombre: 'a.SB' } })
  await expect(send('/cortada')).rejects.toThrow()
  expect(seen[0]).toEqual(['{"mes":10}', '10', undefined])
  server.close()
})
