import type { traerHistorial } from '@/contract/historial'
import type { FilaDe } from '@/contract/llamada'
import {
  describeValor,
  inOrder,
  labelOf,
  referenciaOf,
  type Contexto,
} from '@/backend/acceso/auditoria/valores'

export interface Datos {
  antes?: Record<string, unknown> | null
  despues?: Record<string, unknown> | null
  motivo?: string
}
export type Cambio = FilaDe<typeof traerHistorial>['cambios'][number]

/** Longer values, such as a certificate's body, are cut. */
const LARGO = 4_000
const cut = (text: string | null): string | null =>
  text !== null && text.length > LARGO ? `${text.slice(0, LARGO)}…` : text

const sides = (datos: Datos | null) => ({
  antes: datos?.antes ?? {},
  despues: { ...datos?.despues, ...(datos?.motivo ? { motivo: datos.motivo } : {}) },
})

const keysOf = (datos: Datos | null): string[] => {
  const { antes, despues } = sides(datos)
  return inOrder([...new Set([...Object.keys(antes), ...Object.keys(despues)])])
}

/**
 * The changed fields in words; `antes` is '' for what was empty and null for what was not there, as in a creation. Keys
 * without a label are for programs and are left out.
 */
export function cambiosOf(datos: Datos | null, contexto: Contexto = {}): Cambio[] {
  const { antes, despues } = sides(datos) as Record<'antes' | 'despues', Record<string, unknown>>
  return keysOf(datos).flatMap((clave) => {
    const campo = labelOf(clave, contexto)
    const change = {
      antes: Object.hasOwn(antes, clave) ? (cut(describeValor(clave, antes[clave], contexto)) ?? '') : null,
      despues: cut(describeValor(clave, despues[clave], contexto)),
    }
    return campo === undefined || (!change.antes && change.despues === null) ? [] : [{ campo, ...change }]
  })
}

export function referenciasOf(datos: Datos | null, contexto: Contexto): [tabla: string, id: number][] {
  const { antes, despues } = sides(datos) as Record<'antes' | 'despues', Record<string, unknown>>
  return keysOf(datos).flatMap((clave) =>
    [antes[clave], despues[clave]].flatMap((valor) => referenciaOf(clave, valor, contexto)),
  )
}
