import { audit, PLAZO_DESHACER } from '@/backend/acceso/auditoria/store'
import { refuseOlder } from '@/backend/acceso/auditoria/ultimo'
import { readFila } from '@/backend/catalogos/catalogo/lectura'
import type { Columna, Tabla } from '@/backend/catalogos/catalogo/tabla'
import { findRepeated } from '@/backend/catalogos/catalogo/unicos'
import { describeUses } from '@/backend/catalogos/catalogo/usos'
import { holdVigente } from '@/backend/catalogos/catalogo/vigente'
import type { Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { oneLine } from '@/domain/texto'

type Valores = Readonly<Record<string, unknown>>

/** Answers the new id. Throws `Rechazo` for a taken name or a missing option. */
export async function insertFila(tx: Tx, pedido: Pedido, tabla: Tabla, typed: Valores): Promise<number> {
  const valores = tidy(tabla, typed)
  await requireSound(tx, tabla, valores, 0)
  const names = tabla.columnas.map(({ columna }) => columna)
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO ${tabla.nombre} (${names.join(', ')}) VALUES (${names.map((_, i) => `$${i + 1}`).join(', ')})
     RETURNING id`,
    valuesOf(tabla, valores),
  )
  if (!row) throw new Error(`No se agregó en ${tabla.nombre}`)
  await audit(tx, pedido, { entidad: tabla.nombre, entidadID: row.id, despues: valores })
  return row.id
}

/** Changes a row. An older `version` is refused, naming who changed it; an unchanged row leaves no trace. */
export async function updateFila(
  tx: Tx,
  pedido: Pedido,
  tabla: Tabla,
  { id, version, ...typed }: Valores & { id: number; version?: number | undefined },
): Promise<void> {
  const valores = tidy(tabla, typed)
  const before = await lockFila(tx, tabla, id)
  if (version !== undefined && version !== before.version) await refuseOlder(tx, tabla.nombre, id)
  if (before.fijo) requireName(tabla, valores, before)
  await requireSound(tx, tabla, valores, id, before)
  const changed = tabla.columnas.filter(
    (columna) => storedOf(columna, valores) !== storedOf(columna, before as unknown as Valores),
  )
  if (changed.length === 0) return
  const sets = changed.map(({ columna }, index) => `${columna} = $${index + 2}`).join(', ')
  await tx.query(`UPDATE ${tabla.nombre} SET ${sets}, version = version + 1 WHERE id = $1`, [
    id,
    ...changed.map((columna) => storedOf(columna, valores)),
  ])
  const pick = (source: object) =>
    Object.fromEntries(changed.map(({ clave }) => [clave, Reflect.get(source, clave) ?? null]))
  await audit(tx, pedido, {
    entidad: tabla.nombre,
    entidadID: id,
    antes: pick(before),
    despues: pick(valores),
  })
}

/** A row in use is refused, with where. It can be brought back for a while. */
export async function deleteFila(tx: Tx, pedido: Pedido, tabla: Tabla, id: number): Promise<void> {
  const before = await lockFila(tx, tabla, id)
  if (before.fijo) throw new Rechazo('Es un dato fijo del sistema: no se puede eliminar')
  const uses = await describeUses(tx, tabla.nombre, id)
  if (uses) throw new Rechazo(`Está en uso: ${uses}`)
  await tx.query(`UPDATE ${tabla.nombre} SET eliminado_en = now(), version = version + 1 WHERE id = $1`, [id])
  await audit(tx, pedido, { entidad: tabla.nombre, entidadID: id, antes: before })
}

/** Throws `Rechazo` when it is too late or its name is taken. */
export async function restoreFila(tx: Tx, pedido: Pedido, tabla: Tabla, id: number): Promise<void> {
  const rows = await tx.query(
    `UPDATE ${tabla.nombre} SET eliminado_en = NULL, version = version + 1
     WHERE id = $1 AND eliminado_en > now() - $2::interval RETURNING id`,
    [id, PLAZO_DESHACER],
  )
  const back = rows.length > 0 && (await readFila(tx, tabla, id))
  if (!back) throw new Rechazo('Ya no se puede deshacer')
  await requireSound(tx, tabla, back, id)
  await audit(tx, pedido, { entidad: tabla.nombre, entidadID: id, despues: back })
}

const valuesOf = ({ columnas }: Tabla, valores: Valores): unknown[] =>
  columnas.map((columna) => storedOf(columna, valores))

/** A missing text is stored empty, so that every row has its name. */
const storedOf = ({ clave, texto }: Columna, valores: Valores): unknown =>
  valores[clave] ?? (texto ? '' : null)

/** A line is stored as it looks, trimmed and without invisible characters. */
const tidy = ({ columnas }: Tabla, valores: Valores): Valores =>
  Object.fromEntries(
    Object.entries(valores).map(([key, valor]) => {
      const renglon = columnas.some(({ clave, texto }) => clave === key && texto === 'texto')
      return [key, renglon && typeof valor === 'string' ? oneLine(valor) : valor]
    }),
  )

/** Fixed rows are known by name all over the register, so a state keeps its name, or one it got before this rule. */
function requireName(
  { declaracion }: Tabla,
  { nombre }: Valores,
  before: { id?: unknown; nombre?: unknown },
): void {
  const propio = declaracion.conFijos?.nombres?.[Number(before.id)]
  const kept = propio === undefined || nombre === propio || nombre === before.nombre
  const mensaje =
    typeof nombre !== 'string' || nombre === ''
      ? 'Es un dato fijo del sistema: debe tener nombre'
      : kept
        ? undefined
        : `Es un dato fijo del sistema: se llama ${propio}`
  if (mensaje) refuse('nombre', mensaje)
}

async function lockFila(tx: Tx, tabla: Tabla, id: number) {
  await tx.query(`SELECT FROM ${tabla.nombre} WHERE id = $1 FOR UPDATE`, [id])
  const row = await readFila(tx, tabla, id)
  if (!row) throw noEncontrado()
  return row
}

async function requireSound(
  tx: Tx,
  tabla: Tabla,
  valores: Valores,
  id: number,
  before?: Valores,
): Promise<void> {
  const errores = await findRepeated(tx, tabla, valores, id, before)
  for (const { clave, referencia } of tabla.columnas) {
    const chosen = valores[clave]
    if (!referencia || chosen === undefined || chosen === null) continue
    if (!(await holdVigente(tx, referencia.tabla, Number(chosen)))) errores[clave] = 'Esa opción ya no existe'
  }
  const [first] = Object.values(errores)
  if (first) throw new Rechazo(first, errores)
}
