import type { NombreRuta } from '@/lib/routes'

/** Screens that the specification lacks: on our own server, or where online payment is configured. */
export const OWN_SCREENS: Readonly<Partial<Record<NombreRuta, 'propio' | 'pasarela'>>> = {
  preciosDeAnio: 'propio',
  verificar: 'propio',
  verificarPapel: 'propio',
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

export interface Alcance {
  propio: boolean
  pasarela: string | null
}

/** Whether a screen exists; who may open it is another question. */
export function isThere(nombre: NombreRuta, { propio, pasarela }: Alcance): boolean {
  const needs = OWN_SCREENS[nombre]
  return needs === undefined || (needs === 'propio' ? propio : pasarela !== null)
}
