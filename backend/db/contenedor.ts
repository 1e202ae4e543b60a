import { createHash } from 'node:crypto'

/**
 * The body of a backup file, before gzip: JSON lines, and after the line that opens a table its bytes in pieces, each
 * with its length on a line before it; a piece of length 0 ends the table. Both sides keep one piece in memory.
 */
export interface TableSum {
  nombre: string
  filas: number
  sha256: string
}

/** A backup that is cut, altered or not ours. */
export class DamagedBackupError extends Error {}

const END = Buffer.from('0\n')

export function line(content: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(content)}\n`)
}

/** Frames a table's bytes and adds up what passes. */
export async function* frame(
  nombre: string,
  bytes: AsyncIterable<Buffer>,
  sums: TableSum[],
): AsyncGenerator<Buffer> {
  const count = new Counter()
  for await (const piece of bytes) {
    if (piece.length === 0) continue
    count.add(piece)
    yield Buffer.from(`${piece.length}\n`)
    yield piece
  }
  yield END
  sums.push(count.sum(nombre))
}

/** Adds up the rows and the hash of COPY's text: a row is a line, line ends inside a value are escaped. */
export class Counter {
  private readonly hash = createHash('sha256')
  private rows = 0

  add(piece: Buffer): void {
    this.hash.update(piece)
    for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) this.rows++
  }

  sum(nombre: string): TableSum {
    return { nombre, filas: this.rows, sha256: this.hash.digest('hex') }
  }
}

/** Reads a container as it arrives. */
export class ContainerReader {
  private kept: Buffer = Buffer.alloc(0)
  private readonly source: AsyncIterator<Buffer>

  constructor(bytes: AsyncIterable<Buffer>) {
    this.source = bytes[Symbol.asyncIterator]()
  }

  async readLine(): Promise<unknown> {
    try {
      return JSON.parse(await this.textLine()) as unknown
    } catch (error) {
      if (error instanceof SyntaxError)
        throw new DamagedBackupError('El archivo no es un respaldo de Padrón.')
      throw error
    }
  }

  async *readPieces(): AsyncGenerator<Buffer> {
    for (;;) {
      const length = Number(await this.textLine())
      if (!Number.isInteger(length) || length < 0) throw new DamagedBackupError('El respaldo está dañado.')
      if (length === 0) return
      yield await this.take(length)
    }
  }

  private async textLine(): Promise<string> {
    let end = this.kept.indexOf(10)
    while (end < 0) {
      if (this.kept.length > 4 * 1024 * 1024)
        throw new DamagedBackupError('El archivo no es un respaldo de Padrón.')
      await this.more()
      end = this.kept.indexOf(10)
    }
    const text = this.kept.toString('utf8', 0, end)
    this.kept = this.kept.subarray(end + 1)
    return text
  }

  private async take(length: number): Promise<Buffer> {
    while (this.kept.length < length) await this.more()
    const piece = this.kept.subarray(0, length)
    this.kept = this.kept.subarray(length)
    return piece
  }

  private async more(): Promise<void> {
    const next = await this.source.next()
    if (next.done) throw new DamagedBackupError('El respaldo está incompleto.')
    this.kept = this.kept.length === 0 ? next.value : Buffer.concat([this.kept, next.value])
  }
}
