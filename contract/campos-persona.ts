import * as z from 'zod'
import { entero, id, texto, textoRequerido } from '@/contract/campos'
import type { NotaCable } from '@/contract/nota'
import { CUIT_INCORRECTO, isValidCuit } from '@/domain/cuit'
import { DNI_INCORRECTO, DNI_MAXIMO, DNI_MINIMO } from '@/domain/dni'
import { isEmail, onlyDigits } from '@/domain/texto'

export const dni = (mensaje: string) => entero(mensaje, DNI_MINIMO, DNI_MAXIMO, DNI_INCORRECTO)

/** A member as a list of what he owes shows him. */
export const MIEMBRO = { id, matricula: entero(), dni: entero(), apellidoNombre: texto() } as const

const MAX_EMAIL = 254
export const email = (mensaje: string) =>
  textoRequerido(mensaje, MAX_EMAIL).refine((value) => isEmail(value) && value.length <= MAX_EMAIL, mensaje)

/** CUIT or CUIL: travels as eleven digits, is read with hyphens too, and its check digit must hold. */
export const cuit = (mensaje: string) =>
  z
    .codec(
      z.string(mensaje),
      z
        .string(mensaje)
        .refine((value) => value.trim() !== '', mensaje)
        .refine((value) => /^\d{11}$/.test(value) && isValidCuit(value), CUIT_INCORRECTO),
      {
        decode: (value) => (/^[\d\s.-]*$/.test(value) ? onlyDigits(value) : value),
        encode: (value) => value,
      },
    )
    .meta({ cable: { type: 'string', pattern: '^\\d{11}$' } } satisfies NotaCable)
