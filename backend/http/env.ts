import type { HttpBindings } from '@hono/node-server'
import type { Llegada } from '@/backend/http/ejecutar'

/** What hono hands along with every request. */
export type Env = { Bindings: HttpBindings; Variables: { llegada: Llegada } }
