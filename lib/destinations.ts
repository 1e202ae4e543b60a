import { DECLARADOS, isOwn, type NounDeclarado } from '@/contract/catalogo/lista'
import type { Permiso } from '@/domain/roles'
import { permissionOf } from '@/lib/screen-addresses'
import { type Alcance, isThere } from '@/lib/own-screens'
import { type NombreRuta, screens } from '@/lib/routes'
import { escrito } from '@/lib/ortografia/escrito'

/** A screen that can be reached by its name: in the palette, by a key after 'g', as a tab. */
export interface Destino {
  href: string
  titulo: string
  tecla?: string
  otros?: string
}

type Nombrada = Omit<Destino, 'href'>

/** A catalogue's screens are named by its declaration. */
const NOMBRADAS: Partial<Record<NombreRuta, Nombrada>> = {
  inicio: { titulo: 'Inicio', tecla: 'i' },
  ayuda: { titulo: 'Ayuda', otros: 'manual guía cómo se hace' },
  matriculados: { titulo: 'Matriculados', tecla: 'm' },
  listaDeUsuarios: { titulo: 'Listado de Usuarios', otros: 'matriculados informe excel columnas' },
  crearInicial: { titulo: 'Nuevo Matriculado', tecla: 'n', otros: 'alta crear' },
  varios: { titulo: 'Varios', tecla: 'v', otros: 'Ajustes y Utilidades' },
  ajustesBasicos: { titulo: 'Ajustes Basicos', tecla: 'b' },
  costoMatriculas: { titulo: 'Costos - Matriculas', otros: 'precios costo año' },
  preciosDeAnio: {
    titulo: 'Precios de un año nuevo',
    otros: 'aumento proponer',
  },
  ajustesAvanzados: { titulo: 'Ajustes Avanzados', tecla: 'a' },
  miCuenta: { titulo: 'Mi cuenta', otros: 'clave contraseña sesiones' },
  ajustes: { titulo: 'Reglas', otros: 'ajustes minimo sesion intentos' },
  membrete: {
    titulo: 'Datos del consejo',
    otros: 'membrete logo cuit domicilio hoja márgenes papel certificados recibos',
  },
  auditoria: { titulo: 'Auditoría', otros: 'historial cambios quién' },
  usuarios: { titulo: 'Usuarios', tecla: 'u' },
  crearUsuario: { titulo: 'Nuevo Usuario' },
  planillaDeCaja: {
    titulo: 'Planilla de Caja',
    otros: 'cerrar el día recibos efectivo arqueo',
  },
  recibos: { titulo: 'Recibos', otros: 'cobros pagos número anular reimprimir comprobantes' },
  cierreDeMes: { titulo: 'Cierre de Mes', otros: 'cerrar período fecha' },
  cuentasCorrientes: { titulo: 'Cuentas corrientes', otros: 'saldos deuda' },
  papeles: { titulo: 'Papeles emitidos', otros: 'certificados carnet registro código anulados' },
  propuestas: {
    titulo: 'Datos propuestos',
    otros: 'cambios médico correo teléfono domicilio aprobar rechazar',
  },
  papelesPedidos: {
    titulo: 'Papeles pedidos',
    otros: 'certificados médico solicitudes emitir rechazar',
  },
  cambiosProgramados: {
    titulo: 'Cambios programados',
    otros: 'estados suspensión plazo vuelve baja futura',
  },
  controlRefeps: {
    titulo: 'Control con REFEPS',
    otros: 'sisa extracto comparar padrón activa suspendido recetas diferencias',
  },
  controlFallecidos: {
    titulo: 'Control de fallecidos',
    otros: 'defunciones muertes registro civil lista asentar partida',
  },
  resoluciones: {
    titulo: 'Resoluciones',
    otros: 'actas disposiciones actos junta numerar firmar sin efecto',
  },
  solicitudes: {
    titulo: 'Solicitudes',
    otros: 'pedidos baja suspensión rehabilitación pasivo traslado cambio de nombre junta admitir observar',
  },
  tiposDeSolicitud: {
    titulo: 'Tipos de Solicitud',
    otros: 'pedidos reglas papeles requisitos baja suspensión',
  },
  crearResolucion: { titulo: 'Nueva Resolución' },
  vencimientos: { titulo: 'Por vencer', otros: 'vencimientos especialidades adjuntos vencidos caducidad' },
  controlCobertura: { titulo: 'Control de Cobertura', otros: 'seguros pólizas federación faltas' },
  controlPadron: {
    titulo: 'Control del Padrón',
    otros: 'duplicados repetidos libro folio huecos números dni cuit correo teléfono errores',
  },
  debitoAutomatico: { titulo: 'Débito Automático', otros: 'adheridos banco bse icbc cbu debitos' },
  prescripcion: {
    titulo: 'Prescripción',
    otros: 'prescribe vencida deuda vieja dos cinco años intimación carta documento cobranza',
  },
  morosos: { titulo: 'Morosos', otros: 'deudores mora mensaje' },
  estadisticas: {
    titulo: 'Estadisticas',
    tecla: 'e',
    otros: 'gráficos balance informes ingresos',
  },
  cumples: { titulo: 'Cumpleaños', otros: 'saludar nacimientos edad' },
  cuotasDelMes: { titulo: 'Cuotas del mes', otros: 'pagas impagas en plan' },
  evolucion: {
    titulo: 'Evolución',
    otros: 'ingresos deuda antigüedad cobrabilidad altas bajas edades pirámide',
  },
  mensajes: { titulo: 'Bandeja de salida', otros: 'mensajes correo whatsapp' },
  recordatorios: { titulo: 'Recordatorios', otros: 'plantillas aviso vencimiento' },
  pagosEnLinea: { titulo: 'Pagos en línea', otros: 'mercado pago online' },
  conceptosAVarios: { titulo: 'Conceptos a varios', otros: 'cargar selección deshacer masivo' },
  importar: {
    titulo: 'Importar',
    otros: 'planilla excel csv dbf subir mudanza padrón deudas saldos catálogos traer datos',
  },
  generarCuotas: { titulo: 'Generar Cuotas', tecla: 'c', otros: 'mes corrida' },
  utilidades: { titulo: 'Utilidades', otros: 'archivos seguro federación' },
  archivoFederacion: { titulo: 'Archivo de la federación', otros: 'seguro altas bajas unificado excel' },
  ajustesDeDebito: {
    titulo: 'Ajustes del débito automático',
    otros: 'bancos bse icbc convenio feriados qué cobra',
  },
  archivoBse: { titulo: 'Débito de BSE', otros: 'generar archivo débito automático banco' },
  archivoIcbc: { titulo: 'Débito de ICBC', otros: 'generar archivo débito automático banco' },
  archivoOtrosDebitos: { titulo: 'Otros débitos', otros: 'generar archivo entidades planilla aparse copan' },
  rondas: { titulo: 'Débitos del mes', otros: 'débito automático rondas bancos bse icbc' },
  cargaDeBse: { titulo: 'Rendición de BSE', otros: 'cargar archivo cobros rechazos débito automático' },
  cargaDeIcbc: { titulo: 'Rendición de ICBC', otros: 'cargar archivo cobros rechazos débito automático' },
  cargaDeOtrosDebitos: {
    titulo: 'Rendición de otros débitos',
    otros: 'cargar archivo entidades planilla aparse copan',
  },
  cobrosPorResolver: { titulo: 'Cobros por resolver', otros: 'débito automático rendición reversas' },
  rechazos: { titulo: 'Débitos rechazados', otros: 'débito automático rechazos sin saldo motivo mensaje' },
  polizas: { titulo: 'Pólizas', otros: 'seguro federación bajar zip' },
  cargaDePolizas: { titulo: 'Cargar pólizas', otros: 'seguro federación zip' },
  llevarse: {
    titulo: 'Llevarse todo',
    otros: 'exportar registro copia zip planillas excel json irse mudanza backup',
  },
  mudanza: {
    titulo: 'Mudanza',
    otros: 'mudarse comparación diferencias saldos servidor anterior ensayo hallazgos',
  },
  hallazgosDeMudanza: { titulo: 'Hallazgos de la mudanza', otros: 'apellidos documentos firmas faltan' },
  tareas: { titulo: 'Tareas', otros: 'avance en curso descargas pedidas' },
}

/** What a screen is called wherever it is named. Throws for one that is reached from another alone. */
export function titleOf(nombre: NombreRuta): string {
  const named = NOMBRADAS[nombre]
  if (!named) throw new Error(`Sin nombre ${nombre}`)
  return named.titulo
}

const NOUNS = Object.keys(DECLARADOS) as NounDeclarado[]

/** Leaves out what these permissions or this server do not open. */
export function destinationsFor(permisos: ReadonlySet<Permiso>, alcance: Alcance): readonly Destino[] {
  const opens = (permiso: Permiso | 'publico') => permiso !== 'publico' && permisos.has(permiso)
  const own = screens().flatMap(({ nombre, patron }): Destino[] => {
    const named = NOMBRADAS[nombre]
    const there = named && opens(permissionOf(nombre)) && isThere(nombre, alcance)
    return there ? [{ href: patron, ...named, titulo: escrito(named.titulo) }] : []
  })
  const known = new Set(own.map(({ href }) => href))
  const catalogues = NOUNS.flatMap((noun): Destino[] => {
    const { permiso, lista, crear, titulo, nuevo } = DECLARADOS[noun]
    if (!opens(permiso) || (isOwn(noun) && !alcance.propio)) return []
    return [
      { href: lista, titulo: escrito(titulo) },
      { href: crear, titulo: escrito(nuevo) },
    ]
  })
  return [...own, ...catalogues.filter(({ href }) => !known.has(href))]
}
