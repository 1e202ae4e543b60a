import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { type ArchivoDicho, Cuenta } from '@/backend/mudanza/salida/manifiesto'

/** The text of the tables is written as fast as a disk takes it. */
const NIVEL = 4

interface Entrada {
  nombre: string
  pieces: AsyncIterable<Buffer>
  /** Hears of its lines as they are written. */
  tell?: (lineas: number) => void
  /** What is told of it besides its bytes, once it went through: `filas` is told of what has rows. */
  more?: (lineas: number) => Promise<Pick<ArchivoDicho, 'filas' | 'sumas'>>
  /** It is packed already. */
  packed?: true
}

/** A zip that is written entry after entry, each read as what takes the zip takes it. */
export class Zip {
  /** What was written, in its order. */
  readonly dichos: ArchivoDicho[] = []
  private readonly zip = new ZipFile()
  private readonly stop = new AbortController()
  private readonly senal: AbortSignal

  /** Aborting `fin` fails `write`. */
  constructor(fin?: AbortSignal) {
    this.senal = fin ? AbortSignal.any([fin, this.stop.signal]) : this.stop.signal
  }

  /** An entry is opened when its turn comes, and told once it went through. What fails ends the zip. */
  add({ nombre, pieces, tell, more = () => Promise.resolve({}), packed }: Entrada): void {
    const { dichos, senal, zip } = this
    const entry = async function* (): AsyncGenerator<Buffer> {
      const cuenta = new Cuenta()
      yield* cuenta.through(pieces, tell)
      const { lineas, ...dicho } = cuenta.dicho
      dichos.push({ nombre, ...dicho, ...(await more(lineas)) })
    }
    const options = { mode: 0o100600, ...(packed ? { compress: false } : { compressionLevel: NIVEL }) }
    zip.addReadStreamLazy(nombre, options, (take) => {
      const read = Readable.from(entry(), { objectMode: false, signal: senal })
      take(
        null,
        read.once('error', (error) => zip.emit('error', error)),
      )
    })
  }

  /** Gives the zip to who writes it down, and waits for both. */
  async write(to: (pieces: Readable) => Promise<void>): Promise<void> {
    const { zip, senal } = this
    zip.end()
    // It is a stream of Node's own, which the types leave open.
    const output = zip.outputStream as Readable
    const failed = new Promise<never>((_, reject) => zip.on('error', reject))
    const cut = () => output.destroy(new Error('Se detuvo'))
    senal.addEventListener('abort', cut)
    try {
      senal.throwIfAborted()
      await Promise.race([to(output), failed])
    } catch (error) {
      // The zip reads on where nobody writes any more.
      this.stop.abort()
      output.destroy()
      throw error
    } finally {
      senal.removeEventListener('abort', cut)
    }
  }
}

export async function* once(make: () => Promise<Buffer>): AsyncGenerator<Buffer> {
  yield await make()
}
