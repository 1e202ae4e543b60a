import { randomBytes } from 'node:crypto'
import { request, type IncomingHttpHeaders } from 'node:http'
import { archivo, type Llamada } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { opcional, texto } from '@/contract/campos'
import type { ArchivoRecibido } from '@/backend/nucleo/manejador'
import type { Tx } from '@/backend/db/conexion'
import type { Ruta } from '@/backend/http/execute'
import { listRutas } from '@/backend/http/all-routes'

/** Calls of a test's own, since no call of the contract takes much: a PDF in, kept bytes out, both at once. */
export const MAXIMO = 60_000_000
const GUARDADO = objeto({ huella: texto(64), nombre: texto(300) })
const PROPIA = { acceso: 'catalogos.administrar', extension: true } as const
const ENTRA = { tipos: ['application/pdf'], maximo: MAXIMO } as const
const campos = objeto({ nota: opcional(texto(100)), falla: opcional(texto(9)) })

const subir = archivo({
  ...PROPIA,
  metodo: 'POST',
  ruta: '/prueba/subir',
  auditoria: { acto: 'prueba.subir', palabras: 'Subida' },
  entra: ENTRA,
  entrada: campos,
  salida: GUARDADO.cable,
})
const idaYVuelta = archivo({
  ...PROPIA,
  metodo: 'POST',
  ruta: '/prueba/idaYVuelta',
  auditoria: { acto: 'prueba.idaYVuelta', palabras: 'Ida y vuelta' },
  entra: ENTRA,
  sale: true,
  entrada: campos,
  salida: GUARDADO.cable,
})
const bajar = archivo({
  ...PROPIA,
  metodo: 'GET',
  ruta: '/prueba/bajar',
  sale: true,
  entrada: GUARDADO,
  salida: GUARDADO.cable,
})

/** Who refers to the bytes: `CREATE TABLE prueba`, which the test makes. */
export const TABLA =
  'CREATE TABLE prueba (id serial PRIMARY KEY, huella text COLLATE "C" NOT NULL REFERENCES archivo, nota text)'

async function keep(entrada: unknown, _pedido: unknown, tx: unknown, file?: ArchivoRecibido) {
  const { nota, falla } = entrada as { nota?: string; falla?: string }
  if (!file) throw new Error('Sin archivo')
  await file.keep(tx as Tx)
  await (tx as Tx).query('INSERT INTO prueba (huella, nota) VALUES ($1, $2)', [file.huella, nota])
  if (falla) throw new Error('Algo falla después')
  return { huella: file.huella, nombre: file.nombre }
}

export const rutasDePrueba = (): Ruta[] => [
  ...listRutas(),
  ...[
    { nombre: 'prueba.subir', llamada: subir as Llamada, manejador: keep },
    {
      nombre: 'prueba.idaYVuelta',
      llamada: idaYVuelta as Llamada,
      manejador: keep,
    },
    {
      nombre: 'prueba.bajar',
      llamada: bajar as Llamada,
      manejador: (entrada: unknown) => Promise.resolve(entrada),
    },
  ],
]

/** A PDF by its beginning, of so many bytes. */
export function makePdf(size: number): Buffer {
  const bytes = randomBytes(size)
  bytes.write('%PDF-1.7\n', 0, 'latin1')
  return bytes
}

export interface Contestada {
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** Bytes of the body that were written until the answer came. */
  sent: number
}

/** A request whose body is written piece by piece, and stops when the answer is there. */
export function sendPieces(
  url: string,
  headers: Record<string, string>,
  pieces: Iterable<Buffer> | AsyncIterable<Buffer>,
): Promise<Contestada> {
  return new Promise((resolve, reject) => {
    let sent = 0
    let answered = false
    const out = request(url, { method: 'POST', headers }, (response) => {
      answered = true
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response
        resolve({ status, headers, sent, text: Buffer.concat(parts).toString() })
        out.destroy()
      })
    })
    out.on('error', (error) => answered || reject(error))
    const write = async () => {
      for await (const piece of pieces) {
        if (answered) return
        sent += piece.length
        await new Promise((done) => out.write(piece, done))
      }
      out.end()
    }
    write().catch(reject)
  })
}
