import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { guardar, guardarPlantilla, simular, traerPlantillas, traerTodos } from '@/contract/recordatorio'
import { readAjuste } from '@/backend/acceso/ajuste/store'
import { audit } from '@/backend/acceso/auditoria/store'
import { refuseOlder } from '@/backend/acceso/auditoria/ultimo'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { readComunes } from '@/backend/nucleo/saludo'
import { cartasOf, type DeHoy, readReglas } from '@/backend/avisos/recordatorio/correr'
import { DATOS_RECORDATORIO, faultOfTexto, MEDIOS, type Medio, saysNothing } from '@/domain/mensaje'
import { oneLine } from '@/domain/texto'

export const listRecordatorios = (db: Queryable): Promise<FilaDe<typeof traerTodos>[]> =>
  db.query(
    `SELECT r.id, r.plantilla_id AS "plantillaID", p.nombre AS plantilla, r.dias, r.medio, r.activo, r.version
     FROM recordatorio r JOIN plantilla p ON p.id = r.plantilla_id
     WHERE r.eliminado_en IS NULL ORDER BY r.dias, r.id`,
  )

export const listPlantillas = (db: Queryable): Promise<FilaDe<typeof traerPlantillas>[]> =>
  db.query(
    `SELECT p.id, p.nombre, p.asunto, p.cuerpo, p.version,
       (SELECT count(*)::int FROM recordatorio r WHERE r.plantilla_id = p.id AND r.eliminado_en IS NULL) AS usos
     FROM plantilla p WHERE p.eliminada_en IS NULL ORDER BY p.nombre, p.id`,
  )

export async function previewRecordatorios(db: Queryable, deHoy: DeHoy): Promise<FilaDe<typeof simular>> {
  const reglas = []
  for (const regla of await readReglas(db)) {
    const cuenta = { recordatorioID: regla.id, cantidad: 0, sinDestino: 0 }
    for await (const cartas of cartasOf(db, regla, deHoy)) {
      cuenta.cantidad += cartas.length
      cuenta.sinDestino += cartas.filter((carta) => 'motivo' in carta).length
    }
    reglas.push(cuenta)
  }
  const corridas = await db.query<FilaDe<typeof simular>['corridas'][number]>(
    `SELECT dia, encolados, omitidos, corrida_en AS cuando FROM recordatorio_corrida ORDER BY dia DESC LIMIT 10`,
  )
  const comunes = await readComunes(db, deHoy.enLinea)
  return { reglas, corridas, diaVencimiento: await readAjuste(db, 'diaVencimiento'), ...comunes }
}

interface Guardado {
  id: number
  version: number
}

const YA_ELIMINADO = 'Ya no existe: otra persona lo eliminó'

const FILAS = {
  recordatorio: `SELECT id, version, plantilla_id AS "plantillaID", dias, medio, activo FROM recordatorio
    WHERE id = $1 AND eliminado_en IS NULL`,
  plantilla:
    'SELECT id, version, nombre, asunto, cuerpo FROM plantilla WHERE id = $1 AND eliminada_en IS NULL',
} as const

/** The locked row; undefined for a new one. */
async function lockRow<T extends Guardado>(
  tx: Tx,
  entidad: 'recordatorio' | 'plantilla',
  id: number | undefined,
  version: number | undefined,
): Promise<T | undefined> {
  if (id === undefined) return undefined
  const [row] = await tx.query<T>(`${FILAS[entidad]} FOR UPDATE`, [id])
  if (!row) throw noEncontrado()
  if (version !== undefined && row.version !== version) await refuseOlder(tx, entidad, id)
  return row
}

interface FilaRecordatorio extends Guardado {
  plantillaID: number
  dias: number
  medio: Medio
  activo: boolean
}

/** Throws `Rechazo` for a missing template and for a rule changed since it was read. */
export async function saveRecordatorio(
  tx: Tx,
  pedido: Pedido,
  entrada: EntradaDe<typeof guardar>,
): Promise<{ id: number }> {
  const { recordatorioID, plantillaID, dias, medio, activo, version } = entrada
  const before = await lockRow<FilaRecordatorio>(tx, 'recordatorio', recordatorioID, version)
  const [plantilla] = await tx.query<{ nombre: string }>(
    'SELECT nombre FROM plantilla WHERE id = $1 AND eliminada_en IS NULL FOR SHARE',
    [plantillaID],
  )
  if (!plantilla) throw new Rechazo('Esa plantilla no existe', { plantillaID: 'Elija una plantilla' })
  const values = [plantillaID, dias, medio, activo]
  const [saved] = before
    ? await tx.query<{ id: number }>(
        `UPDATE recordatorio SET plantilla_id = $1, dias = $2, medio = $3, activo = $4, version = version + 1
         WHERE id = $5 RETURNING id`,
        [...values, before.id],
      )
    : await tx.query<{ id: number }>(
        'INSERT INTO recordatorio (plantilla_id, dias, medio, activo) VALUES ($1, $2, $3, $4) RETURNING id',
        values,
      )
  if (!saved) throw new Error('No se guardó el recordatorio')
  await audit(tx, pedido, {
    entidad: 'recordatorio',
    entidadID: saved.id,
    antes: before && { dias: before.dias, medio: MEDIOS[before.medio], activo: before.activo },
    despues: { plantilla: plantilla.nombre, dias, medio: MEDIOS[medio as Medio], activo },
  })
  return saved
}

/** What it queued stays queued. */
export async function removeRecordatorio(tx: Tx, pedido: Pedido, id: number): Promise<null> {
  const [gone] = await tx.query<{ dias: number }>(
    'UPDATE recordatorio SET eliminado_en = now() WHERE id = $1 AND eliminado_en IS NULL RETURNING dias',
    [id],
  )
  if (!gone) throw new Rechazo(YA_ELIMINADO)
  await audit(tx, pedido, { entidad: 'recordatorio', entidadID: id, antes: { dias: gone.dias } })
  return null
}

interface FilaPlantilla extends Guardado {
  nombre: string
  asunto: string
  cuerpo: string
}

/** Throws `Rechazo` for an unknown placeholder, and for a text that says nothing. */
export async function savePlantilla(
  tx: Tx,
  pedido: Pedido,
  entrada: EntradaDe<typeof guardarPlantilla>,
): Promise<{ id: number }> {
  const { plantillaID, version, cuerpo } = entrada
  const [nombre, asunto] = [oneLine(entrada.nombre), oneLine(entrada.asunto)]
  for (const [key, value] of Object.entries({ asunto, cuerpo })) {
    const fault = faultOfTexto(value, DATOS_RECORDATORIO)
    if (fault) refuse(key, fault)
  }
  if (saysNothing(cuerpo)) refuse('cuerpo', 'Ingrese el mensaje')
  const before = await lockRow<FilaPlantilla>(tx, 'plantilla', plantillaID, version)
  const [saved] = before
    ? await tx.query<{ id: number }>(
        'UPDATE plantilla SET nombre = $1, asunto = $2, cuerpo = $3, version = version + 1 WHERE id = $4 RETURNING id',
        [nombre, asunto, cuerpo, before.id],
      )
    : await tx.query<{ id: number }>(
        'INSERT INTO plantilla (nombre, asunto, cuerpo) VALUES ($1, $2, $3) RETURNING id',
        [nombre, asunto, cuerpo],
      )
  if (!saved) throw new Error('No se guardó la plantilla')
  await audit(tx, pedido, {
    entidad: 'plantilla',
    entidadID: saved.id,
    antes: before && { nombre: before.nombre, asunto: before.asunto, texto: before.cuerpo },
    despues: { nombre, asunto, texto: cuerpo },
  })
  return saved
}

/** Throws `Rechazo` while a rule uses it. */
export async function removePlantilla(tx: Tx, pedido: Pedido, id: number): Promise<null> {
  const [found] = await tx.query<FilaPlantilla>(`${FILAS.plantilla} FOR UPDATE`, [id])
  if (!found) throw new Rechazo(YA_ELIMINADO)
  const [used] = await tx.query(
    'SELECT FROM recordatorio WHERE plantilla_id = $1 AND eliminado_en IS NULL LIMIT 1',
    [id],
  )
  if (used) throw new Rechazo('No se pudo eliminar: la usa un recordatorio')
  await tx.query('UPDATE plantilla SET eliminada_en = now() WHERE id = $1', [id])
  await audit(tx, pedido, { entidad: 'plantilla', entidadID: id, antes: { nombre: found.nombre } })
  return null
}
