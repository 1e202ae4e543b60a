import type { Defecto } from '@/domain/bancos/leer-registro'

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

export const joinDefects = (all: readonly Defectos[]): Defectos => ({
  lista: all
    .flatMap(({ lista }) => lista)
    .sort((a, b) => a.linea - b.linea || a.columna - b.columna)
    .slice(0, MAX_DEFECTOS),
  cantidad: all.reduce((sum, { cantidad }) => sum + cantidad, 0),
})
