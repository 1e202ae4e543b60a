import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { OperatorError } from '@/backend/cli/environment'

/** Milliseconds that what a killed launcher left behind may take to end (scripts/vigia.mjs). */
const LEFTOVER = 20_000

/**
 * Throws when something listens there already; `variable` is what the operator can change, `address` where it is asked. A Padrón that ends because
 * its launcher was killed is waited for.
 */
export async function requireFreePort(
  host: string,
  port: number,
  variable: 'PORT' | 'API_PORT',
  address: string,
): Promise<void> {
  const end = Date.now() + LEFTOVER
  let failure = await tryListen(host, port)
  if (failure?.code === 'EADDRINUSE' && (await isPadron(address))) {
    console.log(
      `  el puerto ${port} todavía lo tiene ${variable === 'PORT' ? 'la web' : 'la API'} anterior; se la espera…`,
    )
    while (failure?.code === 'EADDRINUSE' && Date.now() < end) {
      await delay(300)
      failure = await tryListen(host, port)
    }
  }
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

const tryListen = (host: string, port: number) =>
  new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    const probe = createServer()
    probe.once('error', resolve)
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(undefined)))
  })

/** Its health tells of a start; one that ends at this moment cuts the question short. */
async function isPadron(address: string): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/salud/viva`, { signal: AbortSignal.timeout(2_000) })
    return 'arranque' in ((await answer.json()) as object)
  } catch (error) {
    return error instanceof TypeError
  }
}

/** Throws until the address answers, and with `expected` until the answer holds that word. */
export async function probe(url: string, expected?: string): Promise<void> {
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5000) })
  const text = await answer.text()
  if (expected !== undefined && !(answer.ok && text.includes(expected))) {
    throw new Error(`${url} contestó ${answer.status}`)
  }
}
