import type { Server } from 'node:http'

export function closeWhenCalm(server: Server, closed: () => void): void
