import type { traerHistorial } from '@/contract/historial'
import type { FilaDe } from '@/contract/llamada'
import {
  describeValor,
  inOrder,
  labelOf,
  referenciaOf,
  type Contexto,
} from '@/backend/acceso/auditoria/valores'

/** What an audit row keeps (backend/acceso/auditoria/store). */
export interface Datos {
  antes?: Record<string, unknown> | null
  despues?: Record<string, unknown> | null
  motivo?: string
}
export type Cambio = FilaDe<typeof traerHistorial>['cambios'][number]

/** A longer value (the body of a certificate) is cut: the screen shows changes, not documents. */
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

/** The changed fields in words. Only keys with a label are told: what nobody named stays inside. */
export function cambiosOf(datos: Datos | null, contexto: Contexto = {}): Cambio[] {
  const { antes, despues } = sides(datos) as Record<'antes' | 'despues', Record<string, unknown>>
  return keysOf(datos).flatMap((clave) => {
    const campo = labelOf(clave, contexto)
    const change = {
      antes: cut(describeValor(clave, antes[clave], contexto)),
      despues: cut(describeValor(clave, despues[clave], contexto)),
    }
    return campo === undefined || (change.antes ?? change.despues) === null ? [] : [{ campo, ...change }]
  })
}

/** Rows of other tables that the values refer to. */
export function referenciasOf(datos: Datos | null, contexto: Contexto): [tabla: string, id: number][] {
  const { antes, despues } = sides(datos) as Record<'antes' | 'despues', Record<string, unknown>>
  return keysOf(datos).flatMap((clave) =>
    [antes[clave], despues[clave]].flatMap((valor) => referenciaOf(clave, valor, contexto)),
  )
}
