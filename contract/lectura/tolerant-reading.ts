import * as z from 'zod'

type Ruta = PropertyKey[]

export type Aviso = (clave: string) => void

const RONDAS = 3

/**
 * Reads one value with its codec and leaves out, key by key, what cannot be read: a row is never lost for one bad
 * field (decision 62).
 */
export function readTolerant<D>(codec: z.ZodType<D>, raw: unknown, avisar: Aviso): D | Partial<D> {
  // The box lets the value itself be rewritten or left out like a key.
  let box = { value: raw }
  for (let round = 0; round < RONDAS; round++) {
    const result = z.safeDecode(codec, box.value)
    if (result.success) return result.data
    const next = structuredClone(box)
    const changed = result.error.issues.flatMap(deepest).map((ruta) => {
      const inBox = ['value', ...ruta]
      if (rewrite(next, inBox)) return true
      avisar(ruta.map(String).join('.') || '(todo)')
      return remove(next, inBox)
    })
    if (!changed.some(Boolean)) break
    box = next
  }
  return readFields(codec, box.value)
}

/**
 * The paths of the values at fault; of a union, what its first option blames inside the value, or the value itself.
 */
function deepest(issue: z.core.$ZodIssue): Ruta[] {
  if (issue.code !== 'invalid_union') return [issue.path]
  const inside = (issue.errors[0] ?? []).flatMap(deepest).filter((ruta) => ruta.length > 0)
  return inside.length > 0 ? inside.map((ruta) => [...issue.path, ...ruta]) : [issue.path]
}

/**
 * Tries a value once more as plain text: a number where text is wanted, a row where its name is, floating point noise,
 * numbers written for people.
 */
function rewrite(root: unknown, ruta: Ruta): boolean {
  const key = ruta.at(-1)
  const parent = parentOf(root, ruta)
  const value = childOf(parent, key ?? '')
  const plain =
    typeof value === 'number'
      ? plainOf(value)
      : typeof value === 'string'
        ? ungrouped(value)
        : nameInside(value)
  if (key === undefined || plain === undefined) return false
  return Reflect.set(parent as object, key, plain)
}

/** Where a name is wanted, a server may tell the whole row that has it. */
function nameInside(value: unknown): string | undefined {
  const nombre = childOf(value, 'nombre')
  return typeof nombre === 'string' ? nombre : undefined
}

function plainOf(value: number): string {
  const cents = value.toFixed(2)
  const isNoisy = Number(cents) !== value && Math.abs(Number(cents) - value) < NOISE
  return isNoisy ? cents : String(value)
}
const NOISE = 1e-6

/** One group alone ('12.500') is left, since it may mean thousands or decimals. */
const AGRUPADO = [
  /^-?\d{1,3}(?:\.\d{3})+,\d{1,2}$/,
  /^-?\d{1,3}(?:,\d{3})+\.\d{1,2}$/,
  /^-?\d{1,3}(?:\.\d{3}){2,}$/,
  /^-?\d{1,3}(?:,\d{3}){2,}$/,
]

/** Takes the groups out of '12.500,50' or '12,500.50'; undefined for anything unclear. */
function ungrouped(text: string): string | undefined {
  const value = text.trim()
  const index = AGRUPADO.findIndex((pattern) => pattern.test(value))
  if (index === -1) return undefined
  if (index === 0) return value.replaceAll('.', '').replace(',', '.')
  return index === 1 ? value.replaceAll(',', '') : value.replace(/[.,]/g, '')
}

function remove(root: unknown, ruta: Ruta): boolean {
  const key = ruta.at(-1)
  const parent = parentOf(root, ruta)
  if (key === undefined || typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, key))
    return false
  if (Array.isArray(parent)) parent[Number(key)] = null
  else Reflect.deleteProperty(parent, key)
  return true
}

const parentOf = (root: unknown, ruta: Ruta): unknown =>
  ruta.slice(0, -1).reduce<unknown>((node, step) => childOf(node, step), root)

const childOf = (node: unknown, step: PropertyKey): unknown =>
  typeof node === 'object' && node !== null ? Reflect.get(node, step) : undefined

/** Reads each field by itself when a required one is missing. */
function readFields<D>(codec: z.ZodType<D>, raw: unknown): Partial<D> {
  if (!(codec instanceof z.ZodCodec) || !(codec.in instanceof z.ZodObject)) return {}
  const shape = codec.in.shape as Record<string, z.ZodType>
  const wire: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(shape)) {
    const result = z.safeDecode(field, childOf(raw, key))
    if (result.success) wire[key] = result.data
  }
  // Only the codec's renaming, without the check that has just failed.
  return codec.def.transform(wire, { value: wire, issues: [] }) as Partial<D>
}
