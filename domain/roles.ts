/**
 * The one table of who may do what. Calls and screens name permissions; the gate, menu, proxy, server actions and API
 * all ask here. What is not in the table is closed.
 */

/** In the order of their ids, 1 to 5. */
export const ROLES = ['ADMINISTRACION', 'MEDICO', 'CONTADOR', 'EMPLEADO', 'ADMINISTRATIVO'] as const
export type Rol = (typeof ROLES)[number]

const EN_PALABRAS: Readonly<Record<string, string>> = {
  ADMINISTRACION: 'Administración',
  MEDICO: 'Médico',
  CONTADOR: 'Contador',
  EMPLEADO: 'Empleado',
  ADMINISTRATIVO: 'Administrativo',
} satisfies Record<Rol, string>

/** A person's own role in words; the lists show the specification's names. */
export const rolEnPalabras = (rol: string): string => EN_PALABRAS[rol] ?? rol

/** The role of an id; undefined for an unknown id. */
export const rolDe = (id: number): Rol | undefined => ROLES[id - 1]

export const POLITICAS = ['operativa', 'estricta'] as const
export type Politica = (typeof POLITICAS)[number]

export const PERMISOS = [
  'inicio.ver',
  'varios.ver',
  'padron.ver',
  'padron.crear',
  'padron.editar',
  'padron.eliminar',
  'padron.exportar',
  'refeps.comparar',
  'fallecidos.asentar',
  'listado.ver',
  'ficha.ver',
  'historial.ver',
  'catalogos.elegir',
  'catalogos.administrar',
  'clave.generar',
  'clave.cambiar',
  'cuenta.ver',
  'cuenta.descargar',
  'pagos.ver',
  'pagos.generar',
  'pagos.cobrar',
  'conceptos.cargar',
  'conceptos.cargarAVarios',
  'importar.padron',
  'importar.tesoreria',
  'importar.deshacer',
  'registro.llevar',
  'mudanza.ver',
  'mudanza.responder',
  'actos.ver',
  'actos.redactar',
  'actos.numerar',
  'solicitudes.ver',
  'solicitudes.resolver',
  'solicitudes.decidir',
  'credenciales.ver',
  'credenciales.editar',
  'membrete.ver',
  'papeles.ver',
  'papeles.exportar',
  'papeles.anular',
  'papeles.exceptuar',
  'adjuntos.ver',
  'adjuntos.editar',
  'vencimientos.ver',
  'seguros.ver',
  'seguros.editar',
  'polizas.cargar',
  'federacion.archivos',
  'debitos.rondas',
  'pagos.anular',
  'pagos.resultado',
  'deuda.eliminar',
  'planes.ver',
  'planes.crear',
  'caja.ver',
  'caja.todas',
  'cierre.mover',
  'cuotas.correr',
  'tareas.ver',
  'tareas.todas',
  'cuentas.ver',
  'debitos.ver',
  'debitos.editar',
  'morosos.ver',
  'cobranza.ver',
  'cobranza.gestionar',
  'mensajes.enviar',
  'estadisticas.ver',
  'utilidades.ver',
  'recibos.ver',
  'precios.ver',
  'usuarios.administrar',
  'precios.editar',
  'sesion.propia',
  'miCuenta.ver',
  'ayuda.ver',
  'auditoria.ver',
  'ajustes.administrar',
  'debitos.ajustes',
  'medico.inicio',
  'propio.ver',
  'sistema.documentar',
] as const
export type Permiso = (typeof PERMISOS)[number]

const STAFF: Permiso[] = ['inicio.ver', 'padron.ver', 'sesion.propia', 'miCuenta.ver', 'ayuda.ver']
const LECTURA: Permiso[] = [
  'ficha.ver',
  'cuenta.ver',
  'cuenta.descargar',
  'recibos.ver',
  'actos.ver',
  'solicitudes.ver',
  'credenciales.ver',
  'papeles.ver',
  'adjuntos.ver',
  'vencimientos.ver',
  'seguros.ver',
]
const PADRON: Permiso[] = [
  'varios.ver',
  'padron.crear',
  'padron.editar',
  'padron.exportar',
  'refeps.comparar',
  'fallecidos.asentar',
  'listado.ver',
  'historial.ver',
  'catalogos.elegir',
  'conceptos.cargar',
  'actos.redactar',
  'solicitudes.resolver',
  'credenciales.editar',
  'membrete.ver',
  'seguros.editar',
  'papeles.exportar',
  'papeles.anular',
  'adjuntos.editar',
  'importar.padron',
  'tareas.ver',
]
const TESORERIA: Permiso[] = [
  'pagos.ver',
  'pagos.generar',
  'pagos.cobrar',
  'pagos.anular',
  'pagos.resultado',
  'deuda.eliminar',
  'planes.ver',
  'planes.crear',
  'caja.ver',
  'precios.ver',
  'cuentas.ver',
  'debitos.ver',
  'debitos.editar',
  'morosos.ver',
  'cobranza.ver',
  'cobranza.gestionar',
  'mensajes.enviar',
  'estadisticas.ver',
  'utilidades.ver',
  'polizas.cargar',
  'federacion.archivos',
  'debitos.rondas',
  'debitos.ajustes',
  'conceptos.cargarAVarios',
  'importar.tesoreria',
  'mudanza.ver',
]
const MEDICO: Permiso[] = [
  'medico.inicio',
  'propio.ver',
  'membrete.ver',
  'pagos.resultado',
  'sesion.propia',
  'miCuenta.ver',
  'ayuda.ver',
]

/** All that a session opened with a one-use key may do (decision 21). */
export const SOLO_CAMBIAR_CLAVE: ReadonlySet<Permiso> = new Set(['clave.cambiar', 'sesion.propia'])

/** All that a session may do whose account has to set up a second factor first (decision 185). */
export const SOLO_SEGUNDO_FACTOR: ReadonlySet<Permiso> = new Set(['miCuenta.ver', 'sesion.propia'])

/** What no role of the staff has: a doctor's own data, and the screen for setting a new password. */
const AJENOS = new Set<Permiso>(['propio.ver', 'clave.cambiar'])
const OF_ADMINISTRACION = PERMISOS.filter((permiso) => !AJENOS.has(permiso))

const TABLA: Record<Politica, Record<Rol, readonly Permiso[]>> = {
  operativa: {
    ADMINISTRACION: OF_ADMINISTRACION,
    CONTADOR: [...STAFF, ...LECTURA, ...PADRON, ...TESORERIA],
    ADMINISTRATIVO: [...STAFF, ...LECTURA, ...PADRON, 'clave.generar'],
    EMPLEADO: [...STAFF, ...LECTURA],
    MEDICO,
  },
  // The specification to the letter: the other staff open /inicio and /matriculados only (decision 7).
  estricta: {
    ADMINISTRACION: OF_ADMINISTRACION,
    CONTADOR: STAFF,
    ADMINISTRATIVO: STAFF,
    EMPLEADO: STAFF,
    MEDICO,
  },
}

const isRol = (nombre: string): nombre is Rol => (ROLES as readonly string[]).includes(nombre)

/** The permissions of these role names under a policy; unknown names give none. */
export function permissionsOf(roles: readonly string[], politica: Politica): ReadonlySet<Permiso> {
  return new Set(roles.filter(isRol).flatMap((rol) => TABLA[politica][rol]))
}

export function can(roles: readonly string[], politica: Politica, permiso: Permiso): boolean {
  return roles.some((rol) => isRol(rol) && TABLA[politica][rol].includes(permiso))
}

export const landingOf = (roles: readonly string[]): '/inicio' | '/inicio_matriculado' =>
  roles.length > 0 && roles.every((rol) => rol === 'MEDICO') ? '/inicio_matriculado' : '/inicio'
