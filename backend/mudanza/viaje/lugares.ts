/** One answer of the other server. */
export interface Lectura {
  /** In which reading it was last seen. */
  pasada: number
  /** UTC. */
  leidaEn: string
  /** In which reading its bytes were last others than before. */
  cambio: number
}

export interface Lugar extends Lectura {
  /** SHA-256 of its text, base64url. */
  huella: string
  /** Bytes of its line in the file. */
  desde: number
  largo: number
}

const HUELLA = 32
const SIN_ID = 0
/** The one number by which most names differ. */
const DE_QUIEN = /^(.*?[?&]matricula(?:do)?ID=)([1-9]\d{0,8})(?!\d)(.*)$/s

/** So many places stand together. */
const TRAMO = 16_384

/** Their values in columns. */
class Tramo {
  private readonly pasada = new Uint32Array(TRAMO)
  private readonly cambio = new Uint32Array(TRAMO)
  private readonly leidaEn = new Float64Array(TRAMO)
  private readonly desde = new Float64Array(TRAMO)
  private readonly largo = new Uint32Array(TRAMO)
  private readonly huella = Buffer.alloc(TRAMO * HUELLA)

  get(at: number): Lugar {
    return {
      pasada: this.pasada[at] ?? 0,
      cambio: this.cambio[at] ?? 0,
      leidaEn: new Date(this.leidaEn[at] ?? 0).toISOString(),
      desde: this.desde[at] ?? 0,
      largo: this.largo[at] ?? 0,
      huella: this.huella.toString('base64url', at * HUELLA, (at + 1) * HUELLA),
    }
  }

  set(at: number, lugar: Lugar): void {
    this.pasada[at] = lugar.pasada
    this.cambio[at] = lugar.cambio
    this.leidaEn[at] = Date.parse(lugar.leidaEn)
    this.desde[at] = lugar.desde
    this.largo[at] = lugar.largo
    this.huella.write(lugar.huella, at * HUELLA, HUELLA, 'base64url')
  }
}

/**
 * Where each answer stands, by its name. A register of 50,000 members has 750,000 of them, which as objects by text are
 * 300 MB: their values are in columns, and their names by what is before and after the member's number. Some 100 bytes each.
 */
export class Lugares {
  private readonly indices = new Map<string, Map<number, number>>()
  private readonly tramos: Tramo[] = []
  private cuantos = 0

  get(llamada: string): Lugar | undefined {
    const { forma, id } = partOf(llamada)
    const at = this.indices.get(forma)?.get(id)
    return at === undefined ? undefined : this.tramos[Math.floor(at / TRAMO)]?.get(at % TRAMO)
  }

  set(llamada: string, lugar: Lugar): void {
    const at = this.indexOf(llamada)
    const tramo = (this.tramos[Math.floor(at / TRAMO)] ??= new Tramo())
    tramo.set(at % TRAMO, lugar)
  }

  names(): string[] {
    return [...this.indices].flatMap(([forma, ids]) =>
      Array.from(ids.keys(), (id) => (id === SIN_ID ? forma : forma.replace('\0', String(id)))),
    )
  }

  private indexOf(llamada: string): number {
    const { forma, id } = partOf(llamada)
    const ids = this.indices.get(forma) ?? new Map<number, number>()
    const known = ids.get(id)
    if (known !== undefined) return known
    if (ids.size === 0) this.indices.set(forma, ids)
    ids.set(id, this.cuantos)
    return this.cuantos++
  }
}

function partOf(llamada: string): { forma: string; id: number } {
  const [, before, id, after] = DE_QUIEN.exec(llamada) ?? []
  return id === undefined ? { forma: llamada, id: SIN_ID } : { forma: `${before}\0${after}`, id: Number(id) }
}
