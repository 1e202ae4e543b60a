import type { Contrato } from '@/contract/indice'
import type { EntradaDe } from '@/contract/llamada'
import type { LeidoDe } from '@/lib/api/result'

/** Types alone, so that no schema travels to the browser. */
type Noun = keyof Contrato
type Rutas = { [N in Noun]: `/${N}/${keyof Contrato[N] & string}` }[Noun]

export type LlamadaEn<R extends string> = R extends `/${infer N}/${infer C}`
  ? N extends Noun
    ? C extends keyof Contrato[N]
      ? Contrato[N][C]
      : never
    : never
  : never

type ConMetodo<M, R extends string = Rutas> = R extends string
  ? LlamadaEn<R> extends { metodo: M }
    ? R
    : never
  : never

type ConArchivo<R extends string = Rutas> = R extends string
  ? LlamadaEn<R> extends { sale: true | 'llevado' }
    ? R
    : never
  : never

export type RutaDeArchivo = Extract<ConMetodo<'GET'>, ConArchivo>
export type RutaDeLectura = Exclude<ConMetodo<'GET'>, RutaDeArchivo>
export type RutaDeCambio = ConMetodo<'POST'>
/** A change's file, as the argument after its entrada. */
export type ArchivoEn<R extends string> = LlamadaEn<R> extends { entra: object } ? [archivo: File] : []
export type EntradaEn<R extends string> = EntradaDe<LlamadaEn<R>>
export type LeidoEn<R extends string> = LeidoDe<LlamadaEn<R>>
