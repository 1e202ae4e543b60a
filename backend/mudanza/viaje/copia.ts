import { createHash } from 'node:crypto'
import { closeSync, fsyncSync, ftruncateSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { writeIn } from '@/backend/mudanza/viaje/disco'
import { type Lectura, Lugares } from '@/backend/mudanza/viaje/lugares'

/** One line of the file. Without `b` the bytes are those already kept; with `f` it could not be read, and why. */
interface Renglon {
  p: number
  l: string
  t: string
  h?: string
  b?: string
  f?: string
}

const NOMBRE = 'lecturas.jsonl'
const TROZO = 1024 * 1024

/**
 * The answers of another server in a file that only grows, one line each, so that whoever is killed loses what was in
 * flight and nothing else. What stands where is kept in memory.
 */
export class Copia {
  private readonly lugares = new Lugares()
  private readonly fallas = new Map<string, { pasada: number; falla: string }>()
  private fin = 0

  private constructor(
    private readonly carpeta: string,
    private readonly fd: number,
  ) {}

  /** Opens or makes the file in `carpeta`, which nobody else may enter. A last line that was cut off is dropped. */
  static open(carpeta: string): Copia {
    mkdirSync(carpeta, { recursive: true, mode: 0o700 })
    const copia = new Copia(carpeta, openSync(join(carpeta, NOMBRE), 'a+', 0o600))
    copia.scan()
    return copia
  }

  close(): void {
    closeSync(this.fd)
  }

  /** Answers once the disk has all that was kept, so that nothing said of it outlives it. */
  flush(): void {
    writeIn(this.carpeta, () => fsyncSync(this.fd))
  }

  /** When and in which reading the answer to `llamada` was last seen, and last another. */
  seen(llamada: string): Lectura | undefined {
    return this.lugares.get(llamada)
  }

  /** The text of the answer; undefined when it was never read. */
  read(llamada: string): string | undefined {
    const lugar = this.lugares.get(llamada)
    if (!lugar) return undefined
    const bytes = Buffer.alloc(lugar.largo)
    readSync(this.fd, bytes, 0, lugar.largo, lugar.desde)
    const { b = '' } = JSON.parse(bytes.toString('utf8')) as Renglon
    return inflateRawSync(Buffer.from(b, 'base64')).toString('utf8')
  }

  /** Keeps answers of one moment with one write; one whose bytes are known already is only said to be the same. */
  keep(pasada: number, answers: readonly { llamada: string; texto: string }[], now = new Date()): void {
    const lines = answers.map(({ llamada, texto }): Renglon => {
      const h = createHash('sha256').update(texto).digest('base64url')
      const renglon = { p: pasada, l: llamada, t: now.toISOString(), h }
      if (this.lugares.get(llamada)?.huella === h) return renglon
      return { ...renglon, b: deflateRawSync(texto).toString('base64') }
    })
    this.append(lines)
  }

  /** Notes that no answer could be had in this reading. */
  fail(pasada: number, llamada: string, falla: string, now = new Date()): void {
    this.append([{ p: pasada, l: llamada, t: now.toISOString(), f: falla }])
  }

  /** What could not be read in this reading, and why. */
  failures(pasada: number): { llamada: string; falla: string }[] {
    return [...this.fallas]
      .filter(([, one]) => one.pasada === pasada)
      .map(([llamada, { falla }]) => ({ llamada, falla }))
  }

  /** What could not be had when it was last asked for, in whichever reading. */
  failing(): Iterable<string> {
    return this.fallas.keys()
  }

  /** A hash of every answer as it is now, the same whatever the order in which they came. */
  huella(): string {
    const hash = createHash('sha256')
    for (const llamada of this.lugares.names().sort())
      hash.update(`${llamada}\n${this.lugares.get(llamada)?.huella ?? ''}\n`)
    return hash.digest('hex')
  }

  private append(lines: readonly Renglon[]): void {
    const texts = lines.map((line) => Buffer.from(JSON.stringify(line) + '\n'))
    const all = Buffer.concat(texts)
    writeIn(this.carpeta, () => {
      try {
        for (let done = 0; done < all.length;) done += writeSync(this.fd, all, done)
      } catch (error) {
        // Half of it may be there, and whoever else is answered meanwhile would write behind it.
        ftruncateSync(this.fd, this.fin)
        throw error
      }
    })
    for (const [index, line] of lines.entries()) {
      const largo = texts[index]?.length ?? 0
      this.note(line, this.fin, largo)
      this.fin += largo
    }
  }

  private note(line: Renglon, desde: number, largo: number): void {
    const { p: pasada, l: llamada, t: leidaEn, h: huella, b, f: falla } = line
    if (falla !== undefined) return void this.fallas.set(llamada, { pasada, falla })
    this.fallas.delete(llamada)
    const before = this.lugares.get(llamada)
    if (b === undefined) return void (before && this.lugares.set(llamada, { ...before, pasada, leidaEn }))
    this.lugares.set(llamada, { pasada, leidaEn, cambio: pasada, huella: huella ?? '', desde, largo })
  }

  private scan(): void {
    let piece = Buffer.alloc(TROZO)
    let filled = 0
    for (let got = -1; got !== 0; filled += got) {
      filled = this.noteLines(piece.subarray(0, filled))
      // One line is longer than it.
      if (filled === piece.length) piece = Buffer.concat([piece], piece.length * 2)
      got = readSync(this.fd, piece, filled, piece.length - filled, this.fin + filled)
    }
    if (filled > 0) ftruncateSync(this.fd, this.fin)
  }

  /** Notes the whole lines and moves what is left to the beginning; how many bytes are left. */
  private noteLines(piece: Buffer): number {
    let begin = 0
    for (let end = piece.indexOf(10); end !== -1; end = piece.indexOf(10, begin)) {
      const line = readLine(piece.toString('utf8', begin, end))
      if (line) this.note(line, this.fin, end + 1 - begin)
      this.fin += end + 1 - begin
      begin = end + 1
    }
    piece.copyWithin(0, begin)
    return piece.length - begin
  }
}

/** Undefined for one that a power cut has spoiled: what it said is asked again. */
function readLine(text: string): Renglon | undefined {
  try {
    return JSON.parse(text) as Renglon
  } catch {
    return undefined
  }
}
