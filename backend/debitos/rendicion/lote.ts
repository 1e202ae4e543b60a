import type { Tx } from '@/backend/db/conexion'
import { toldBefore } from '@/backend/debitos/rendicion/filas'
import { IMPAGO } from '@/backend/tesoreria/ledger/actor'
import type { Centavos } from '@/domain/dinero'
import type { Fecha } from '@/domain/fechas'

/** A charge of a debit as it stands when its answer comes. */
export interface CargoDeDebito {
  id: number
  tipo: number
  nombre: string
  matriculadoID: number
  /** As it was asked, and now. */
  pedido: Centavos
  monto: Centavos
  impago: boolean
  /** This round holds it. */
  tomado: boolean
  /** Something else does. */
  ajeno: boolean
}

/** A row of a report about to be applied. */
export interface FilaPorAplicar {
  id: number
  rondaFilaID: number | null
  matriculadoID: number | null
  importe: Centavos
  cobrado: boolean
  fecha: Fecha | null
  reversa: Fecha | null
  resultado: number
  /** It says what became of its debit; as it was read, and then as it is applied. */
  responde: boolean
  /** It gives back what another line collected, or what is of nobody. */
  devuelve: boolean
  /** Another report told the very same and was applied. */
  repetida: boolean
  /** What was asked, and the last word about that debit. */
  pedido: Centavos | null
  dicho: number | null
  cargos: CargoDeDebito[]
}

/** The next rows, with their charges locked in the order of their ids, as payments lock theirs. */
export async function readLote(
  tx: Tx,
  { rendicionID, rondaID }: { rendicionID: number; rondaID: number },
  { hechas, lote }: { hechas: number; lote: number },
): Promise<FilaPorAplicar[]> {
  const filas = await tx.query<Omit<FilaPorAplicar, 'cargos'>>(
    `SELECT f.id, f.ronda_fila_id AS "rondaFilaID", f.matriculado_id AS "matriculadoID", f.importe, f.cobrado,
       f.fecha_cobro AS fecha, f.reversa, f.resultado, f.responde, f.reversa IS NOT NULL AND (f.ronda_fila_id IS NULL
         OR EXISTS (SELECT FROM rendicion_fila o WHERE o.ronda_fila_id = f.ronda_fila_id AND o.cobrado
           AND (o.viva OR o.rendicion_id = f.rendicion_id))) AS devuelve, rf.importe AS pedido, rf.resultado AS dicho,
       EXISTS (${toldBefore('f', 'r')}) AS repetida
     FROM rendicion_fila f JOIN rendicion r ON r.id = f.rendicion_id LEFT JOIN ronda_fila rf ON rf.id = f.ronda_fila_id
     WHERE f.rendicion_id = $1 AND f.orden > $2 AND f.orden <= $2 + $3 ORDER BY f.orden`,
    [rendicionID, hechas, lote],
  )
  const cargos = await lockCargos(
    tx,
    rondaID,
    filas.flatMap(({ rondaFilaID }) => rondaFilaID ?? []),
  )
  return filas.map((fila) => ({
    ...fila,
    // What was given back and never collected before is a refusal like any other.
    responde: fila.reversa === null ? fila.responde : !fila.devuelve,
    cargos: cargos.get(fila.rondaFilaID ?? 0) ?? [],
  }))
}

async function lockCargos(
  tx: Tx,
  rondaID: number,
  debitos: readonly number[],
): Promise<Map<number, CargoDeDebito[]>> {
  await tx.query(
    `SELECT count(*) FROM (SELECT FROM cargo WHERE id IN (SELECT cargo_id FROM ronda_cargo WHERE ronda_fila_id = ANY($1))
       ORDER BY id FOR UPDATE) trabado`,
    [debitos],
  )
  const rows = await tx.query<CargoDeDebito & { rondaFilaID: number }>(
    `SELECT rc.ronda_fila_id AS "rondaFilaID", c.id, c.tipo, c.nombre, c.matriculado_id AS "matriculadoID",
       rc.monto AS pedido, c.monto, ${IMPAGO} AS impago, coalesce(t.ronda_id = $2, false) AS tomado,
       t.id IS NOT NULL AND t.ronda_id IS DISTINCT FROM $2 AS ajeno
     FROM ronda_cargo rc JOIN cargo c ON c.id = rc.cargo_id LEFT JOIN tramite t ON t.id = c.tramite_id
     WHERE rc.ronda_fila_id = ANY($1) ORDER BY c.anio, c.mes, c.id`,
    [debitos, rondaID],
  )
  const by = new Map<number, CargoDeDebito[]>()
  for (const { rondaFilaID, ...cargo } of rows) by.set(rondaFilaID, [...(by.get(rondaFilaID) ?? []), cargo])
  return by
}
