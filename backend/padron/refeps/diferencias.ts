import { isDeepStrictEqual } from 'node:util'
import type { exportarAvisos, resolver, traerDiferencias } from '@/contract/refeps'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pagina, Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { ladoDeAqui, readMiembros } from '@/backend/padron/refeps/aqui'
import { decideFila, holdFila, listFilas, rememberWho, type Tenida } from '@/backend/padron/refeps/filas'
import { findComparacion } from '@/backend/padron/refeps/store'
import type { Fecha } from '@/domain/fechas'
import { MOTIVO_VACIO } from '@/domain/papel'
import {
  ACCIONES_REFEPS,
  type AccionRefeps,
  admite,
  type ClaseRefeps,
  pideMotivo,
} from '@/domain/refeps/clases'
import { describeLado, type Lado, nombreDeClase, sayPedido } from '@/domain/refeps/palabras'
import { isBlank } from '@/domain/texto'

type Fila = FilaDe<typeof traerDiferencias>

/** A page of one comparison's, the dangerous first: those that wait, or those that were decided. */
export async function listDiferencias(
  db: Queryable,
  { hoy }: Pedido,
  entrada: EntradaDe<typeof traerDiferencias>,
): Promise<Pagina<Fila>> {
  const { filas: rows, total } = await listFilas<Omit<Fila, 'cambio'>>(db, 'refeps', entrada)
  const now = await readLados(
    db,
    hoy,
    rows.flatMap(({ matriculadoID }) => matriculadoID ?? []),
  )
  return {
    filas: rows.map((row) => ({ ...row, cambio: hasChanged(row, now) })),
    total,
  }
}

async function readLados(
  db: Queryable,
  hoy: Fecha,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Lado>> {
  if (ids.length === 0) return new Map()
  return new Map((await readMiembros(db, hoy, ids)).map((one) => [one.id, ladoDeAqui(one)]))
}

/** Whether the record says something else than when both were compared. */
const hasChanged = (
  { matriculadoID, aqui }: Pick<Fila, 'matriculadoID' | 'aqui'>,
  now: ReadonlyMap<number, Lado>,
): boolean => matriculadoID !== null && !isDeepStrictEqual(now.get(matriculadoID), aqui)

type Diferente = Tenida<ClaseRefeps, AccionRefeps, Lado | null, Lado | null>

/**
 * Writes down what is decided of a difference; deciding again takes its place. Throws `Rechazo` where its class does not
 * admit that, at `motivo`, and where the record was changed since both were compared.
 */
export async function resolveDiferencia(
  tx: Tx,
  pedido: Pedido,
  { filaID, accion, motivo = '' }: EntradaDe<typeof resolver>,
): Promise<null> {
  const held = await holdFila<Diferente>(tx, 'refeps', filaID)
  const { nombre } = ACCIONES_REFEPS[accion]
  if (!admite(held.clase, accion)) throw new Rechazo(`«${nombre}» no va con «${nombreDeClase(held.clase)}».`)
  if (pideMotivo(accion) && isBlank(motivo)) refuse('motivo', MOTIVO_VACIO)
  await requireUnchanged(tx, pedido.hoy, held)
  await decideFila(tx, pedido, { filaID, accion, motivo: isBlank(motivo) ? null : motivo.trim() })
  await rememberWho(tx, pedido, 'refeps', { filaID, clave: held.clave, quien: whoseOf(held, accion) })
  const { comparacionID, matriculadoID, alla, aqui, resuelta } = held
  await audit(tx, pedido, {
    ...{ entidad: 'comparacion', entidadID: comparacionID, matriculadoID },
    antes: resuelta ? { decidido: ACCIONES_REFEPS[resuelta].nombre } : undefined,
    despues: {
      ...{ diferencia: nombreDeClase(held.clase), decidido: nombre },
      ...{ refeps: describeLado(held.clase, alla), consejo: describeLado(held.clase, aqui) },
      ...(isBlank(motivo) ? {} : { motivo: motivo.trim() }),
    },
  })
  return null
}

async function requireUnchanged(tx: Tx, hoy: Fecha, held: Diferente): Promise<void> {
  const { matriculadoID, aqui } = held
  if (matriculadoID === null) return
  await tx.query('SELECT FROM matriculado WHERE id = $1 FOR UPDATE', [matriculadoID])
  if (!hasChanged(held, await readLados(tx, hoy, [matriculadoID]))) return
  throw new Rechazo(`La ficha de ${aqui?.apellidoNombre ?? ''} cambió después de comparar: compare de nuevo.`)
}

/** Nobody here, or, of a possible pair whose data are to be mended, the same. */
function whoseOf({ clase, matriculadoID }: Diferente, accion: AccionRefeps): number | null | undefined {
  if (accion === 'noEsElMismo') return null
  const isSame = clase === 'posible' && (accion === 'aqui' || accion === 'avisar')
  return isSame ? matriculadoID : undefined
}

interface Avisada {
  id: number
  clase: ClaseRefeps
  alla: Lado | null
  aqui: Lado | null
  motivo: string | null
}

/** What there is to tell whoever keeps the other register, in his terms: by the number and document that are right. */
export async function listAvisos(
  db: Queryable,
  { comparacionID }: EntradaDe<typeof exportarAvisos>,
): Promise<Pagina<FilaDe<typeof exportarAvisos>>> {
  if (!(await findComparacion(db, 'refeps', comparacionID))) throw noEncontrado()
  const rows = await db.query<Avisada>(
    `SELECT id, clase, alla, aqui, resuelta_motivo AS motivo FROM comparacion_fila
     WHERE comparacion_id = $1 AND resuelta = 'avisar' ORDER BY lugar`,
    [comparacionID],
  )
  return {
    filas: rows.map(({ id, clase, alla, aqui, motivo }) => ({
      ...{ id, matricula: (aqui ?? alla)?.matricula ?? null, dni: (aqui ?? alla)?.dni ?? null },
      apellidoNombre: (aqui ?? alla)?.apellidoNombre ?? '',
      clase: nombreDeClase(clase),
      ...{ alla: describeLado(clase, alla), aqui: describeLado(clase, aqui) },
      pedido: [sayPedido(clase, aqui), motivo].filter(Boolean).join('. '),
    })),
  }
}
