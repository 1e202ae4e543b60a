import * as z from 'zod'

export type Contexto = { issues: { push: (issue: z.core.$ZodRawIssue) => unknown }; value: unknown }

/** Reports a bad wire value at the field and gives the codec its 'never' answer. */
export function refuse(ctx: Contexto, message: string): never {
  ctx.issues.push({ code: 'custom', message, input: ctx.value })
  return z.NEVER
}

/**
 * How a field is written on the wire, for the OpenAPI document. `contenido` is the schema of JSON inside a string.
 */
export interface NotaCable {
  cable: Readonly<Record<string, unknown>>
  contenido?: z.ZodType
}
export const nota = (cable: NotaCable['cable'], contenido?: z.ZodType) =>
  ({ cable, contenido }) satisfies NotaCable
