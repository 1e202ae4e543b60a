import {
  Banknote,
  BellRing,
  CalendarCheck,
  Clock,
  Coins,
  CreditCard,
  FileBadge,
  FilePen,
  FileSpreadsheet,
  KeyRound,
  Landmark,
  ListChecks,
  ReceiptText,
  type IconType,
  Scale,
  Settings,
  ShieldAlert,
  SlidersHorizontal,
  UserCog,
  UserPlus,
} from '@/components/ui/icons'
import type { Permiso } from '@/domain/roles'
import { permissionOf } from '@/lib/screen-addresses'
import { type Alcance, isThere } from '@/lib/own-screens'
import { type NombreRuta, rutas } from '@/lib/routes'
import { escrito } from '@/lib/ortografia/escrito'

type NombreConDireccion = {
  [N in NombreRuta]: Parameters<(typeof rutas)[N]> extends [] ? N : never
}[NombreRuta]

interface Card {
  icon: IconType
  title: string
  text: string
  /** Its text where the server sends messages. */
  withMessages?: string
  ruta: NombreConDireccion
}

const CARDS: readonly Card[] = [
  {
    icon: Settings,
    title: 'Ajustes Basicos',
    text: 'Organizaciones, especialidades, prácticas, conceptos',
    ruta: 'ajustesBasicos',
  },
  {
    icon: SlidersHorizontal,
    title: 'Ajustes Avanzados',
    text: 'Títulos, formas de pago, tipos de matrícula, bancos',
    ruta: 'ajustesAvanzados',
  },
  {
    icon: FileSpreadsheet,
    title: 'Utilidades',
    text: 'Archivos del débito automático y del seguro, mes por mes',
    ruta: 'utilidades',
  },
  {
    icon: UserCog,
    title: 'Usuarios',
    text: 'Quién entra al sistema y con qué rol',
    ruta: 'usuarios',
  },
  {
    icon: Landmark,
    title: 'Débitos del mes',
    text: 'Lo que se pidió a los bancos y entidades: qué se envió y qué falta',
    ruta: 'rondas',
  },
  {
    icon: BellRing,
    title: 'Débitos rechazados',
    text: 'Lo que los bancos no cobraron: por qué, qué hacer y avisarles',
    ruta: 'rechazos',
  },
  {
    icon: Banknote,
    title: 'Planilla de Caja',
    text: 'Lo que se cobró en el día, recibo por recibo',
    ruta: 'planillaDeCaja',
  },
  {
    icon: ReceiptText,
    title: 'Recibos',
    text: 'Todos los recibos: buscar uno, verlo otra vez, enviarlo o anularlo',
    ruta: 'recibos',
  },
  {
    icon: CreditCard,
    title: 'Pagos en línea',
    text: 'Qué se pidió, qué se pagó y qué hay que revisar',
    ruta: 'pagosEnLinea',
  },
  {
    icon: CalendarCheck,
    title: 'Cierre de Mes',
    text: 'Hasta qué fecha ya no se puede registrar nada',
    ruta: 'cierreDeMes',
  },
  {
    icon: BellRing,
    title: 'Morosos',
    text: 'Quiénes deben meses anteriores',
    withMessages: 'Quiénes deben meses anteriores, mensajes y recordatorios',
    ruta: 'morosos',
  },
  {
    icon: Scale,
    title: 'Cuentas corrientes',
    text: 'Lo que debe y lo que tiene a favor cada matriculado',
    ruta: 'cuentasCorrientes',
  },
  {
    icon: Landmark,
    title: 'Débito Automático',
    text: 'Quiénes están adheridos, por qué forma y en qué cuenta',
    ruta: 'debitoAutomatico',
  },
  {
    icon: FileBadge,
    title: 'Papeles emitidos',
    text: 'Certificados y carnets con su número: a quién, cuándo y si valen',
    ruta: 'papeles',
  },
  {
    icon: FilePen,
    title: 'Datos propuestos',
    text: 'Lo que los médicos piden cambiar en su ficha, para aprobar o rechazar',
    ruta: 'propuestas',
  },
  {
    icon: FileBadge,
    title: 'Papeles pedidos',
    text: 'Los certificados que los médicos piden desde sus páginas, para emitir o rechazar',
    ruta: 'papelesPedidos',
  },
  {
    icon: Clock,
    title: 'Por vencer',
    text: 'Especialidades y adjuntos que vencen pronto o ya vencieron',
    ruta: 'vencimientos',
  },
  {
    icon: ShieldAlert,
    title: 'Control de Cobertura',
    text: 'Quién ejerce sin seguro, a quién le sobra y qué pólizas faltan en un mes',
    ruta: 'controlCobertura',
  },
  {
    icon: UserPlus,
    title: 'Nuevo Matriculado',
    text: 'Los tres pasos del alta',
    ruta: 'crearInicial',
  },
  {
    icon: Coins,
    title: 'Conceptos a varios',
    text: 'Lo que se cargó de una vez a los elegidos de una lista, y deshacerlo',
    ruta: 'conceptosAVarios',
  },
  {
    icon: ListChecks,
    title: 'Tareas',
    text: 'Lo que se pidió y se hace aparte: cuánto falta y cómo terminó',
    ruta: 'tareas',
  },
  {
    icon: KeyRound,
    title: 'Mi cuenta',
    text: 'Su contraseña y dónde tiene abierta la sesión',
    ruta: 'miCuenta',
  },
]

/** The cards of 'Varios' that these permissions open (decision 83). */
export const variosCards = (permisos: ReadonlySet<Permiso>, alcance: Alcance) =>
  CARDS.map(({ ruta, withMessages, text, ...card }) => ({
    ...card,
    href: rutas[ruta](),
    text: alcance.propio ? (withMessages ?? text) : text,
    visible: mayOpen(ruta, permisos) && isThere(ruta, alcance),
  }))

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
  const open = variosCards(permisos, alcance).filter(({ visible }) => visible)
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
