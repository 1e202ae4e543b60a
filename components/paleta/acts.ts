import { plegar } from '@/domain/plegar'
import type { Permiso } from '@/domain/roles'
import { permissionOf } from '@/lib/screen-addresses'
import { type rutas } from '@/lib/routes'
import type { Icono } from '@/components/paleta/entrada'

export interface Acto {
  /** What the palette calls it, before a name. */
  titulo: string
  ruta: keyof typeof rutas &
    ('pagos' | 'cuentaCorriente' | 'planDePagos' | 'conceptosDeMatriculado' | 'historial')
  icono: Icono
}

const ACTOS: Readonly<Record<string, Acto>> = {
  cobrar: { titulo: 'Cobrar a', ruta: 'pagos', icono: 'pagos' },
  pagos: { titulo: 'Pagos de', ruta: 'pagos', icono: 'pagos' },
  cuenta: { titulo: 'Cuenta de', ruta: 'cuentaCorriente', icono: 'cuenta' },
  plan: { titulo: 'Plan de pagos de', ruta: 'planDePagos', icono: 'plan' },
  conceptos: { titulo: 'Conceptos de', ruta: 'conceptosDeMatriculado', icono: 'fila' },
  historial: { titulo: 'Historial de', ruta: 'historial', icono: 'cuenta' },
}

const DICHO = /^\s*(\p{L}+)\s+(?:(?:a|al|de|del)\s+)?(\S.*)$/u

/** 'cobrar a pérez' as the act and whom it is for; undefined for anything else, and for what these permissions do not open. */
export function readAct(
  typed: string,
  permisos: readonly Permiso[],
): { acto: Acto; quien: string } | undefined {
  const [, verbo = '', quien = ''] = DICHO.exec(typed) ?? []
  const acto = Object.hasOwn(ACTOS, plegar(verbo)) ? ACTOS[plegar(verbo)] : undefined
  const permiso = acto && permissionOf(acto.ruta)
  return acto && permiso && permiso !== 'publico' && permisos.includes(permiso) ? { acto, quien } : undefined
}
