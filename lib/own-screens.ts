import type { DeclaracionCatalogo } from '@/contract/catalogo/declaracion'
import { CATALOGOS, isOwn, type NounCatalogo } from '@/contract/catalogo/lista'
import type { Permiso } from '@/domain/roles'
import type { NombrePantalla } from '@/lib/screen-addresses'
import type { NombreRuta } from '@/lib/routes'

/** Screens that the specification lacks: on our own server, or where online payment is configured. */
const OWN_SCREENS: Readonly<Partial<Record<NombreRuta, 'propio' | 'pasarela'>>> = {
  recuperarClave: 'propio',
  primerAcceso: 'propio',
  preciosDeAnio: 'propio',
  recetaDePrueba: 'propio',
  consultaPublica: 'propio',
  verificar: 'propio',
  verificarPapel: 'propio',
  bajaDeAvisos: 'propio',
  ayuda: 'propio',
  miCuenta: 'propio',
  ajustes: 'propio',
  membrete: 'propio',
  auditoria: 'propio',
  planillaDeCaja: 'propio',
  recibos: 'propio',
  cierreDeMes: 'propio',
  cuentasCorrientes: 'propio',
  prescripcion: 'propio',
  cobranza: 'propio',
  cuotasDelMes: 'propio',
  cumples: 'propio',
  evolucion: 'propio',
  mensajes: 'propio',
  recordatorios: 'propio',
  generarCuotas: 'propio',
  corrida: 'propio',
  conceptosAVarios: 'propio',
  importar: 'propio',
  importacion: 'propio',
  llevarse: 'propio',
  mudanza: 'propio',
  diferenciaDeMudanza: 'propio',
  hallazgosDeMudanza: 'propio',
  tareas: 'propio',
  historial: 'propio',
  papeles: 'propio',
  papelesDeMatriculado: 'propio',
  adjuntosDeMatriculado: 'propio',
  vencimientos: 'propio',
  cambiosProgramados: 'propio',
  controlCobertura: 'propio',
  controlPadron: 'propio',
  polizas: 'propio',
  debitoAutomatico: 'propio',
  ajustesDeDebito: 'propio',
  rondas: 'propio',
  ronda: 'propio',
  rendicion: 'propio',
  cobrosPorResolver: 'propio',
  rechazos: 'propio',
  carnetDigital: 'propio',
  misDatos: 'propio',
  misAvisos: 'propio',
  misAccesos: 'propio',
  propuestas: 'propio',
  pedirPapel: 'propio',
  misPedidos: 'propio',
  miPedido: 'propio',
  papelesPedidos: 'propio',
  controlRefeps: 'propio',
  comparacionRefeps: 'propio',
  controlFallecidos: 'propio',
  listaDeFallecidos: 'propio',
  resoluciones: 'propio',
  crearResolucion: 'propio',
  resolucion: 'propio',
  solicitudes: 'propio',
  solicitud: 'propio',
  tiposDeSolicitud: 'propio',
  solicitudesDeMatriculado: 'propio',
  pagosEnLinea: 'pasarela',
  pasarelaDePrueba: 'pasarela',
}

/** Of those, the screens whose addresses the specification has: they exist, and such a server cannot fill them. */
const OF_SPECIFICATION: ReadonlySet<NombrePantalla> = new Set([
  'cuentasCorrientes',
  'debitoAutomatico',
  'polizas',
  'tipo_matricula.editar',
])

/** Whether an address of the specification is one that this server has nothing for. */
export const isUnfilled = (nombre: NombrePantalla, { propio }: Alcance): boolean =>
  !propio && OF_SPECIFICATION.has(nombre)

/** What opens nothing but screens and calls beyond the specification: nobody has it on a server without them. */
export const OWN_PERMISSIONS: ReadonlySet<Permiso> = new Set([
  'actos.redactar',
  'actos.ver',
  'adjuntos.editar',
  'adjuntos.ver',
  'ajustes.administrar',
  'auditoria.ver',
  'ayuda.ver',
  'caja.todas',
  'caja.ver',
  'cierre.mover',
  'cobranza.gestionar',
  'cobranza.ver',
  'conceptos.cargarAVarios',
  'cuentas.ver',
  'cuotas.correr',
  'debitos.ajustes',
  'fallecidos.asentar',
  'historial.ver',
  'importar.deshacer',
  'importar.padron',
  'mensajes.enviar',
  'miCuenta.ver',
  'mudanza.responder',
  'mudanza.ver',
  'pagos.anular',
  'papeles.anular',
  'papeles.exportar',
  'papeles.ver',
  'refeps.comparar',
  'registro.llevar',
  'solicitudes.resolver',
  'solicitudes.ver',
  'tareas.todas',
  'tareas.ver',
  'vencimientos.ver',
])

export const permissionsHere = (permisos: ReadonlySet<Permiso>, { propio }: Alcance): ReadonlySet<Permiso> =>
  propio ? permisos : new Set([...permisos].filter((permiso) => !OWN_PERMISSIONS.has(permiso)))

export interface Alcance {
  propio: boolean
  pasarela: string | null
}

/** Whether a screen exists; who may open it is another question. */
export function isThere(nombre: NombrePantalla, { propio, pasarela }: Alcance): boolean {
  if (isOfCatalogue(nombre)) return propio || !(isOwn(nounOf(nombre)) || isOwnEdit(nombre))
  const needs = OWN_SCREENS[nombre]
  return needs === undefined || (needs === 'propio' ? propio : pasarela !== null)
}

type DeCatalogo = Exclude<NombrePantalla, NombreRuta>

/** A catalogue's screens are called `{noun}.{screen}`. */
const nounOf = (nombre: DeCatalogo): NounCatalogo => nombre.slice(0, nombre.indexOf('.')) as NounCatalogo

const isOfCatalogue = (nombre: NombrePantalla): nombre is DeCatalogo =>
  Object.hasOwn(CATALOGOS, nounOf(nombre as DeCatalogo))

/** Some catalogues' rows are edited on our own server alone. */
const isOwnEdit = (nombre: DeCatalogo): boolean =>
  nombre.endsWith('.editar') && (CATALOGOS[nounOf(nombre)] as DeclaracionCatalogo).edicionPropia === true
