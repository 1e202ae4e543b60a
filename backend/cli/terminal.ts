import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { OperatorError } from '@/backend/cli/environment'

interface Asking {
  hidden?: boolean
  /** How to pass the value where there is nobody to ask. */
  otherwise?: string
}

/** Throws `OperatorError` when there is no terminal. */
export async function ask(
  question: string,
  { hidden = false, otherwise = 'use las opciones de la orden' }: Asking = {},
): Promise<string> {
  if (!process.stdin.isTTY)
    throw new OperatorError(`${question}: no hay terminal donde preguntarlo, ${otherwise}.`)
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
