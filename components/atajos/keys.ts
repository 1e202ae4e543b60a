/** A letter within so many milliseconds after 'g' belongs to it. */
const SEGUIDO = 1_500

export type Atajo =
  | { tipo: 'ayuda' }
  | { tipo: 'filtro' }
  | { tipo: 'nuevo' }
  | { tipo: 'pagar' }
  | { tipo: 'editar' }
  | { tipo: 'menu' }
  | { tipo: 'dia'; tecla: 'a' | 's' }
  | { tipo: 'ir'; tecla: string }

/** Reads the single keys '?', '/', 'l', 'n', 'p', 'e', 'a', 's', and 'g' with the next letter. */
export function keyReader(): (key: string, at: number) => Atajo | undefined {
  let gAt = Number.NEGATIVE_INFINITY
  return (key, at) => {
    const afterG = at - gAt <= SEGUIDO
    gAt = key === 'g' && !afterG ? at : Number.NEGATIVE_INFINITY
    if (afterG) return /^[a-z]$/.test(key) ? { tipo: 'ir', tecla: key } : undefined
    if (key === '?') return { tipo: 'ayuda' }
    if (key === '/') return { tipo: 'filtro' }
    if (key === 'p') return { tipo: 'pagar' }
    if (key === 'e') return { tipo: 'editar' }
    if (key === 'l') return { tipo: 'menu' }
    if (key === 'a' || key === 's') return { tipo: 'dia', tecla: key }
    return key === 'n' ? { tipo: 'nuevo' } : undefined
  }
}
