import { CONTRATO } from '@/contract/indice'
import type { Llamada } from '@/contract/llamada'

/** What is written down though no call is called so. */
const SIN_LLAMADA: Readonly<Record<string, string>> = {
  'pago.cobrarEnLinea': 'Pago en línea acreditado',
  'pago.devolverEnLinea': 'Pago en línea devuelto',
  'sesion.rechazar': 'Ingreso rechazado',
  'sesion.bloquear': 'Ingreso en espera por intentos fallidos',
  'sesion.frenar': 'Desconocidos frenados: prueban contraseñas de este usuario',
  'receta.rechazar': 'Ingreso al sistema de recetas rechazado',
  'sesion.claveErrada': 'Cambio de clave rechazado',
  'clave.errar': 'Código del correo equivocado',
  'segundoFactor.errar': 'Código del segundo factor equivocado',
  'solicitud.caducar': 'Solicitud caducada',
  'vigilancia.avisar': 'Avisos del servidor enviados por correo',
  'llevado.terminar': 'Llevarse todo: el archivo quedó armado',
  'llevado.bajar': 'Llevarse todo: se bajó el archivo',
}

/** Every act of the audit trail in the words of the history. */
const ACTOS: Readonly<Record<string, string>> = { ...SIN_LLAMADA, ...actsOfCalls() }

function actsOfCalls(): Record<string, string> {
  const calls = Object.values(CONTRATO).flatMap((llamadas) =>
    Object.values(llamadas as Record<string, Llamada>),
  )
  return Object.fromEntries(
    calls.flatMap(({ auditoria }) => (auditoria ? [[auditoria.acto, auditoria.palabras]] : [])),
  )
}

/** An act that has no words yet shows its own name rather than nothing. */
export const describeActo = (acto: string): string => ACTOS[acto] ?? acto

/** Every act, for who chooses among them, in the order of their words. */
export const listActos = (): { id: string; nombre: string }[] =>
  Object.entries(ACTOS)
    .map(([id, nombre]) => ({ id, nombre }))
    .toSorted((a, b) => a.nombre.localeCompare(b.nombre, 'es'))

export const hasWords = (acto: string): boolean => Object.hasOwn(ACTOS, acto)

/** Coming and going changes nothing of the record. */
export const SIN_CAMBIOS = ['sesion.iniciar', 'sesion.cerrar']
