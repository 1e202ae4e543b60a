import type { NombreRuta } from '@/lib/rutas'

/** Screens the specification does not have: on our own server alone, or where online payment is configured on it. */
export const PROPIAS: Readonly<Partial<Record<NombreRuta, 'propio' | 'pasarela'>>> = {
  preciosDeAnio: 'propio',
  miCuenta: 'propio',
  ajustes: 'propio',
  auditoria: 'propio',
  planillaDeCaja: 'propio',
  cierreDeMes: 'propio',
  cuentasCorrientes: 'propio',
  mensajes: 'propio',
  recordatorios: 'propio',
  generarCuotas: 'propio',
  corrida: 'propio',
  tareas: 'propio',
  historial: 'propio',
  pagosEnLinea: 'pasarela',
  pasarelaDePrueba: 'pasarela',
}

/** What there is of the screens, as the server stands. */
export interface Alcance {
  propio: boolean
  /** Who online payments go through. */
  pasarela: string | null
}

/** Whether a screen is there at all; who may open it is another question. */
export function isThere(nombre: NombreRuta, { propio, pasarela }: Alcance): boolean {
  const needs = PROPIAS[nombre]
  return needs === undefined || (needs === 'propio' ? propio : pasarela !== null)
}
