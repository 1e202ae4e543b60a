import { expect, test } from 'vitest'
import { lastPart } from '@/lib/llamada/last-part'

test('every part is heard and the last answered; a stream without any, or that breaks off, is an error', async () => {
  const heard: string[] = []
  const hear = (parte: string) => void heard.push(parte)
  expect(await lastPart(streamOf(['uno', 'dos', 'fin']), hear)).toBe('fin')
  expect(heard).toEqual(['uno', 'dos', 'fin'])
  await expect(lastPart(streamOf([]), hear)).rejects.toThrow('La respuesta quedó por la mitad')
  await expect(lastPart(streamOf(['uno'], new Error('se cortó')), hear)).rejects.toThrow('se cortó')
})

function streamOf(partes: readonly string[], broken?: Error): ReadableStream<string> {
  const left = [...partes]
  return new ReadableStream({
    pull: (salida) => {
      const next = left.shift()
      if (next !== undefined) salida.enqueue(next)
      else if (broken) salida.error(broken)
      else salida.close()
    },
  })
}
