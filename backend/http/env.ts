import type { HttpBindings } from '@hono/node-server'
import type { Llegada } from '@/backend/http/execute'

export type Env = { Bindings: HttpBindings; Variables: { llegada: Llegada } }
