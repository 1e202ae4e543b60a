import * as z from 'zod'

const formas = new WeakMap<z.ZodType, z.ZodType>()

const vacios = new WeakMap<z.ZodType, '' | null>()

/** Marks a field that is written empty when it is absent. */
export function writeEmpty<S extends z.ZodType>(field: S, empty: '' | null): S {
  vacios.set(field, empty)
  return field
}

export const emptyOf = (field: z.ZodType): '' | null | undefined => vacios.get(field)

/**
 * A codec made of codecs. Its parts have checked every value already, so its own sane side takes them unchecked,
 * which halves the time per row; `forma` is kept for `formaOf`. `kind` says how a field's sides are turned.
 */
export function bridge<W extends z.ZodType, T>(
  wire: W,
  forma: z.ZodType<T>,
  turn: { decode: (value: z.output<W>) => T; encode: (value: T) => z.output<W> },
  kind?: (value: unknown) => boolean,
): z.ZodCodec<W, z.ZodCustom<T, T>> {
  const codec = z.codec(wire, z.custom<T>(kind), turn)
  formas.set(codec, forma)
  return codec
}

/** The sane side of a codec, which forms, the proxy and handlers validate against. */
export function formaOf<S extends z.ZodType>(schema: S): z.ZodType<z.output<S>> {
  return sane(schema) as z.ZodType<z.output<S>>
}

function sane(schema: z.ZodType): z.ZodType {
  const kept = formas.get(schema)
  if (kept) return kept
  if (schema instanceof z.ZodCodec) return schema.out as z.ZodType
  if (schema instanceof z.ZodOptional) return sane(schema.unwrap() as z.ZodType).optional()
  if (schema instanceof z.ZodNullable) return sane(schema.unwrap() as z.ZodType).nullable()
  if (schema instanceof z.ZodArray) return withSameChecks(schema)
  return schema
}

/** An array keeps its own rules when its element changes side. */
function withSameChecks(array: z.ZodArray): z.ZodType {
  const checks = (array.def.checks ?? []) as z.core.$ZodCheck<unknown[]>[]
  return z.array(sane(array.element as z.ZodType)).check(...checks)
}
