import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import type { Celda } from '@/domain/celda'
import {
  MAGIA_BYTES,
  otroTipo,
  pesaDeMas,
  tipoDe,
  TIPOS_ARCHIVO,
  type TipoArchivo,
} from '@/domain/tipos-de-archivo'
import { PARTE_ARCHIVO, type ArchivoEntrante } from '@/contract/llamada'
import { ImagenRechazada, redraw } from '@/backend/archivo/image'
import { readBook } from '@/backend/archivo/libro'
import { PlanillaRechazada, readCells } from '@/backend/archivo/planilla'
import { openUnnamed } from '@/backend/archivo/sin-nombre'
import { keepBytes, TROZO } from '@/backend/archivo/store'
import type { ArchivoRecibido, LibroAbierto } from '@/backend/nucleo/manejador'
import { Rechazo, RechazoHttp } from '@/backend/nucleo/rechazo'

export const refuseFile = (mensaje: string, parte: string = PARTE_ARCHIVO): Rechazo =>
  new Rechazo(mensaje, { [parte]: mensaje })

/** Viewers look for a PDF's end among so many of the last bytes. */
const FINAL_DE_PDF = 1_024

/** Throws `Rechazo` for a PDF that was cut on its way. */
export async function requireWholePdf(archivo: ArchivoRecibido): Promise<void> {
  if (archivo.tipo === 'application/pdf' && !(await archivo.end(FINAL_DE_PDF)).includes('%%EOF'))
    throw refuseFile(`«${archivo.nombre}» llegó cortado o está dañado: le falta el final.`)
}

export const tooBig = (maximo: number, nombre?: string): RechazoHttp => {
  const mensaje = pesaDeMas(maximo, nombre)
  return new RechazoHttp(413, mensaje, {}, { [PARTE_ARCHIVO]: mensaje })
}

function orRefused(error: unknown): never {
  throw error instanceof PlanillaRechazada ? refuseFile(error.message) : error
}

async function* refusing<T>(rows: AsyncIterable<T>): AsyncGenerator<T, void> {
  try {
    yield* rows
  } catch (error) {
    orRefused(error)
  }
}

/**
 * A file while it comes in, unnamed on the disk: a crash leaves nothing, and a slow sender holds neither memory nor a
 * database connection.
 */
export class Deposito {
  private hash = createHash('sha256')
  private start = Buffer.alloc(0)
  private size = 0
  private libro: LibroAbierto | undefined

  private constructor(
    private readonly file: FileHandle,
    private readonly nombre: string,
    private readonly entra: ArchivoEntrante,
  ) {}

  static async open(nombre: string, entra: ArchivoEntrante): Promise<Deposito> {
    return new Deposito(await openUnnamed(), nombre, entra)
  }

  /** Throws as soon as the file is too big or of a wrong kind. */
  async add(piece: Buffer): Promise<void> {
    const known = this.start.length >= MAGIA_BYTES
    if (!known) this.start = Buffer.concat([this.start, piece.subarray(0, MAGIA_BYTES)])
    if (this.size + piece.length > this.entra.maximo) throw tooBig(this.entra.maximo, this.nombre)
    if (!known && this.start.length >= MAGIA_BYTES) this.requireKind()
    this.hash.update(piece)
    await this.file.write(piece, 0, piece.length, this.size)
    this.size += piece.length
  }

  async finish(): Promise<ArchivoRecibido> {
    if (this.size === 0) throw refuseFile(`«${this.nombre}» está vacío.`)
    const known = {
      nombre: this.nombre,
      tipo: await this.settle(this.requireKind()),
      bytes: this.size,
      huella: this.hash.digest('hex'),
    }
    return {
      ...known,
      celdas: await this.cells(known.tipo),
      libro: await this.book(),
      read: () => this.whole(),
      end: async (bytes) => {
        const end = Buffer.alloc(Math.min(bytes, this.size))
        await this.file.read(end, 0, end.length, this.size - end.length)
        return end
      },
      keep: (tx, sweep) => keepBytes(tx, known, this.pieces(), sweep),
    }
  }

  async close(): Promise<void> {
    await this.libro?.close()
    await this.file.close()
  }

  /** Puts a picture drawn anew in the place of one that came, where the call asks for it. */
  private async settle(tipo: TipoArchivo): Promise<TipoArchivo> {
    const { imagenes } = this.entra
    if (!imagenes?.tipos.includes(tipo)) return tipo
    const imagen = await redraw(() => this.whole(), imagenes).catch((error: unknown) => {
      throw error instanceof ImagenRechazada ? refuseFile(error.of(this.nombre)) : error
    })
    await this.file.truncate(0)
    await this.file.write(imagen.bytes, 0, imagen.bytes.length, 0)
    this.size = imagen.bytes.length
    this.hash = createHash('sha256').update(imagen.bytes)
    return imagen.tipo
  }

  private async cells(tipo: TipoArchivo): Promise<Celda[][] | undefined> {
    if (!this.entra.planilla || TIPOS_ARCHIVO[tipo].extension !== 'xlsx') return undefined
    return readCells(this.file, this.nombre).catch(orRefused)
  }

  private async book(): Promise<LibroAbierto | undefined> {
    if (!this.entra.libro) return undefined
    const { filas, ...book } = await readBook(this.file, this.nombre).catch(orRefused)
    this.libro = { ...book, filas: refusing(filas) }
    return this.libro
  }

  private async whole(): Promise<Buffer> {
    const pieces: Buffer[] = []
    for await (const piece of this.pieces()) pieces.push(piece)
    return Buffer.concat(pieces)
  }

  private requireKind(): TipoArchivo {
    const tipo = tipoDe(this.start)
    if (!tipo || !this.entra.tipos.includes(tipo))
      throw refuseFile(otroTipo(this.nombre, this.start, this.entra.tipos))
    return tipo
  }

  private async *pieces(): AsyncGenerator<Buffer> {
    for (let at = 0; at < this.size;) {
      const piece = Buffer.alloc(Math.min(TROZO, this.size - at))
      for (let got = 0; got < piece.length;) {
        const { bytesRead } = await this.file.read(piece, got, piece.length - got, at + got)
        if (bytesRead === 0) throw new Error('El archivo recibido se acortó')
        got += bytesRead
      }
      yield piece
      at += piece.length
    }
  }
}
