import type { crear, simular, traerExcluidos } from '@/contract/carga'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { readSeleccion, requireSame } from '@/backend/avisos/seleccion/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { type Pagina, type Pedido, POR_PAGINA } from '@/backend/nucleo/manejador'
import { nombreDeMatriculado, QUIEN } from '@/backend/nucleo/nombres'
import { Rechazo } from '@/backend/nucleo/rechazo'
import { createTarea, findLive } from '@/backend/tarea/store'
import {
  EVALUADOS,
  type ConceptoACargar,
  evaluate,
  type Evaluado,
  holdConcepto,
  readConcepto,
} from '@/backend/tesoreria/carga/evaluacion'
import { openCarga } from '@/backend/tesoreria/ledger/cargar-a-varios'
import { requireOpen } from '@/backend/tesoreria/ledger/cierre'
import { centavos, type Centavos, formatMoney, MAX_SUMA } from '@/domain/dinero'
import { formatInstante } from '@/domain/fechas'
import { MOTIVOS_SIN_CARGA, type MotivoSinCarga } from '@/domain/seleccion'
import { countMatriculados } from '@/domain/texto'

const isFree = ({ motivo }: Evaluado): boolean => motivo === null

/** Throws `Rechazo` for more than an account can hold. */
function totalOf({ nombre, monto }: ConceptoACargar, cantidad: number): Centavos {
  const total = monto * BigInt(cantidad)
  if (total > MAX_SUMA) throw new Rechazo(`${nombre} a tantos pasa de lo que se puede registrar.`)
  return centavos(total)
}

export async function previewCarga(
  db: Queryable,
  pedido: Pedido,
  { seleccionID, conceptoID }: EntradaDe<typeof simular>,
): Promise<FilaDe<typeof simular>> {
  const { ids } = await readSeleccion(db, pedido, seleccionID)
  const concepto = await readConcepto(db, conceptoID)
  const evaluados = await evaluate(db, ids, conceptoID)
  const cantidad = evaluados.filter(isFree).length
  const countBy = (motivo: MotivoSinCarga) => evaluados.filter((one) => one.motivo === motivo).length
  return {
    elegidos: ids.length,
    cantidad,
    monto: concepto.monto,
    total: totalOf(concepto, cantidad),
    excluidos: (Object.keys(MOTIVOS_SIN_CARGA) as MotivoSinCarga[])
      .map((motivo) => ({ motivo, cantidad: countBy(motivo) }))
      .filter((one) => one.cantidad > 0),
  }
}

type Excluido = FilaDe<typeof traerExcluidos>

export async function listExcluidos(
  db: Queryable,
  pedido: Pedido,
  { seleccionID, conceptoID, motivo, pagina = 1 }: EntradaDe<typeof traerExcluidos>,
): Promise<Pagina<Excluido>> {
  const { ids } = await readSeleccion(db, pedido, seleccionID)
  await readConcepto(db, conceptoID)
  const rows = await db.query<{
    total: number
    matriculadoID: number
    apellidoNombre: string | null
    matricula: number | null
    motivo: MotivoSinCarga
    detalle: string | null
  }>(
    `SELECT count(*) OVER ()::int AS total, e.id AS "matriculadoID", ${nombreDeMatriculado('m')} AS "apellidoNombre",
       m.matricula, e.motivo, e.detalle
     FROM (${EVALUADOS}) e LEFT JOIN matriculado m ON m.id = e.id
     WHERE e.motivo = coalesce($3, e.motivo) ORDER BY m.apellido, m.nombre, e.id LIMIT ${POR_PAGINA} OFFSET $4`,
    [ids, conceptoID, motivo ?? null, (pagina - 1) * POR_PAGINA],
  )
  return {
    filas: rows.map(({ total: _, motivo: why, detalle, ...one }) => ({
      ...one,
      detalle: detalle ?? MOTIVOS_SIN_CARGA[why],
    })),
    total: rows[0]?.total ?? 0,
  }
}

/**
 * Writes down who is charged, for a job to charge lot by lot. Throws `Rechazo` unless the list, how many and how much
 * are what the person confirmed.
 */
export async function orderCarga(
  tx: Tx,
  pedido: Pedido,
  { seleccionID, conceptoID, cantidad, total }: EntradaDe<typeof crear>,
): Promise<FilaDe<typeof crear>> {
  const concepto = await holdConcepto(tx, conceptoID)
  const ids = await requireSame(tx, pedido, seleccionID)
  await requireIdle(tx, conceptoID, concepto.nombre)
  await requireOpen(tx, pedido.hoy, 'conceptoID')
  const free = (await evaluate(tx, ids, conceptoID)).filter(isFree).map(({ id }) => id)
  const now = totalOf(concepto, free.length)
  if (free.length !== cantidad || now !== total)
    throw new Rechazo(
      `Cambió mientras lo miraba: ahora ${free.length === 1 ? 'es' : 'son'} ${countMatriculados(free.length)} por ${formatMoney(now)}. Revise y confirme de nuevo.`,
    )
  const cargaID = await openCarga(tx, pedido, { conceptoID, ...concepto, cantidad, total })
  const tareaID = await createTarea(tx, {
    tipo: 'carga',
    clave: String(conceptoID),
    pedido: { cargaID, hoy: pedido.hoy, pedidoID: pedido.pedidoID },
    usuarioID: pedido.persona.usuarioID,
    total: cantidad,
  })
  await tx.query(
    `INSERT INTO tarea_fila (tarea_id, n, matriculado_id, monto)
     SELECT $1, lugar, id, $3 FROM unnest($2::int[]) WITH ORDINALITY AS e (id, lugar)`,
    [tareaID, free, concepto.monto],
  )
  return { cargaID, tareaID }
}

/** One act a concept at a time: the second clerk's preview is of what the first one left. */
async function requireIdle(tx: Tx, conceptoID: number, nombre: string): Promise<void> {
  const other = await findLive(tx, 'carga', String(conceptoID))
  if (other === undefined) return
  const [asked] = await tx.query<{ creadaEn: string; quien: string }>(
    `SELECT t.creada_en AS "creadaEn", ${QUIEN} AS quien FROM tarea t LEFT JOIN usuario u ON u.id = t.usuario_id
     WHERE t.id = $1`,
    [other],
  )
  const by = asked ? `: lo pidió ${asked.quien} el ${formatInstante(asked.creadaEn)}` : ''
  throw new Rechazo(`${nombre} ya se está cargando a varios${by}.`)
}
