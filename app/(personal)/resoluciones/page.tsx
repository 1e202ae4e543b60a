import type { Metadata } from 'next'
import { ActoTable } from '@/components/catalogos/acto/acto-table'
import { DateInput } from '@/components/form/date-input'
import { LinkButton } from '@/components/listado/link-button'
import { listPage } from '@/components/listado/list-page'
import { traerTodos } from '@/contract/acto'
import { actos } from '@/contract/listas/actos'
import { rutas } from '@/lib/routes'

export const metadata: Metadata = { title: actos.declaracion.titulo }

export default listPage(actos, {
  traerTodos,
  ruta: rutas.resoluciones(),
  back: (permisos) => (permisos.has('varios.ver') ? rutas.varios() : rutas.inicio()),
  day: DateInput,
  acciones: ({ permisos }) =>
    permisos.has('actos.redactar') && (
      <LinkButton href={rutas.crearResolucion()}>Nueva Resolución</LinkButton>
    ),
  tabla: (tabla) => <ActoTable {...tabla} />,
})
