import { CalendarRange, Inbox } from '@/components/ui/icons'
import type { Metadata } from 'next'
import { catalogueCards, Hub } from '@/components/catalogos/catalogo/hub'
import { rutas } from '@/lib/routes'
import { isHere, requireSession } from '@/lib/session'
import { escrito } from '@/lib/ortografia/escrito'

export const metadata: Metadata = { title: escrito('Ajustes Basicos') }

export default async function AjustesBasicosPage() {
  const { permisos, hay } = await requireSession('catalogos.administrar')
  const costos = {
    icon: CalendarRange,
    title: 'Costo de Matriculas',
    text: 'El precio de la cuota, año por año',
    href: rutas.costoMatriculas(),
    visible: permisos.has('precios.editar'),
  }
  const solicitudes = {
    icon: Inbox,
    title: 'Tipos de Solicitud',
    text: 'Lo que un matriculado puede pedir: papeles, reglas y quién decide',
    href: rutas.tiposDeSolicitud(),
  }
  return (
    <Hub
      title="Ajustes Basicos"
      back={rutas.varios()}
      cards={[...catalogueCards('basicos'), costos, solicitudes].filter(({ href }) => isHere(href, hay))}
    />
  )
}
