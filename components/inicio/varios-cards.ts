import {
  Banknote,
  BellRing,
  CalendarCheck,
  CreditCard,
  KeyRound,
  Scale,
  Settings,
  SlidersHorizontal,
  UserCog,
  UserPlus,
} from 'lucide-react'
import type { Capacidad } from '@/contract/llamada'
import type { Permiso } from '@/domain/roles'
import { rutas } from '@/lib/rutas'

/**
 * What 'Varios' leads to, the hubs of S1 2.3 first, as far as somebody with these permissions may open it. Whoever may
 * open 'Varios' finds something in it (decision 83).
 */
export const variosCards = (permisos: ReadonlySet<Permiso>, puede: ReadonlySet<Capacidad>) => [
  {
    icon: Settings,
    title: 'Ajustes Basicos',
    text: 'Organizaciones, especialidades, prácticas, conceptos',
    href: rutas.ajustesBasicos(),
    visible: permisos.has('catalogos.administrar'),
  },
  {
    icon: SlidersHorizontal,
    title: 'Ajustes Avanzados',
    text: 'Títulos, formas de pago, tipos de matrícula, bancos',
    href: rutas.ajustesAvanzados(),
    visible: permisos.has('catalogos.administrar'),
  },
  {
    icon: UserCog,
    title: 'Usuarios',
    text: 'Quién entra al sistema y con qué rol',
    href: rutas.usuarios(),
    visible: permisos.has('usuarios.administrar'),
  },
  {
    icon: Banknote,
    title: 'Planilla de Caja',
    text: 'Lo que se cobró en el día, recibo por recibo',
    href: rutas.planillaDeCaja(),
    visible: permisos.has('caja.ver') && puede.has('caja'),
  },
  {
    icon: CreditCard,
    title: 'Pagos en línea',
    text: 'Qué se pidió, qué se pagó y qué hay que revisar',
    href: rutas.pagosEnLinea(),
    visible: permisos.has('pagos.ver') && puede.has('pago.enLinea'),
  },
  {
    icon: CalendarCheck,
    title: 'Cierre de Mes',
    text: 'Hasta qué fecha no se puede asentar nada más',
    href: rutas.cierreDeMes(),
    visible: permisos.has('cierre.mover') && puede.has('cierre'),
  },
  {
    icon: BellRing,
    title: 'Morosos',
    text: puede.has('mensajes')
      ? 'Quiénes deben meses anteriores, mensajes y recordatorios'
      : 'Quiénes deben meses anteriores',
    href: rutas.morosos(),
    visible: permisos.has('morosos.ver'),
  },
  {
    icon: Scale,
    title: 'Cuentas corrientes',
    text: 'Lo que debe y lo que tiene a favor cada matriculado',
    href: rutas.cuentasCorrientes(),
    visible: permisos.has('cuentas.ver') && puede.has('cuentasCorrientes'),
  },
  {
    icon: UserPlus,
    title: 'Nuevo Matriculado',
    text: 'Los tres pasos del alta',
    href: rutas.crearInicial(),
    visible: permisos.has('padron.crear'),
  },
  {
    icon: KeyRound,
    title: 'Mi cuenta',
    text: 'Su contraseña y dónde tiene abierta la sesión',
    href: rutas.miCuenta(),
    visible: permisos.has('miCuenta.ver') && puede.has('sesion.miCuenta'),
  },
]
