import { iconOf } from '@/components/shell/screen-icons'
import type { Permiso } from '@/domain/roles'
import { titleOf } from '@/lib/destinations'
import { escrito } from '@/lib/ortografia/escrito'
import { type Alcance, isThere } from '@/lib/own-screens'
import { type NombreRuta, rutas } from '@/lib/routes'
import { permissionOf } from '@/lib/screen-addresses'

type NombreConDireccion = {
  [N in NombreRuta]: Parameters<(typeof rutas)[N]> extends [] ? N : never
}[NombreRuta]

export const GRUPOS = ['Tesorería', 'Débito automático', 'Papeles y datos', 'Seguros', 'Ajustes'] as const
type Grupo = (typeof GRUPOS)[number]
type Hub = 'varios' | 'utilidades'
/** Cards of screens that have something to show on some registers alone. */
const A_VECES: ReadonlySet<NombreRuta> = new Set<NombreRuta>(['mudanza'])

type Tarjeta = readonly [
  ruta: NombreConDireccion,
  hub: Hub,
  texto: string,
  /** Its text where the server sends messages. */
  conMensajes?: string,
]

/** In the order in which an office meets them. */
const TARJETAS: Readonly<Record<Grupo, readonly Tarjeta[]>> = {
  Tesorería: [
    ['planillaDeCaja', 'varios', 'Lo que se cobró en el día, recibo por recibo'],
    ['recibos', 'varios', 'Todos los recibos: buscar uno, verlo otra vez, enviarlo o anularlo'],
    [
      'morosos',
      'varios',
      'Quiénes deben meses anteriores',
      'Quiénes deben meses anteriores, mensajes y recordatorios',
    ],
    ['prescripcion', 'varios', 'Lo que ya no se puede reclamar o pronto no se podrá, a dos y a cinco años'],
    ['cuentasCorrientes', 'varios', 'Lo que debe y lo que tiene a favor cada matriculado'],
    ['pagosEnLinea', 'varios', 'Qué se pidió, qué se pagó y qué hay que revisar'],
    ['conceptosAVarios', 'varios', 'Lo que se cargó de una vez a los elegidos de una lista, y deshacerlo'],
    ['cierreDeMes', 'varios', 'Hasta qué fecha ya no se puede registrar nada'],
  ],
  'Débito automático': [
    ['utilidades', 'varios', 'Archivos del débito automático y del seguro, mes por mes'],
    ['archivoBse', 'utilidades', 'A quiénes se debita en un mes, y los archivos para el banco'],
    ['archivoIcbc', 'utilidades', 'A quiénes se debita en un mes, y el archivo para el banco'],
    ['archivoOtrosDebitos', 'utilidades', 'La planilla de un mes para cada entidad'],
    ['cargaDeBse', 'utilidades', 'Lo que el banco cobró y lo que rechazó, para cargarlo'],
    ['cargaDeIcbc', 'utilidades', 'Lo que el banco cobró y lo que rechazó, para cargarlo'],
    ['cargaDeOtrosDebitos', 'utilidades', 'La planilla que devolvió cada entidad'],
    ['rondas', 'varios', 'Lo que se pidió a los bancos y entidades: qué se envió y qué falta'],
    ['rechazos', 'varios', 'Lo que los bancos no cobraron: por qué, qué hacer y avisarles'],
    ['debitoAutomatico', 'varios', 'Quiénes están adheridos, por qué forma y en qué cuenta'],
    ['cobrosPorResolver', 'utilidades', 'Dinero cobrado que no paga nada por sí solo, y reversas'],
    ['ajustesDeDebito', 'utilidades', 'Lo que dio cada banco, qué se cobra y los feriados'],
  ],
  'Papeles y datos': [
    ['crearInicial', 'varios', 'Los tres pasos del alta'],
    ['papeles', 'varios', 'Certificados y carnets con su número: a quién, cuándo y si valen'],
    [
      'papelesPedidos',
      'varios',
      'Los certificados que los médicos piden desde sus páginas, para emitir o rechazar',
    ],
    ['propuestas', 'varios', 'Lo que los médicos piden cambiar en su ficha, para aprobar o rechazar'],
    ['solicitudes', 'varios', 'Bajas, suspensiones, rehabilitaciones y traslados que piden los matriculados'],
    ['cambiosProgramados', 'varios', 'Los cambios de estado que se hacen solos en su día: cuáles y cuándo'],
    ['controlPadron', 'varios', 'Repetidos, números que faltan y datos que no cierran entre sí'],
    [
      'resoluciones',
      'varios',
      'Lo que el consejo resuelve, numerado por año, y los precios que se apoyan en cada una',
    ],
    ['vencimientos', 'varios', 'Especialidades y adjuntos que vencen pronto o ya vencieron'],
    ['controlRefeps', 'utilidades', 'En qué el padrón no es lo que dice REFEPS, y qué avisar a SISA'],
    [
      'controlFallecidos',
      'utilidades',
      'Quién de una lista de fallecidos es de este Consejo, para asentarlo',
    ],
    ['controlRefeps', 'varios', 'En qué el padrón no es lo que dice REFEPS, y qué avisar a SISA'],
    ['controlFallecidos', 'varios', 'Quién de una lista de fallecidos es de este Consejo, para asentarlo'],
    ['importar', 'varios', 'Traer el padrón, deudas o catálogos de una planilla, y deshacerlo'],
  ],
  Seguros: [
    [
      'controlCobertura',
      'varios',
      'Quién ejerce sin seguro, a quién le sobra y qué pólizas faltan en un mes',
    ],
    ['archivoFederacion', 'utilidades', 'Altas, bajas y asegurados de un mes, para enviar'],
    ['cargaDePolizas', 'utilidades', 'El zip de un mes, con el PDF de cada matriculado'],
    ['polizas', 'utilidades', 'Las de un mes: quién tiene la suya, verlas y bajarlas todas'],
  ],
  Ajustes: [
    ['ajustesBasicos', 'varios', 'Organizaciones, especialidades, prácticas, conceptos'],
    ['ajustesAvanzados', 'varios', 'Títulos, formas de pago, tipos de matrícula, bancos'],
    ['usuarios', 'varios', 'Quién entra al sistema y con qué rol'],
    ['mudanza', 'varios', 'En qué el registro no es lo que dice el servidor anterior, y qué se decidió'],
    ['llevarse', 'varios', 'Todo lo que tiene el registro, en planillas y en formatos que abre cualquiera'],
    ['tareas', 'varios', 'Lo que se pidió y se hace aparte: cuánto falta y cómo terminó'],
    ['miCuenta', 'varios', 'Su contraseña y dónde tiene abierta la sesión'],
  ],
}

/** The cards of a hub that these permissions open here, under their headings (decision 83); `con`: those of `A_VECES`. */
export const hubCards = (
  hub: Hub,
  permisos: ReadonlySet<Permiso>,
  alcance: Alcance,
  con: readonly NombreRuta[] = [],
) =>
  GRUPOS.flatMap((grupo) =>
    TARJETAS[grupo]
      .filter(([ruta, en]) => en === hub && mayOpen(ruta, permisos) && isThere(ruta, alcance))
      .filter(([ruta]) => !A_VECES.has(ruta) || con.includes(ruta))
      .map(([ruta, , texto, conMensajes]) => ({
        grupo,
        icon: iconOf(rutas[ruta]()),
        title: titleOf(ruta),
        text: alcance.propio ? (conMensajes ?? texto) : texto,
        href: rutas[ruta](),
      })),
  )

/** What the card of 'Varios' names, of what somebody may open. */
const DE_CADA_DIA = [
  'planillaDeCaja',
  'morosos',
  'recibos',
  'papelesPedidos',
  'vencimientos',
  'controlCobertura',
  'crearInicial',
  'ajustesBasicos',
] as const
const NOMBRADAS = 3

/** 'Planilla de Caja, Morosos, Recibos y 17 más'; undefined for whoever has nothing there. */
export function variosText(permisos: ReadonlySet<Permiso>, alcance: Alcance): string | undefined {
  const open = hubCards('varios', permisos, alcance)
  const daily = DE_CADA_DIA.flatMap((ruta) => open.find(({ href }) => href === rutas[ruta]()) ?? [])
  const named = [...new Set([...daily, ...open])].slice(0, NOMBRADAS)
  if (named.length === 0) return undefined
  const more = open.length - named.length
  return `${named.map(({ title }) => escrito(title)).join(', ')}${more > 0 ? ` y ${more} más` : ''}`
}

function mayOpen(ruta: NombreRuta, permisos: ReadonlySet<Permiso>): boolean {
  const permiso = permissionOf(ruta)
  return permiso !== 'publico' && permisos.has(permiso)
}
