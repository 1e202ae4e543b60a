import { createHash } from 'node:crypto'
import { closeSync, ftruncateSync, fstatSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** One answer of the other server, as it came. `pasada`: in which reading it was last seen. */
export interface Lectura {
  pasada: number
  leidaEn: string
}

interface Lugar extends Lectura {
  huella: string
  desde: number
  largo: number
}

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
 * flight and nothing else. What stands where is kept in memory (some 200 bytes an answer).
 */
export class Copia {
  private readonly lugares = new Map<string, Lugar>()
  private readonly fallas = new Map<string, { pasada: number; falla: string }>()
  private fin = 0

  private constructor(private readonly fd: number) {}

  /** Opens or makes the file in `carpeta`, which nobody else may enter. A last line that was cut off is dropped. */
  static open(carpeta: string): Copia {
    mkdirSync(carpeta, { recursive: true, mode: 0o700 })
    const copia = new Copia(openSync(join(carpeta, NOMBRE), 'a+', 0o600))
    copia.scan()
    return copia
  }

  close(): void {
    closeSync(this.fd)
  }

  /** When and in which reading the answer to `llamada` was last seen. */
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

  /** A hash of every answer as it is now, the same whatever the order in which they came. */
  huella(): string {
    const hash = createHash('sha256')
    for (const llamada of [...this.lugares.keys()].sort())
      hash.update(`${llamada}\n${this.lugares.get(llamada)?.huella ?? ''}\n`)
    return hash.digest('hex')
  }

  private append(lines: readonly Renglon[]): void {
    const texts = lines.map((line) => Buffer.from(JSON.stringify(line) + '\n'))
    const all = Buffer.concat(texts)
    for (let done = 0; done < all.length;) done += writeSync(this.fd, all, done)
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
    this.lugares.set(llamada, { pasada, leidaEn, huella: huella ?? '', desde, largo })
  }

  private scan(): void {
    const size = fstatSync(this.fd).size
    let rest = Buffer.alloc(0)
    for (let from = 0; from < size; from += TROZO) {
      const piece = Buffer.alloc(Math.min(TROZO, size - from))
      readSync(this.fd, piece, 0, piece.length, from)
      rest = Buffer.concat([rest, piece])
      let begin = 0
      for (let end = rest.indexOf(10, begin); end !== -1; end = rest.indexOf(10, begin)) {
        const line = JSON.parse(rest.toString('utf8', begin, end)) as Renglon
        this.note(line, this.fin, end + 1 - begin)
        this.fin += end + 1 - begin
        begin = end + 1
      }
      rest = rest.subarray(begin)
    }
    if (rest.length > 0) ftruncateSync(this.fd, this.fin)
  }
}
