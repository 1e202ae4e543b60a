import type { Queryable, Tx } from '@/backend/db/conexion'
import { readJson, writeJson, type Viaje } from '@/backend/mudanza/viaje/carpeta'
import type { Diferencia } from '@/backend/mudanza/viaje/paridad'
import type { DecisionDeMudanza } from '@/domain/mudanza/diferencia'

export interface Respuesta {
  /** Everybody with that difference: 0. */
  matriculadoID: number
  que: string
  valor: DecisionDeMudanza
  quien: string
  /** UTC. */
  cuando: string
}

const RESPUESTAS = 'respuestas.json'

/** The answers that were given so far, kept beside the copy so that they outlive each rehearsal. */
export class Respuestas {
  private readonly dadas: Map<string, Respuesta>

  constructor(rows: readonly Respuesta[]) {
    this.dadas = new Map(rows.map((row) => [keyOf(row), row]))
  }

  static of(viaje: Viaje): Respuestas {
    return new Respuestas(readJson<Respuesta[]>(viaje.carpeta, RESPUESTAS) ?? [])
  }

  /** What was decided of a member's difference, else of everybody's. */
  find(matriculadoID: number, que: string): Respuesta | undefined {
    return this.dadas.get(keyOf({ matriculadoID, que })) ?? this.dadas.get(keyOf({ matriculadoID: 0, que }))
  }

  /**
   * By what somebody explained a difference: by accepting it, or by deciding which side of an account that owes more than what
   * is pending is right, where the register came out as decided.
   */
  explain(
    matriculadoID: number,
    { que, clase, importe }: Pick<Diferencia, 'que' | 'clase' | 'importe'>,
  ): Respuesta | undefined {
    const own = this.find(matriculadoID, que)
    if (own?.valor === 'aceptada') return own
    const decided = clase === 'origen' ? this.find(matriculadoID, 'saldo') : undefined
    const follows =
      decided?.valor === 'cuenta'
        ? que === 'cantidad' || (que === 'pendiente' && importe < 0n)
        : decided?.valor === 'pendiente' && que === 'saldo' && importe > 0n
    return follows ? decided : undefined
  }

  all(): Respuesta[] {
    return [...this.dadas.values()]
  }

  /** Takes those given on the screens of a rehearsal, the later of two, and keeps all. */
  async takeFrom(db: Queryable, viaje: Viaje): Promise<void> {
    const rows = await db.query<Respuesta>(
      `SELECT matriculado_id AS "matriculadoID", que, valor, quien,
         to_char(cuando AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS cuando FROM mudanza_respuesta ORDER BY 1, 2`,
    )
    for (const row of rows) this.give(row)
    this.save(viaje)
  }

  save({ carpeta }: Pick<Viaje, 'carpeta'>): void {
    writeJson(carpeta, RESPUESTAS, this.all())
  }

  /** Shows all of them on the screens of a register. */
  async putInto(tx: Tx): Promise<void> {
    await tx.query(
      `INSERT INTO mudanza_respuesta (matriculado_id, que, valor, quien, cuando)
       SELECT "matriculadoID", que, valor, quien, cuando FROM jsonb_to_recordset($1)
         AS r ("matriculadoID" int, que text, valor text, quien text, cuando timestamptz)
       ON CONFLICT (matriculado_id, que) DO UPDATE
         SET valor = excluded.valor, quien = excluded.quien, cuando = excluded.cuando
         WHERE excluded.cuando > mudanza_respuesta.cuando`,
      [JSON.stringify(this.all())],
    )
  }

  give(row: Respuesta): void {
    const before = this.dadas.get(keyOf(row))
    if (!before || before.cuando <= row.cuando) this.dadas.set(keyOf(row), row)
  }
}

const keyOf = ({ matriculadoID, que }: Pick<Respuesta, 'matriculadoID' | 'que'>): string =>
  `${matriculadoID} ${que}`
