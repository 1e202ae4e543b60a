import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { isSafeText, oneLine } from '@/domain/texto'
import { partesDe, type ArchivoEntrante } from '@/contract/llamada'
import { Deposito, refuseFile, tooBig } from '@/backend/archivo/received'
import type { LlegadoEnParte } from '@/backend/nucleo/manejador'
import { piecesOf } from '@/backend/nucleo/pieces'
import { Rechazo, RechazoHttp } from '@/backend/nucleo/rechazo'

/** Bytes of a multipart body beside its file: fields, headers, boundaries. */
const RESTO = 128 * 1024
const MAX_CAMPO = 16 * 1024
const MAX_CAMPOS = 40
const MAX_NOMBRE = 200

/** The fields by wire key, and the files. `close` lets their bytes go. */
export interface Subida {
  campos: Record<string, string>
  archivos: LlegadoEnParte[]
  close: () => Promise<void>
}

const incomplete = (): RechazoHttp => new RechazoHttp(400, 'La subida llegó incompleta. Intente de nuevo.')

/**
 * Reads a multipart body: fields and one file, or several where the call takes them, put aside as they come. Waits
 * `espera` milliseconds at a time for the sender. Throws as soon as something is wrong, and leaves nothing then; of
 * several, one that is of no use is told and the others are taken.
 */
export async function receiveFiles(
  request: Request,
  entra: ArchivoEntrante,
  espera: number,
): Promise<Subida> {
  const maximo = entra.varios?.total ?? entra.maximo
  if (Number(request.headers.get('content-length') ?? 0) > maximo + RESTO) throw tooBig(maximo)
  const parts = new Partes(request.headers.get('content-type') ?? '', entra)
  try {
    let total = 0
    for await (const piece of piecesOf(request, espera)) {
      total += piece.byteLength
      if (total > maximo + RESTO) throw tooBig(maximo)
      await parts.take(piece)
    }
    return await parts.finish()
  } catch (error) {
    await parts.drop()
    throw error
  }
}

/** Forms write these marks of a name so (RFC 7578, section 2). */
const unescaped = (filename: string): string =>
  filename.replace(/%(22|0D|0A)/gi, (mark) => decodeURIComponent(mark))

class Partes {
  private readonly campos = Object.create(null) as Record<string, string>
  private readonly parser: BusboyInstance
  private readonly ended: Promise<void>
  private fail: (error: unknown) => void = () => undefined
  private readonly files: Promise<LlegadoEnParte>[] = []
  private readonly came: string[] = []
  private stream: BusboyFileStream | undefined
  private readonly depositos: Deposito[] = []

  constructor(
    contentType: string,
    private readonly entra: ArchivoEntrante,
  ) {
    this.parser = makeParser(contentType, entra)
    this.ended = new Promise((resolve, reject) => {
      this.fail = reject
      this.parser.on('finish', resolve)
    })
    // Nobody may be waiting for it yet.
    this.ended.catch(() => undefined)
    this.parser.on('error', () => this.fail(incomplete()))
    for (const limit of ['partsLimit', 'fieldsLimit'] as const)
      this.parser.on(limit, () => this.fail(new Rechazo('El pedido trae demasiados campos')))
    this.parser.on('filesLimit', () => this.fail(tooMany(partesDe(entra).cuantos)))
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
      if (this.isEmptyInput(name, filename)) return void stream.resume()
      const file = this.save(name, stream, filename ?? '')
      this.files.push(file)
      file.catch(this.fail)
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
    if (this.files.length === 0) throw refuseFile('Elija un archivo.', partesDe(this.entra).partes[0])
    return { campos: this.campos, archivos: await Promise.all(this.files), close: () => this.drop() }
  }

  /** Waits until nothing is being written to it. */
  async drop(): Promise<void> {
    this.parser.destroy()
    this.stream?.destroy()
    await Promise.allSettled(this.files)
    await Promise.all(this.depositos.map((deposito) => deposito.close()))
  }

  /** Of parts of which not all need to come, a form sends those that nobody filled in without a file's name. */
  private isEmptyInput(parte: string, filename = ''): boolean {
    const { varios } = this.entra
    return varios !== undefined && 'partes' in varios && varios.partes.includes(parte) && filename === ''
  }

  private async save(parte: string, stream: BusboyFileStream, filename: string): Promise<LlegadoEnParte> {
    const { partes, cuantos } = partesDe(this.entra)
    if (!partes.includes(parte)) throw new Rechazo('El pedido trae un archivo que no corresponde')
    this.came.push(parte)
    if (this.came.filter((one) => one === parte).length > cuantos) throw tooMany(cuantos, parte)
    const nombre = oneLine(unescaped(filename)) || 'archivo'
    if (nombre.length > MAX_NOMBRE || !isSafeText(nombre))
      throw refuseFile('El nombre del archivo es demasiado largo o tiene caracteres no permitidos.', parte)
    const deposito = await Deposito.open(nombre, this.entra)
    this.depositos.push(deposito)
    try {
      for await (const piece of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>)
        await deposito.add(piece)
      return { ...(await deposito.finish()), parte }
    } catch (error) {
      if (!this.entra.varios || !(error instanceof Rechazo || error instanceof RechazoHttp)) throw error
      stream.resume()
      return { parte, nombre, rechazo: error.message }
    }
  }
}

const tooMany = (cuantos: number, parte?: string): Rechazo =>
  refuseFile(
    cuantos === 1 ? 'Envíe un solo archivo por vez.' : `Envíe hasta ${cuantos} archivos por vez.`,
    parte,
  )

function makeParser(contentType: string, entra: ArchivoEntrante): BusboyInstance {
  const { partes, cuantos } = partesDe(entra)
  const files = partes.length * cuantos
  if (!/^multipart\/form-data\s*;/i.test(contentType))
    throw new RechazoHttp(415, 'El archivo se envía como multipart/form-data')
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      isPartAFile: (name, _type, filename) => partes.includes(name ?? '') || filename !== undefined,
      limits: {
        fieldNameSize: 100,
        fieldSize: MAX_CAMPO,
        fields: MAX_CAMPOS,
        files,
        parts: MAX_CAMPOS + files,
        headerPairs: 20,
        headerSize: 16 * 1024,
      },
    })
  } catch {
    throw new RechazoHttp(400, 'Al pedido le falta el separador de sus partes')
  }
}
