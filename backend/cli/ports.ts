import { createServer } from 'node:net'
import { OperatorError } from '@/backend/cli/environment'

/** Throws when something listens there already; `variable` is what the operator can change. */
export async function requireFreePort(host: string, port: number, variable: string): Promise<void> {
  const failure = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    const probe = createServer()
    probe.once('error', resolve)
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(undefined)))
  })
  if (!failure) return
  if (failure.code === 'EADDRINUSE') {
    throw new OperatorError(
      `El puerto ${port} de ${host} está ocupado por otro programa. Elija otro, por ejemplo: ` +
        `${variable}=${port + 100} npm start`,
    )
  }
  if (failure.code === 'EACCES')
    throw new OperatorError(`No hay permiso para usar el puerto ${port} (${variable}).`)
  throw new OperatorError(`No se puede escuchar en ${host}:${port}: ${failure.message}`)
}

/** Throws until the address answers, and with `expected` until the answer holds that word. */
export async function probe(url: string, expected?: string): Promise<void> {
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5000) })
  const text = await answer.text()
  if (expected !== undefined && !(answer.ok && text.includes(expected))) {
    throw new Error(`${url} contestó ${answer.status}`)
  }
}
