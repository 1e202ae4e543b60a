export interface Ventana {
  offset: number
  limit: number
  backwards: boolean
}

/** Where a page lies, counted from the nearer end; undefined past the last one. */
export function ventanaOf(offset: number, size: number, total: number): Ventana {
  if (offset >= total) return { offset: 0, limit: 0, backwards: false }
  const fromEnd = total - offset - size
  if (fromEnd >= offset) return { offset, limit: size, backwards: false }
  return { offset: Math.max(fromEnd, 0), limit: size + Math.min(fromEnd, 0), backwards: true }
}
