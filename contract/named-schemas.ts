export type Json = Record<string, unknown>

/** A shape of several nouns that has no more keys than that is named after them. */
const FEW = 4
const REFERENCE = '#/components/schemas/'

/**
 * Gives every object of the document a name once, and a reference wherever it is. What calls share has the name of the
 * first in the contract's order; what several nouns share and its keys tell ('IdNombre'), the name of its keys.
 */
export class NamedSchemas {
  readonly #schemas: Record<string, Json> = {}
  readonly #named = new Map<string, string>()
  readonly #owners = new Map<string, Set<string>>()

  /** The schema of this noun, with the objects in it named after `name` and the keys that lead to them. */
  name(noun: string, name: string, schema: Json): Json {
    const inside = this.#inside(noun, name, schema)
    return isShape(inside) ? this.#refer(noun, name, inside) : inside
  }

  /** The document with its schemas under their last names. */
  settle(document: Json): Json {
    const names = new Map(Object.keys(this.#schemas).map((name) => [name, name]))
    for (const [name, { properties }] of Object.entries(this.#schemas)) {
      const keys = Object.keys(properties as Json)
      const told = keys.map(pascal).join('')
      const shared = (this.#owners.get(name)?.size ?? 0) > 1 && keys.length <= FEW
      if (shared && ![...names.values()].includes(told)) names.set(name, told)
    }
    const rename = (value: Json): Json =>
      JSON.parse(JSON.stringify(value), (key, one: unknown) =>
        key === '$ref' && typeof one === 'string' ? refer(names.get(one.slice(REFERENCE.length)) ?? '') : one,
      ) as Json
    const schemas = Object.entries(this.#schemas).map(([name, schema]): [string, Json] => [
      names.get(name) ?? name,
      rename(schema),
    ])
    return {
      ...rename(document),
      components: { ...(document['components'] as Json), schemas: Object.fromEntries(schemas) },
    }
  }

  #refer(noun: string, wanted: string, schema: Json): Json {
    const shape = JSON.stringify(schema)
    const name = this.#named.get(shape) ?? this.#add(wanted, shape, schema)
    this.#owners.get(name)?.add(noun)
    return { $ref: refer(name) }
  }

  #add(name: string, shape: string, schema: Json): string {
    if (name in this.#schemas) throw new Error(`Two schemas would be called ${name}`)
    this.#named.set(shape, name)
    this.#owners.set(name, new Set())
    this.#schemas[name] = schema
    return name
  }

  #inside(noun: string, name: string, schema: Json): Json {
    const each = (one: unknown): Json => this.name(noun, name, one as Json)
    const within = (key: string, value: unknown): unknown => {
      if (key === 'properties')
        return mapped(value as Json, (one, of) => this.name(noun, name + pascal(of), one))
      if (SINGLE.has(key) && isObject(value)) return each(value)
      if (SEVERAL.has(key) && Array.isArray(value)) return value.map(each)
      return value
    }
    return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, within(key, value)]))
  }
}

export const refer = (name: string): string => `${REFERENCE}${name}`

/** Where a schema stands in another one. */
const SINGLE = new Set(['items', 'additionalProperties', 'contentSchema'])
const SEVERAL = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems'])

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object with keys; one without says nothing that a name would add to. */
const isShape = ({ properties }: Json): boolean => isObject(properties) && Object.keys(properties).length > 0

const mapped = (object: Json, change: (value: Json, key: string) => Json): Json =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value as Json, key)]))

/** 'datos_personales' and 'datosPersonales' are both 'DatosPersonales'. */
export const pascal = (words: string): string =>
  words.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, first: string) => first.toUpperCase())
