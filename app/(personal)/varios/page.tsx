import { Settings, SlidersHorizontal, UserCog } from 'lucide-react'
import type { Metadata } from 'next'
import { Hub } from '@/components/catalogo/hub'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Ajustes y Utilidades' }

export default async function VariosPage() {
  const { permisos } = await exigir('varios.ver')
  const administra = permisos.has('catalogos.administrar')
  return (
    <Hub
      title="Ajustes y Utilidades"
      back={rutas.inicio()}
      cards={[
        {
          icon: Settings,
          title: 'Ajustes Basicos',
          text: 'Organizaciones, especialidades, prácticas, conceptos',
          href: rutas.ajustesBasicos(),
          visible: administra,
        },
        {
          icon: SlidersHorizontal,
          title: 'Ajustes Avanzados',
          text: 'Títulos, formas de pago, tipos de matrícula, bancos',
          href: rutas.ajustesAvanzados(),
          visible: administra,
        },
        {
          icon: UserCog,
          title: 'Usuarios',
          text: 'Quién entra al sistema y con qué rol',
          href: rutas.usuarios(),
          visible: permisos.has('usuarios.administrar'),
        },
      ]}
    />
  )
}
