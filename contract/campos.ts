import * as z from 'zod'
import { bridge, formaOf, writeEmpty } from '@/contract/forma'
import { type Contexto, nota, refuse } from '@/contract/nota'
import {
  type Centavos,
  MAX_CENTAVOS,
  MAX_MONTO,
  MAX_SUMA,
  centavos,
  formatMoney,
  fromDecimal,
  fromDecimalText,
  toDecimal,
} from '@/domain/dinero'
import { readFechaEscrita, readInstanteEscrito, writeInstante } from '@/domain/fecha-escrita'
import { type Fecha, isFecha } from '@/domain/fechas'
import { asTyped, isBlank, isSafeText } from '@/domain/texto'

/**
 * The wire's field kinds, each a codec wire ↔ sane value. Reading is lenient (numeric text, 0/1, slashes in dates);
 * writing gives the specification's one form. Codecs report bad input and never throw.
 */

const MAX_ID = 2_147_483_647

const texto1 = (max: number, mensaje = 'Ingrese un texto') =>
  z
    .string(mensaje)
    .max(max, `Hasta ${max} caracteres`)
    .refine(isSafeText, 'El texto tiene caracteres no permitidos')

/** Free text up to `max` characters; NUL and lone surrogates are refused. */
export const texto = (max = 500) => texto1(max)
/** `mensaje` is the specification's text for its absence. */
export const textoRequerido = (mensaje: string, max = 500) =>
  texto1(max, mensaje).refine((value) => !isBlank(value), mensaje)

const wholeOf = (text: string): number | undefined => {
  const typed = asTyped(text)
  return /^-?\d{1,15}$/.test(typed) ? Number(typed) : undefined
}

/** A whole number or its text on the wire. `fuera` is the text for one outside the limits. */
export const entero = (
  mensaje = 'Ingrese un número entero',
  min = -MAX_ID,
  max = MAX_ID,
  fuera: string = mensaje,
) =>
  z
    .codec(
      z.union([z.number(), z.string()], mensaje),
      z.number(mensaje).int(mensaje).min(min, fuera).max(max, fuera),
      {
        decode: (value, ctx) =>
          typeof value === 'number' ? value : (wholeOf(value) ?? refuse(ctx, mensaje)),
        encode: (value) => value,
      },
    )
    .meta(nota({ type: 'integer', minimum: min, maximum: max }))

/** A month of the year, two digits on the wire. */
export const mesDosCifras = (mensaje: string) =>
  z
    .codec(
      z.union([z.number(), z.string().regex(/^\d{1,2}$/, mensaje)], mensaje),
      z.number(mensaje).int(mensaje).min(1, mensaje).max(12, mensaje),
      { decode: Number, encode: (value) => String(value).padStart(2, '0') },
    )
    .meta(nota({ type: 'string', pattern: String.raw`^(0[1-9]|1[0-2])$` }))

export const ID_INVALIDO = 'Identificador inválido'
/** A positive identifier that fits the database's integer. */
export const id = entero(ID_INVALIDO, 1)

const INVALIDO = 'Ingrese un importe válido'
const MAYOR_QUE_CERO = 'Ingrese un importe mayor que cero'
const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/**
 * An amount: two decimals on the wire, centavos inside; further decimals are rounded half up, NaN and 1e308 are
 * refused. `falta` is said of a missing one only.
 */
export const dinero = (
  falta = INVALIDO,
  minimo: bigint = -MAX_SUMA,
  maximo: bigint = MAX_SUMA,
  { bajo = INVALIDO, excedido = INVALIDO } = {},
) =>
  z
    .codec(
      z.union([z.number(), z.string()], {
        error: ({ input }) => (isMissing(input) ? falta : INVALIDO),
      }),
      // Only an answer's own sum can exceed MAX_SUMA, and `centavos` throws for it.
      z.custom<Centavos>(
        (value) => typeof value === 'bigint' && centavos(value) >= minimo && value <= maximo,
        {
          error: ({ input }) =>
            isMissing(input)
              ? falta
              : typeof input !== 'bigint'
                ? INVALIDO
                : input > maximo
                  ? excedido
                  : bajo,
        },
      ),
      {
        decode: (value, ctx) =>
          (typeof value === 'number' ? fromDecimal(value) : fromDecimalText(asTyped(value).trim())) ??
          refuse(ctx, isMissing(value) ? falta : INVALIDO),
        encode: toDecimal,
      },
    )
    .meta(nota({ type: 'number', multipleOf: 0.01, minimum: toDecimal(centavos(minimo)) }))

const EXCEDIDO = `Ingrese un monto de hasta ${formatMoney(centavos(MAX_MONTO))}`

/** A charge's or price's amount, at most MAX_MONTO. */
export const monto = (falta: string, minimo = 0n) =>
  dinero(falta, minimo, MAX_MONTO, { bajo: minimo > 0n ? MAYOR_QUE_CERO : INVALIDO, excedido: EXCEDIDO })

export const dineroPositivo = (mensaje = MAYOR_QUE_CERO) =>
  dinero(mensaje, 1n, MAX_CENTAVOS, { bajo: mensaje, excedido: mensaje })

/** At most two decimals on the wire; hundredths of a point inside (12,5 % = 1250). */
export const porcentaje = (mensaje: string, maximo: number) =>
  z
    .codec(
      z.union([z.number(), z.string()], mensaje),
      z
        .number(mensaje)
        .int(mensaje)
        .min(0, mensaje)
        .max(maximo * 100, mensaje),
      {
        decode: (value, ctx) => {
          const text = asTyped(String(value)).trim()
          const hundredths = /\.\d\d0*[1-9]/.test(text) ? null : fromDecimalText(text)
          return hundredths === null ? refuse(ctx, mensaje) : Number(hundredths)
        },
        encode: (value) => value / 100,
      },
    )
    .meta(nota({ type: 'number', multipleOf: 0.01, minimum: 0, maximum: maximo }))

const diaEscrito = (mensaje: string, mala: string, encode: (value: Fecha) => string) =>
  z.codec(
    z.string(mensaje),
    z.string(mensaje).refine(isFecha, { error: ({ input }) => (input === '' ? mensaje : mala) }),
    {
      decode: (value, ctx): Fecha =>
        readFechaEscrita(value) ?? refuse(ctx, isMissing(value) ? mensaje : mala),
      encode,
    },
  )
/** Of a date that is no day of the calendar; an empty one has the specification's own words. */
export const FECHA_MALA = 'Ingrese una fecha válida'
/**
 * A calendar date, written YYYY-MM-DD; slashes, the day first or a time behind it are read too. `mala` is said of what
 * is no date, `mensaje` of nothing at all.
 */
export const fecha = (mensaje = 'Ingrese una fecha válida', mala = mensaje) =>
  diaEscrito(mensaje, mala, (value) => value).meta(nota({ type: 'string', format: 'date' }))
/** The same that the specification writes as YYYY-MM-DD HH:mm:ss: with midnight behind it. */
export const fechaConHora = (mensaje: string) =>
  diaEscrito(mensaje, 'Ingrese una fecha válida', (value) => `${value} 00:00:00`).meta(
    nota({ type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2} 00:00:00$` }),
  )

const SIN_INSTANTE = 'Fecha y hora inválidas'
/** ISO text in UTC inside, 'YYYY-MM-DD HH:mm:ss' of Argentina's clock on the wire. */
export const instante = z
  .codec(
    z.string(SIN_INSTANTE),
    z.string(SIN_INSTANTE).refine((value) => readInstanteEscrito(value) === value, SIN_INSTANTE),
    {
      decode: (value, ctx) => readInstanteEscrito(value) ?? refuse(ctx, SIN_INSTANTE),
      encode: writeInstante,
    },
  )
  .meta(nota({ type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$` }))

const SI = new Set<unknown>([true, 1, '1', 'true'])
const NO = new Set<unknown>([false, 0, '0', 'false'])
const SI_O_NO = 'Elija Si o No'
const readBoolean = (value: unknown, ctx: Contexto, mensaje = SI_O_NO): boolean =>
  SI.has(value) ? true : NO.has(value) ? false : refuse(ctx, mensaje)

/** true or false on the wire; 0, 1 and their text are read too. */
export const siNo = z
  .codec(z.unknown(), z.boolean(SI_O_NO), {
    decode: (value, ctx) => readBoolean(value, ctx),
    encode: (value) => value,
  })
  .meta(nota({ type: 'boolean' }))
/** A missing one reads as `porDefecto`. */
export const siNoSalvo = (porDefecto: boolean) =>
  z
    .codec(z.unknown().optional(), z.boolean(SI_O_NO), {
      decode: (value, ctx) => (value === undefined ? porDefecto : readBoolean(value, ctx)),
      encode: (value) => value,
    })
    .meta(nota({ type: 'boolean', default: porDefecto }))
/** A boolean that the specification sends as 1 or 0; `mensaje` is its text for a missing one. */
export const bitRequerido = (mensaje: string) =>
  z
    .codec(z.unknown(), z.boolean(mensaje), {
      decode: (value, ctx) => readBoolean(value, ctx, mensaje),
      encode: (value) => (value ? 1 : 0),
    })
    .meta(nota({ type: 'integer', enum: [0, 1] }))
export const bit = bitRequerido(SI_O_NO)

/** May be absent: null, '' and no key read as undefined, which is not written. */
export const opcional = <S extends z.ZodType>(codec: S) =>
  ausente(codec, formaOf(codec).optional(), undefined)

/** The same, written as '' like what is not filled in, where null may be a filter's text, as the specification's 'null (all)' is in a query. */
export const filtro = <S extends z.ZodType>(codec: S) =>
  writeEmpty(ausente(codec, formaOf(codec).optional(), undefined, ['', 'null']), '')

/**
 * May be absent, but is written as '' or null, for keys that the specification lists in a change. A server that keeps
 * what it does not receive would keep what was cleared (decision 58).
 */
export const vaciable = <S extends z.ZodType>(codec: S, vacio: '' | null = '') =>
  writeEmpty(opcional(codec), vacio)

/** May be null in a reply: absent and '' read as null too. */
export const nulo = <S extends z.ZodType>(codec: S) => ausente(codec, formaOf(codec).nullable(), null)

/** zod types the union's reading as unknown for a generic codec; the two schemas are the two sides of `codec`. */
function ausente<T>(codec: z.ZodType, forma: z.ZodType<T>, valor: T, vacios = ['']) {
  const cable: z.ZodType = z
    .union([codec, z.null(), z.literal(vacios)], { error: (issue) => firstMessage(issue) })
    .optional()
  return bridge(cable, forma, {
    decode: (value) =>
      value === null || value === undefined || vacios.includes(value as string) ? valor : (value as T),
    encode: (value) => value,
  })
}

/** The first of a value's ways to be read is the field's own, so its words are shown. */
function firstMessage(issue: z.core.$ZodRawIssue): string | undefined {
  return issue.code === 'invalid_union' ? issue.errors[0]?.[0]?.message : undefined
}
