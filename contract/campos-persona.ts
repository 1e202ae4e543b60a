import * as z from 'zod'
import { entero, id, texto, textoRequerido } from '@/contract/campos'
import type { NotaCable } from '@/contract/nota'
import { CBU_INVALIDO, faultOfCbu, isValidCbu } from '@/domain/cbu'
import { CUIT_INCORRECTO, faultOfCuitDePersona, isValidCuit } from '@/domain/cuit'
import { DNI_INCORRECTO, DNI_MAXIMO, DNI_MINIMO } from '@/domain/dni'
import { figuresOf, isEmail } from '@/domain/texto'

export const dni = (mensaje: string) => entero(mensaje, DNI_MINIMO, DNI_MAXIMO, DNI_INCORRECTO)

/** A member as a list of what he owes shows him. */
export const MIEMBRO = { id, matricula: entero(), dni: entero(), apellidoNombre: texto() } as const

const MAX_EMAIL = 254
export const email = (mensaje: string) =>
  textoRequerido(mensaje, MAX_EMAIL).refine((value) => isEmail(value) && value.length <= MAX_EMAIL, mensaje)

/** Anybody's CUIT or CUIL: travels as eleven digits, is read with hyphens too, and its check digit must hold. */
export const cuit = (mensaje: string) =>
  cuitSin(mensaje, (value) => (isValidCuit(value) ? undefined : CUIT_INCORRECTO))

/** The same of a person: a company's is refused. */
export const cuitDePersona = (mensaje: string) => cuitSin(mensaje, faultOfCuitDePersona)

const cuitSin = (mensaje: string, faultOf: (value: string) => string | undefined) =>
  z
    .codec(
      z.string(mensaje),
      z
        .string(mensaje)
        .refine((value) => value.trim() !== '', mensaje)
        .refine((value) => /^\d{11}$/.test(value) && faultOf(value) === undefined, {
          error: ({ input }) => faultOf(String(input)) ?? CUIT_INCORRECTO,
        }),
      {
        decode: figuresOf,
        encode: (value) => value,
      },
    )
    .meta({ cable: { type: 'string', pattern: '^\\d{11}$' } } satisfies NotaCable)

/** The specification's text, and after it why. */
const cbuInvalido = (typed: string): string =>
  `${CBU_INVALIDO}: ${faultOfCbu(typed) ?? 'lleva solamente números'}`

/** An account's CBU: travels as 22 digits, is read with spaces and hyphens too, and both check digits must hold. */
export const cbu = (mensaje: string) =>
  z
    .codec(
      z.string(mensaje),
      z
        .string(mensaje)
        .refine((value) => value.trim() !== '', { error: mensaje, abort: true })
        .refine((value) => /^\d{22}$/.test(value) && isValidCbu(value), {
          error: ({ input }) => cbuInvalido(String(input)),
        }),
      {
        decode: figuresOf,
        encode: (value) => value,
      },
    )
    .meta({ cable: { type: 'string', pattern: '^\\d{22}$' } } satisfies NotaCable)
