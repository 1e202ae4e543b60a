import {
  Banknote,
  BellRing,
  CalendarCheck,
  CreditCard,
  KeyRound,
  type LucideIcon,
  Scale,
  Settings,
  SlidersHorizontal,
  UserCog,
  UserPlus,
} from 'lucide-react'
import type { Capacidad } from '@/contract/llamada'
import type { Permiso } from '@/domain/roles'
import { rutas } from '@/lib/rutas'

interface Card {
  icon: LucideIcon
  title: string
  text: string
  /** What it says where the server can send messages. */
  withMessages?: string
  href: string
  permiso: Permiso
  /** What the server must be able to do for it. */
  capacidad?: Capacidad
}

const CARDS: readonly Card[] = [
  {
    icon: Settings,
    title: 'Ajustes Basicos',
    text: 'Organizaciones, especialidades, prácticas, conceptos',
    href: rutas.ajustesBasicos(),
    permiso: 'catalogos.administrar',
  },
  {
    icon: SlidersHorizontal,
    title: 'Ajustes Avanzados',
    text: 'Títulos, formas de pago, tipos de matrícula, bancos',
    href: rutas.ajustesAvanzados(),
    permiso: 'catalogos.administrar',
  },
  {
    icon: UserCog,
    title: 'Usuarios',
    text: 'Quién entra al sistema y con qué rol',
    href: rutas.usuarios(),
    permiso: 'usuarios.administrar',
  },
  {
    icon: Banknote,
    title: 'Planilla de Caja',
    text: 'Lo que se cobró en el día, recibo por recibo',
    href: rutas.planillaDeCaja(),
    permiso: 'caja.ver',
    capacidad: 'caja',
  },
  {
    icon: CreditCard,
    title: 'Pagos en línea',
    text: 'Qué se pidió, qué se pagó y qué hay que revisar',
    href: rutas.pagosEnLinea(),
    permiso: 'pagos.ver',
    capacidad: 'pago.enLinea',
  },
  {
    icon: CalendarCheck,
    title: 'Cierre de Mes',
    text: 'Hasta qué fecha no se puede asentar nada más',
    href: rutas.cierreDeMes(),
    permiso: 'cierre.mover',
    capacidad: 'cierre',
  },
  {
    icon: BellRing,
    title: 'Morosos',
    text: 'Quiénes deben meses anteriores',
    withMessages: 'Quiénes deben meses anteriores, mensajes y recordatorios',
    href: rutas.morosos(),
    permiso: 'morosos.ver',
  },
  {
    icon: Scale,
    title: 'Cuentas corrientes',
    text: 'Lo que debe y lo que tiene a favor cada matriculado',
    href: rutas.cuentasCorrientes(),
    permiso: 'cuentas.ver',
    capacidad: 'cuentasCorrientes',
  },
  {
    icon: UserPlus,
    title: 'Nuevo Matriculado',
    text: 'Los tres pasos del alta',
    href: rutas.crearInicial(),
    permiso: 'padron.crear',
  },
  {
    icon: KeyRound,
    title: 'Mi cuenta',
    text: 'Su contraseña y dónde tiene abierta la sesión',
    href: rutas.miCuenta(),
    permiso: 'miCuenta.ver',
    capacidad: 'sesion.miCuenta',
  },
]

/**
 * What 'Varios' leads to, the hubs of S1 2.3 first, as far as somebody with these permissions may open it. Whoever may
 * open 'Varios' finds something in it (decision 83).
 */
export const variosCards = (permisos: ReadonlySet<Permiso>, puede: ReadonlySet<Capacidad>) =>
  CARDS.map(({ permiso, capacidad, withMessages, text, ...card }) => ({
    ...card,
    text: puede.has('mensajes') ? (withMessages ?? text) : text,
    visible: permisos.has(permiso) && (capacidad === undefined || puede.has(capacidad)),
  }))
