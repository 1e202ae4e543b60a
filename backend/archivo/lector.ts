import { spawn, type ChildProcess } from 'node:child_process'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { repoRoot } from '@/backend/db/root'
import { INVISIBLES } from '@/domain/texto'
import type { TipoArchivo } from '@/domain/tipos-de-archivo'
import type { ComoLeer } from '@/backend/nucleo/manejador'

/** What reads each kind that may be a book. */
export const DE_LIBRO: Partial<Record<TipoArchivo, 'zip' | 'ole' | 'dbf' | 'html' | 'texto'>> = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'zip',
  'application/vnd.oasis.opendocument.spreadsheet': 'zip',
  'application/vnd.ms-excel': 'ole',
  'application/vnd.dbf': 'dbf',
  'application/x-pagina-de-tablas': 'html',
  'text/plain;charset=utf-16': 'texto',
  'text/plain': 'texto',
}

/** What of a file is read at most: bytes, counts, and characters of a cell and of all. */
interface Limites {
  bytes: number
  desempaquetado: number
  /** How many times its packed size a part of a zip may be. */
  proporcion: number
  partes: number
  hojas: number
  filas: number
  columnas: number
  celdas: number
  texto: number
  caracteres: number
}

/** What the reader is asked. */
interface Lectura extends ComoLeer {
  tipo: NonNullable<(typeof DE_LIBRO)[TipoArchivo]>
  limites: Limites
  /** Whether the other sheets may be left alone, and whether texts stay as they are. */
  soloPrimera?: true
  textosEnteros?: true
  /** Milliseconds that it may work, and megabytes of its heap. */
  tiempo: number
  memoria: number
}

/** The reader ended before it had told all: out of time or memory, or because nobody took what it told. */
export class LectorTerminado extends Error {
  override name = 'LectorTerminado'
  constructor(readonly abandonado: boolean) {
    super(
      abandonado ? 'Nadie siguió leyendo el archivo' : 'El lector de planillas pasó de lo que puede ocupar',
    )
  }
}

const PROGRAM = join(repoRoot(), 'scripts', 'leer-planilla.mjs')
/** Milliseconds in which whoever reads the rows must come back for more. */
const ESPERA = 60_000

/** A reader takes a core and as much memory as it may: one at a time, however many files come. */
let last: Promise<void> = Promise.resolve()

/** Resolves when no other reader is at work; answers what ends the turn. */
async function takeTurn(): Promise<() => void> {
  const before = last
  let end = () => undefined as void
  last = new Promise((resolve) => (end = resolve))
  await before
  return end
}

/**
 * The lines that the reader writes about a file, in a process of its own, which holds up nobody and ends where it takes
 * too much (decision 239). It is told nothing of ours, and waited for only as far as somebody asks for its lines.
 */
export class Lector {
  private readonly ended: Promise<number | null>
  private readonly pieces: AsyncIterator<string>
  private readonly lines: string[] = []
  private rest = ''
  private timer: NodeJS.Timeout | undefined
  private abandoned = false

  private constructor(
    private readonly child: ChildProcess,
    private left: number,
    endTurn: () => void,
  ) {
    this.ended = new Promise((resolve, reject) => {
      child.once('error', reject)
      // Not 'close', which waits until its lines were taken.
      child.once('exit', resolve)
    })
    const over = () => {
      clearTimeout(this.timer)
      endTurn()
    }
    this.ended.then(over, over)
    if (!child.stdout) throw new Error('El lector de planillas no tiene salida')
    this.pieces = (child.stdout.setEncoding('utf8') as AsyncIterable<string>)[Symbol.asyncIterator]()
  }

  /** Waits for its turn. */
  static async start(
    file: FileHandle,
    { tiempo, memoria, textosEnteros, ...pedido }: Lectura,
  ): Promise<Lector> {
    const endTurn = await takeTurn()
    const asked = JSON.stringify({ ...pedido, invisibles: textosEnteros ? '' : INVISIBLES })
    const child = spawn(process.execPath, [`--max-old-space-size=${memoria}`, PROGRAM, asked], {
      stdio: [file.fd, 'pipe', 'ignore'],
      env: { NODE_ENV: 'production' },
    })
    return new Lector(child, tiempo, endTurn)
  }

  /** The next line; undefined behind the last. Throws `LectorTerminado`. */
  async next(): Promise<string | undefined> {
    while (this.lines.length === 0) {
      const piece = await this.nextPiece()
      if (piece === undefined) return undefined
      const lines = (this.rest + piece).split('\n')
      this.rest = lines.pop() ?? ''
      this.lines.push(...lines.reverse())
    }
    return this.lines.pop()
  }

  /** Ends the reader, whatever it has still to tell, and the turn. */
  async close(): Promise<void> {
    this.child.kill('SIGKILL')
    this.child.stdout?.destroy()
    await this.ended.catch(() => undefined)
  }

  /** Its time runs while somebody waits for it, and theirs while it waits for them. */
  private async nextPiece(): Promise<string | undefined> {
    clearTimeout(this.timer)
    const asked = performance.now()
    this.timer = setTimeout(() => this.child.kill('SIGKILL'), Math.max(1, this.left))
    const piece = await this.pieces.next()
    clearTimeout(this.timer)
    this.left -= performance.now() - asked
    if (piece.done) return this.end()
    this.timer = setTimeout(() => {
      this.abandoned = true
      this.child.kill('SIGKILL')
    }, ESPERA)
    return piece.value
  }

  private async end(): Promise<undefined> {
    const code = await this.ended
    // Ended by a signal: the time's or, out of memory, its own.
    if (code === null) throw new LectorTerminado(this.abandoned)
    if (code !== 0) throw new Error(`El lector de planillas terminó con ${code}`)
    return undefined
  }
}
