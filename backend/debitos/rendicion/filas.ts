import type { Tx } from '@/backend/db/conexion'
import type { RondaEnviada } from '@/backend/debitos/rendicion/ronda'
import type { FilaDeRendicion } from '@/domain/bancos/banco'
import { OTROS_DEBITOS } from '@/domain/bancos/otros-debitos'
import { isPendiente } from '@/domain/bancos/motivos'
import { resultOf } from '@/domain/bancos/resultado'
import type { Centavos } from '@/domain/dinero'

interface Enviada {
  id: number
  matriculadoID: number
  matricula: number
  cbu: string
  importe: Centavos
  pagado: boolean
}

const MAX_ENTERO = 2_147_483_647
const toInteger = (digits: string | null): number | null =>
  digits !== null && /^\d{1,10}$/.test(digits) && Number(digits) <= MAX_ENTERO ? Number(digits) : null

/**
 * Writes down the rows of a report piece by piece, each with the debit it answers and its result as the register stands
 * now. The function it gives answers how many there are so far.
 */
export function stageRows(
  tx: Tx,
  rendicionID: number,
  ronda: RondaEnviada,
): (filas: readonly FilaDeRendicion[]) => Promise<number> {
  const collected = new Set<number>()
  let count = 0
  return async (filas) => {
    const sent = await findSent(tx, ronda, filas)
    const members = await findMembers(tx, filas)
    const rows = filas.map((fila) => {
      const named = sent.get(toInteger(fila.clave) ?? 0)
      // After a restored backup another round's reference may be somebody else's here: it answers nothing of his.
      const enviada =
        fila.matricula === null || toInteger(fila.matricula) === named?.matricula ? named : undefined
      const matriculadoID = enviada?.matriculadoID ?? members.get(toInteger(fila.matricula) ?? 0) ?? null
      const { codigo } = resultOf(ronda.banco ?? OTROS_DEBITOS, fila, {
        hayMatriculado: matriculadoID !== null,
        enviado: named ? { ...named, pagado: named.pagado || collected.has(named.id) } : null,
      })
      if (fila.cobrado && enviada && codigo > 0) collected.add(enviada.id)
      count += 1
      const responde = fila.reversa === null && !(enviada && isPendiente(fila))
      return { fila, enviada: enviada?.id ?? null, matriculadoID, codigo, orden: count, responde }
    })
    await insertRows(tx, rendicionID, rows)
    return count
  }
}

/** The debits by what the bank echoes: the row's id, or the registration number. */
async function findSent(
  tx: Tx,
  ronda: RondaEnviada,
  filas: readonly FilaDeRendicion[],
): Promise<Map<number, Enviada>> {
  const byID = filas.some(({ referencia }) => referencia !== null)
  const keys = filas.flatMap(({ clave }) => toInteger(clave) ?? [])
  const rows = await tx.query<Enviada>(
    `SELECT f.id, f.matriculado_id AS "matriculadoID", f.matricula, coalesce(f.cbu, '') AS cbu, f.importe,
       coalesce(f.resultado > 0, false) OR 0 = (
         SELECT count(*) FROM ronda_cargo rc JOIN cargo c ON c.id = rc.cargo_id
         WHERE rc.ronda_fila_id = f.id AND c.linea_id IS NULL AND c.anulado_en IS NULL AND c.en_plan_id IS NULL) AS pagado
     FROM ronda_fila f WHERE f.ronda_id = $1 AND f.sacada_en IS NULL AND ${byID ? 'f.id' : 'f.matricula'} = ANY($2)`,
    [ronda.id, keys],
  )
  return new Map(rows.map((row) => [byID ? row.id : row.matricula, row]))
}

async function findMembers(tx: Tx, filas: readonly FilaDeRendicion[]): Promise<Map<number, number>> {
  const rows = await tx.query<{ id: number; matricula: number }>(
    'SELECT id, matricula FROM matriculado WHERE matricula = ANY($1)',
    [filas.flatMap(({ matricula }) => toInteger(matricula) ?? [])],
  )
  return new Map(rows.map(({ id, matricula }) => [matricula, id]))
}

interface Anotada {
  fila: FilaDeRendicion
  enviada: number | null
  matriculadoID: number | null
  codigo: number
  orden: number
  responde: boolean
}

const insertRows = (tx: Tx, rendicionID: number, rows: readonly Anotada[]): Promise<unknown> =>
  tx.query(
    `INSERT INTO rendicion_fila (rendicion_id, orden, linea, clave, matricula, ronda_fila_id, matriculado_id, cbu, importe,
       cobrado, fecha_cobro, codigo, texto, reversa, resultado, responde, cuenta)
     SELECT $1, f.* FROM unnest($2::int[], $3::int[], $4::text[], $5::text[], $6::int[], $7::int[], $8::text[], $9::bigint[],
       $10::boolean[], $11::date[], $12::text[], $13::text[], $14::date[], $15::int[], $16::boolean[], $17::text[]) AS f`,
    [
      rendicionID,
      rows.map(({ orden }) => orden),
      rows.map(({ fila }) => fila.linea),
      rows.map(({ fila }) => fila.clave),
      rows.map(({ fila }) => fila.matricula),
      rows.map(({ enviada }) => enviada),
      rows.map(({ matriculadoID }) => matriculadoID),
      rows.map(({ fila }) => fila.cbu),
      rows.map(({ fila }) => fila.importe),
      rows.map(({ fila }) => fila.cobrado),
      rows.map(({ fila }) => fila.fechaCobro),
      rows.map(({ fila }) => fila.codigo),
      rows.map(({ fila }) => fila.texto),
      rows.map(({ fila }) => fila.reversa),
      rows.map(({ codigo }) => codigo),
      rows.map(({ responde }) => responde),
      rows.map(({ fila }) => fila.cuenta),
    ],
  )

/** SQL: all that the line `f` says: two that have the same in each of these are equal. */
const saidBy = (f: string): string =>
  `${f}.clave, ${f}.matricula, ${f}.cuenta, ${f}.importe, ${f}.cobrado, ${f}.fecha_cobro, ${f}.codigo, ${f}.texto, ${f}.reversa`

/** Of equal lines of a report tells the second, the third… apart: each is money of its own. */
export const countTwins = (tx: Tx, rendicionID: number): Promise<unknown> =>
  tx.query(
    `UPDATE rendicion_fila f SET vez = n.vez FROM (
       SELECT x.id, row_number() OVER (PARTITION BY ${saidBy('x')} ORDER BY x.orden) AS vez
       FROM rendicion_fila x WHERE x.rendicion_id = $1
     ) n WHERE n.id = f.id AND n.vez > 1`,
    [rendicionID],
  )

/**
 * SQL: the live line of another applied report that told the same as the line `f` of the report `r`: of the same round
 * and file, equal in all that it says, and the same one of the equal lines of its report (decision 233).
 */
export const toldBefore = (f: string, r: string): string => `
  SELECT FROM rendicion_fila o JOIN rendicion x ON x.id = o.rendicion_id
  WHERE x.ronda_id = ${r}.ronda_id AND x.clase = ${r}.clase AND x.id <> ${r}.id AND o.viva
    AND o.clave = ${f}.clave AND o.vez = ${f}.vez AND (${saidBy('o')}) IS NOT DISTINCT FROM (${saidBy(f)})`
