import type { Tabla } from '@/backend/catalogos/catalogo/tabla'
import type { Tx } from '@/backend/db/conexion'
import { nameKey } from '@/backend/db/folding'
import { oneLine } from '@/domain/texto'

type Valores = Readonly<Record<string, unknown>>

/**
 * Which values another live row has already. Only changed ones are checked, so that older duplicates can still be
 * edited; an empty text is free.
 */
export async function findRepeated(
  tx: Tx,
  { nombre, columnas, declaracion }: Tabla,
  valores: Valores,
  id: number,
  before?: Valores,
): Promise<Record<string, string>> {
  const { campos = [], dentro, donde } = declaracion.unico ?? {}
  const ambito = columnas.find(({ clave }) => clave === dentro)
  const moved = dentro !== undefined && (valores[dentro] ?? null) !== (before?.[dentro] ?? null)
  const errores: Record<string, string> = {}
  for (const { clave, columna } of columnas) {
    const valor = valores[clave]
    if (!campos.includes(clave) || typeof valor !== 'string' || oneLine(valor) === '') continue
    if (before && !moved && valor === before[clave]) continue
    // Two at once must not both find the name free.
    await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`catalogo ${nombre}`])
    const [taken] = await tx.query<{ valor: string }>(
      `SELECT ${columna} AS valor FROM ${nombre} WHERE ${nameKey(columna)} = ${nameKey('$1')} AND id <> $2 AND eliminado_en IS NULL
       ${ambito ? `AND ${ambito.columna} IS NOT DISTINCT FROM $3` : ''} ORDER BY id LIMIT 1`,
      ambito ? [valor, id, valores[ambito.clave] ?? null] : [valor, id],
    )
    if (!taken) continue
    const what = clave === 'nombre' ? '' : `${declaracion.campos[clave]?.etiqueta ?? clave} `
    errores[clave] = [`Ya existe ${what}«${oneLine(taken.valor)}»`, donde].filter(Boolean).join(' ')
  }
  return errores
}
