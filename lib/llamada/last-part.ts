/** Hears every part of what a server action streams and answers the last; throws when there is none. */
export async function lastPart<P>(partes: ReadableStream<P>, hear: (parte: P) => void): Promise<P> {
  const reader = partes.getReader()
  let last: { parte: P } | undefined
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    last = { parte: next.value }
    hear(next.value)
  }
  if (!last) throw new Error('La respuesta quedó por la mitad')
  return last.parte
}
