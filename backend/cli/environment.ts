import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as z from 'zod'
import { withoutEmpty } from '@/backend/nucleo/entorno'
import { repoRoot } from '@/backend/db/root'

/** A condition that the operator can mend: its message is shown without a stack. */
export class OperatorError extends Error {}

export interface StartSettings {
  host: string
  port: number
  apiHost: string
  apiPort: number
  /** The operator's own REST API; then neither PostgreSQL nor the bundled API starts. */
  apiUrl: string | undefined
  databaseUrl: string | undefined
  /** The address people type when something stands in front of the web. */
  publicUrl: string | undefined
  /** A move's rehearsal is served, whatever the environment says. */
  ensayo?: boolean
  /** Random at each start, so that an older process on the same port is told apart. */
  startId: string
}

/** The "bad ports" of the WHATWG fetch standard, which browsers and Node refuse. */
const UNUSABLE_PORTS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
])

const puerto = (normal: number) =>
  z
    .string()
    .default(String(normal))
    .transform((text, context) => {
      const port = Number(text)
      if (UNUSABLE_PORTS.has(port)) context.addIssue('los navegadores no se conectan a ese puerto; use otro.')
      else if (!Number.isInteger(port) || port <= 0 || port > 65_535)
        context.addIssue('no es un puerto: use un número entre 1 y 65535.')
      return port
    })

const direccion = z
  .url({ protocol: /^https?$/, error: 'no es una dirección http(s).' })
  .transform((text) => text.replace(/\/+$/, ''))

/** All that the commands are told by their environment; described as `EntornoDeLaApi` is. */
export const EntornoDeOrdenes = z.object({
  PORT: puerto(3000).meta({ description: 'where the web listens' }),
  HOST: z.string().default('127.0.0.1').meta({
    description: 'on which address; a demonstration register never leaves 127.0.0.1',
    ejemplo: '0.0.0.0',
  }),
  API_PORT: puerto(4000),
  API_HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: direccion.optional().meta({
    description: 'the address people type; decides cookies (https → Secure) and the accepted Origin',
    normal: '`http://127.0.0.1:PORT`',
    ejemplo: 'https://padron.consejo.example',
  }),
  API_URL: direccion.optional().meta({
    description: 'another REST API instead of the bundled one: neither PostgreSQL nor the bundled API starts',
    ejemplo: 'https://api.consejo.example',
  }),
  DATABASE_URL: z.string().optional(),
  PADRON_DATOS: z.string().optional().meta({
    description: 'where a real embedded register lives',
    normal: '`~/.local/share/padron` (root: `/var/lib/padron`)',
    ejemplo: '/var/lib/padron',
  }),
  PADRON_DEMO: z.string().optional().meta({
    description: 'where the demonstration register lives',
    normal: '`data/demo`',
    ejemplo: '/var/tmp/padron-demo',
  }),
  PADRON_POSTGRES: z.string().optional().meta({
    description: 'the `bin` folder of an installed PostgreSQL that runs the embedded register',
    normal: 'what npm brings',
    ejemplo: '/usr/lib/postgresql/18/bin',
  }),
  MB_DE_POSTGRES: z.string().optional().meta({
    description:
      'megabytes that the embedded PostgreSQL counts with: a quarter holds the register, told at the start',
    normal: "the machine's memory",
    ejemplo: '8192',
  }),
  WEB_PROCESOS: z.string().optional().meta({
    description: 'processes that serve the web on its port, with a gigabyte each',
    normal: '1; above three cores one for each',
    ejemplo: '4',
  }),
  PAGINAS_A_LA_VEZ: z.string().optional().meta({
    description:
      'pages a process of the web makes at a time; four times as many wait up to 5 s, the rest get 503',
    normal: '8',
  }),
  PADRON_ADMIN: z.string().optional().meta({
    description: 'first administrator where `estrenar` and `admin --crear` can ask nobody',
    normal: 'asked',
    ejemplo: 'administracion',
  }),
  PADRON_CLAVE: z.string().optional().meta({ description: 'the password there', normal: 'made' }),
  MUDANZA_CLAVE: z.string().optional().meta({
    description: 'the password of `npm run mudanza -- leer` on the other server, where it can ask nobody',
    normal: 'asked',
  }),
  PADRON_COMMIT: z.string().optional().meta({
    description: 'the commit that is told beside the version, where the program is built without git',
    normal: "git's",
    ejemplo: '1a2b3c4d',
  }),
})

/** Throws `OperatorError` with the variable that is wrong, and what it was. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): StartSettings {
  const read = EntornoDeOrdenes.safeParse(withoutEmpty(env))
  if (!read.success) {
    const faults = read.error.issues.map(
      ({ path, message }) => `${path.join('.')}=${env[path.join('.')]}: ${message}`,
    )
    throw new OperatorError(faults.join('\n'))
  }
  const { HOST, PORT, API_HOST, API_PORT, API_URL, DATABASE_URL, PUBLIC_URL } = read.data
  return {
    ...{ host: HOST, port: PORT, apiHost: API_HOST, apiPort: API_PORT },
    ...{ apiUrl: API_URL, databaseUrl: DATABASE_URL, publicUrl: PUBLIC_URL },
    startId: randomBytes(12).toString('hex'),
  }
}

/** Secrets, logs and backups of a start without an embedded register. */
export function stateFolder(env: NodeJS.ProcessEnv = process.env): string {
  return join(env['PADRON_DATOS'] || join(repoRoot(), 'data'), 'web')
}
