import type { cargar, comparar } from '@/contract/refeps'
import type { FilaDe } from '@/contract/llamada'
import { isDeepStrictEqual } from 'node:util'
import { refuseFile } from '@/backend/archivo/received'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { ArchivoRecibido, LibroAbierto, Pedido } from '@/backend/nucleo/manejador'
import { refuse } from '@/backend/nucleo/rechazo'
import { type Comparacion, holdComparacion } from '@/backend/padron/refeps/store'
import { createTarea } from '@/backend/tarea/store'
import type { Fecha } from '@/domain/fechas'
import { PerfilDeLibro } from '@/domain/importar/perfil'
import {
  CAMPOS_DE_EXTRACTO,
  type CampoDeExtracto,
  type ColumnasDeExtracto,
  type ExtractoAdivinado,
  guessExtracto,
  missingOf,
} from '@/domain/refeps/columnas'
import type { Origen } from '@/domain/refeps/origen'
import type { TipoDeTarea } from '@/domain/tarea'

/**
 * Keeps an extract, and orders its comparison where nobody has to say which column is what. The same bytes again answer
 * what was kept of them. Throws `Rechazo` at `archivo` for one of no use.
 */
export async function uploadExtracto(
  tx: Tx,
  pedido: Pedido,
  origen: Origen,
  archivo: ArchivoRecibido,
): Promise<FilaDe<typeof cargar>> {
  const before = await findBefore(tx, origen, archivo.huella)
  if (before) {
    // What is asked of whoever changes something is asked of an upload that changes nothing too.
    await audit(tx, pedido, { entidad: 'comparacion', entidadID: before.comparacionID })
    return before
  }
  if (!archivo.libro) throw new Error('La llamada no pide que el archivo se lea')
  const guessed = guessExtracto(origen, await profileOf(archivo.libro, pedido.hoy))
  const lineas = archivo.libro.libro.hojas[guessed.lectura.hoja]?.filas ?? 0
  if (lineas === 0) throw refuseFile('El archivo está vacío: no tiene ninguna fila.')
  await archivo.keep(tx)
  const recalled = await recallColumnas(tx, origen, guessed)
  const { huella, nombre } = archivo
  const one = { ...guessed.lectura, ...{ huella, nombre, lineas, titulos: guessed.titulos } }
  const columnas = recalled ?? one.columnas
  const nueva = { ...one, columnas, muestra: guessed.columnas }
  const id = await addComparacion(tx, pedido, origen, nueva, null)
  await audit(tx, pedido, { entidad: 'comparacion', entidadID: id, despues: { nombre, huella } })
  if (recalled || guessed.segura) await order(tx, pedido, origen, id, lineas)
  return { comparacionID: id, antes: null }
}

async function findBefore(
  db: Queryable,
  origen: Origen,
  huella: string,
): Promise<FilaDe<typeof cargar> | undefined> {
  const [row] = await db.query<FilaDe<typeof cargar>>(
    `SELECT id AS "comparacionID", CASE WHEN estado = 'lista' THEN dia END AS antes FROM comparacion
     WHERE huella = $1 AND origen = $2 ORDER BY id DESC LIMIT 1`,
    [huella, origen],
  )
  return row
}

/** Rows of a sheet that its columns are guessed of. */
const DE_MUESTRA = 500

async function profileOf({ libro, filas }: LibroAbierto, hoy: Fecha): Promise<PerfilDeLibro> {
  const { formato, epoca, hojas } = libro
  const perfil = PerfilDeLibro.of(hojas, { formato, epoca, hoy })
  let seen = 0
  for await (const fila of filas) {
    seen++
    if (fila.fila <= DE_MUESTRA) perfil.add(fila)
    // Those of other sheets come after all of this one's.
    else if (hojas.length === 1) break
  }
  // Rows come once: a transaction that is begun again finds none.
  if (seen === 0 && hojas.some((hoja) => hoja.filas > 0)) throw new Error('El archivo ya se había leído')
  return perfil
}

/** What somebody said of an extract with the same titles; of none there is nothing to be known again by. */
async function recallColumnas(
  db: Queryable,
  origen: Origen,
  { titulos, columnas }: ExtractoAdivinado,
): Promise<ColumnasDeExtracto | undefined> {
  if (columnas.every(({ titulo }) => titulo === '')) return undefined
  const [row] = await db.query<{ columnas: ColumnasDeExtracto }>(
    `SELECT columnas FROM comparacion WHERE origen = $2 AND titulos = $1 AND leida_por IS NOT NULL
     ORDER BY id DESC LIMIT 1`,
    [titulos, origen],
  )
  return row?.columnas
}

type Nueva = Omit<Comparacion, 'id' | 'estado'>

async function addComparacion(
  tx: Tx,
  { persona, hoy }: Pedido,
  origen: Origen,
  { huella, nombre, hoja, encabezado, columnas, titulos, muestra, lineas }: Nueva,
  leidaPor: number | null,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO comparacion (origen, huella, nombre, dia, hoja, encabezado, columnas, titulos, muestra, lineas, leida_por,
       usuario_id)
     VALUES ($12, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id`,
    [
      ...[huella, nombre, hoy, hoja, encabezado, JSON.stringify(columnas), titulos, JSON.stringify(muestra)],
      ...[lineas, leidaPor, persona.usuarioID, origen],
    ],
  )
  if (!row) throw new Error('No se agregó la comparación')
  return row.id
}

/** The columns of an extract as somebody says them. */
interface Pedidas {
  comparacionID: number
  columnas: readonly { campo: CampoDeExtracto; columna: number }[]
}

/**
 * Orders a comparison by these columns: of this one while it waits for them, of the same extract anew once it was
 * compared. Throws `Rechazo` at `columnasJSON`.
 */
export async function orderComparacion(
  tx: Tx,
  pedido: Pedido,
  origen: Origen,
  { comparacionID, columnas: asked }: Pedidas,
): Promise<FilaDe<typeof comparar>> {
  const held = await holdComparacion(tx, origen, comparacionID)
  const columnas = requireSound(origen, held, asked)
  const isSaid = !isDeepStrictEqual(columnas, held.columnas)
  const by = pedido.persona.usuarioID
  const { nombre } = held
  if (held.estado === 'lista') {
    const id = await addComparacion(tx, pedido, origen, { ...held, columnas }, isSaid ? by : null)
    await audit(tx, pedido, { entidad: 'comparacion', entidadID: id, despues: { nombre } })
    await order(tx, pedido, origen, id, held.lineas)
    return { comparacionID: id }
  }
  // What was guessed and somebody looked at was said by him.
  await tx.query(
    `UPDATE comparacion SET columnas = $2, leida_por = $3, dia = $4, version = version + $5::int, estado = 'columnas',
       comparada_en = NULL, motivo = NULL WHERE id = $1`,
    [comparacionID, JSON.stringify(columnas), by, pedido.hoy, isSaid ? 1 : 0],
  )
  await audit(tx, pedido, { entidad: 'comparacion', entidadID: comparacionID, despues: { nombre } })
  await order(tx, pedido, origen, comparacionID, held.lineas)
  return { comparacionID }
}

function requireSound(
  origen: Origen,
  { muestra }: Comparacion,
  asked: Pedidas['columnas'],
): ColumnasDeExtracto {
  const columnas: ColumnasDeExtracto = {}
  for (const { campo, columna } of asked) {
    if (columna >= muestra.length) refuse('columnasJSON', 'El extracto no tiene esa columna')
    if (Object.values(columnas).includes(columna))
      refuse('columnasJSON', `${CAMPOS_DE_EXTRACTO[campo].titulo} está en una columna que ya es otra cosa`)
    columnas[campo] = columna
  }
  const missing = missingOf(origen, columnas)
  if (missing !== undefined) refuse('columnasJSON', `Falta decir qué columna es ${missing}`)
  return columnas
}

const TAREAS = { refeps: 'comparacion', fallecidos: 'fallecidos' } as const satisfies Record<
  Origen,
  TipoDeTarea
>

/** A job of as many rows as both sides have: a short extract beside a long register holds up others as well. */
async function order(
  tx: Tx,
  { persona, hoy, pedidoID }: Pedido,
  origen: Origen,
  id: number,
  lineas: number,
): Promise<void> {
  const [all] = await tx.query<{ total: number }>('SELECT count(*)::int AS total FROM matriculado')
  await createTarea(tx, {
    ...{ tipo: TAREAS[origen], clave: String(id), usuarioID: persona.usuarioID },
    pedido: { comparacionID: id, hoy, pedidoID },
    total: lineas + (all?.total ?? 0),
  })
}
