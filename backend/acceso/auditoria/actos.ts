import { CATALOGOS } from '@/contract/catalogo/lista'

/** Every act of the audit trail in the words of the history; a test holds the contract's against it. */
const ACTOS: Readonly<Record<string, string>> = {
  ...catalogueActs(),
  'matriculado.crear': 'Alta de matriculado',
  'matriculado.editar': 'Edición de la ficha',
  'matriculado.cambiarEstado': 'Cambio de estado',
  'matriculado.generaCuotas': 'Genera Cuotas',
  'matriculado.eliminar': 'Baja del registro',
  'hospital.agregar': 'Hospital agregado',
  'hospital.editar': 'Edición de un hospital',
  'hospital.quitar': 'Hospital quitado',
  'usuario.reiniciarClave': 'Clave de acceso generada',
  'usuario.crear': 'Alta de usuario',
  'usuario.editar': 'Edición de usuario',
  'usuario.eliminar': 'Baja de usuario',
  'usuario.restaurar': 'Recuperación de usuario',
  'usuario.bloquear': 'Bloqueo de usuario',
  'usuario.desbloquear': 'Desbloqueo de usuario',
  'cuota.generar': 'Generación de cuotas',
  'cuota.correr': 'Generación mensual de cuotas',
  'tarea.detener': 'Tarea detenida',
  'tarea.darPorVista': 'Aviso de tarea leído',
  'cuota.deshacer': 'Anulación de cuotas mensuales',
  'concepto.proponerAnio': 'Precios de un año nuevo',
  'firmante.guardarImagen': 'Imagen de firma guardada',
  'firmante.quitarImagen': 'Imagen de firma quitada',
  'pago.cobrar': 'Cobro',
  'concepto.cargar': 'Concepto cargado',
  'concepto.anular': 'Concepto anulado',
  'matricula.editar': 'Edición de matrícula generada',
  'matricula.eliminar': 'Matrículas eliminadas',
  'deuda.eliminar': 'Deuda eliminada (5 años)',
  'deuda.restaurar': 'Eliminación deshecha',
  'pago.anular': 'Pago anulado',
  'pago.generarEnLinea': 'Pago en línea iniciado',
  'pago.cobrarEnLinea': 'Pago en línea acreditado',
  'pago.devolverEnLinea': 'Pago en línea devuelto',
  'pago.cancelarEnLinea': 'Pago en línea cancelado',
  'pago.resolverEnLinea': 'Pago en línea dado por resuelto',
  'pasarela.prueba': 'Pasarela de prueba',
  'recibo.emitir': 'Recibo impreso',
  'pago.anual': 'Pago anual',
  'recibo.enviar': 'Recibo enviado por mail',
  'saldo.aplicar': 'Saldo a favor aplicado',
  'cierre.mover': 'Cierre del período',
  'mensaje.crear': 'Mensajes a morosos',
  'mensaje.reintentar': 'Mensajes vueltos a enviar',
  'mensaje.cancelar': 'Mensajes cancelados',
  'mensaje.darPorEnviado': 'Mensaje dado por enviado',
  'mensaje.abrir': 'Chat de Whatsapp abierto',
  'recordatorio.guardar': 'Recordatorio guardado',
  'recordatorio.eliminar': 'Recordatorio eliminado',
  'recordatorio.correr': 'Recordatorios del día',
  'plantilla.guardar': 'Plantilla guardada',
  'plantilla.eliminar': 'Plantilla eliminada',
  'plan.crear': 'Plan de pagos',
  'plan.romper': 'Plan de pagos roto',
  'sesion.iniciar': 'Ingreso al sistema',
  'sesion.cerrar': 'Salida del sistema',
  'sesion.rechazar': 'Ingreso rechazado',
  'sesion.bloquear': 'Ingreso en espera por intentos fallidos',
  'sesion.frenar': 'Desconocidos frenados: prueban contraseñas de este usuario',
  'sesion.cambiarClave': 'Cambio de clave',
  'ajuste.editar': 'Cambio de una regla',
  'auditoria.exportar': 'Exportación de la auditoría',
  'sesion.cambiarPropia': 'Cambio de la propia clave',
  'sesion.claveErrada': 'Cambio de clave rechazado',
  'sesion.cerrarOtra': 'Cierre de otra sesión propia',
  'sesion.cerrarOtras': 'Cierre de las otras sesiones propias',
}

/** 'Alta de la práctica', 'Baja de el banco' said well: 'Baja del banco'. */
function catalogueActs(): Record<string, string> {
  const words = { crear: 'Alta', actualizarDatos: 'Edición', eliminar: 'Baja', restaurar: 'Recuperación' }
  return Object.fromEntries(
    Object.values(CATALOGOS).flatMap(({ noun, singular }) =>
      Object.entries(words).map(([call, word]) => [
        `${noun}.${call}`,
        `${word} de ${singular}`.replace(' de el ', ' del '),
      ]),
    ),
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
