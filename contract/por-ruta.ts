import type { Llamada } from '@/contract/llamada'

/** A contract file's calls by path; its other exports are left out. */
export type PorRuta<F> = { [K in keyof F as F[K] extends { ruta: infer R extends string } ? R : never]: F[K] }

export function byRuta<F extends object>(file: F): PorRuta<F> {
  const calls = Object.values(file as Record<string, unknown>).filter(isCall)
  return Object.fromEntries(calls.map((llamada) => [llamada.ruta, llamada])) as unknown as PorRuta<F>
}

const isCall = (exported: unknown): exported is Llamada =>
  typeof exported === 'object' && exported !== null && 'ruta' in exported

type NounDe<R> = R extends `/${infer N}/${string}` ? N : never

/** '/noun/call' as noun and call. */
export type PorNoun<T> = {
  [N in NounDe<keyof T>]: { [R in keyof T as R extends `/${N}/${infer C}` ? C : never]: T[R] }
}

export function byNoun<T extends object>(calls: T): PorNoun<T> {
  const nouns: Record<string, Record<string, unknown>> = {}
  for (const [ruta, llamada] of Object.entries(calls)) {
    const [, noun = '', call = ''] = ruta.split('/')
    ;(nouns[noun] ??= {})[call] = llamada
  }
  return nouns as PorNoun<T>
}
