import type { Permiso } from '@/domain/roles'

/**
 * Every screen with its address and who may open it, for gate, pages, menu and cards. An address outside this table
 * is not found.
 */
const TABLA = {
  raiz: ['/', 'publico'],
  login: ['/login', 'publico'],
  accesoReceta: ['/accesoRecetaElectronica', 'publico'],
  recetaDePrueba: ['/recetaDePrueba', 'publico'],
  consultaPublica: ['/consultaPublica', 'publico'],
  recuperarClave: ['/recuperarClave', 'publico'],
  primerAcceso: ['/primerAcceso', 'publico'],
  verificar: ['/verificar', 'publico'],
  verificarPapel: ['/verificar/{codigo}', 'publico'],
  bajaDeAvisos: ['/bajaDeAvisos/{codigo}', 'publico'],
  inicio: ['/inicio', 'inicio.ver'],
  matriculados: ['/matriculados', 'padron.ver'],
  listaDeUsuarios: ['/listaDeUsuarios', 'listado.ver'],
  ficha: ['/fichaMatriculado/{id}', 'ficha.ver'],
  pagos: ['/fichaMatriculado/{id}/pagos', 'pagos.ver'],
  cuentaCorriente: ['/fichaMatriculado/{id}/cuentaCorriente', 'cuenta.ver'],
  pagoAnual: ['/fichaMatriculado/{id}/pagoAnual', 'pagos.cobrar'],
  planDePagos: ['/fichaMatriculado/{id}/planDePagos', 'planes.ver'],
  cobranza: ['/fichaMatriculado/{id}/cobranza', 'cobranza.ver'],
  conceptosDeMatriculado: ['/GestionConceptosMatriculado/{id}', 'conceptos.cargar'],
  especialidadesDeMatriculado: ['/gestionEspecialidades/{id}', 'credenciales.ver'],
  papelesDeMatriculado: ['/fichaMatriculado/{id}/papeles', 'papeles.ver'],
  adjuntosDeMatriculado: ['/fichaMatriculado/{id}/adjuntos', 'adjuntos.ver'],
  debitosDeMatriculado: ['/gestionDebitosAutomaticos/{id}', 'debitos.ver'],
  practicasDeMatriculado: ['/gestionPracticas/{id}', 'credenciales.ver'],
  seguros: ['/fichaMatriculado/{id}/federacion', 'seguros.ver'],
  superintendencia: ['/fichaMatriculado/{id}/superintendencia', 'seguros.ver'],
  certificadosDeMatriculado: ['/gestionCertificados/{id}', 'credenciales.ver'],
  crearInicial: ['/matriculado_01/crear', 'padron.crear'],
  crearPersonal: ['/matriculado_02/crear', 'padron.crear'],
  crearAcademico: ['/matriculado_03/crear', 'padron.crear'],
  crearProfesional: ['/matriculado_04/crear', 'padron.crear'],
  crearVarios: ['/matriculado_05/crear', 'padron.crear'],
  matriculado: ['/matriculado/{id}', 'ficha.ver'],
  periodoMatricula: ['/fichaMatriculado/{id}/periodoMatricula', 'ficha.ver'],
  historial: ['/fichaMatriculado/{id}/historial', 'historial.ver'],
  varios: ['/varios', 'varios.ver'],
  ajustesBasicos: ['/ajustesBasicos', 'catalogos.administrar'],
  costoMatriculas: ['/costoMatriculas', 'precios.editar'],
  preciosDeAnio: ['/costoMatriculas/anioNuevo', 'precios.editar'],
  ajustesAvanzados: ['/ajustesAvanzados', 'catalogos.administrar'],
  utilidades: ['/utilidades', 'utilidades.ver'],
  polizas: ['/utilidades/generarPolizas', 'seguros.ver'],
  archivoFederacion: ['/utilidades/generarArchivoFederacion', 'federacion.archivos'],
  archivoBse: ['/utilidades/generarArchivoBSE', 'debitos.rondas'],
  archivoIcbc: ['/utilidades/generarArchivoICBC', 'debitos.rondas'],
  archivoOtrosDebitos: ['/utilidades/generarArchivoOtrosDebitos', 'debitos.rondas'],
  rondas: ['/debitoAutomatico/rondas', 'debitos.rondas'],
  ronda: ['/debitoAutomatico/rondas/{id}', 'debitos.rondas'],
  cargaDeBse: ['/utilidades/cargaArchivoRendicionBSE', 'debitos.rondas'],
  cargaDeIcbc: ['/utilidades/cargaArchivoRendicionICBC', 'debitos.rondas'],
  cargaDeOtrosDebitos: ['/utilidades/cargaArchivoOtrosDebitos', 'debitos.rondas'],
  rendicion: ['/debitoAutomatico/rendiciones/{id}', 'debitos.rondas'],
  cobrosPorResolver: ['/debitoAutomatico/cobrosPorResolver', 'debitos.rondas'],
  rechazos: ['/debitoAutomatico/rechazos', 'debitos.rondas'],
  cargaDePolizas: ['/utilidades/cargaArchivoPolizaFederacion', 'polizas.cargar'],
  ajustesDeDebito: ['/debitoAutomatico/ajustes', 'debitos.ajustes'],
  usuarios: ['/usuarios', 'usuarios.administrar'],
  crearUsuario: ['/usuario/crear', 'usuarios.administrar'],
  usuario: ['/usuario/{id}', 'usuarios.administrar'],
  generarCuotas: ['/generarCuotas', 'cuotas.correr'],
  corrida: ['/generarCuotas/{id}', 'cuotas.correr'],
  conceptosAVarios: ['/conceptosAVarios', 'conceptos.cargarAVarios'],
  importar: ['/importar', 'importar.padron'],
  importacion: ['/importar/{id}', 'importar.padron'],
  llevarse: ['/llevarse', 'registro.llevar'],
  mudanza: ['/mudanza', 'mudanza.ver'],
  diferenciaDeMudanza: ['/mudanza/diferencias/{id}', 'mudanza.ver'],
  hallazgosDeMudanza: ['/mudanza/hallazgos', 'mudanza.ver'],
  tareas: ['/tareas', 'tareas.ver'],
  cierreDeMes: ['/cierreDeMes', 'cierre.mover'],
  planillaDeCaja: ['/planillaDeCaja', 'caja.ver'],
  recibos: ['/recibos', 'caja.ver'],
  cuentasCorrientes: ['/cuentasCorrientes', 'cuentas.ver'],
  papeles: ['/papeles', 'papeles.ver'],
  resoluciones: ['/resoluciones', 'actos.ver'],
  crearResolucion: ['/resolucion/crear', 'actos.redactar'],
  resolucion: ['/resolucion/{id}', 'actos.ver'],
  propuestas: ['/propuestas', 'padron.editar'],
  controlRefeps: ['/utilidades/controlRefeps', 'refeps.comparar'],
  comparacionRefeps: ['/controlRefeps/{id}', 'refeps.comparar'],
  controlFallecidos: ['/utilidades/controlFallecidos', 'refeps.comparar'],
  listaDeFallecidos: ['/controlFallecidos/{id}', 'refeps.comparar'],
  papelesPedidos: ['/papelesPedidos', 'credenciales.editar'],
  vencimientos: ['/vencimientos', 'vencimientos.ver'],
  cambiosProgramados: ['/cambiosProgramados', 'padron.editar'],
  controlCobertura: ['/controlCobertura', 'seguros.ver'],
  controlPadron: ['/controlPadron', 'padron.editar'],
  debitoAutomatico: ['/debitoAutomatico', 'debitos.ver'],
  morosos: ['/morosos', 'morosos.ver'],
  prescripcion: ['/prescripcion', 'cobranza.ver'],
  estadisticas: ['/estadisticas', 'estadisticas.ver'],
  cuotasDelMes: ['/estadisticas/cuotas', 'estadisticas.ver'],
  cumples: ['/estadisticas/cumples', 'estadisticas.ver'],
  evolucion: ['/estadisticas/evolucion', 'estadisticas.ver'],
  mensajes: ['/mensajes', 'mensajes.enviar'],
  recordatorios: ['/recordatorios', 'mensajes.enviar'],
  cambiarClave: ['/cambiarClave', 'clave.cambiar'],
  ajustes: ['/ajustes', 'ajustes.administrar'],
  membrete: ['/membrete', 'ajustes.administrar'],
  auditoria: ['/auditoria', 'auditoria.ver'],
  miCuenta: ['/miCuenta', 'miCuenta.ver'],
  ayuda: ['/ayuda', 'ayuda.ver'],
  pagosEnLinea: ['/pagosEnLinea', 'pagos.ver'],
  resultadoDePago: ['/mercado_pago/{pagoID}/{tipoPantalla}/resultado/{tipoResultado}', 'pagos.resultado'],
  pasarelaDePrueba: ['/pasarelaDePrueba/{preferencia}', 'pagos.resultado'],
  inicioMatriculado: ['/inicio_matriculado', 'medico.inicio'],
  misDatos: ['/inicio_matriculado/misDatos', 'medico.inicio'],
  misAvisos: ['/inicio_matriculado/avisos', 'medico.inicio'],
  misAccesos: ['/inicio_matriculado/accesos', 'medico.inicio'],
  carnetDigital: ['/inicio_matriculado/carnet', 'medico.inicio'],
  pedirPapel: ['/inicio_matriculado/pedirPapel', 'medico.inicio'],
  miCuentaCorriente: ['/inicio_matriculado/cuenta', 'medico.inicio'],
  miFicha: ['/inicio_matriculado/datos', 'medico.inicio'],
} as const satisfies Record<string, readonly [patron: `/${string}`, permiso: Permiso | 'publico']>

type Tabla = typeof TABLA
export type NombreRuta = keyof Tabla
/** Every part is a number but a paper's code. */
type Parte<N extends string> = N extends 'codigo' ? string : number
type Ids<P extends string> = P extends `${string}{${infer N}}${infer Rest}`
  ? [parte: Parte<N>, ...Ids<Rest>]
  : []

const entries = Object.entries(TABLA) as [NombreRuta, Tabla[NombreRuta]][]

/** `rutas.ficha(7)` is '/fichaMatriculado/7'. */
export const rutas = Object.fromEntries(
  entries.map(([nombre, [patron]]) => [
    nombre,
    (...ids: (number | string)[]) => patron.replace(/\{\w+\}/g, () => String(ids.shift())),
  ]),
) as unknown as { readonly [N in NombreRuta]: (...ids: Ids<Tabla[N][0]>) => string }

/** `aviso` is the only notice that the page takes from its address. */
export const EXPIRED_LOGIN = '/login?aviso=caducada'

/** The catalogues' screens are in lib/screen-addresses.ts. */
export const screens = () => entries.map(([nombre, [patron, permiso]]) => ({ nombre, patron, permiso }))
