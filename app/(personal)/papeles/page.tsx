import type { Metadata } from 'next'
import { PapelTable } from '@/components/credenciales/emitidos/papel-table'
import { DateInput } from '@/components/form/date-input'
import { listPage } from '@/components/listado/list-page'
import { papeles } from '@/contract/listas/papeles'
import { traerTodos } from '@/contract/papel'
import { rutas } from '@/lib/routes'
import { emisor } from '@/lib/tesoreria/emisor'

export const metadata: Metadata = { title: papeles.declaracion.titulo }

export default listPage(papeles, {
  traerTodos,
  ruta: rutas.papeles(),
  back: (permisos) => (permisos.has('varios.ver') ? rutas.varios() : rutas.inicio()),
  day: DateInput,
  tabla: async (tabla, { permisos }) => (
    <PapelTable
      {...tabla}
      anula={permisos.has('papeles.anular')}
      emisor={permisos.has('credenciales.editar') ? await emisor() : undefined}
    />
  ),
})
