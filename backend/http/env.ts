import type { HttpBindings } from '@hono/node-server'
import type { Persona } from '@/backend/nucleo/manejador'
import type { Db } from '@/backend/db/conexion'
import type { Politica } from '@/domain/roles'
import type { Fecha } from '@/domain/fechas'
import type { Pasarela } from '@/backend/tesoreria/en-linea/pasarela'
import type { Turnos } from '@/backend/archivo/turns'
import type { Respaldos } from '@/backend/tarea/vigilancia'

export interface Entorno {
  db: Db
  /** For reads that may be some seconds old. */
  lectura: Db | undefined
  politica: Politica
  hoy: () => Fecha
  /** Milliseconds a change waits for another's lock. */
  esperaCandado: number
  pasarela: Pasarela | null
  /** The prescription system's address. */
  recetas: string | null
  /** This machine's folder of backups. */
  respaldos: Respaldos
  /** Milliseconds a body may pause. */
  esperaSubida: number
  turnos: Turnos
}

export interface Llegada {
  request: Request
  pedidoID: string
  clientAddress: string
  /** 'noun.call', for the metrics. */
  llamada?: string
  /** For the log. */
  persona?: Persona
  /** What TAREAS_HEADER tells, once the session is found. */
  tareas?: boolean
  estado?: number | null
  /** Of a request for several reads, how many; each has a line of its own besides. */
  lecturas?: number
}

export type Env = { Bindings: HttpBindings; Variables: { llegada: Llegada } }
