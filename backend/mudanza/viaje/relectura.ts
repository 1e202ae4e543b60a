import type { Copia } from '@/backend/mudanza/viaje/copia'
import { nameOf } from '@/backend/mudanza/viaje/llamadas'
import type { Lectura } from '@/backend/mudanza/viaje/lugares'
import { understand } from '@/backend/mudanza/viaje/servidor-viejo'
import type { AnyCall, Leido, LeidoDe, Resultado } from '@/contract/lectura/result'
import type { EntradaDe, FilaDe } from '@/contract/llamada'

/** What the copy holds, read as the screens would read it; nobody is asked. */
export class Relectura {
  constructor(private readonly copia: Copia) {}

  /** The answer; undefined where there is none, or the other server said no. */
  async read<L extends AnyCall>(llamada: L, entrada: EntradaDe<L>): Promise<LeidoDe<L> | undefined> {
    const result = await this.answer<LeidoDe<L>>(llamada, nameOf(llamada, entrada))
    return result?.ok ? result.datos : undefined
  }

  /** When the answer was last seen, whatever it said; undefined where there is none. */
  seen<L extends AnyCall>(llamada: L, entrada: EntradaDe<L>): Lectura | undefined {
    return this.copia.seen(nameOf(llamada, entrada))
  }

  /** The answer as it came. */
  text<L extends AnyCall>(llamada: L, entrada: EntradaDe<L>): string | undefined {
    return this.copia.read(nameOf(llamada, entrada))
  }

  /** The rows of a list in one answer; none where there is no answer. */
  async rows<L extends AnyCall>(llamada: L, entrada: EntradaDe<L>): Promise<Leido<FilaDe<L>>[]> {
    return ((await this.read(llamada, entrada)) ?? []) as Leido<FilaDe<L>>[]
  }

  /** The rows of a list by pages, by id, as its last reading found them. */
  async pages<L extends AnyCall>(
    llamada: L,
    entrada: Omit<EntradaDe<L>, 'pagina'>,
    vez = '',
  ): Promise<Leido<FilaDe<L>>[]> {
    const found = new Map<unknown, Leido<FilaDe<L>>>()
    let pasada: number | undefined
    for (let pagina = 1; ; pagina++) {
      const name = nameOf(llamada, { ...entrada, pagina } as EntradaDe<L>) + vez
      const seen = this.copia.seen(name)
      pasada ??= seen?.pasada
      // A page that the last reading did not ask for is of a list that was longer.
      if (!seen || seen.pasada !== pasada) break
      const result = await this.answer<Leido<FilaDe<L>>[]>(llamada, name)
      if (!result?.ok) break
      const before = found.size
      for (const row of result.datos) found.set((row as { id?: number }).id, row)
      if (found.size === before) break
    }
    return [...found.values()]
  }

  /** The same of a list that one reading asked for several times, by the names of the times: those of its last reading. */
  async lastPages<L extends AnyCall>(
    llamada: L,
    entrada: Omit<EntradaDe<L>, 'pagina'>,
    veces: readonly string[],
  ): Promise<Leido<FilaDe<L>>[]> {
    const first = { ...entrada, pagina: 1 } as EntradaDe<L>
    const seen = veces.map((vez) => this.copia.seen(nameOf(llamada, first) + vez)?.pasada ?? 0)
    const last = veces.filter((_, at) => seen[at] === Math.max(...seen))
    const rows: Leido<FilaDe<L>>[] = []
    for (const vez of last) rows.push(...(await this.pages(llamada, entrada, vez)))
    return rows
  }

  private async answer<D>(llamada: AnyCall, name: string): Promise<Resultado<D> | undefined> {
    const texto = this.copia.read(name)
    if (texto === undefined) return undefined
    return (await understand(llamada, { estado: 200, texto })) as Resultado<D>
  }
}
