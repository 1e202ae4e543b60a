import type { Renglon } from '@/lib/descarga/renglon'
import { fromJson } from '@/lib/exact-json'

/** Yields each line as soon as it is whole. */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<Renglon> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const lines = (rest + decoder.decode(next.value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield fromJson(line) as Renglon
  }
}
