import { AsyncLocalStorage } from 'node:async_hooks'

type Afuera = <R>(act: () => R) => R

// Pages and handlers are separate bundles of one process.
const proceso = globalThis as typeof globalThis & { padronAfuera?: Afuera }

/** Remembers the present context as the one outside every request: asked for once, when the server starts. */
export function markAfuera(): void {
  proceso.padronAfuera = AsyncLocalStorage.snapshot()
}

/** Runs `act` outside the request: connections and timers that it makes do not keep the request that made them. */
export const afuera: Afuera = (act) => (proceso.padronAfuera ? proceso.padronAfuera(act) : act())
