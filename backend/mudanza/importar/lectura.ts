import { isDeepStrictEqual } from 'node:util'
import type { guardarLectura, traerAdivinada, traerDatos, traerFilas } from '@/contract/importacion'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { shownCells } from '@/backend/mudanza/importar/filas'
import { keyOfTitles } from '@/backend/mudanza/importar/mapeo'
import {
  holdImportacion,
  type Importacion,
  readImportacion,
  requireUnwritten,
  tellImportacion,
} from '@/backend/mudanza/importar/store'
import type { Pagina, Pedido } from '@/backend/nucleo/manejador'
import { nombreDeUsuario } from '@/backend/nucleo/nombres'
import { refuse } from '@/backend/nucleo/rechazo'
import { formatInstante } from '@/domain/fechas'
import { guess } from '@/domain/importar/adivinar'
import { destinoDe } from '@/domain/importar/destinos'
import type { Lectura, LecturaDeHoja } from '@/domain/importar/lectura'
import { missingOf } from '@/domain/importar/obligatorio'
import { PerfilDeLibro } from '@/domain/importar/perfil'
import { monthOfCampo } from '@/domain/importar/reglas/dinero'
import type { FilaDeLibro } from '@/domain/libro'

type Datos = FilaDe<typeof traerDatos>

/** One with how it is read: the sheets of the reading with what is seen of each column. */
export async function readDatos(db: Queryable, pedido: Pedido, id: number): Promise<Datos> {
  const one = await readImportacion(db, pedido, id)
  const { libro, lectura, destino } = one
  const perfil = PerfilDeLibro.from(one.perfil)
  return {
    importacion: await tellImportacion(db, id),
    version: one.version,
    libro: {
      ...libro,
      hojas: libro.hojas.map(({ nombre, oculta, filas, columnas }) => ({ nombre, oculta, filas, columnas })),
    },
    lectura,
    hojas: [lectura, ...lectura.otras].map((hoja) => seenOf(perfil, one, hoja)),
    mapeo: await readMapeo(db, one),
    faltan: missingOf(destino, lectura),
    evaluacion: one.evaluacion,
    tareaID: one.tareaID,
  }
}

function seenOf(perfil: PerfilDeLibro, { destino }: Importacion, { hoja, encabezado }: LecturaDeHoja) {
  const found = guess(perfil, destino, hoja, encabezado).hojas.find((one) => one.hoja === hoja)
  return found ?? { hoja, porque: null, columnas: [] }
}

async function readMapeo(db: Queryable, { mapeoID }: Importacion): Promise<Datos['mapeo']> {
  if (mapeoID === null) return null
  const [row] = await db.query<NonNullable<Datos['mapeo']>>(
    `SELECT i.leida_en AS cuando, ${nombreDeUsuario('u')} AS usuario
     FROM importacion i LEFT JOIN usuario u ON u.id = coalesce(i.leida_por, i.usuario_id) WHERE i.id = $1`,
    [mapeoID],
  )
  return row ?? null
}

export async function listFilas(
  db: Queryable,
  pedido: Pedido,
  { importacionID, hoja, desde, cantidad }: EntradaDe<typeof traerFilas>,
): Promise<Pagina<FilaDe<typeof traerFilas>>> {
  await readImportacion(db, pedido, importacionID)
  const rows = await db.query<Pick<FilaDeLibro, 'fila' | 'celdas'>>(
    `SELECT fila, celdas FROM importacion_fila WHERE importacion_id = $1 AND hoja = $2 AND fila >= $3
     ORDER BY fila LIMIT $4`,
    [importacionID, hoja, desde, cantidad],
  )
  return {
    filas: rows.map(({ fila, celdas }) => ({ fila, borrada: celdas === null, celdas: shownCells(celdas) })),
  }
}

/** The sheet as it would be read with its titles in that row. */
export async function readAdivinada(
  db: Queryable,
  pedido: Pedido,
  { importacionID, hoja, encabezado }: EntradaDe<typeof traerAdivinada>,
): Promise<FilaDe<typeof traerAdivinada>> {
  const one = await readImportacion(db, pedido, importacionID)
  if (!one.libro.hojas[hoja]) refuse('hoja', 'El libro no tiene esa hoja')
  const { lectura, hojas } = guess(PerfilDeLibro.from(one.perfil), one.destino, hoja, encabezado)
  return { lectura, columnas: hojas.find((found) => found.hoja === hoja)?.columnas ?? [] }
}

/**
 * Keeps how a file is read; what was reviewed by another reading counts for nothing any more. Throws `Rechazo` at
 * `version` when somebody was faster, at `lectura` for a sheet or a field that is none, and once something is written.
 */
export async function saveLectura(
  tx: Tx,
  pedido: Pedido,
  { importacionID: id, version, lectura }: EntradaDe<typeof guardarLectura>,
): Promise<FilaDe<typeof guardarLectura>> {
  const held = await holdImportacion(tx, pedido, id)
  requireUnwritten(held)
  if (version !== held.version) await refuseOlder(tx, id)
  requireSound(held, lectura)
  if (isDeepStrictEqual(lectura, held.lectura)) return { version }
  await tx.query('DELETE FROM importacion_registro WHERE importacion_id = $1', [id])
  await tx.query(
    `UPDATE importacion SET lectura = $2, titulos = $3, version = version + 1, leida_en = now(), leida_por = $4,
       estado = 'leida', cuentas = NULL, evaluacion = NULL WHERE id = $1`,
    [
      id,
      JSON.stringify(lectura),
      keyOfTitles(PerfilDeLibro.from(held.perfil), lectura),
      pedido.persona.usuarioID,
    ],
  )
  await audit(tx, pedido, { entidad: 'importacion', entidadID: id, despues: { nombre: held.nombre } })
  return { version: version + 1 }
}

async function refuseOlder(db: Queryable, id: number): Promise<never> {
  const [row] = await db.query<{ quien: string | null; cuando: string }>(
    `SELECT ${nombreDeUsuario('u')} AS quien, i.leida_en AS cuando
     FROM importacion i LEFT JOIN usuario u ON u.id = i.leida_por WHERE i.id = $1`,
    [id],
  )
  const who = row?.quien ? `${row.quien} la cambió el ${formatInstante(row.cuando)}` : 'Se leyó de nuevo'
  return refuse('version', `${who}: vuelva a abrirla y revise las columnas`)
}

/** Sheets that are there, each once; fields of the target, each once in a sheet. */
function requireSound({ libro, destino }: Importacion, lectura: Lectura): void {
  const hojas = [lectura, ...lectura.otras]
  const { campos } = destinoDe(destino)
  for (const { hoja, columnas } of hojas) {
    if (!libro.hojas[hoja]) refuse('lecturaJSON', 'El libro no tiene esa hoja')
    const fields = columnas.filter((campo) => campo !== null)
    const unknown = fields.find((campo) => !Object.hasOwn(campos, campo) && !monthOfCampo(campo))
    if (unknown !== undefined)
      refuse('lecturaJSON', `${destinoDe(destino).nombre} no tiene un campo «${unknown}»`)
    const twice = fields.find((campo, at) => fields.indexOf(campo) !== at)
    if (twice !== undefined)
      refuse('lecturaJSON', `${campos[twice]?.titulo ?? twice} está en dos columnas: deje una`)
  }
  if (new Set(hojas.map(({ hoja }) => hoja)).size < hojas.length)
    refuse('lecturaJSON', 'Una hoja está dos veces: deje una')
}
