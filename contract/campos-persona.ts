import * as z from 'zod'
import { entero, texto } from '@/contract/campos'
import type { NotaCable } from '@/contract/campos'
import { isValidCuit } from '@/domain/cuit'
import { isEmail, onlyDigits } from '@/domain/texto'

/** DNI of a person: below a million nobody is alive, foreigners' begin at 90 million. */
export const dni = (mensaje: string) =>
  entero(mensaje, 1_000_000, 99_999_999, 'El DNI va de 1.000.000 a 99.999.999: revise sus cifras')

const MAX_EMAIL = 254
/** Address that can be written to. */
export const email = (mensaje: string) =>
  texto(MAX_EMAIL).refine((value) => isEmail(value) && value.length <= MAX_EMAIL, mensaje)

/** CUIT or CUIL: eleven digits without hyphens (D9), read with them; its check digit must hold. */
export const cuit = (mensaje: string) =>
  z
    .codec(
      z.string(mensaje),
      z
        .string(mensaje)
        .refine((value) => value.trim() !== '', mensaje)
        .refine(
          (value) => /^\d{11}$/.test(value) && isValidCuit(value),
          'El CUIT/CUIL no es correcto: revise sus 11 cifras',
        ),
      {
        decode: (value) => (/^[\d\s.-]*$/.test(value) ? onlyDigits(value) : value),
        encode: (value) => value,
      },
    )
    .meta({ cable: { type: 'string', pattern: '^\\d{11}$' } } satisfies NotaCable)
