import { Settings, SlidersHorizontal, UserCog } from 'lucide-react'
import type { Permiso } from '@/domain/roles'
import { rutas } from '@/lib/rutas'

/** What 'Varios' leads to (S1 2.3, D9), as far as somebody with these permissions may open it. */
export const variosCards = (permisos: ReadonlySet<Permiso>) => [
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
]
