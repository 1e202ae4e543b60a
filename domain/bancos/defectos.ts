import type { Defecto } from '@/domain/bancos/leer-registro'
import { formatCount } from '@/domain/texto'

/** So many defects of a file are told one by one; all are counted. */
export const MAX_DEFECTOS = 100

export interface Defectos {
  lista: Defecto[]
  cantidad: number
}
export const noDefects = (): Defectos => ({ lista: [], cantidad: 0 })

/** `tell` is asked only while there is room. */
export function addDefect(defectos: Defectos, tell: () => Defecto): void {
  defectos.cantidad += 1
  if (defectos.lista.length < MAX_DEFECTOS) defectos.lista.push(tell())
}

/** The same words about the same column, as in a file of another month, are told once, with how many lines have them. */
export function gatherDefect(defectos: Defectos, defecto: Defecto): void {
  const told = defectos.lista.find(
    ({ columna, motivo }) => columna === defecto.columna && motivo === defecto.motivo,
  )
  if (!told) return addDefect(defectos, () => defecto)
  defectos.cantidad += 1
  told.mas = (told.mas ?? 0) + 1
}

/**
 * Defects in words, the first so many of those that differ: 'Renglón 1 y 52 más, columna 66: …'. `cantidad` is of all
 * lines that have any.
 */
export function tellDefects(defectos: readonly Defecto[], cantidad: number, cuantos: number): string {
  const told = defectos.slice(0, cuantos)
  const rest = cantidad - told.reduce((sum, { mas = 0 }) => sum + 1 + mas, 0)
  const words = told.map(
    ({ linea, columna, motivo, mas = 0 }) =>
      `Renglón ${linea}${mas > 0 ? ` y ${formatCount(mas)} más` : ''}, columna ${columna}: ${motivo}.`,
  )
  return [...words, ...(rest > 0 ? [`Y ${formatCount(rest)} más.`] : [])].join(' ')
}

export const joinDefects = (all: readonly Defectos[]): Defectos => ({
  lista: all
    .flatMap(({ lista }) => lista)
    .sort((a, b) => a.linea - b.linea || a.columna - b.columna)
    .slice(0, MAX_DEFECTOS),
  cantidad: all.reduce((sum, { cantidad }) => sum + cantidad, 0),
})
