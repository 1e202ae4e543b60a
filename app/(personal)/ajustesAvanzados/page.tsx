import { FileBadge, ScrollText, SlidersHorizontal } from '@/components/ui/icons'
import type { Metadata } from 'next'
import { catalogueCards, Hub } from '@/components/catalogos/catalogo/hub'
import { rutas } from '@/lib/routes'
import { isHere, requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Ajustes Avanzados' }

export default async function AjustesAvanzadosPage() {
  const { permisos, hay } = await requireSession('catalogos.administrar')
  const cards = [
    ...catalogueCards('avanzados').filter(({ href }) => isHere(href, hay)),
    {
      icon: SlidersHorizontal,
      title: 'Reglas',
      text: 'Tesorería, mensajes, contraseñas, sesiones e intentos de ingreso',
      href: rutas.ajustes(),
      visible: permisos.has('ajustes.administrar'),
    },
    {
      icon: FileBadge,
      title: 'Datos del consejo',
      text: 'Nombre, CUIT, domicilio, logo, recibos y membrete de los certificados',
      href: rutas.membrete(),
      visible: permisos.has('ajustes.administrar'),
    },
    {
      icon: ScrollText,
      title: 'Auditoría',
      text: 'Quién hizo qué y cuándo',
      href: rutas.auditoria(),
      visible: permisos.has('auditoria.ver'),
    },
  ]
  return <Hub title="Ajustes Avanzados" back={rutas.varios()} cards={cards} />
}
