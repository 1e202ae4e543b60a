import type { Metadata } from 'next'
import { RechazoTable } from '@/components/debitos/rechazo/rechazo-table'
import { listPage } from '@/components/listado/list-page'
import { rechazos } from '@/contract/listas/rechazos'
import { traerTodos } from '@/contract/rechazo'
import { rutas } from '@/lib/routes'

export const metadata: Metadata = { title: rechazos.declaracion.titulo }

export default listPage(rechazos, {
  traerTodos,
  ruta: rutas.rechazos(),
  back: (permisos) => (permisos.has('debitos.ver') ? rutas.debitoAutomatico() : rutas.inicio()),
  tabla: (tabla, { permisos, filtros }) => (
    <RechazoTable
      key={JSON.stringify(filtros)}
      {...tabla}
      filtros={filtros}
      elige={permisos.has('mensajes.enviar')}
      edita={permisos.has('debitos.editar')}
    />
  ),
})
