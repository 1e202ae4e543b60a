import { createHash } from 'node:crypto'

/**
 * A backup's body before gzip: JSON lines; after the line that opens a table come its bytes in pieces, each behind a
 * line with its length. A length of 0 ends the table. Both sides hold one piece in memory.
 */
export interface TableSum {
  nombre: string
  filas: number
  sha256: string
}

/** The backup is cut, altered or not ours; the message is for the operator. */
export class DamagedBackupError extends Error {}
/** What is wrong with the next bytes; the caller knows where they are. */
export class BrokenContentError extends Error {}

/** No row comes near this, so a longer piece is an altered length. */
const MAX_PIECE = 1024 * 1024 * 1024
const MAX_LINE = 4 * 1024 * 1024

const END = Buffer.from('0\n')

export function line(content: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(content)}\n`)
}

/** The end of a backup holds this hash of its first line. */
export const lineHash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Frames a table's bytes and counts them. */
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

/** Counts rows and hashes COPY's text. A row is a line, since line ends inside values are escaped. */
export class Counter {
  private readonly hash = createHash('sha256')
  private rows = 0

  add(piece: Buffer): void {
    this.hash.update(piece)
    for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) this.rows++
  }

  get filas(): number {
    return this.rows
  }

  sum(nombre: string): TableSum {
    return { nombre, filas: this.rows, sha256: this.hash.digest('hex') }
  }
}

export class ContainerReader {
  private kept: Buffer = Buffer.alloc(0)
  private last: Buffer = this.kept
  private readonly source: AsyncIterator<Buffer>

  constructor(bytes: AsyncIterable<Buffer>) {
    this.source = bytes[Symbol.asyncIterator]()
  }

  /** The next line as JSON; undefined when it is not JSON. */
  async readLine(): Promise<unknown> {
    try {
      return JSON.parse(await this.textLine()) as unknown
    } catch (error) {
      if (error instanceof SyntaxError) return undefined
      throw error
    }
  }

  lastLine(): string {
    return lineHash(this.last)
  }

  /** Reads the rest, so that the compression's check sum is verified; only the end may be left. */
  async end(): Promise<void> {
    if (this.kept.length > 0 || !(await this.source.next()).done)
      throw new BrokenContentError('sigue algo después de su final')
  }

  async *readPieces(): AsyncGenerator<Buffer> {
    for (;;) {
      const written = await this.textLine()
      const length = /^\d{1,10}$/.test(written) ? Number(written) : Infinity
      if (length > MAX_PIECE) throw new BrokenContentError('no se entiende lo que sigue')
      if (length === 0) return
      yield await this.take(length)
    }
  }

  private async textLine(): Promise<string> {
    let end = this.kept.indexOf(10)
    while (end < 0) {
      if (this.kept.length > MAX_LINE) throw new BrokenContentError('no se entiende lo que sigue')
      await this.more()
      end = this.kept.indexOf(10)
    }
    const text = this.kept.toString('utf8', 0, end)
    this.last = this.kept.subarray(0, end + 1)
    this.kept = this.kept.subarray(end + 1)
    return text
  }

  private async take(length: number): Promise<Buffer> {
    const parts = [this.kept]
    for (let size = this.kept.length; size < length; size += parts.at(-1)?.length ?? 0)
      parts.push(await this.next())
    this.kept = parts.length === 1 ? this.kept : Buffer.concat(parts)
    const piece = this.kept.subarray(0, length)
    this.kept = this.kept.subarray(length)
    return piece
  }

  private async more(): Promise<void> {
    const next = await this.next()
    this.kept = this.kept.length === 0 ? next : Buffer.concat([this.kept, next])
  }

  private async next(): Promise<Buffer> {
    const next = await this.source.next()
    if (next.done) throw new BrokenContentError('termina antes de tiempo')
    return next.value
  }
}
