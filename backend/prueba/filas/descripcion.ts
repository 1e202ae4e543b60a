import pg from 'pg'
import { HUECO } from '@/backend/prueba/filas/texto'

/** One column of an answer, as PostgreSQL describes it. */
export interface Columna {
  nombre: string
  /** What `pg` makes of it: typeof, 'Buffer', 'json', or one of these followed by []. */
  clase: string
  /** The column of a table that it comes from, or undefined for what is reckoned. */
  de?: { tabla: number; columna: number }
}

/** The columns of a statement, which is not run; undefined when the server understands it with no filling. */
export async function describeText(client: pg.ClientBase, text: string): Promise<Columna[] | undefined> {
  for (const filled of fillings(text)) {
    const fields = await describe(client, filled)
    if (fields) return fields.map(toColumna)
  }
  return undefined
}

const CONDITION = /\b(WHERE|AND|OR|NOT|ON)\s*\(?$/i
const NUMBER = /(\b(LIMIT|OFFSET|ORDER BY)\s*|[,(=<>+'-])$/i

/** What may stand in each `HUECO`: by the words before it, or the same everywhere. */
function fillings(text: string): string[] {
  const [first = '', ...rest] = text.split(HUECO)
  if (rest.length === 0) return [text]
  // Parameters that are counted on: a number of their own each, above those that the text names.
  let next = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place)))
  const byWords = rest.reduce((before, part) => {
    const seen = before.trimEnd()
    if (seen.endsWith('$')) return before + String((next += 1)) + part
    if (/\bANY\($/i.test(seen)) return `${before}$${(next += 1)}${part}`
    const number = NUMBER.test(seen) || (/\bSELECT$/i.test(seen) && /^ AS /.test(part))
    return before + (CONDITION.test(seen) ? 'true' : number ? '1' : '') + part
  }, first)
  return [byWords, ...['true', '1', '', 'id'].map((one) => text.replaceAll(HUECO, one))]
}

function toColumna({ name, dataTypeID, tableID, columnID }: pg.FieldDef): Columna {
  const clase = kindOf(dataTypeID)
  return { nombre: name, clase, ...(columnID > 0 && { de: { tabla: tableID, columna: columnID } }) }
}

const JSON_OIDS = new Set([114, 3802])
/** The first that a type's own reading takes says its kind; a list must have something in it. */
const SAMPLES = ['{1}', '1', '2026-01-01']

/** What the register's own reading makes of a value of this type: asked of it and not kept in a second list. */
function kindOf(oid: number): string {
  if (JSON_OIDS.has(oid)) return 'json'
  const parse = pg.types.getTypeParser(oid) as (text: string) => unknown
  for (const text of SAMPLES) {
    try {
      const value = parse(text)
      if (Array.isArray(value)) return `${nameOf(value[0])}[]`
      return nameOf(value)
    } catch {
      continue
    }
  }
  return 'string'
}

const nameOf = (value: unknown): string => (Buffer.isBuffer(value) ? 'Buffer' : typeof value)

interface Conexion {
  parse(query: { name: string; text: string; types: number[] }): void
  describe(what: { type: 'S'; name: string }): void
  sync(): void
}

const UNDETERMINED = /parameter \$(\d+)$/
const TEXT = 25

/** Parse and Describe of the extended protocol; a parameter of whose type nothing says is a text. */
async function describe(client: pg.ClientBase, text: string): Promise<pg.FieldDef[] | undefined> {
  const types: number[] = []
  for (let tries = 0; tries < 20; tries++) {
    const answer = await ask(client, text, types)
    if (Array.isArray(answer)) return answer
    const [, place] = UNDETERMINED.exec(answer.message) ?? []
    if (!place || types[Number(place) - 1] === TEXT) return undefined
    for (let i = 0; i < Number(place); i++) types[i] ??= 0
    types[Number(place) - 1] = TEXT
  }
  return undefined
}

function ask(client: pg.ClientBase, text: string, types: number[]): Promise<pg.FieldDef[] | Error> {
  return new Promise((resolve) => {
    let answer: pg.FieldDef[] = []
    client.query({
      submit: (connection: unknown) => {
        // pg gives its connection to whatever can submit itself; its declaration leaves open what that has.
        const wire = connection as Conexion
        wire.parse({ name: '', text, types })
        wire.describe({ type: 'S', name: '' })
        wire.sync()
      },
      handleRowDescription: ({ fields }: { fields: pg.FieldDef[] }) => (answer = fields),
      handleError: (error: Error) => resolve(error),
      handleReadyForQuery: () => resolve(answer),
    } as pg.Submittable)
  })
}
