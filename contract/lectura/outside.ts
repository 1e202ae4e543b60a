import { AsyncLocalStorage } from 'node:async_hooks'

type Afuera = <R>(act: () => R) => R

// Pages and handlers are separate bundles of one process.
const proceso = globalThis as typeof globalThis & { padronAfuera?: Afuera }

/** Remembers the context outside every request; called once, when the server starts. */
export function markOutside(): void {
  proceso.padronAfuera = AsyncLocalStorage.snapshot()
}

/** Runs `act` outside the request, so that its connections and timers do not keep the request in memory. */
export const outside: Afuera = (act) => (proceso.padronAfuera ? proceso.padronAfuera(act) : act())
