import type { Servidor } from '@/contract/servidor'

/** What the frame tells of its screen, apart from what asks: a page that asks nothing at first need not load that. */

let dueno = ''

/** Whose screen this is: the proxy refuses its calls in anybody else's session. */
export function askAs(quien: string): void {
  dueno = encodeURIComponent(quien)
}

export const screenOwner = (): string => dueno

let servidor: Servidor = 'ajeno'

/** Which server the screen was drawn for: a process of the web that takes it for another sends it no change. */
export function askServer(cual: Servidor): void {
  servidor = cual
}

export const askedServer = (): Servidor => servidor
