import { isDeepStrictEqual } from 'node:util'
import { sqlState, type Tx } from '@/backend/db/conexion'
import type {
  CambioDicho,
  Comparado,
  Contexto,
  DestinoListo,
  Dicho,
  Escrito,
} from '@/backend/mudanza/importar/destinos/destino'
import type { Importacion } from '@/backend/mudanza/importar/store'
import { atColumn } from '@/backend/mudanza/importar/veredicto'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import type { Valores } from '@/domain/importar/resultado'

interface Pendiente {
  n: number
  hoja: number
  fila: number
  valores: Valores
  suerte: 'nueva' | 'cambia'
  cambios: CambioDicho[]
  entidadID: number | null
}

/** What became of one. */
type Hecho = { n: number } & (
  | ({ hecho: 'escrito' } & Escrito)
  | { hecho: 'igual'; entidadID: number | null }
  | { hecho: 'rehusado'; rechazo: Dicho }
)

interface Obra {
  one: Importacion
  destino: DestinoListo
  contexto: Contexto
}

/**
 * Writes up to `cuantos` of what waits, each judged by the register once more: what is the same by now needs nothing, and
 * what is otherwise than it was shown is passed over. Answers how many there were.
 */
export async function writeLote(tx: Tx, actor: Actor, obra: Obra, cuantos: number): Promise<number> {
  const { one, destino } = obra
  const lote = await tx.query<Pendiente>(
    `SELECT n, hoja, fila, valores, suerte, cambios, entidad_id AS "entidadID" FROM importacion_registro
     WHERE importacion_id = $1 AND hecho IS NULL AND suerte <> 'igual' ORDER BY n LIMIT $2`,
    [one.id, cuantos],
  )
  await destino.retener?.(
    tx,
    actor,
    lote.map((row) => row.valores),
  )
  const hechos = await judgeAndWrite(tx, actor, obra, lote)
  await writeDown(tx, one.id, hechos)
  await refuseRows(tx, obra, lote, hechos)
  return lote.length
}

/** How often a lot is judged anew because somebody was faster. */
const VECES = 5

/** A key that somebody has taken since the lot was compared is found by the database: it is compared once more then. */
async function judgeAndWrite(tx: Tx, actor: Actor, obra: Obra, lote: readonly Pendiente[]): Promise<Hecho[]> {
  for (let vez = 1; ; vez++) {
    await tx.query('SAVEPOINT lote')
    try {
      return await writeJudged(tx, actor, obra, lote)
    } catch (error) {
      if (sqlState(error) !== CLAVE_TOMADA || vez === VECES) throw error
      await tx.query('ROLLBACK TO SAVEPOINT lote')
    }
  }
}
const CLAVE_TOMADA = '23505'

async function writeJudged(
  tx: Tx,
  actor: Actor,
  { destino, contexto }: Obra,
  lote: readonly Pendiente[],
): Promise<Hecho[]> {
  const ahora = await destino.comparar(
    tx,
    contexto,
    lote.map((row) => row.valores),
  )
  const passed: Hecho[] = []
  const write: Record<'nueva' | 'cambia', Pendiente[]> = { nueva: [], cambia: [] }
  for (const [at, row] of lote.entries()) {
    const verdict = verdictOf(row, ahora[at])
    if (verdict === 'escribir') write[row.suerte].push(row)
    else passed.push({ n: row.n, ...verdict })
  }
  const made = [
    ...(await destino.crear(tx, actor, contexto, write.nueva)),
    ...(write.cambia.length > 0 ? ((await destino.cambiar?.(tx, actor, contexto, write.cambia)) ?? []) : []),
  ]
  const written = [...write.nueva, ...write.cambia].map(({ n }, at): Hecho => {
    const escrito = made[at]
    if (!escrito) throw new Error('Un registro que no se escribió')
    return { n, hecho: 'escrito', ...escrito }
  })
  return [...passed, ...written]
}

type Veredicto =
  | 'escribir'
  | { hecho: 'igual'; entidadID: number | null }
  | { hecho: 'rehusado'; rechazo: Dicho }

function verdictOf({ suerte, cambios, entidadID }: Pendiente, ahora: Comparado | undefined): Veredicto {
  if (!ahora) throw new Error('Un registro que no se comparó')
  if ('rechazo' in ahora) return { hecho: 'rehusado', rechazo: ahora.rechazo }
  if (ahora.suerte === 'igual') return { hecho: 'igual', entidadID: ahora.entidadID }
  const same =
    ahora.suerte === suerte && ahora.entidadID === entidadID && isDeepStrictEqual(ahora.cambios, cambios)
  return same ? 'escribir' : { hecho: 'rehusado', rechazo: CAMBIO }
}

const CAMBIO: Dicho = {
  campo: null,
  codigo: 'registro.cambio',
  texto: 'El registro cambió después de la revisión: revise esta fila y súbala de nuevo',
}

async function writeDown(tx: Tx, importacionID: number, hechos: readonly Hecho[]): Promise<void> {
  const written = (one: Hecho): Partial<Escrito> => (one.hecho === 'escrito' ? one : {})
  await tx.query(
    `UPDATE importacion_registro r SET hecho = d.hecho, entidad_id = coalesce(d.entidad_id, r.entidad_id),
       antes = d.antes::jsonb, version = d.version, quedo_porque = d.porque
     FROM unnest($2::int[], $3::text[], $4::int[], $5::text[], $6::int[], $7::text[])
       AS d (n, hecho, entidad_id, antes, version, porque)
     WHERE r.importacion_id = $1 AND r.n = d.n`,
    [
      importacionID,
      hechos.map(({ n }) => n),
      hechos.map(({ hecho }) => hecho),
      hechos.map((one) => (one.hecho === 'rehusado' ? null : one.entidadID)),
      hechos.map((one) => {
        const { antes } = written(one)
        return antes === undefined ? null : JSON.stringify(antes)
      }),
      hechos.map((one) => written(one).version ?? null),
      hechos.map((one) => (one.hecho === 'rehusado' ? one.rechazo.texto : null)),
    ],
  )
}

/** A row of which nothing could be written stands among the refused from now on. */
async function refuseRows(
  tx: Tx,
  { one, contexto }: Obra,
  lote: readonly Pendiente[],
  hechos: readonly Hecho[],
): Promise<void> {
  const refused = hechos.flatMap((hecho) => (hecho.hecho === 'rehusado' ? [hecho] : []))
  if (refused.length === 0) return
  const placeOf = new Map(lote.map(({ n, hoja, fila }) => [n, { hoja, fila }]))
  await tx.query(
    `UPDATE importacion_fila f SET hallazgos = d.hallazgo::jsonb || f.hallazgos,
       que = CASE WHEN EXISTS (SELECT FROM importacion_registro r WHERE r.importacion_id = $1 AND r.hoja = f.hoja
         AND r.fila = f.fila AND r.hecho IS DISTINCT FROM 'rehusado') THEN f.que ELSE 'rehusada' END
     FROM unnest($2::int[], $3::int[], $4::text[]) AS d (hoja, fila, hallazgo)
     WHERE f.importacion_id = $1 AND f.hoja = d.hoja AND f.fila = d.fila`,
    [
      one.id,
      refused.map(({ n }) => placeOf.get(n)?.hoja),
      refused.map(({ n }) => placeOf.get(n)?.fila),
      refused.map(({ rechazo }) => JSON.stringify([atColumn(contexto.lectura, rechazo)])),
    ],
  )
}
