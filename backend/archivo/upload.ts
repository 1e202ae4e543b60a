import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { isSafeText, oneLine } from '@/domain/texto'
import { PARTE_ARCHIVO, type ArchivoEntrante } from '@/contract/llamada'
import { Deposito, refuseFile, tooBig } from '@/backend/archivo/received'
import type { ArchivoRecibido } from '@/backend/nucleo/manejador'
import { piecesOf } from '@/backend/nucleo/pieces'
import { Rechazo, RechazoHttp } from '@/backend/nucleo/rechazo'

/** Bytes of a multipart body beside its file: fields, headers, boundaries. */
const RESTO = 128 * 1024
const MAX_CAMPO = 16 * 1024
const MAX_CAMPOS = 40
const MAX_NOMBRE = 200

/** The fields by wire key, and the file. `close` lets its bytes go. */
export interface Subida {
  campos: Record<string, string>
  archivo: ArchivoRecibido
  close: () => Promise<void>
}

const incomplete = (): RechazoHttp => new RechazoHttp(400, 'La subida llegó incompleta. Intente de nuevo.')

/**
 * Reads a multipart body: fields and one file, put aside as it comes. Waits `espera` milliseconds at a time for the
 * sender. Throws as soon as something is wrong, and leaves nothing then.
 */
export async function receiveFile(request: Request, entra: ArchivoEntrante, espera: number): Promise<Subida> {
  if (Number(request.headers.get('content-length') ?? 0) > entra.maximo + RESTO) throw tooBig(entra.maximo)
  const parts = new Partes(request.headers.get('content-type') ?? '', entra)
  try {
    let total = 0
    for await (const piece of piecesOf(request, espera)) {
      total += piece.byteLength
      if (total > entra.maximo + RESTO) throw tooBig(entra.maximo)
      await parts.take(piece)
    }
    return await parts.finish()
  } catch (error) {
    await parts.drop()
    throw error
  }
}

class Partes {
  private readonly campos = Object.create(null) as Record<string, string>
  private readonly parser: BusboyInstance
  private readonly ended: Promise<void>
  private fail: (error: unknown) => void = () => undefined
  private file: Promise<ArchivoRecibido> | undefined
  private stream: BusboyFileStream | undefined
  private deposito: Deposito | undefined

  constructor(
    contentType: string,
    private readonly entra: ArchivoEntrante,
  ) {
    this.parser = makeParser(contentType)
    this.ended = new Promise((resolve, reject) => {
      this.fail = reject
      this.parser.on('finish', resolve)
    })
    // Nobody may be waiting for it yet.
    this.ended.catch(() => undefined)
    this.parser.on('error', () => this.fail(incomplete()))
    for (const limit of ['partsLimit', 'fieldsLimit'] as const)
      this.parser.on(limit, () => this.fail(new Rechazo('El pedido trae demasiados campos')))
    this.parser.on('filesLimit', () => this.fail(refuseFile('Envíe un solo archivo por vez.')))
    this.parser.on('field', (name: string, value: string, longName: boolean, longValue: boolean) => {
      if (longName || longValue)
        this.fail(new Rechazo('Un campo es demasiado largo', { [name]: 'Demasiado largo' }))
      else if (name in this.campos) this.fail(new Rechazo('Campo repetido', { [name]: 'Campo repetido' }))
      else this.campos[name] = value
    })
    this.parser.on('file', (name: string, stream: BusboyFileStream, filename?: string) => {
      this.stream = stream
      // Without a listener, an error after its reader has gone would end the process.
      stream.on('error', () => this.fail(incomplete()))
      this.file = this.save(name, stream, filename ?? '')
      this.file.catch(this.fail)
    })
  }

  /** Resolves when there is room for more. */
  async take(piece: Uint8Array): Promise<void> {
    const written = new Promise<void>((resolve) => this.parser.write(piece, () => resolve()))
    await Promise.race([written, this.ended])
  }

  async finish(): Promise<Subida> {
    this.parser.end()
    await this.ended
    if (!this.file) throw refuseFile('Elija un archivo.')
    return { campos: this.campos, archivo: await this.file, close: () => this.drop() }
  }

  /** Waits until nothing is being written to it. */
  async drop(): Promise<void> {
    this.parser.destroy()
    this.stream?.destroy()
    await this.file?.catch(() => undefined)
    await this.deposito?.close()
  }

  private async save(name: string, stream: BusboyFileStream, filename: string): Promise<ArchivoRecibido> {
    if (name !== PARTE_ARCHIVO) throw new Rechazo('El pedido trae un archivo que no corresponde')
    const nombre = oneLine(filename) || 'archivo'
    if (nombre.length > MAX_NOMBRE || !isSafeText(nombre))
      throw refuseFile('El nombre del archivo es demasiado largo o tiene caracteres no permitidos.')
    const deposito = await Deposito.open(nombre, this.entra)
    this.deposito = deposito
    for await (const piece of stream as AsyncIterable<Buffer>) await deposito.add(piece)
    return deposito.finish()
  }
}

function makeParser(contentType: string): BusboyInstance {
  if (!/^multipart\/form-data\s*;/i.test(contentType))
    throw new RechazoHttp(415, 'El archivo se envía como multipart/form-data')
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      isPartAFile: (name, _type, filename) => name === PARTE_ARCHIVO || filename !== undefined,
      limits: {
        fieldNameSize: 100,
        fieldSize: MAX_CAMPO,
        fields: MAX_CAMPOS,
        files: 1,
        parts: MAX_CAMPOS + 1,
        headerPairs: 20,
        headerSize: 16 * 1024,
      },
    })
  } catch {
    throw new RechazoHttp(400, 'Al pedido le falta el separador de sus partes')
  }
}
