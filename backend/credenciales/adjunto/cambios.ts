import type { EntradaDe } from '@/contract/llamada'
import type { cambiarDatos, reemplazar, subir } from '@/contract/adjunto'
import { audit, PLAZO_DESHACER } from '@/backend/acceso/auditoria/store'
import { refuseOlder } from '@/backend/acceso/auditoria/ultimo'
import { refuseFile, requireWholePdf } from '@/backend/archivo/received'
import { type Adjunto, findTwin, holdAdjunto } from '@/backend/credenciales/adjunto/store'
import { holdMatriculado } from '@/backend/padron/matriculado/hold-matriculado'
import type { Tx } from '@/backend/db/conexion'
import type { ArchivoRecibido, Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { FOTO_SIN_IMAGEN, mayBe, nameOfAdjunto } from '@/domain/adjunto'
import { TIPOS_DE_ADJUNTO, type TipoDeAdjunto } from '@/domain/tipo-de-adjunto'
import { formatFecha, formatInstante } from '@/domain/fechas'

const ENTIDAD = 'adjunto'

type Nuevo = Pick<Adjunto, 'matriculadoID' | 'tipo' | 'nombre' | 'huella'> & { vence: string | undefined }

const wordsOf = ({
  tipo,
  nombre,
  vence,
}: Pick<Adjunto, 'tipo' | 'nombre'> & { vence?: string | null | undefined }) => ({
  tipo: TIPOS_DE_ADJUNTO[tipo],
  nombre,
  vence: vence ? formatFecha(vence) : null,
})

/** Answers its id. Throws `Rechazo` at `archivo` for what cannot be that kind, is cut, or is there already. */
export async function addAdjunto(
  tx: Tx,
  pedido: Pedido,
  { matriculadoID, tipo, vence }: EntradaDe<typeof subir>,
  archivo: ArchivoRecibido,
): Promise<{ id: number }> {
  await holdMatriculado(tx, matriculadoID)
  await requireFit(tipo, archivo)
  const nuevo = { matriculadoID, tipo, nombre: nameOfAdjunto(archivo.nombre), huella: archivo.huella, vence }
  await refuseTwin(tx, nuevo)
  const id = await insertAdjunto(tx, pedido, nuevo, archivo)
  await audit(tx, pedido, { entidad: ENTIDAD, entidadID: id, matriculadoID, despues: wordsOf(nuevo) })
  return { id }
}

/** Answers the new one's id; it takes over what the old one had replaced. Throws as adding does. */
export async function replaceAdjunto(
  tx: Tx,
  pedido: Pedido,
  { adjuntoID, vence }: EntradaDe<typeof reemplazar>,
  archivo: ArchivoRecibido,
): Promise<{ id: number }> {
  const before = await holdAdjunto(tx, adjuntoID)
  const { matriculadoID, tipo } = before
  await requireFit(tipo, archivo)
  if (archivo.huella === before.huella) throw refuseFile('Es el mismo archivo que ya está')
  const nuevo = { matriculadoID, tipo, nombre: nameOfAdjunto(archivo.nombre), huella: archivo.huella, vence }
  await refuseTwin(tx, nuevo)
  const id = await insertAdjunto(tx, pedido, nuevo, archivo)
  await tx.query('UPDATE adjunto SET reemplazado_por = $2 WHERE id = $1 OR reemplazado_por = $1', [
    adjuntoID,
    id,
  ])
  await audit(tx, pedido, {
    entidad: ENTIDAD,
    entidadID: id,
    matriculadoID,
    antes: wordsOf(before),
    despues: wordsOf(nuevo),
  })
  return { id }
}

/** Throws `Rechazo` at `version` for an older reading, at `tipo` for a kind that its content cannot be. */
export async function changeAdjunto(
  tx: Tx,
  pedido: Pedido,
  { adjuntoID, version, tipo, nombre: typed, vence }: EntradaDe<typeof cambiarDatos>,
): Promise<null> {
  const before = await holdAdjunto(tx, adjuntoID)
  if (version !== undefined && version !== before.version) await refuseOlder(tx, ENTIDAD, adjuntoID)
  if (!mayBe(tipo, before.formato)) refuse('tipo', FOTO_SIN_IMAGEN)
  const twin = await findTwin(tx, { ...before, tipo }, adjuntoID)
  if (twin) refuse('tipo', describeTwin(tipo, twin))
  const nombre = nameOfAdjunto(typed)
  const [antes, despues] = [wordsOf(before), wordsOf({ tipo, nombre, vence })]
  if (JSON.stringify(antes) === JSON.stringify(despues)) return null
  await tx.query(
    'UPDATE adjunto SET tipo = $2, nombre = $3, vence = $4, version = version + 1 WHERE id = $1',
    [adjuntoID, tipo, nombre, vence ?? null],
  )
  const { matriculadoID } = before
  await audit(tx, pedido, { entidad: ENTIDAD, entidadID: adjuntoID, matriculadoID, antes, despues })
  return null
}

/** The row stays, and what it replaced with it. */
export async function removeAdjunto(tx: Tx, pedido: Pedido, id: number): Promise<null> {
  const { matriculadoID, ...before } = await holdAdjunto(tx, id)
  await tx.query(
    'UPDATE adjunto SET eliminado_en = now(), eliminado_por = $2, version = version + 1 WHERE id = $1',
    [id, pedido.persona.usuarioID],
  )
  await audit(tx, pedido, { entidad: ENTIDAD, entidadID: id, matriculadoID, antes: wordsOf(before) })
  return null
}

/** Throws `Rechazo` when it is too late, or when the same file was added meanwhile. */
export async function restoreAdjunto(tx: Tx, pedido: Pedido, id: number): Promise<null> {
  const [gone] = await tx.query<Omit<Adjunto, 'formato' | 'version'>>(
    `SELECT id, matriculado_id AS "matriculadoID", tipo, nombre, vence, huella FROM adjunto WHERE id = $1`,
    [id],
  )
  if (!gone) throw noEncontrado()
  const { matriculadoID } = gone
  await holdMatriculado(tx, matriculadoID)
  const twin = await findTwin(tx, gone, id)
  if (twin) throw new Rechazo(describeTwin(gone.tipo, twin))
  const back = await tx.query(
    `UPDATE adjunto SET eliminado_en = NULL, eliminado_por = NULL, version = version + 1
     WHERE id = $1 AND eliminado_en > now() - $2::interval RETURNING id`,
    [id, PLAZO_DESHACER],
  )
  if (back.length === 0) throw new Rechazo('Ya no se puede deshacer')
  await audit(tx, pedido, { entidad: ENTIDAD, entidadID: id, matriculadoID, despues: wordsOf(gone) })
  return null
}

async function requireFit(tipo: TipoDeAdjunto, archivo: ArchivoRecibido): Promise<void> {
  if (!mayBe(tipo, archivo.tipo)) throw refuseFile(FOTO_SIN_IMAGEN)
  await requireWholePdf(archivo)
}

async function refuseTwin(tx: Tx, nuevo: Nuevo): Promise<void> {
  const twin = await findTwin(tx, nuevo)
  if (twin) throw refuseFile(describeTwin(nuevo.tipo, twin))
}

const describeTwin = (tipo: TipoDeAdjunto, { nombre, subido }: { nombre: string; subido: string }): string =>
  `Ese archivo ya está entre los adjuntos: ${TIPOS_DE_ADJUNTO[tipo]} «${nombre}», subido el ${formatInstante(subido)}`

async function insertAdjunto(
  tx: Tx,
  pedido: Pedido,
  nuevo: Nuevo,
  archivo: ArchivoRecibido,
): Promise<number> {
  await archivo.keep(tx)
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO adjunto (matriculado_id, tipo, nombre, vence, huella, subido_por)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
    [
      nuevo.matriculadoID,
      nuevo.tipo,
      nuevo.nombre,
      nuevo.vence ?? null,
      nuevo.huella,
      pedido.persona.usuarioID,
    ],
  )
  if (!row) throw new Error('El adjunto no se guardó')
  return row.id
}
