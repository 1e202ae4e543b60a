import type { releer, subir } from '@/contract/importacion'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import { mayFallSilent, type Queryable, type Tx } from '@/backend/db/conexion'
import { openArchivo, openGuardado } from '@/backend/mudanza/importar/archivo'
import { keepFilas } from '@/backend/mudanza/importar/filas'
import { proposeLectura } from '@/backend/mudanza/importar/mapeo'
import { requireDestino } from '@/backend/mudanza/importar/permiso'
import { holdImportacion, requireUnwritten } from '@/backend/mudanza/importar/store'
import type { ArchivoRecibido, LibroAbierto, Pedido } from '@/backend/nucleo/manejador'
import { nombreDeUsuario } from '@/backend/nucleo/nombres'
import { type DestinoDeImportacion, destinoDe } from '@/domain/importar/destinos'
import { PerfilDeLibro } from '@/domain/importar/perfil'
import type { Fecha } from '@/domain/fechas'

/** Keeps a file with its rows as a draft, and how it would be read. Throws `Rechazo` at `archivo` for one of no use. */
export async function uploadPlanilla(
  tx: Tx,
  pedido: Pedido,
  { destino }: EntradaDe<typeof subir>,
  archivo: ArchivoRecibido,
): Promise<FilaDe<typeof subir>> {
  requireDestino(pedido, destino)
  const antes = await findBefore(tx, destino, archivo.huella)
  const abierto = openArchivo(archivo)
  await archivo.keep(tx)
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO importacion (destino, huella, nombre, libro, perfil, lectura, version, titulos, usuario_id)
     VALUES ($1, $2, $3, $4, '{}', '{}', 0, '', $5) RETURNING id`,
    [destino, archivo.huella, archivo.nombre, JSON.stringify(abierto.libro), pedido.persona.usuarioID],
  )
  if (!row) throw new Error('No se agregó la importación')
  await readInto(tx, { id: row.id, destino, hoy: pedido.hoy }, abierto)
  const { huella, nombre } = archivo
  await audit(tx, pedido, {
    entidad: 'importacion',
    entidadID: row.id,
    despues: { destino: destinoDe(destino).nombre, nombre, huella },
  })
  return { importacionID: row.id, antes }
}

/** Reads the kept bytes anew, as what a person says they are. */
export async function readAgain(
  tx: Tx,
  pedido: Pedido,
  { importacionID: id, ...como }: EntradaDe<typeof releer>,
): Promise<FilaDe<typeof releer>> {
  const held = await holdImportacion(tx, pedido, id)
  requireUnwritten(held)
  await mayFallSilent(tx)
  const abierto = await openGuardado(tx, held, como)
  await tx.query('DELETE FROM importacion_registro WHERE importacion_id = $1', [id])
  await tx.query('DELETE FROM importacion_fila WHERE importacion_id = $1', [id])
  try {
    await readInto(tx, { id, destino: held.destino, hoy: pedido.hoy }, abierto)
  } finally {
    await abierto.close()
  }
  await audit(tx, pedido, { entidad: 'importacion', entidadID: id, despues: { ...como } })
  return { version: held.version + 1 }
}

/** Keeps the rows, looks at them while they come, and proposes how they are read. */
async function readInto(
  tx: Tx,
  { id, destino, hoy }: { id: number; destino: DestinoDeImportacion; hoy: Fecha },
  { libro, filas }: LibroAbierto,
): Promise<void> {
  const { formato, epoca } = libro
  const perfil = PerfilDeLibro.of(libro.hojas, { formato, epoca, hoy })
  const kept = await keepFilas(tx, id, filas, (fila) => perfil.add(fila))
  // Rows come once: a transaction that is begun again finds none.
  if (kept === 0 && libro.hojas.some((hoja) => hoja.filas > 0))
    throw new Error('El archivo ya se había leído')
  const { lectura, titulos, mapeoID } = await proposeLectura(tx, perfil, { destino, besides: id })
  await tx.query(
    `UPDATE importacion SET libro = $2, perfil = $3, lectura = $4, titulos = $5, mapeo_id = $6, version = version + 1,
       leida_en = now(), leida_por = NULL, estado = 'leida', cuentas = NULL, evaluacion = NULL WHERE id = $1`,
    [id, ...[libro, perfil, lectura].map((one) => JSON.stringify(one)), titulos, mapeoID],
  )
}

/**
 * The last import of the same bytes to the same place: of those of which something stands, or, where all was taken
 * back, of all.
 */
async function findBefore(db: Queryable, destino: string, huella: string) {
  const [row] = await db.query<NonNullable<FilaDe<typeof subir>['antes']>>(
    `SELECT i.id AS "importacionID", i.importada_en AS cuando, ${nombreDeUsuario('u')} AS usuario,
       i.deshecha_en AS deshecha, r.registros
     FROM importacion i LEFT JOIN usuario u ON u.id = i.importada_por, LATERAL (
       SELECT count(*)::int AS registros FROM importacion_registro r
       WHERE r.importacion_id = i.id AND r.hecho IN ('escrito', 'quedo')) r
     WHERE i.huella = $1 AND i.destino = $2 AND i.importada_en IS NOT NULL
     ORDER BY r.registros > 0 DESC, i.importada_en DESC LIMIT 1`,
    [huella, destino],
  )
  return row ?? null
}
