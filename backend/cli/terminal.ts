import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { OperatorError } from '@/backend/cli/entorno'

/** Asks on the terminal; what is typed is not shown when `hidden`. Throws when there is nobody to ask. */
export async function ask(question: string, hidden = false): Promise<string> {
  if (!process.stdin.isTTY)
    throw new OperatorError(`${question} (sin terminal: use las opciones de la orden)`)
  let silent = false
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (!silent) process.stdout.write(chunk)
      done()
    },
  })
  const prompt = createInterface({ input: process.stdin, output, terminal: true })
  const answer = prompt.question(`${question}: `)
  silent = hidden
  try {
    return (await answer).trim()
  } finally {
    prompt.close()
    if (hidden) process.stdout.write('\n')
  }
}
