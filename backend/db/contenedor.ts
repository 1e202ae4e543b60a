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

/** A backup that is cut, altered or not ours; its message is for the operator. */
export class DamagedBackupError extends Error {}
/** What is wrong with the bytes that come next; who reads knows where that is. */
export class BrokenContentError extends Error {}

/** What no row of a register comes near: a longer piece is a length that was altered. */
const MAX_PIECE = 1024 * 1024 * 1024
const MAX_LINE = 4 * 1024 * 1024

const END = Buffer.from('0\n')

export function line(content: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(content)}\n`)
}

/** What the end of a backup says of its first line. */
export const lineHash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

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

  /** Rows that ended so far. */
  get filas(): number {
    return this.rows
  }

  sum(nombre: string): TableSum {
    return { nombre, filas: this.rows, sha256: this.hash.digest('hex') }
  }
}

/** Reads a container as it arrives. */
export class ContainerReader {
  private kept: Buffer = Buffer.alloc(0)
  private last: Buffer = this.kept
  private readonly source: AsyncIterator<Buffer>

  constructor(bytes: AsyncIterable<Buffer>) {
    this.source = bytes[Symbol.asyncIterator]()
  }

  /** The next line as JSON; undefined where it is none. */
  async readLine(): Promise<unknown> {
    try {
      return JSON.parse(await this.textLine()) as unknown
    } catch (error) {
      if (error instanceof SyntaxError) return undefined
      throw error
    }
  }

  /** Hash of the line read last. */
  lastLine(): string {
    return lineHash(this.last)
  }

  /** Reads what is left, so that the compression's own check sum is looked at; nothing may be left but its end. */
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
