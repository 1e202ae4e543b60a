/** Every act of the audit trail in the words of the history; a test holds the contract's against it. */
const ACTOS: Readonly<Record<string, string>> = {
  'matriculado.crear': 'Alta de matriculado',
  'matriculado.editar': 'Edición de la ficha',
  'matriculado.cambiarEstado': 'Cambio de estado',
  'matriculado.generaCuotas': 'Genera Cuotas',
  'matriculado.eliminar': 'Baja del registro',
  'usuario.reiniciarClave': 'Clave de acceso generada',
  'usuario.crear': 'Alta de usuario',
  'usuario.bloquear': 'Bloqueo de usuario',
  'usuario.desbloquear': 'Desbloqueo de usuario',
  'cuota.generar': 'Generación de cuotas',
  'cuota.correr': 'Generación mensual de cuotas',
  'cuota.deshacer': 'Anulación de cuotas mensuales',
  'pago.cobrar': 'Cobro',
  'sesion.iniciar': 'Ingreso al sistema',
  'sesion.cerrar': 'Salida del sistema',
  'sesion.cambiarClave': 'Cambio de clave',
}

/** An act that has no words yet shows its own name rather than nothing. */
export const describeActo = (acto: string): string => ACTOS[acto] ?? acto

export const hasWords = (acto: string): boolean => Object.hasOwn(ACTOS, acto)

/** Coming and going changes nothing of the record. */
export const SIN_CAMBIOS = ['sesion.iniciar', 'sesion.cerrar']
