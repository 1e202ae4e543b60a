import { VARIANTES } from '@/domain/cuota'
import { ESTADOS } from '@/domain/estados'
import { plegar } from '@/domain/plegar'

/** Year, type and insurance of a price stand in its name alone. */
export function readPrecio(nombre: string): { anio: number; tipo: number; variante: number } | undefined {
  const text = ` ${plegar(nombre)} `
  const anio = Number(/ ((?:19|20)\d\d) /.exec(text)?.[1] ?? 0)
  const tipo = Object.entries(ESTADOS).find(([, name]) => text.includes(` ${plegar(name)} `))?.[0]
  const variante = VARIANTES.findLastIndex((name) => text.includes(` ${plegar(name)} `) || name === '')
  return anio === 0 || tipo === undefined ? undefined : { anio, tipo: Number(tipo), variante }
}
