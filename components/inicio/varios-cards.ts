import {
  Banknote,
  BellRing,
  CalendarCheck,
  CreditCard,
  Scale,
  Settings,
  SlidersHorizontal,
  UserCog,
} from 'lucide-react'
import type { Capacidad } from '@/contract/llamada'
import type { Permiso } from '@/domain/roles'
import { rutas } from '@/lib/rutas'

/** What 'Varios' leads to (S1 2.3, D9), as far as somebody with these permissions may open it. */
export const variosCards = (permisos: ReadonlySet<Permiso>, puede: ReadonlySet<Capacidad>) => [
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
]
