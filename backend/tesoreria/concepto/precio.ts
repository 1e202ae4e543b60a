import { CATALOGOS } from '@/contract/catalogo/lista'
import type { actualizarDatos, crear, traerDatos } from '@/contract/concepto'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { readAjuste } from '@/backend/acceso/ajuste/store'
import { cite, holdCitable } from '@/backend/catalogos/acto/cita'
import { nameActo } from '@/backend/catalogos/acto/store'
import { insertFila, restoreFila, updateFila } from '@/backend/catalogos/catalogo/cambio'
import { readFila } from '@/backend/catalogos/catalogo/lectura'
import { tablaOf, type Tabla } from '@/backend/catalogos/catalogo/tabla'
import { requireKeys, type ClavePrecio } from '@/backend/tesoreria/concepto/rules'
import { findTaken, lockPrices } from '@/backend/tesoreria/concepto/store'
import { priceName } from '@/backend/tesoreria/cuota/tarifa'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, refuse } from '@/backend/nucleo/rechazo'
import { formatMoney } from '@/domain/dinero'
import { TIPO_PRECIO } from '@/domain/precio'

const CONCEPTO = tablaOf(CATALOGOS.concepto)
const PRECIO: Tabla = {
  ...CONCEPTO,
  columnas: [
    ...CONCEPTO.columnas,
    { clave: 'tipo', columna: 'tipo', texto: false, referencia: undefined },
    { clave: 'anio', columna: 'anio', texto: false, referencia: undefined },
    {
      clave: 'tipoMatriculaID',
      columna: 'tipo_matricula_id',
      texto: false,
      referencia: { tabla: 'tipo_matricula', muestra: 'tipoMatricula' },
    },
    { clave: 'variante', columna: 'variante', texto: false, referencia: undefined },
    { clave: 'actoID', columna: 'acto_id', texto: false, referencia: undefined },
  ],
}

type Concepto = FilaDe<typeof traerDatos>

/** With the price keys when it is a price. Throws 'not found'. */
export async function readConcepto(db: Queryable, id: number): Promise<Concepto> {
  // The row has PRECIO's columns, which the contract's codec checks at the edge.
  const row = (await readFila(db, PRECIO, id)) as Concepto | undefined
  if (!row) throw noEncontrado()
  if (row.tipo !== TIPO_PRECIO) {
    const { anio: _anio, tipoMatriculaID: _tipo, variante: _variante, actoID: _acto, ...concepto } = row
    return concepto
  }
  const acto = row.actoID == null ? undefined : await nameActo(db, row.actoID)
  return acto === undefined ? row : { ...row, acto }
}

/** Adds a concept, or a price with `tipo` 1, of which there is one for each year, type and variant. */
export async function createConcepto(
  tx: Tx,
  pedido: Pedido,
  { tipo = 0, anio, tipoMatriculaID, variante, actoID, ...concepto }: EntradaDe<typeof crear>,
): Promise<number> {
  if (tipo !== TIPO_PRECIO) return insertFila(tx, pedido, CONCEPTO, concepto)
  const clave = requireKeys({ anio, tipoMatriculaID, variante })
  await lockPrices(tx)
  await requireFree(tx, clave, 0)
  await requireActo(tx, actoID)
  const id = await insertFila(tx, pedido, PRECIO, { ...concepto, tipo, ...clave, actoID })
  if (actoID !== undefined) await cite(tx, actoID, 'concepto', id)
  return id
}

/** Absent price keys stay as they are. Earlier charges keep their amounts. */
export async function changeConcepto(
  tx: Tx,
  pedido: Pedido,
  { tipo, anio, tipoMatriculaID, variante, actoID, ...concepto }: EntradaDe<typeof actualizarDatos>,
): Promise<void> {
  // The lock keeps others from moving the price between reading and writing it.
  await lockPrices(tx)
  const before = await readConcepto(tx, concepto.id)
  const isPrice = before.tipo === TIPO_PRECIO
  if (tipo !== undefined && (tipo === TIPO_PRECIO) !== isPrice)
    refuse('tipo', 'Un concepto no se convierte en precio, ni un precio en concepto')
  if (!isPrice) return updateFila(tx, pedido, CONCEPTO, concepto)
  const clave = requireKeys({
    anio: anio ?? before.anio,
    tipoMatriculaID: tipoMatriculaID ?? before.tipoMatriculaID,
    variante: variante ?? before.variante,
  })
  await requireFree(tx, clave, concepto.id)
  const moved = concepto.monto !== before.monto
  if (moved) await requireActo(tx, actoID)
  const rests = actoID ?? (moved ? undefined : before.actoID)
  if (rests !== undefined && rests !== before.actoID) await cite(tx, rests, 'concepto', concepto.id)
  return updateFila(tx, pedido, PRECIO, { ...concepto, tipo: TIPO_PRECIO, ...clave, actoID: rests })
}

/** A price comes back only while no other has taken its place. */
export async function restoreConcepto(tx: Tx, pedido: Pedido, id: number): Promise<void> {
  await lockPrices(tx)
  const [deleted] = await tx.query<ClavePrecio & { actoID: number | null }>(
    `SELECT anio, tipo_matricula_id AS "tipoMatriculaID", variante, acto_id AS "actoID" FROM concepto
     WHERE id = $1 AND tipo = ${TIPO_PRECIO} AND anio IS NOT NULL AND tipo_matricula_id IS NOT NULL
       AND eliminado_en IS NOT NULL`,
    [id],
  )
  if (deleted) await requireFree(tx, deleted, id)
  if (deleted?.actoID != null) await cite(tx, deleted.actoID, 'concepto', id)
  await restoreFila(tx, pedido, CONCEPTO, id)
}

/** Throws `Rechazo` beside the year, with the existing price's amount. */
async function requireFree(tx: Tx, clave: ClavePrecio, id: number): Promise<void> {
  const monto = await findTaken(tx, clave, id)
  if (monto === undefined) return
  const { anio, tipoMatriculaID, variante } = clave
  const mensaje = `Ya hay un precio de ${priceName(tipoMatriculaID, variante, anio)}: ${formatMoney(monto)}`
  refuse('anio', mensaje)
}

/** Throws `Rechazo` where a price needs its act and none is told, and for one that nothing can rest on. */
export async function requireActo(tx: Tx, actoID: number | undefined): Promise<void> {
  if (actoID === undefined && (await readAjuste(tx, 'precioConActo')) === 1)
    refuse('actoID', 'Elija la resolución que fija el precio')
  if (actoID !== undefined) await holdCitable(tx, actoID)
}
