import type { Copia } from '@/backend/mudanza/viaje/copia'
import { nameOf, wireOf } from '@/backend/mudanza/viaje/llamadas'
import type { Lectura } from '@/backend/mudanza/viaje/lugares'
import { understand, type Medida, type ServidorViejo } from '@/backend/mudanza/viaje/servidor-viejo'
import type { AnyCall, Leido, LeidoDe, Resultado } from '@/contract/lectura/result'
import type { EntradaDe, FilaDe } from '@/contract/llamada'

/** Bounds a list whose pages never end. */
const MAX_PAGINAS = 20_000
/** Pages of a list that tells its total are asked for together, as far as the other server bears it. */
const OLA = 8

/** An answer of which nothing is kept yet. */
export interface Preguntada<D = unknown> {
  name: string
  texto: string
  resultado: Resultado<D>
}

/** What one reading asks: each answer once, and those that this reading has already from its copy. */
export class Lector {
  constructor(
    private readonly servidor: ServidorViejo,
    private readonly copia: Copia,
    readonly pasada: number,
  ) {}

  /** Whether this reading has the answer. */
  has<L extends AnyCall>(llamada: L, entrada: EntradaDe<L>): boolean {
    return this.copia.seen(nameOf(llamada, entrada))?.pasada === this.pasada
  }

  /** Reads one answer and keeps it. What cannot be had is noted, so that the reading goes on without it. */
  async read<L extends AnyCall>(llamada: L, entrada: EntradaDe<L>, vez = ''): Promise<Resultado<LeidoDe<L>>> {
    const name = nameOf(llamada, entrada) + vez
    if (this.copia.seen(name)?.pasada === this.pasada) return this.told(llamada, name)
    const { texto, resultado } = await this.ask(llamada, entrada)
    if (isAnswer(resultado)) this.copia.keep(this.pasada, [{ llamada: name, texto }])
    return resultado
  }

  /** Reads and keeps an answer that may be missing: what cannot be had is not noted. */
  async readIfPossible<L extends AnyCall>(llamada: L, entrada: EntradaDe<L>): Promise<Resultado<LeidoDe<L>>> {
    if (this.has(llamada, entrada)) return this.read(llamada, entrada)
    const answer = await this.askIfPossible(llamada, entrada)
    if (isAnswer(answer.resultado)) this.keep([answer])
    return answer.resultado
  }

  /** Reads an answer and keeps nothing of it, for those that count together with others. */
  async ask<L extends AnyCall>(llamada: L, entrada: EntradaDe<L>): Promise<Preguntada<LeidoDe<L>>> {
    const answer = await this.askIfPossible(llamada, entrada)
    if (!isAnswer(answer.resultado)) this.copia.fail(this.pasada, answer.name, wordsOf(answer.resultado))
    return answer
  }

  /** The same where it may be missing. */
  async askIfPossible<L extends AnyCall>(
    llamada: L,
    entrada: EntradaDe<L>,
    vez = '',
    medida?: Medida,
  ): Promise<Preguntada<LeidoDe<L>>> {
    const { texto, resultado } = await this.servidor.read(llamada, wireOf(llamada, entrada), medida)
    return { name: nameOf(llamada, entrada) + vez, texto, resultado: resultado as Resultado<LeidoDe<L>> }
  }

  /** What the copy has, of this reading or of one before; undefined where there is none. */
  async before<L extends AnyCall>(
    llamada: L,
    entrada: EntradaDe<L>,
    vez = '',
  ): Promise<Resultado<LeidoDe<L>> | undefined> {
    const name = nameOf(llamada, entrada) + vez
    return this.copia.seen(name) && this.told(llamada, name)
  }

  /** When the answer was last seen, in whichever reading. */
  seen<L extends AnyCall>(llamada: L, entrada: EntradaDe<L>): Lectura | undefined {
    return this.copia.seen(nameOf(llamada, entrada))
  }

  /** Whether this reading found another answer than the ones before. */
  isOther<L extends AnyCall>(llamada: L, entrada: EntradaDe<L>): boolean {
    return this.seen(llamada, entrada)?.cambio === this.pasada
  }

  /** The names of what could not be had when it was last asked for. */
  failing(): Iterable<string> {
    return this.copia.failing()
  }

  /** Notes what could not be had, though each answer came. */
  fail<L extends AnyCall>(llamada: L, entrada: EntradaDe<L>, why: string): void {
    this.copia.fail(this.pasada, nameOf(llamada, entrada), why)
  }

  /** Why this reading does not have the answer. */
  whyNot<L extends AnyCall>(llamada: L, entrada: EntradaDe<L>): string | undefined {
    const name = nameOf(llamada, entrada)
    return this.copia.failures(this.pasada).find((one) => one.llamada === name)?.falla
  }

  /** Keeps answers of one moment together. */
  keep(answers: readonly { name: string; texto: string }[]): void {
    this.copia.keep(
      this.pasada,
      answers.map(({ name, texto }) => ({ llamada: name, texto })),
    )
  }

  /**
   * Every row of a list by pages: until its total is reached, else until a page brings no new one. Undefined when a page
   * could not be had. `vez` tells one reading of the same list from another.
   */
  async readPages<L extends AnyCall>(
    llamada: L,
    entrada: Omit<EntradaDe<L>, 'pagina'>,
    vez = '',
  ): Promise<Leido<FilaDe<L>>[] | undefined> {
    const found = new Map<unknown, Leido<FilaDe<L>>>()
    let [pagina, cuantas] = [1, 1]
    while (pagina <= MAX_PAGINAS) {
      const wave = Array.from({ length: cuantas }, (_, more) => ({ ...entrada, pagina: pagina + more }))
      const results = await Promise.all(wave.map((one) => this.read(llamada, one as EntradaDe<L>, vez)))
      for (const result of results) {
        if (!result.ok) return result.tipo === 'rechazo' ? [...found.values()] : undefined
        const before = found.size
        const rows = result.datos as Leido<FilaDe<L>>[]
        for (const row of rows) found.set((row as { id?: number }).id, row)
        const { total } = result
        if (found.size === before || (total !== undefined && found.size >= total)) return [...found.values()]
        cuantas = total === undefined ? 1 : Math.min(OLA, Math.ceil((total - found.size) / rows.length))
      }
      pagina += wave.length
    }
    return [...found.values()]
  }

  private async told<L extends AnyCall>(llamada: L, name: string): Promise<Resultado<LeidoDe<L>>> {
    const texto = this.copia.read(name) ?? ''
    return (await understand(llamada, { estado: 200, texto })) as Resultado<LeidoDe<L>>
  }
}

/** A server that says no has answered, as of a debit that nobody has; one that forbids or fails has not. */
export const isAnswer = (resultado: Resultado<unknown>): boolean =>
  resultado.ok || resultado.tipo === 'rechazo'

const wordsOf = (resultado: Resultado<unknown>): string =>
  resultado.ok
    ? ''
    : resultado.tipo === 'prohibido'
      ? 'no le está permitida a este usuario'
      : resultado.tipo === 'sesion'
        ? 'el servidor no reconoce la sesión'
        : resultado.tipo === 'sinRespuesta'
          ? `no contestó (${resultado.mensaje})`
          : 'la respuesta no se entiende'
