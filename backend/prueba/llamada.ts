import { utils, write } from 'xlsx'
import { createHash } from 'node:crypto'
import { CONTRATO, type Contrato } from '@/contract/indice'
import { PARTE_ARCHIVO, partesDe, type Llamada, type Sobre } from '@/contract/llamada'
import { makePng } from '@/backend/prueba/archivo/imagenes'

/** What came back: the status, the envelope, the headers. */
export interface Vuelta {
  http: number
  sobre: Sobre
  headers: Headers
}

export interface Envio {
  token?: string
  headers?: Record<string, string>
  /** The file of a call that takes one; a small one of a kind it takes unless told. */
  archivo?: File
  /** The files of a call that takes several. */
  archivos?: File[]
  /** The files of a call that takes one under each of several names. */
  partes?: Record<string, File>
}

/** Makes a call of the contract with wire values: in the query of a GET, in the JSON or multipart body of a POST. */
export async function sendCall(
  api: string,
  nombre: NombreLlamada,
  wire: Record<string, unknown> = {},
  envio: Envio = {},
): Promise<Vuelta> {
  const [path, init] = requestOf(llamadaDe(nombre), wire, envio)
  return readVuelta(await fetch(api + path, init))
}

function requestOf(llamada: Llamada, wire: Record<string, unknown>, envio: Envio): [string, RequestInit] {
  const headers: Record<string, string> = { ...envio.headers }
  if (envio.token !== undefined) headers['authorization'] = `Bearer ${envio.token}`
  if (llamada.entra) {
    const { partes, archivos = partes ? [] : [envio.archivo ?? sampleFile(llamada.entra.tipos)] } = envio
    const body = formOf(wire, archivos, partesDe(llamada.entra).partes[0])
    for (const [parte, archivo] of Object.entries(partes ?? {})) body.append(parte, archivo)
    return [llamada.ruta, { method: 'POST', headers, body }]
  }
  if (llamada.metodo === 'POST') {
    const type = { 'content-type': 'application/json' }
    return [llamada.ruta, { method: 'POST', headers: { ...type, ...headers }, body: JSON.stringify(wire) }]
  }
  return [`${llamada.ruta}?${new URLSearchParams(textsOf(wire)).toString()}`, { headers }]
}

/** Wire values as a query or a form carries them; what is nothing is left out. */
export const textsOf = (wire: Record<string, unknown>): [string, string][] =>
  Object.entries(wire)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)])

/** Fields and files of a multipart body. */
export function formOf(
  wire: Record<string, unknown>,
  archivos: File | File[],
  parte = PARTE_ARCHIVO,
): FormData {
  const form = new FormData()
  for (const [key, value] of textsOf(wire)) form.append(key, value)
  for (const archivo of [archivos].flat()) form.append(parte, archivo)
  return form
}

const sampleFile = (tipos: readonly string[]): File => {
  if (tipos.length === 1 && tipos[0] === 'application/pdf')
    return new File(['%PDF-1.4 %%EOF'], 'muestra.pdf', { type: 'application/pdf' })
  if (tipos.some((tipo) => tipo.includes('spreadsheetml'))) return makeXlsx()
  if (tipos.includes('text/plain')) return new File(['muestra'], 'muestra.txt')
  if (!tipos.includes('image/png')) throw new Error(`No hay un archivo de muestra ${tipos.join()}`)
  return new File([Uint8Array.from(makePng(4, 2))], 'muestra.png')
}

/** A workbook of one cell. */
export function makeXlsx(texto = 'muestra'): File {
  const book = utils.book_new(utils.aoa_to_sheet([[texto]]), 'Hoja')
  return new File([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer], 'muestra.xlsx')
}

/** The envelope; a file that was sent in its place reads as one that names it. */
export async function readVuelta(response: Response): Promise<Vuelta> {
  const { status: http, headers } = response
  if (headers.get('content-disposition') === null)
    return { http, headers, sobre: (await response.json()) as Sobre }
  const bytes = Buffer.from(await response.arrayBuffer())
  const datos = {
    huella: createHash('sha256').update(bytes).digest('hex'),
    nombre: headers.get('content-disposition'),
  }
  return { http, headers, sobre: { estado: 1, mensaje: null, excepcion: null, datos } }
}

/** 'noun.call', as the contract has them. */
export type NombreLlamada = {
  [N in keyof Contrato]: `${N}.${keyof Contrato[N] & string}`
}[keyof Contrato]

/** Every call of the contract with its name, for tests that walk them all. */
export const LLAMADAS: readonly { nombre: NombreLlamada; llamada: Llamada }[] = Object.entries(
  CONTRATO,
).flatMap(([noun, llamadas]) =>
  Object.entries(llamadas as Record<string, Llamada>).map(([name, llamada]) => ({
    // Object.entries gives the contract's own keys back as plain strings.
    nombre: `${noun}.${name}` as NombreLlamada,
    llamada,
  })),
)

function llamadaDe(nombre: NombreLlamada): Llamada {
  const found = LLAMADAS.find((one) => one.nombre === nombre)
  if (!found) throw new Error(`No hay una llamada ${nombre}`)
  return found.llamada
}
